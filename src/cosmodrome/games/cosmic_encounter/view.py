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
        "sleight": bool(table.cheat),
        "accusations": [list(pair) for pair in table.accusations],
        "pending": [list(pair) for pair in table.pending],
        "goal": table.goal,
    }


def encounter(table: CosmicEncounter, seat: Seat | None) -> dict[str, Any]:
    """The encounter: sides, cards as they count, totals, what uses have left behind."""
    revealed = bool(table.card_kind[OFFENSE] and table.card_kind[DEFENSE])
    destiny = None if table.destiny == NOBODY else destiny_name(table.destiny, table.seats)
    return {
        "offense": table.offense,
        "defense": seat_or_none(table.defense),
        "planet": seat_or_none(table.planet),
        "destiny": destiny,
        "destined": seat_or_none(table.destined),
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
        "limbo": [list(batch) for batch in table.limbo],
    }


def piles(table: CosmicEncounter, seat: Seat | None) -> dict[str, Any]:
    """Decks by count, discards, cards in play, piles beside the sheets."""
    return {
        "deck": len(table.deck),
        "discard": [NAMES[card] for card in table.discard],
        "played": [NAMES[card] for card in table.played],
        "reinforcements": [NAMES[card] for card in table.reinforcements],
        "destiny_deck": len(table.destiny_deck),
        "destiny_discard": [destiny_name(card, table.seats) for card in table.destiny_discard],
        "open": {name: names(cards) for name, cards in table.shown.items() if cards},
        "closed": {
            name: names(cards) if seat is not None and owner_of(name) == seat else [UNKNOWN] * len(cards)
            for name, cards in table.piles.items()
            if cards
        },
        "pieces": {name: list(where) for name, where in table.pieces.items()},
        "flagship": list(table.flagship),
        "technology_deck": len(table.tech_deck),
        "technology_discard": [TECH_NAMES[tech] for tech in table.tech_discard],
        "tokens": {name: count for name, count in table.tokens.items() if _is_open(table, seat, name)},
    }


def _is_open(table: CosmicEncounter, seat: Seat | None, alien: str) -> bool:
    owner = table.owner(ALIEN_NAMES.index(alien))
    return owner in (NOBODY, seat) or not table.hidden[owner]


def hand(table: CosmicEncounter, seat: Seat | None) -> list[str]:
    """The own cards."""
    return [] if seat is None else names(table.hands[seat])


def draft(table: CosmicEncounter, seat: Seat | None) -> dict[str, Any]:
    """The own choices on their way, and the offer that was made."""
    proposing = table.proposer != NOBODY and table.cursor in ("offer", "answer-offer", "dealt")
    shown = proposing and (seat == table.proposer or table.cursor != "offer")
    return {
        "cards": [] if seat is None else names(table.draft[seat]),
        "offer": [] if seat is None else names(table.offer[seat]),
        "offered": names(table.offer[table.proposer]) if table.cursor == "answer-offer" else [],
        "terms": dict(table.terms) if shown else {},
        "proposer": table.proposer if proposing else None,
        "spoken": {
            str(who): {"cards": list(cards), "terms": dict(terms)}
            for who, (cards, terms) in (table.spoken.items() if proposing else ())
        },
        "offers": list(table.offered),
        "aliens": [] if seat is None else [ALIEN_NAMES[alien] for alien in table.dealt[seat]],
        "technologies": [] if seat is None else [TECH_NAMES[tech] for tech in table.tech_draft[seat]],
    }


def player(table: CosmicEncounter, seat: Seat | None, who: Seat) -> dict[str, Any]:
    """A player as others see him: ships, sheets, how many cards, and which of them one has seen."""
    cards = table.possession(who)
    mine = seat == who
    hidden = table.hidden[who] and not mine
    laid = names(table.laid[who]) if mine or who in table.open_cards else [UNKNOWN] * len(table.laid[who])
    known = [card for card in cards if seat is not None and not mine and seat in table.seen.get(card, NO_SEATS)]
    return {
        "aliens": [UNKNOWN if hidden else ALIEN_NAMES[alien] for alien in table.sheets[who]],
        "hidden": table.hidden[who],
        "lost": table.lost[who] and not table.is_up(who),
        "planets": list(table.systems[who]),
        "ships": {str(planet): table.ships[who][planet] for planet in table.colonies(who)},
        "warp": table.warp[who],
        "gate": table.gate[who],
        "beside": table.beside[who],
        "out": table.out[who],
        "home": table.home[who],
        "foreign": table.foreign[who],
        "cards": len(cards),
        "seen": names(known),
        "laid": laid,
        "face_up": who in table.open_cards,
        "technologies": [
            {
                "technology": TECH_NAMES[tech] if mine or tech in table.tech_up else UNKNOWN,
                "ships": table.research[tech],
                "complete": tech in table.tech_up,
            }
            for tech in table.techs[who]
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
