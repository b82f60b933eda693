"""Rerolling dice, TI-44: right after the roll; the same ability rerolls a die once only."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.index import NOBODY, UNIT, UNIT_NAMES
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import AUTO, REROLL
from cosmodrome.kernel import DONE, Choose, Option, Roll, Rule, Seat


def needs(table: TwilightImperium) -> list[tuple[int, int]]:
    """For each die of the last roll: what it must show, and what is added to it."""
    return [(hit, plus) for _, count, hit, plus in table.batches for _ in range(count)]


def misses(table: TwilightImperium) -> list[int]:
    """The places of the dice that did not hit."""
    return [at for at, (die, (hit, plus)) in enumerate(zip(table.dice, needs(table), strict=True)) if die + plus < hit]


def reroll_any(table: TwilightImperium, seat: Seat) -> Rule[tuple[int, ...]]:
    """A player rerolls any of the dice of the last roll; `auto` takes all misses. Returns the places rerolled."""
    chosen: tuple[int, ...] = ()
    while len(chosen) < len(table.dice):
        choice = yield Choose(seat, "reroll", reroll_options, table, chosen, args={"dice": list(table.dice)})
        if choice == DONE:
            break
        if choice == AUTO:
            chosen = tuple(dict.fromkeys((*chosen, *misses(table))))
            break
        kind = UNIT[choice[2]] if len(choice) > 2 else NOBODY
        fitting = [at for at, die, unit in open_dice(table, chosen) if die == choice[1] and kind in (NOBODY, unit)]
        chosen += (fitting[0],)
    yield from reroll(table, seat, chosen)
    return chosen


def reroll_options(table: TwilightImperium, chosen: tuple[int, ...]) -> list[Option]:
    """All misses, or dice by what they show, and by the unit where several kinds have rolled the same."""
    rolled = sorted({(die, unit) for _, die, unit in open_dice(table, chosen)})
    faces = [die for die, _ in rolled]
    single = [REROLL(die) if faces.count(die) == 1 else REROLL(die, UNIT_NAMES[unit]) for die, unit in rolled]
    missed = [AUTO] if any(at not in chosen for at in misses(table)) else []
    return [*missed, *single, DONE]


def open_dice(table: TwilightImperium, chosen: tuple[int, ...]) -> list[tuple[int, int, int]]:
    """The dice of the last roll that are not chosen yet: place, result, kind of unit."""
    units = [kind for kind, count, *_ in table.batches for _ in range(count)]
    return [(at, die, units[at]) for at, die in enumerate(table.dice) if at not in chosen]


def reroll(table: TwilightImperium, seat: Seat, places: tuple[int, ...]) -> Rule[None]:
    """TI-44.1: the new results replace the old ones."""
    if places:
        fresh = yield Roll("reroll", 10, len(places))
        dice = list(table.dice)
        for at, die in zip(places, fresh, strict=True):
            dice[at] = die
        table.change_dice(seat, tuple(dice))
