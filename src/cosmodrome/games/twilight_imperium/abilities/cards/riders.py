"""Riders: their player names an outcome, does not vote, and has a reward if it wins (TI-83.22)."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

from cosmodrome.games.twilight_imperium.abilities.cards.aims import announce, name_of, with_ships
from cosmodrome.games.twilight_imperium.abilities.cards.deployment import can_deploy, deploy
from cosmodrome.games.twilight_imperium.agenda import outcomes, reward
from cosmodrome.games.twilight_imperium.cards import draw_cards
from cosmodrome.games.twilight_imperium.choices import one_system
from cosmodrome.games.twilight_imperium.index import DOCK, DREADNOUGHT, SYSTEM_OF
from cosmodrome.games.twilight_imperium.research import research
from cosmodrome.games.twilight_imperium.structures import build_structure
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import force_token, gain_tokens
from cosmodrome.games.twilight_imperium.trade import gain_goods
from cosmodrome.games.twilight_imperium.verbs import OUTCOME
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import Choose, Rule, Seat, Window

Body = TypeVar("Body", bound=Callable[..., Any])


def an_outcome(table: TwilightImperium, seat: Seat, window: Window) -> Rule[tuple[Any, ...]]:
    """TI-83.22a: a possible outcome, aloud."""
    names = [OUTCOME(name) for name in outcomes(table)]
    choice = yield Choose(seat, "predict", names, args={"ability": name_of(window)})
    announce(table, seat, window, outcome=choice[1])
    return (str(choice[1]),)


def rider(name: str) -> Callable[[Body], Body]:
    """Declare a rider by its reward `(table, seat)`: the player cannot vote, and names an outcome (TI-83.22)."""

    @card(name, "agenda.after", aim=an_outcome)
    def ride(table: TwilightImperium, seat: Seat, window: Window) -> None:
        table.mark("agenda", "no-vote", seat)
        table.predict(seat, name, window.target[0])

    return reward(name)


@rider("leadership_rider")
def leadership_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Gain three command tokens."""
    yield from gain_tokens(table, seat, 3)


@rider("diplomacy_rider")
def diplomacy_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Each other player puts a command token into a system with a planet of yours, Mecatol Rex included."""
    systems = sorted({SYSTEM_OF[planet] for planet in table.planets(seat)})
    system = yield from one_system(table, seat, "diplomacy_rider", systems)
    if system:
        for other in table.clockwise(seat)[1:]:
            yield from force_token(table, other, system)


@rider("politics_rider")
def politics_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Draw three action cards and take the speaker token."""
    yield from draw_cards(table, seat, 3)
    if table.speaker != seat:
        table.make_speaker(seat)


@rider("construction_rider")
def construction_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Place a space dock on a planet you control; one from the board only if you like (TI-42.3a)."""
    yield from build_structure(table, seat, (DOCK,), table.planets(seat), may=not table.left(seat, DOCK))


@rider("trade_rider")
def trade_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Gain five trade goods."""
    yield from gain_goods(table, seat, 5)


@rider("warfare_rider")
def warfare_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Place a dreadnought in a system with ships of yours; one from the board only if you like (TI-42.3a)."""
    if can_deploy(table, seat, DREADNOUGHT):
        systems, may = with_ships(table, seat), not table.left(seat, DREADNOUGHT)
        system = yield from one_system(table, seat, "warfare_rider", systems, may=may)
        if system:
            yield from deploy(table, seat, DREADNOUGHT, system)


@rider("technology_rider")
def technology_rider(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Research a technology."""
    yield from research(table, seat)


@rider("imperial_rider")
def imperial_rider(table: TwilightImperium, seat: Seat) -> None:
    """Gain a victory point."""
    table.score(seat, 1, "imperial_rider")
