"""What a seat may know, as plain data."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIEN_NAMES
from cosmodrome.games.cosmic_encounter.cards import NAMES, destiny_name
from cosmodrome.games.cosmic_encounter.table import DEFENSE, NOBODY, OFFENSE, SIDES, CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECH_NAMES
from cosmodrome.games.cosmic_encounter.zones import names, owner_of
from cosmodrome.kernel import NO_SEATS, Seat

UNKNOWN = "?"


def seat_or_none(seat: int) -> int | None:
    """A seat, or None for nobody."""
    return None if seat == NOBODY else seat


def turn(table: CosmicEncounter, seat: Seat | None) -> dict[str, Any]:
    """Whose turn it is, and the step of the rules."""
    return {
        "round": table.round,
        "turn": table.turn,
        "step": table.cursor,
        "encounter": table.encounter,
        "extra": table.extra,
        "sleight": bool(table.cheats.cheat),
        "accusations": [list(pair) for pair in table.cheats.accusations],
        "pending": [list(pair) for pair in table.pending],
        "goal": table.goal,
    }


def encounter(table: CosmicEncounter, seat: Seat | None) -> dict[str, Any]:
    """The encounter: sides, cards as they count, totals, what uses have left behind."""
    revealed = bool(table.card_kind[OFFENSE] and table.card_kind[DEFENSE])
    destiny = None if table.destiny.card == NOBODY else destiny_name(table.destiny.card, table.seats)
    return {
        "offense": table.offense,
        "defense": seat_or_none(table.defense),
        "planet": seat_or_none(table.planet),
        "destiny": destiny,
        "destined": seat_or_none(table.destiny.named),
        "sides": [SIDES[side] if side >= 0 else None for side in table.side],
        "invited": [list(seats) for seats in table.invited],
        "kinds": [kind or None for kind in table.card_kind],
        "values": list(table.card_value) if revealed else None,
        "bonus": list(table.bonus),
        "totals": list(table.decided or (table.total(OFFENSE), table.total(DEFENSE))) if revealed else None,
        "engaged": list(table.engaged) if table.decided else None,
        "winner": SIDES[table.winner] if table.winner >= 0 else None,
        "result": table.result or None,
        "owed": list(table.owed),
        "marks": dict(table.marks),
        "zapped": [ALIEN_NAMES[alien] for alien in table.zapped],
        "uses": [{"seat": who, "ability": ability, "target": list(at)} for who, ability, at in table.uses],
        "limbo": [list(batch) for batch in table.ships.limbo],
    }


def piles(table: CosmicEncounter, seat: Seat | None) -> dict[str, Any]:
    """Decks by count, discards, cards in play, piles beside the sheets."""
    return {
        "deck": len(table.cards.deck),
        "discard": [NAMES[card] for card in table.cards.discard],
        "played": [NAMES[card] for card in table.cards.played],
        "reinforcements": [NAMES[card] for card in table.cards.reinforcements],
        "destiny_deck": len(table.destiny.deck),
        "destiny_discard": [destiny_name(card, table.seats) for card in table.destiny.discards],
        "open": {name: names(cards) for name, cards in table.cards.shown.items() if cards},
        "closed": {
            name: names(cards) if seat is not None and owner_of(name) == seat else [UNKNOWN] * len(cards)
            for name, cards in table.cards.piles.items()
            if cards
        },
        "pieces": {name: list(where) for name, where in table.technologies.pieces.items()},
        "flagship": list(table.ships.flagship),
        "technology_deck": len(table.technologies.deck),
        "technology_discard": [TECH_NAMES[tech] for tech in table.technologies.discards],
        "tokens": {name: count for name, count in table.tokens.items() if _is_open(table, seat, name)},
    }


def _is_open(table: CosmicEncounter, seat: Seat | None, alien: str) -> bool:
    owner = table.owner(ALIEN_NAMES.index(alien))
    return owner in (NOBODY, seat) or not table.hidden[owner]


def hand(table: CosmicEncounter, seat: Seat | None) -> list[str]:
    """The own cards."""
    return [] if seat is None else names(table.cards.hands[seat])


def draft(table: CosmicEncounter, seat: Seat | None) -> dict[str, Any]:
    """The own choices on their way, and the offer that was made."""
    proposing = table.deal.proposer != NOBODY and table.cursor in ("offer", "answer-offer", "dealt")
    shown = proposing and (seat == table.deal.proposer or table.cursor != "offer")
    return {
        "cards": [] if seat is None else names(table.cards.draft[seat]),
        "offer": [] if seat is None else names(table.cards.offer[seat]),
        "offered": names(table.cards.offer[table.deal.proposer]) if table.cursor == "answer-offer" else [],
        "terms": dict(table.deal.terms) if shown else {},
        "proposer": table.deal.proposer if proposing else None,
        "spoken": {
            str(who): {"cards": list(cards), "terms": dict(terms)}
            for who, (cards, terms) in (table.deal.spoken.items() if proposing else ())
        },
        "offers": list(table.deal.offered),
        "aliens": [] if seat is None else [ALIEN_NAMES[alien] for alien in table.dealt[seat]],
        "technologies": [] if seat is None else [TECH_NAMES[tech] for tech in table.technologies.draft[seat]],
    }


def player(table: CosmicEncounter, seat: Seat | None, who: Seat) -> dict[str, Any]:
    """A player as others see them: ships, sheets, how many cards, and which of them one has seen."""
    cards = table.cards.possession(who)
    mine = seat == who
    hidden = table.hidden[who] and not mine
    laid = (
        names(table.cards.laid[who])
        if mine or who in table.cards.open_cards
        else [UNKNOWN] * len(table.cards.laid[who])
    )
    known = [
        card for card in cards if seat is not None and not mine and seat in table.cards.known.seen.get(card, NO_SEATS)
    ]
    return {
        "aliens": [UNKNOWN if hidden else ALIEN_NAMES[alien] for alien in table.sheets[who]],
        "hidden": table.hidden[who],
        "lost": table.lost[who] and not table.is_up(who),
        "planets": list(table.ships.systems[who]),
        "ships": {str(planet): table.ships.by_planet[who][planet] for planet in table.ships.colonies(who)},
        "warp": table.ships.warp[who],
        "gate": table.ships.gate[who],
        "beside": table.ships.beside[who],
        "out": table.ships.out[who],
        "home": table.ships.home[who],
        "foreign": table.ships.foreign[who],
        "cards": len(cards),
        "seen": names(known),
        "laid": laid,
        "face_up": who in table.cards.open_cards,
        "technologies": [
            {
                "technology": TECH_NAMES[tech] if mine or tech in table.technologies.face_up else UNKNOWN,
                "ships": table.ships.researching(tech),
                "complete": tech in table.technologies.face_up,
            }
            for tech in table.technologies.owned[who]
        ],
    }


PARTS = {"turn": turn, "encounter": encounter, "piles": piles, "hand": hand, "draft": draft}
EACH = {"players": player}
ALWAYS = ("turn", "encounter", "piles", "hand", "draft")
ONE = ("players.seat",)
ALL = ("players",)
TOUCHES = {
    **dict.fromkeys(("moved", "drew", "discarded", "laid", "revealed", "took-back", "played", "power-lost"), ONE),
    **dict.fromkeys(
        ("took-discard", "got-card", "power-regained", "unveiled", "sheet", "no-sheet", "hand-dealt", "put-on-deck"),
        ONE,
    ),
    **dict.fromkeys(("piled-up", "laid-open", "planet-added", "planet-removed", "technology", "technology-shown"), ONE),
    **dict.fromkeys(("technology-discarded", "technology-complete", "no-offer", "put-under-deck"), ONE),
    **dict.fromkeys(("ship-added", "ship-removed"), ONE),
    **dict.fromkeys(
        (
            "looked",
            "showed",
            "handed-over",
            "swapped-cards",
            "card-settled",
            "cosmic-quake",
            "loan-returned",
            "pile-passed",
        ),
        ALL,
    ),
    "technology-passed": ALL,
    **dict.fromkeys(("offered", "refused", "broke-off", "agreed", "reshuffled", "encounter", "turn"), ALL),
    **dict.fromkeys(("concluded", "counts-as"), ALL),
}
