"""Small choices that many rules and abilities ask for. Each is a rule for `yield from`, each list a function."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Final

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.index import (
    ACTION_CARDS,
    CARD_NAMES,
    PLANET_NAMES,
    TECH,
    UNIT,
    UNIT_NAMES,
)
from cosmodrome.games.twilight_imperium.index import PLANET as PLANET_NUMBER
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import DONE, PASS, Choose, Option, Rule, Seat

NONE = -1
IN_HAND: Final = tuple(verbs.CARD(CARD_NAMES[card]) for card in range(ACTION_CARDS))


Hint = Callable[[TwilightImperium, int], dict[str, int]]
HINTS: Final[dict[str, Hint]] = {}  # by ask


def hinted(ask: str) -> Callable[[Hint], Hint]:
    """Declare what helps to choose among planets or players in an ask: numbers by name, for the buttons."""

    def declare(body: Hint) -> Hint:
        HINTS[ask] = body
        return body

    return declare


def one_planet(
    table: TwilightImperium, seat: Seat, key: str, planets: Sequence[int], may: bool = False, **args: Any
) -> Rule[int]:
    """A seat names a planet, or -1 for none where it may; nothing is asked where there is none."""
    if not planets:
        return NONE
    choice = yield Choose(seat, key, [*(verbs.AT_PLANET[planet] for planet in planets), *_or_pass(may)], args=args)
    return NONE if choice == PASS else PLANET_NUMBER[choice[1]]


def one_system(
    table: TwilightImperium, seat: Seat, key: str, systems: Sequence[int], may: bool = False, **args: Any
) -> Rule[int]:
    """A seat names a system, or 0 for none where it may."""
    if not systems:
        return 0
    choice = yield Choose(seat, key, [*map(verbs.TO, systems), *_or_pass(may)], args=args)
    return 0 if choice == PASS else int(choice[1])


def one_player(
    table: TwilightImperium, seat: Seat, key: str, seats: Sequence[Seat], may: bool = False, **args: Any
) -> Rule[int]:
    """A seat names a player, or -1 for none where it may."""
    if not seats:
        return NONE
    choice = yield Choose(seat, key, [*map(verbs.PLAYER, seats), *_or_pass(may)], args=args)
    return NONE if choice == PASS else int(choice[1])


def one_unit(
    table: TwilightImperium, seat: Seat, key: str, kinds: Sequence[int], may: bool = False, **args: Any
) -> Rule[int]:
    """A seat names a kind of unit, or -1 for none where it may."""
    if not kinds:
        return NONE
    choice = yield Choose(seat, key, [*(verbs.UNIT(UNIT_NAMES[kind]) for kind in kinds), *_or_pass(may)], args=args)
    return NONE if choice == PASS else UNIT[choice[1]]


def one_technology(
    table: TwilightImperium, seat: Seat, key: str, techs: Sequence[int], may: bool = False, **args: Any
) -> Rule[int]:
    """A seat names a technology, or -1 for none where it may."""
    if not techs:
        return NONE
    choice = yield Choose(seat, key, [*(verbs.RESEARCH[tech] for tech in techs), *_or_pass(may)], args=args)
    return NONE if choice == PASS else TECH[choice[1]]


def one_law(table: TwilightImperium, seat: Seat, key: str, laws: Sequence[int], may: bool = False) -> Rule[int]:
    """A seat names a law in play, or -1."""
    if not laws:
        return NONE
    choice = yield Choose(seat, key, [*(verbs.LAW(CARD_NAMES[law]) for law in laws), *_or_pass(may)])
    return NONE if choice == PASS else next(law for law in laws if CARD_NAMES[law] == choice[1])


def yes_or_no(table: TwilightImperium, seat: Seat, key: str, **args: Any) -> Rule[bool]:
    """A seat says yes or no."""
    choice = yield Choose(seat, key, [verbs.YES, verbs.NO], args=args)
    return bool(choice == verbs.YES)


def up_to_planets(table: TwilightImperium, seat: Seat, key: str, planets: Sequence[int], most: int) -> Rule[list[int]]:
    """A seat names up to this many planets, one by one."""
    chosen: list[int] = []
    while len(chosen) < most and (left := [planet for planet in planets if planet not in chosen]):
        choice = yield Choose(seat, key, [*(verbs.AT_PLANET[planet] for planet in left), DONE])
        if choice == DONE:
            break
        chosen.append(PLANET_NUMBER[choice[1]])
    return chosen


def one_card(table: TwilightImperium, seat: Seat, key: str, owner: Seat | None = None) -> Rule[str]:
    """A seat names an action card of its hand (or of one that it may look through)."""
    choice = yield Choose(seat, key, cards_of, table, seat if owner is None else owner, secret=True)
    return str(choice[1])


def cards_of(table: TwilightImperium, owner: Seat) -> list[Option]:
    """The action cards of a hand, by name, each once."""
    return list(dict.fromkeys([IN_HAND[card] for card in table.hands[owner]]))


def named(planets: Sequence[int]) -> list[str]:
    """The ids of planets."""
    return [PLANET_NAMES[planet] for planet in planets]


def _or_pass(may: bool) -> list[Option]:
    return [PASS] if may else []


def hand(table: TwilightImperium, seat: Seat) -> dict[str, int]:
    """A hint: how many action cards a player has."""
    return {"cards": len(table.hands[seat])}


def garrison(table: TwilightImperium, planet: int) -> dict[str, int]:
    """A hint: how much infantry there is on a planet."""
    return {"infantry": table.infantry[planet]}
