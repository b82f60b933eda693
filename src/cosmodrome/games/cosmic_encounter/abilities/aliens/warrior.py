"""Warrior: the power and both effects of the flare."""

from __future__ import annotations

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.conditions import every, has_encounter_card, shows
from cosmodrome.games.cosmic_encounter.declare import power, super_, wild
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.kernel import Seat, Window


def has_tokens(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """There are tokens on the sheet."""
    return table.tokens.get("warrior", 0) > 0


def add_tokens(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your side counts one more for each token; they stay."""
    table.add_bonus(table.side[seat], table.tokens["warrior"])


power("warrior", "reveal.totals", when=every(shows("attack"), has_tokens))(add_tokens)
super_("warrior", "reveal.totals", uses_power=True, when=has_tokens)(add_tokens)


def experience(table: CosmicEncounter, seat: Seat) -> int:
    """CE-R25: two tokens for a loss, one for a win, a deal or a success of the offense, none if it came to nothing."""
    if table.result in ("failed", "both-lost"):
        return 2
    if table.result == "win":
        return 1 if table.winner == table.side[seat] else 2
    return int(table.result == "deal" or (table.result == "success" and seat == table.offense))


def has_learnt(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The encounter brings tokens."""
    return experience(table, seat) > 0


@power("warrior", "resolution.tokens", part="training", free=True, when=has_learnt)
def warrior_training(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Tokens after each encounter as a main player, one more in a game to four planets; no zap touches that
    (CE-R64)."""
    table.add_tokens(ALIEN["warrior"], experience(table, seat) + (table.goal == 4))


@wild("warrior", "encounter.end", needs=has_encounter_card)
def wild_warrior(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Encounter the offense in their home system, then play resumes (CE-R40)."""
    table.wait_for(seat, table.offense)
