"""What a seat may know, as plain data, and how what it cannot know is dealt anew."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.twilight_imperium.agenda import outcomes
from cosmodrome.games.twilight_imperium.galaxy import home_slots
from cosmodrome.games.twilight_imperium.index import (
    CARD_NAMES,
    INFANTRY,
    KINDS,
    NOBODY,
    PLAIN,
    PLANET_NAMES,
    PLANETS_IN,
    STRATEGY_NAMES,
    TECH_NAMES,
    UNIT_NAMES,
    bits,
    note_owner,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import NO_SEATS, Dealer, Seat

UNKNOWN = "?"


def or_none(number: int) -> int | None:
    """A seat, or None for nobody."""
    return None if number == NOBODY else number


def turn(table: TwilightImperium, seat: Seat | None) -> dict[str, Any]:
    """Round, phase, whose turn it is, the step of the rules."""
    return {
        "round": table.round,
        "phase": table.phase,
        "step": table.cursor,
        "turn": table.turn,
        "active": table.active,
        "speaker": table.speaker,
        "ring": list(table.ring),
        "passed": list(table.passed),
        "order": list(table.initiative_order()) if table.phase else [],
        "goal": table.goal,
        "strategy": STRATEGY_NAMES[table.card] or None,
        "custodians": table.custodians,
        "marks": dict(table.marks),
    }


def systems(table: TwilightImperium, seat: Seat | None) -> list[dict[str, Any]]:
    """The tiles by position with all that stands on them."""
    found = []
    for position, system in enumerate(table.slots):
        if system:
            found.append(
                {
                    "system": system,
                    "position": position,
                    "units": {
                        str(who): units(table, who, system) for who in table.alive() if _there(table, who, system)
                    },
                    "tokens": [who for who in range(table.seats) if table.tokens[who] >> system & 1],
                    "planets": {PLANET_NAMES[planet]: planet_of(table, planet) for planet in PLANETS_IN[system]},
                    "wormholes": [
                        name
                        for name, mask in zip(("alpha", "beta", "delta"), table.wormholes, strict=True)
                        if mask >> system & 1
                    ],
                }
            )
    return found


def _there(table: TwilightImperium, who: Seat, system: int) -> int:
    return table.fleets[who] >> system & 1


def units(table: TwilightImperium, who: Seat, system: int) -> dict[str, int]:
    """A fleet by names."""
    return {UNIT_NAMES[kind]: count for kind, count in enumerate(table.fleet(who, system)) if count}


def planet_of(table: TwilightImperium, planet: int) -> dict[str, Any]:
    """A planet: whose it is, what stands on it, who has landed."""
    return {
        "owner": or_none(table.owner[planet]),
        "ready": table.is_ready(planet),
        "infantry": table.infantry[planet],
        "pds": table.pds[planet],
        "space_dock": table.docks >> planet & 1,
        "landed": table.landed.get(planet, 0) + table.landed_fighters.get(planet, 0),
        "resources": table.resources(planet),
        "influence": table.influence(planet),
        "attached": [CARD_NAMES[card] for card, on in table.elected.items() if on == planet],
    }


def action(table: TwilightImperium, seat: Seat | None) -> dict[str, Any]:
    """The tactical action under way."""
    return {
        "system": table.system or None,
        "combat": table.combat or None,
        "foe": or_none(table.foe),
        "round": table.combat_round,
        "planet": None if table.planet == NOBODY else PLANET_NAMES[table.planet],
        "retreating": or_none(table.retreating),
        "hits": [table.hits[who] + table.big_hits[who] for who in range(table.seats)],
        "dice": list(table.dice),
    }


def objectives(table: TwilightImperium, seat: Seat | None) -> dict[str, Any]:
    """Public objectives, who scored what, and how many are still face down."""
    return {
        "public": [CARD_NAMES[card] for card in table.public],
        "scored": [[CARD_NAMES[200 + number] for number in bits(table.scored[who])] for who in range(table.seats)],
        "stage_1": len(table.stage_1),
        "stage_2": len(table.stage_2),
    }


def agenda(table: TwilightImperium, seat: Seat | None) -> dict[str, Any]:
    """The agenda that is voted on, the votes, the laws in play."""
    return {
        "agenda": CARD_NAMES[table.agenda] if table.agenda else None,
        "number": table.agendas,
        "outcomes": outcomes(table) if table.agenda else [],
        "votes": list(table.votes),
        "voted": [name or None for name in table.voted],
        "predictions": [list(prediction) for prediction in table.predictions],
        "laws": [
            {
                "agenda": CARD_NAMES[card],
                "owner": or_none(table.law_owner(card)),
                "planet": PLANET_NAMES[table.elected[card]] if card in table.elected else None,
            }
            for card in table.laws_in_play()
        ],
    }


def decks(table: TwilightImperium, seat: Seat | None) -> dict[str, Any]:
    """Decks by count, discards by name, strategy cards with trade goods."""
    known = [
        CARD_NAMES[card] for card in table.agenda_deck if seat is not None and seat in table.seen.get(card, NO_SEATS)
    ]
    return {
        "action": len(table.action_deck),
        "discard": [CARD_NAMES[card] for card in table.action_discard],
        "played": [table.name(card) for card in table.played],
        "agenda": len(table.agenda_deck),
        "agenda_discard": [CARD_NAMES[card] for card in table.agenda_discard],
        "agendas_known": known,
        "secret": len(table.secret_deck),
        "bounty": {STRATEGY_NAMES[card]: table.bounty[card] for card in range(1, 9)},
    }


def hand(table: TwilightImperium, seat: Seat | None) -> dict[str, Any]:
    """The seat's own hidden cards."""
    if seat is None:
        return {"cards": [], "secrets": [], "notes": []}
    return {
        "cards": [CARD_NAMES[card] for card in table.hands[seat]],
        "secrets": [CARD_NAMES[card] for card in table.secrets[seat]],
        "notes": [table.name(note) for note in table.notes[seat]],
    }


def draft(table: TwilightImperium, seat: Seat | None) -> dict[str, Any]:
    """The seat's own choice on its way, and the offer that it makes or was sent."""
    mine = seat is not None and seat == table.active
    trading = seat is not None and seat in (table.proposer, table.partner)
    return {
        "cards": [] if seat is None else [CARD_NAMES[card] for card in table.drafts[seat]],
        "moving": [[origin, UNIT_NAMES[kind], count] for origin, kind, count in table.moving] if mine else [],
        "cargo": [
            [PLANET_NAMES[planet] if planet >= 0 else system, UNIT_NAMES[kind], count]
            for system, planet, kind, count in (table.cargo if mine else ())
        ],
        "bought": [[UNIT_NAMES[kind], count] for kind, count, _ in table.bought],
        "paying": [PLANET_NAMES[planet] for planet in bits(table.paying)],
        "goods": table.paying_goods,
        "places": [
            {"number": place + 1, "position": slot, "seat": or_none(table.places[place])}
            for place, slot in enumerate(home_slots(table.seats) if table.places else ())
        ],
        "offer": dict(table.offer) if trading and table.drafting in (NOBODY, seat) else {},
        "last_offer": dict(table.last_offer) if trading else {},
        "proposer": or_none(table.proposer),
        "partner": or_none(table.partner),
        "offers": table.offers[:],
        "refused": {str(to): dict(terms) for who, to, terms in table.refusals if who == seat},
        "traded": [list(partners) for partners in table.traded],
        "tiles": [list(tiles) for tiles in table.tiles],
    }


def player(table: TwilightImperium, seat: Seat | None, who: Seat) -> dict[str, Any]:
    """A player as others see them."""
    seen = [
        card for card in table.hands[who] if seat not in (None, who) and (seat or 0) in table.seen.get(card, NO_SEATS)
    ]
    notes = [
        note for note in table.notes[who] if seat not in (None, who) and (seat or 0) in table.seen.get(note, NO_SEATS)
    ]
    return {
        "seat": who,
        "faction": table.faction_name(who) or None,
        "home": table.home[who] or None,
        "points": table.points[who],
        "eliminated": who in table.eliminated,
        "tactic": table.tactic[who],
        "fleet": table.fleet_pool[who],
        "strategy": table.strategy[who],
        "reinforcements": table.reinforcements(who),
        "goods": table.goods[who],
        "commodities": table.commodities[who],
        "technologies": [
            {
                "technology": TECH_NAMES[tech],
                "ready": not table.tapped[who] >> tech & 1,
                "copied": tech in table.copied[who],
            }
            for tech in bits(table.techs[who])
        ],
        "cards": [{"strategy": STRATEGY_NAMES[card], "ready": not table.used >> card & 1} for card in table.cards[who]],
        "actions": len(table.hands[who]),
        "seen": [CARD_NAMES[card] for card in seen],
        "secrets": len(table.secrets[who]),
        "notes": len(table.notes[who]),
        "notes_seen": [table.name(note) for note in notes],
        "notes_up": [table.name(note) for note in table.notes_up[who]],
        "reserve": {
            UNIT_NAMES[kind]: table.reserve[who * KINDS + kind]
            for kind in range(KINDS)
            if PLAIN[kind] == kind and kind not in (0, INFANTRY)
        },
        "returning": table.returning[who],
        "promises": [[to, what] for giver, to, what in table.promises if giver == who],
    }


PARTS = {
    "turn": turn,
    "systems": systems,
    "action": action,
    "objectives": objectives,
    "agenda": agenda,
    "decks": decks,
    "hand": hand,
    "draft": draft,
}
EACH = {"players": player}
ALWAYS = ("turn", "action", "agenda", "hand", "draft")
ONE = ("players.seat",)
ALL = ("players",)
BOARD = ("systems",)
TOUCHES: dict[str, tuple[str, ...]] = {
    **dict.fromkeys(("placed", "destroyed", "removed", "built", "token", "took-token"), (*BOARD, *ONE)),
    **dict.fromkeys(
        ("moved", "landed", "lifted", "sustained", "mended", "relocated", "wormhole", "attached", "tile", "galaxy"),
        BOARD,
    ),
    **dict.fromkeys(("exhausted", "readied", "law", "law-moved", "repaired", "rift", "enlisted"), BOARD),
    **dict.fromkeys(("gained-planet", "tokens-home", "eliminated", "readied-all"), (*BOARD, *ALL)),
    **dict.fromkeys(("gained-tokens", "spent-tokens", "lost-tokens", "pools"), ONE),
    **dict.fromkeys(("gained-goods", "spent-goods", "lost-goods", "replenished"), ONE),
    **dict.fromkeys(("technology", "technology-lost", "exhausted-technology", "card-used", "faction"), ONE),
    **dict.fromkeys(("set-aside", "promised", "placed-note", "muted"), ONE),
    **dict.fromkeys(("returned-secret", "drew-secret"), ("decks", *ONE)),
    **dict.fromkeys(("points", "scored", "shows-secret"), ("objectives", *ONE)),
    **dict.fromkeys(("picked", "card-back", "drew", "discarded", "played", "shuffled", "bounties"), ("decks", *ALL)),
    **dict.fromkeys(("played-note", "returned-note", "gave-note", "paid", "handed-over", "looked"), ("decks", *ALL)),
    **dict.fromkeys(("swapped-cards", "transaction", "phase", "turn", "use", "aimed", "cancelled"), ("decks", *ALL)),
    "initiative-zero": ALL,
    **dict.fromkeys(("revealed-objective",), ("objectives", "decks")),
    **dict.fromkeys(("revealed-agenda", "looked-at-agendas", "put-agenda", "exhausted-law", "card-done"), ("decks",)),
    "activated": (*BOARD, *ONE),
    "agenda-discarded": ("decks", *BOARD),
    "passed": ONE,
}


# ---- dealing anew ----------------------------------------------------------------------------------------------------


def redeal(table: TwilightImperium, seat: Seat, dealer: Dealer) -> None:
    """Deal anew what the seat has not seen: action cards, secret objectives, notes, and the order of the decks."""
    others = [who for who in range(table.seats) if who != seat]
    _deal(table, seat, dealer, table.action_deck, [table.hands], others)
    _deal(table, seat, dealer, table.secret_deck, [table.secrets], others)
    _deal_notes(table, seat, dealer, others)
    agendas = [who for who in others if any(100 <= card < 200 for card in table.drafts[who])]
    _deal(table, seat, dealer, table.agenda_deck, [table.drafts] if agendas else [], agendas)
    for laid, spare in ((table.stage_1, table.spare_1), (table.stage_2, table.spare_2)):
        pool = [*laid, *spare]
        dealer.mix(pool)
        laid[:], spare[:] = pool[: len(laid)], pool[len(laid) :]


def _deal(
    table: TwilightImperium,
    seat: Seat,
    dealer: Dealer,
    deck: list[int],
    zones: list[list[tuple[int, ...]]],
    who: list[Seat],
) -> None:
    """A deck and the hands dealt from it; what others know goes with the place."""

    def known(card: int) -> bool:
        return seat in table.seen.get(card, NO_SEATS)

    old = [card for card in deck if not known(card)]
    old += [card for zone in zones for other in who for card in zone[other] if not known(card)]
    new = old[:]
    dealer.mix(new)
    _exchange(table, dict(zip(old, new, strict=True)), deck, [(zone, other) for zone in zones for other in who])


def _exchange(
    table: TwilightImperium, swap: dict[int, int], deck: list[int], places: list[tuple[list[tuple[int, ...]], Seat]]
) -> None:
    deck[:] = [swap.get(card, card) for card in deck]
    for zone, who in places:
        zone[who] = tuple(swap.get(card, card) for card in zone[who])
    table.seen = {swap.get(card, card): seats for card, seats in table.seen.items()}


def _deal_notes(table: TwilightImperium, seat: Seat, dealer: Dealer, others: list[Seat]) -> None:
    """If anybody has ever received a note: of each owner's notes that the seat has not seen, any may be the one given
    away. Who holds how many of whose is left as it is."""
    if not table.received:
        return
    by_owner: dict[Seat, list[int]] = {}
    for who in others:
        for note in table.notes[who]:
            if seat not in table.seen.get(note, NO_SEATS):
                by_owner.setdefault(note_owner(note), []).append(note)
    swap: dict[int, int] = {}
    for notes in by_owner.values():
        new = notes[:]
        dealer.mix(new)
        swap.update(zip(notes, new, strict=True))
    _exchange(table, swap, [], [(table.notes, who) for who in others])
