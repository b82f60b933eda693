"""Law: Minister of War."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.index import AGENDA, bits
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.when import every, subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Choose, Rule, Seat, Window


def may_go_on(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """A token of the player is on the board, and nothing has ended the turn."""
    return bool(table.tokens[seat]) and not table.marked("turn-over")


@law("minister_of_war", "action.done", when=every(subject, may_go_on))
def minister_of_war(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After an action of yours, discard this to take a command token off the board; then you may act once more."""
    table.discard_agenda(AGENDA["minister_of_war"])
    choice = yield Choose(seat, "take-token", [verbs.TOKEN(system) for system in bits(table.tokens[seat])])
    table.take_token(seat, choice[1])
    table.mark("turn", "extra-actions", seat, table.marked("extra-actions", seat) + 1)
