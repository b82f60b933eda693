"""Law: Shard of the Throne."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.agenda import pass_on
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Seat, Window


@law("shard_of_the_throne", ("space.won", "ground.won"), must=True, when=lambda t, s, w: s == w.public["loser"])
def shard_of_the_throne(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The winner of a combat against its owner takes it, and the point."""
    assert window.seat is not None
    pass_on(table, "shard_of_the_throne", window.seat)
