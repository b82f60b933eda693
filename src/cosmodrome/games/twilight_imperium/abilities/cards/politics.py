"""Action cards of the strategy, status and agenda phases; riders."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cosmodrome.games.twilight_imperium.agenda import predict, reward
from cosmodrome.games.twilight_imperium.choices import one_player
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import gain_tokens
from cosmodrome.games.twilight_imperium.windows import another, card, subject
from cosmodrome.kernel import Rule, Seat, Window

Body = TypeVar("Body", bound=Callable[..., Any])


def rider(name: str) -> Callable[[Body], Body]:
    """Declare a rider by its reward `(table, seat)`: the player cannot vote, and names an outcome (TI-83.22)."""

    @card(name, "agenda.after")
    def ride(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
        table.mark("agenda", "no-vote", seat)
        yield from predict(table, seat, name)

    return reward(name)


@rider("imperial_rider")
def imperial_rider(table: TwilightImperium, seat: Seat) -> None:
    """Gain a victory point."""
    table.score(seat, 1, "imperial_rider")


@rider("trade_rider")
def trade_rider(table: TwilightImperium, seat: Seat) -> None:
    """Gain five trade goods."""
    table.gain_goods(seat, 5)


@card("veto", "agenda.when")
def veto(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The agenda is discarded; the next one takes its place."""
    table.discard_agenda(table.agenda)


@card("assassinate_representative", "agenda.after")
def assassinate_representative(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """A player cannot vote on this agenda."""
    who = yield from one_player(table, seat, "assassinate_representative", table.clockwise(seat))
    table.mark("agenda", "no-vote", who)


@card("distinguished_councilor", "voted", when=lambda t, s, w: s == w.seat and t.votes[s] > 0)
def distinguished_councilor(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Five more votes for your outcome."""
    table.add_votes(seat, 5)


@card("confusing_legal_text", "elected", when=subject)
def confusing_legal_text(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Another player is elected instead of you."""
    who = yield from one_player(table, seat, "confusing_legal_text", table.clockwise(seat)[1:])
    table.choose_outcome(f"player-{who}")


@card("summit", "strategy.start")
def summit(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Gain two command tokens."""
    yield from gain_tokens(table, seat, 2)


@card("public_disgrace", "strategy.chosen", when=another)
def public_disgrace(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The player must choose another strategy card, if there is one."""
    table.mark("game-round", "refused")


@card("political_stability", "status.return", when=lambda t, s, w: bool(t.cards[s]))
def political_stability(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Keep your strategy cards; you do not choose in the next strategy phase."""
    table.mark("game-round", "keeps-cards", seat)
