"""What can be done to an encounter that is under way: points for a side, other cards, a comparison turned round.

Each is tried out on the odds: what the encounter is worth to me with it, and without.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from cosmodrome.games.cosmic_encounter.bot.cards import Chances, worth
from cosmodrome.games.cosmic_encounter.bot.odds import Duel, outlook, stakes
from cosmodrome.games.cosmic_encounter.bot.seen import DEFENSE, KIND, OFFENSE, SIDES, VALUE, Seen
from cosmodrome.games.cosmic_encounter.bot.ships import spare_ships
from cosmodrome.kernel import Seat

Target = tuple[Any, ...]
Points = Callable[[Seen, Seat, Target], tuple[int, int]]  # who uses it at what: side and points


def side_of(seen: Seen, seat: Seat) -> int:
    """The side that somebody's use helps: their own, or else the side they are closer to."""
    side = seen.side(seat)
    return OFFENSE if side is None else side


def _own(points: Callable[[Seen, Seat], int]) -> Points:
    return lambda seen, seat, target: (side_of(seen, seat), points(seen, seat))


def _card(seen: Seen, side: int) -> int:
    values = seen.encounter["values"]
    return int(values[side]) if values is not None else 0


def _low_attacks(seen: Seen, seat: Seat) -> int:
    """The best attack that Reserve can play as a reinforcement."""
    return max((VALUE[name] for name in seen.hand if KIND[name] == "attack" and VALUE[name] <= 6), default=0)


def _multiplied(seen: Seen, seat: Seat) -> int:
    side, ships = side_of(seen, seat), seen.ships_in(seat)
    return _card(seen, side) * ships - _card(seen, side) - ships


def _ships_multiplied(seen: Seen, seat: Seat) -> int:
    own, allied = seen.ships_in(seat), sum(seen.ships_in(ally) for ally in seen.allies(side_of(seen, seat)))
    return own * allied - own - allied


def _fed(seen: Seen, seat: Seat) -> int:
    """The attacks that Fodder can throw in."""
    side = side_of(seen, seat)
    low, high = _card(seen, side), _card(seen, 1 - side)
    return sum(VALUE[name] for name in seen.hand if KIND[name] == "attack" and low < VALUE[name] < high)


def _reinforcement(count: int) -> Points:
    return lambda seen, seat, target: (SIDES.index(target[0]), count)


def _citadels(seen: Seen, seat: Seat, target: Target) -> tuple[int, int]:
    cards = seen.view["piles"]["open"].get(f"planet:{seen.planet}", ())
    return DEFENSE, sum(VALUE[card] for card in cards)


def _opponent_warp(seen: Seen, seat: Seat, target: Target) -> tuple[int, int]:
    side = side_of(seen, seat)
    other = seen.main(1 - side)
    return 1 - side, 0 if other is None else -seen.players[other]["warp"]


POINTS: Final[Mapping[str, Points]] = {
    **{f"reinforcement-{count}": _reinforcement(count) for count in (2, 3, 5)},
    "reserve": lambda seen, seat, at: (SIDES.index(at[0]), _low_attacks(seen, seat)),
    "xenon_lasers": lambda seen, seat, at: (side_of(seen, seat), at[0]),
    "lunar_cannon": _own(lambda seen, seat: 10),
    "human": _own(lambda seen, seat: 4),
    "warrior": _own(lambda seen, seat: seen.view["piles"]["tokens"].get("warrior", 0)),
    "super-warrior": _own(lambda seen, seat: seen.view["piles"]["tokens"].get("warrior", 0)),
    "warpish": _own(lambda seen, seat: sum(player["warp"] for player in seen.players)),
    "wild-warpish": _own(lambda seen, seat: seen.players[seat]["warp"]),
    "super-warpish": _opponent_warp,
    "macron-mass": _own(lambda seen, seat: 3 * seen.ships_in(seat)),
    "wild-macron": _own(lambda seen, seat: seen.ships_in(seat)),
    "virus": _own(_multiplied),
    "wild-virus": _own(_ships_multiplied),
    "fodder": _own(_fed),
    "citadel": _citadels,
    "wild-citadel": lambda seen, seat, at: (DEFENSE, 5),
    "wild-kamikaze": lambda seen, seat, at: (side_of(seen, seat), 3 * at[0]),
}


def with_points(seen: Seen, side: int, points: int) -> float:
    """What the encounter is worth to me if a side counts more."""
    return outlook(seen, Duel(seen, (points, 0) if side == OFFENSE else (0, points)))


def swing(seen: Seen, name: str, seat: Seat, target: Target) -> float | None:
    """How much better the encounter is for me with somebody's use of an ability, None if it is no matter of points."""
    if name in POINTS:
        side, points = POINTS[name](seen, seat, target)
        return with_points(seen, side, points) - outlook(seen)
    changed = TURNS.get(name)
    return None if changed is None else changed(seen, seat) - outlook(seen)


def reinforcing(seen: Seen, name: str, target: Target) -> float:
    """A reinforcement: worth its card, or part of enough of them to turn the encounter."""
    side, points = POINTS[name](seen, seen.me, target)
    now = outlook(seen)
    alone = with_points(seen, side, points) - now - worth(name)
    held = [card for card in seen.hand if KIND[card] == "reinforcement"]
    together = with_points(seen, side, sum(VALUE[card] for card in held)) - now - sum(map(worth, held))
    return max(alone, together - 0.01 * points)


# ---- cards and comparisons that change ------------------------------------------------------------------------------


def cards_of(
    duel: Duel, side: int, own: Chances | None = None, other: Chances | None = None
) -> tuple[Chances, Chances]:
    """The chances of both cards, offense first, with those of a side or of the other side replaced."""
    mine, theirs = own or duel.chances(side), other or duel.chances(1 - side)
    return (mine, theirs) if side == OFFENSE else (theirs, mine)


def becoming(kind: str, value: int) -> Callable[[Seen, Seat], float]:
    """The own card counts as another one."""
    return lambda seen, seat: _with_cards(seen, seat, [((kind, value), 1.0)])


def _with_cards(seen: Seen, seat: Seat, own: Chances | None = None, other: Chances | None = None) -> float:
    duel = Duel(seen)
    return stakes(seen).expected(*duel.odds(*cards_of(duel, side_of(seen, seat), own, other)))


def _copied(seen: Seen, seat: Seat) -> float:
    duel = Duel(seen)
    return _with_cards(seen, seat, own=duel.chances(1 - side_of(seen, seat)))


def _a_third(seen: Seen, seat: Seat) -> float:
    theirs = Duel(seen).chances(1 - side_of(seen, seat))
    return _with_cards(seen, seat, other=[((kind, -(-value // 3)), chance) for (kind, value), chance in theirs])


def _swapped(seen: Seen, seat: Seat) -> float:
    duel = Duel(seen)
    return stakes(seen).expected(*duel.odds(duel.chances(DEFENSE), duel.chances(OFFENSE)))


def _twisted(**changes: Any) -> Callable[[Seen, Seat], float]:
    def tried(seen: Seen, seat: Seat) -> float:
        duel = Duel(seen)
        duel.twist = duel.twist._replace(**changes)
        return stakes(seen).expected(*duel.odds())

    return tried


def _upset(seen: Seen, seat: Seat) -> float:
    """An upset before the cards are chosen: I lay my lowest attack."""
    duel = Duel(seen)
    duel.twist = duel.twist._replace(upset=True)
    attacks = [VALUE[name] for name in seen.hand if KIND[name] == "attack"]
    own: Chances | None = [(("attack", min(attacks)), 1.0)] if attacks and seat == seen.me else None
    theirs = [(laid, chance) for laid, chance in duel.chances(1 - side_of(seen, seat)) if laid[0] == "attack"]
    return stakes(seen).expected(*duel.odds(*cards_of(duel, side_of(seen, seat), own, theirs or None)))


def _talks(seen: Seen, seat: Seat) -> float:
    return stakes(seen).deal


def _no_allies(seen: Seen, seat: Seat) -> float:
    """The allies of the other side are gone."""
    side = side_of(seen, seat)
    return with_points(seen, 1 - side, -sum(seen.ships_in(ally) for ally in seen.allies(1 - side)))


def _claimed(seen: Seen, seat: Seat) -> float:
    ends = stakes(seen)
    return ends.offense_wins if side_of(seen, seat) == OFFENSE else ends.defense_wins


def _hoped(seen: Seen, seat: Seat) -> float:
    """Three new cards may turn it, if it goes badly."""
    return outlook(seen) + 0.35 * (_claimed(seen, seat) - outlook(seen))


TURNS: Final[Mapping[str, Callable[[Seen, Seat], float]]] = {
    "wild-human": becoming("attack", 42),
    "wild-pacifist": becoming("attack", 15),
    "wild-mirror": _copied,
    "wild-tripler": _a_third,
    "sorcerer": _swapped,
    "super-sorcerer": _swapped,
    "calculator": _twisted(equalize=True),
    "super-calculator": _twisted(equalize=True),
    "mirror": _twisted(reversed=(OFFENSE, DEFENSE)),
    "anti_matter": _twisted(lower_wins=True),
    "loser": _upset,
    "super-loser": _twisted(upset=True),
    "emotion_control": _talks,
    "force_field": _no_allies,
    "wild-mite": _no_allies,
    "pacifist": _claimed,
    "super-human-zap": _claimed,
    "wild-hate": _hoped,
    "chosen": _hoped,
    "quark_battery": _hoped,
}


def oozing(seen: Seen, direction: str) -> float:
    """Ships into an encounter that will be won, or out of one that is lost."""
    now = outlook(seen)
    side = side_of(seen, seen.me)
    if direction == "in":
        spare = spare_ships(seen, seen.planet if side == DEFENSE else None)
        return with_points(seen, side, spare) - now - 0.3 if spare > 0 else -1.0
    won, dealt = Duel(seen).odds()
    losing = 1 - won - dealt if side == OFFENSE else won
    return (losing - 0.75) * seen.ships_in(seen.me) * 2
