"""Faults of Twilight Imperium: the odds of fights."""

from __future__ import annotations

from tests.faults.fault import ODDS, ODDS_TESTS, TWILIGHT, Fault

FAULTS = (
    Fault(
        "odds: hits beyond two a ship are dropped, whatever a shield cancels",
        ODDS + "space.py",
        "(1 + cancels(self.sides[who])) * sum(own)",
        "2 * sum(own)",
        ODDS_TESTS,
    ),
    Fault(
        "odds: armor repairs what sustained damage in this round",
        TWILIGHT + "abilities/technologies.py",
        "if fleet[kind] > sustained.count(REPAIRED[kind]):",
        "if fleet[kind]:",
        ODDS_TESTS,
    ),
    Fault(
        "odds: armor takes damage from cannons for damage of the round",
        ODDS + "start.py",
        "field[who], _ = hit(",
        "field[who], field.sustained[who] = hit(",
        ("tests/games/twilight_imperium/test_odds.py",),
        also=((ODDS + "start.py", "if effects and any(fight.repairs):", "if any(fight.repairs):"),),
    ),
    Fault(
        "odds: who picks a target takes the cheapest",
        ODDS + "field.py",
        "self.lose(who, tuple(kind for kind in DEAREST if kind not in can))",
        "self.lose(who, tuple(kind for kind in reversed(DEAREST) if kind not in can))",
        ODDS_TESTS,
    ),
    Fault(
        "odds: a Mentak flagship bars nobody from sustaining damage",
        ODDS + "field.py",
        'return "forbids-sustain" in foe.topics and',
        'return "forbids-all" in foe.topics and',
        ODDS_TESTS,
    ),
    Fault(
        "odds: a Yin flagship goes down alone",
        ODDS + "space.py",
        "            return TAKEN_ALONG",
        "            pass",
        ODDS_TESTS,
    ),
    Fault(
        "odds: nobody harrows",
        ODDS + "ground.py",
        "self.bombs_after = both(self.bombs_after, act(self.bombs))",
        "pass",
        ODDS_TESTS,
    ),
    Fault(
        "odds: a family of pairs is left before it is settled",
        ODDS + "ways.py",
        "if len(family) == 1 or change < EXACT:",
        "if change < 1:",
        ODDS_TESTS,
    ),
)
