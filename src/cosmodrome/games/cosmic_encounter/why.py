"""Why something is not allowed now: the rule it breaks, where that can be told."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.cards import COPIES, ENCOUNTER
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.usable import CARDS_OF
from cosmodrome.kernel import DONE, Option, Seat

PER_ASK = {
    "launch": "CE-9.2",
    "ally-ships": "CE-10.7",
    "lose-ships": "CE-14.16",
    "found-colony": "CE-13.13",
    "alliance": "CE-10.6",
    "own-colour": "CE-8.6",
    "aim": "CE-8.14",
    "rewards": "CE-15.7",
    "place-ships": "CE-1.11",
    "second-encounter": "CE-16.1",
    "research": "CE-30.4",
    "offer": "CE-13.3",
    "answer-offer": "CE-13.8",
}


def why(table: CosmicEncounter, seat: Seat, key: str, option: Option) -> str | None:
    """The ledger row that forbids an option of the open ask."""
    match option:
        case ("lay", str(name)):
            return _why_not_lay(table, seat, name)
        case ("invite", *_):
            return "CE-10.2" if seat == table.offense else "CE-10.3"
        case ("recolonise", *_):
            return "CE-21.9"
        case ("visitor", *_):
            return "CE-21.1"
        case ("use", str(name), *_) if name in CARDS_OF:
            return _why_not_play(table, seat, name)
        case _ if option == DONE and key in ("launch", "ally-ships"):
            return "CE-9.2" if key == "launch" else "CE-10.7"
    return PER_ASK.get(key)


def _why_not_lay(table: CosmicEncounter, seat: Seat, name: str) -> str | None:
    if name in COPIES and COPIES[name][0] not in ENCOUNTER:
        return "CE-11.2"
    return "CE-11.1"


def _why_not_play(table: CosmicEncounter, seat: Seat, name: str) -> str | None:
    cards = CARDS_OF[name]
    if set(cards).isdisjoint(table.cards.in_reach(seat)):
        return "CE-26.1"
    if name.startswith(("wild-", "super-")):
        if any(card in table.spent for card in cards):
            return "CE-27.5"
        if table.flares_by[seat] and not table.unlimited_flares:
            return "CE-27.4"
        return "CE-27.2"
    return "CE-20.1"
