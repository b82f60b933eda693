"""Laws that lie before the elected player."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.choices import one_player
from cosmodrome.games.twilight_imperium.index import (
    AGENDA,
    FIGHTER,
    PLANET,
    SYSTEM_OF,
    agenda_row,
    bits,
)
from cosmodrome.games.twilight_imperium.production import may_produce, produce
from cosmodrome.games.twilight_imperium.sides import Side
from cosmodrome.games.twilight_imperium.statics import static
from cosmodrome.games.twilight_imperium.strategy import swap
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.ground_combat import forces
from cosmodrome.games.twilight_imperium.tactical.losses import destroy, destroy_ground, destroy_landed
from cosmodrome.games.twilight_imperium.tactical.rerolls import misses, reroll_any
from cosmodrome.games.twilight_imperium.when import every, subject
from cosmodrome.games.twilight_imperium.windows import law
from cosmodrome.kernel import Choose, Rule, Seat, Window

# ---- ministers -------------------------------------------------------------------------------------------------------


def elects_a_player(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The agenda that is going to be voted on; not the law itself, when it is voted on anew."""
    return table.agenda not in (0, AGENDA["committee_formation"]) and agenda_row(table.agenda).vote == "elect_player"


@law("committee_formation", "agenda.voting", when=elects_a_player)
def committee_formation(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Before a vote that elects a player, discard this and choose who is elected; nobody votes."""
    table.discard_agenda(AGENDA["committee_formation"])
    who = yield from one_player(table, seat, "committee_formation", table.clockwise(seat))
    table.choose_outcome(f"player-{who}")
    table.mark("agenda", "decided")
    table.mark("agenda", "no-vote-at-all")


def can_swap(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The player and another one have strategy cards."""
    return bool(table.cards[seat]) and any(table.cards[who] for who in table.alive() if who != seat)


@law("imperial_arbiter", "strategy.end", when=can_swap)
def imperial_arbiter(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """At the end of the strategy phase, discard this to exchange a strategy card of yours for one of another player."""
    table.discard_agenda(AGENDA["imperial_arbiter"])
    others = [who for who in table.clockwise(seat)[1:] if table.cards[who]]
    who = yield from one_player(table, seat, "imperial_arbiter", others)
    yield from swap(table, seat, who)


def dock_works(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """The player has placed a space dock where units can produce."""
    new = seat == window.seat and window.public["unit"] == "space_dock"
    return new and may_produce(table, seat, SYSTEM_OF[PLANET[window.public["planet"]]])


@law("minister_of_industry", "structure.placed", when=dock_works)
def minister_of_industry(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """When you place a space dock, your units in its system may use production."""
    yield from produce(table, seat, SYSTEM_OF[PLANET[window.public["planet"]]])


def disturbs(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Another player than the active one has units in the active system."""
    others = [who for who in table.alive() if who != table.active]
    return any(table.has_units(who, table.system) for who in others)


@law("minister_of_peace", "activated", when=disturbs)
def minister_of_peace(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """After a player activates a system with units of another one, discard this to end that player's turn."""
    table.discard_agenda(AGENDA["minister_of_peace"])
    table.mark("turn", "turn-over")


@static("minister_of_sciences", "research-price")
def minister_of_sciences(table: TwilightImperium, seat: Seat, price: int) -> int:
    """The Technology strategy card asks no resources of you."""
    return 0


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


# ---- Ixth and the crowns ---------------------------------------------------------------------------------------------


@static("prophecy_of_ixth", "combat")
def prophecy_of_ixth(side: Side, plus: int, kind: int, own: tuple[int, ...], space: bool) -> int:
    """Your fighters have +1 in combat."""
    return plus + 1 if kind == FIGHTER else plus


@law("prophecy_of_ixth", "production.done", must=True, when=lambda t, s, w: s == w.seat and w.public["fighters"] < 2)
def prophecy_is_forgotten(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """When you use production for fewer than two fighters, it is discarded."""
    table.discard_agenda(AGENDA["prophecy_of_ixth"])


def pass_on(table: TwilightImperium, name: str, to: Seat) -> None:
    """A law and its victory point go from its owner to another player (TI-R21)."""
    card = AGENDA[name]
    table.lose_points(table.law_owner(card), 1, name)
    table.pass_law(card, to)
    table.score(to, 1, name)


@law("shard_of_the_throne", ("space.won", "ground.won"), must=True, when=lambda t, s, w: s == w.public["loser"])
def shard_of_the_throne(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Who wins a combat against its owner takes it, and the point."""
    assert window.seat is not None
    pass_on(table, "shard_of_the_throne", window.seat)


def home_is_taken(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Another player has gained a planet of the owner's home system."""
    return seat != window.seat and PLANET[window.public["planet"]] in table.home_planets(seat)


@law("the_crown_of_emphidia", "planet.gained", must=True, when=home_is_taken)
def the_crown_of_emphidia(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Who gains a planet in its owner's home system takes it, and the point."""
    assert window.seat is not None
    pass_on(table, "the_crown_of_emphidia", window.seat)


@law("the_crown_of_thalnos", ("space.rolled", "ground.rolled"), when=subject)
def the_crown_of_thalnos(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """In each round of a combat you may reroll any of your dice; units that roll again and do not hit are destroyed."""
    space = table.combat == "space"
    own = table.combatants(seat) if space else forces(table, seat)
    places = yield from reroll_any(table, seat)
    for kind, count in failures(table, own, places).items():
        if space:
            yield from destroy(table, seat, table.system, kind, count)
        elif seat == table.active:
            yield from destroy_landed(table, seat, table.planet, count, kind)
        else:
            yield from destroy_ground(table, table.planet, count)


def failures(table: TwilightImperium, own: tuple[int, ...], places: tuple[int, ...]) -> dict[int, int]:
    """By kind: how many units rolled some of their dice again and hit with none of these (TI-R53)."""
    missed, lost, at = set(misses(table)), {}, 0
    for kind, dice, _, _ in table.batches:
        each = dice // own[kind]
        units = [range(first, first + each) for first in range(at, at + dice, each)]
        again = [[place for place in unit if place in places] for unit in units]
        if count := sum(bool(rolled) and all(place in missed for place in rolled) for rolled in again):
            lost[kind] = count
        at += dice
    return lost
