"""When to zap: how much a use of another player hurts, and what it costs to undo it."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from cosmodrome.games.cosmic_encounter.bot.fights import swing
from cosmodrome.games.cosmic_encounter.bot.odds import outlook, stakes
from cosmodrome.games.cosmic_encounter.bot.seen import OFFENSE, Seen
from cosmodrome.kernel import Seat

# What answers the use of another and undoes it, and what that costs.
ZAPS: Final[Mapping[str, float]] = {
    "card_zap": 1.2,
    "cosmic_zap": 1.5,
    "wild-filch": 0.6,
    "wild-void": 1.0,
    "wild-anti_matter": 0.2,
    "super-anti_matter": 0.2,
    "wild-healer": 0.2,
    "reserve-cancel": 0.6,
    "cosmic_field_generator": 1.0,
    "tech_scrambler": 1.0,
}
# Uses that hurt the opposing player and have nothing to do with points.
HARSH: Final[Mapping[str, float]] = {
    "barbarian": 4.0,
    "super-barbarian": 4.0,
    "cudgel": 3.0,
    "void": 2.0,
    "oracle": 3.0,
    "trader": 2.0,
    "mite": 3.0,
    "hate": 2.5,
    "hacker": 2.0,
    "gambler": 2.0,
    "demon": 1.5,
    "spiff": 4.0,
    "wild-spiff": 4.0,
    "wild-loser": 3.0,
    "wild-shadow": 4.0,
    "card_zap": 2.0,
    "cosmic_zap": 2.0,
    "plague": 5.0,
    "coldsleep_ship": 4.0,
    "wild-tick_tock": 4.0,
}
AIMED: Final = ("plague", "hacker", "wild-philanthropist", "wild-reincarnator", "shadow-wild")


def harm(seen: Seen) -> float:
    """How much the use that is under way hurts me; nothing, if it is my own."""
    uses = seen.encounter["uses"]
    if uses and uses[-1]["ability"] == "human":
        return humanity(seen, uses[-1]["seat"])
    if not uses or uses[-1]["seat"] == seen.me:
        return -5.0
    use = uses[-1]
    user, name, target = use["seat"], use["ability"], tuple(use["target"])
    turned = swing(seen, name, user, target)
    if turned is not None:
        return -turned
    if name in ZAPS:
        return 2.0 if len(uses) > 1 and uses[-2]["seat"] == seen.me else 0.0
    if name == "omega_missile":
        return 5.0 if seen.ships_at(seen.me, target[0]) else 0.0
    if name in AIMED:
        return HARSH.get(name, 2.0) if target[:1] == (seen.me,) else 0.0
    return HARSH.get(name, 0.5) if opposed(seen, user) else 0.0


def humanity(seen: Seen, user: Seat) -> float:
    """Zapping Human makes its side win: good for those on it who would lose, my own Humanity included."""
    side = seen.side(seen.me)
    if side is None or side != seen.side(user):
        return -5.0
    ends = stakes(seen)
    return (ends.offense_wins if side == OFFENSE else ends.defense_wins) - outlook(seen)


def opposed(seen: Seen, seat: Seat) -> bool:
    """Whether somebody is on the other side of my encounter."""
    mine, theirs = seen.side(seen.me), seen.side(seat)
    return mine is not None and theirs is not None and mine != theirs
