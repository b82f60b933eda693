"""Faults of Twilight Imperium: the odds of fights, and rules that a careless edit could break."""

from __future__ import annotations

from tests.faults.fault import ODDS, ODDS_TESTS, TWILIGHT, TWILIGHT_TESTS, Fault

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
    # ---- rules
    Fault(
        "a secret objective is scored without its condition",
        TWILIGHT + "abilities/secrets.py",
        "return meets(table, seat, window.source)",
        "return True",
        (TWILIGHT_TESTS + "test_round.py",),
    ),
    Fault(
        "two secret objectives are scored in one status phase",
        TWILIGHT + "abilities/secrets.py",
        "return not window.used",
        "return True",
        (TWILIGHT_TESTS + "test_round.py",),
    ),
    Fault(
        "no tokens stand in for plastic",
        TWILIGHT + "board.py",
        "return 99 if kind in BY_TOKENS else",
        "return 10 - self.count_on_board(seat, kind) if kind in BY_TOKENS else",
        (TWILIGHT_TESTS + "test_invasion.py",),
    ),
    Fault(
        "troops land beside the custodians",
        TWILIGHT + "tactical/invasion.py",
        "if not (planet == MECATOL_REX and table.custodians) and",
        "if",
        (TWILIGHT_TESTS + "test_invasion.py",),
    ),
    Fault(
        "who lands needs no figure",
        TWILIGHT + "tactical/invasion.py",
        "    yield from check_figures(table, seat)\n",
        "",
        (TWILIGHT_TESTS + "test_supply.py",),
    ),
    Fault(
        "who follows Construction builds anywhere",
        TWILIGHT + "secondaries.py",
        "build_structure(table, seat, (PDS, DOCK), table.planets_of(seat, system))",
        "build_structure(table, seat, (PDS, DOCK), table.planets(seat))",
        (TWILIGHT_TESTS + "test_strategy_cards.py",),
    ),
    Fault(
        "Fleet Regulations are forgotten once they are law",
        TWILIGHT + "abilities/agendas/laws.py",
        "return min(most, 4)",
        "return most",
        (TWILIGHT_TESTS + "agendas/test_common_laws.py",),
    ),
    Fault(
        "Neuroglaive strikes where there are no ships",
        TWILIGHT + "abilities/factions/naalu.py",
        "must=True, when=every(not_active, ships_here))",
        "must=True, when=not_active)",
        (TWILIGHT_TESTS + "factions/test_naalu.py",),
    ),
    Fault(
        "an assault cannon fires in every round",
        TWILIGHT + "abilities/technologies.py",
        "when=every(fighting, first_round, outguns_here)",
        "when=every(fighting, outguns_here)",
        (TWILIGHT_TESTS + "test_not_now.py",),
    ),
)
