"""Rerolling dice, TI-44: right after the roll; the same ability rerolls a die once only."""

from __future__ import annotations

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
        places = [at for at, die in enumerate(table.dice) if die == choice[1] and at not in chosen]
        chosen += (places[0],)
    yield from reroll(table, seat, chosen)
    return chosen


def reroll_options(table: TwilightImperium, chosen: tuple[int, ...]) -> list[Option]:
    """All misses, or dice by what they show."""
    faces = sorted({die for at, die in enumerate(table.dice) if at not in chosen})
    missed = [AUTO] if any(at not in chosen for at in misses(table)) else []
    return [*missed, *(REROLL(face) for face in faces), DONE]


def reroll(table: TwilightImperium, seat: Seat, places: tuple[int, ...]) -> Rule[None]:
    """TI-44.1: the new results replace the old ones."""
    if places:
        fresh = yield Roll("reroll", 10, len(places))
        dice = list(table.dice)
        for at, die in zip(places, fresh, strict=True):
            dice[at] = die
        table.change_dice(seat, tuple(dice))
