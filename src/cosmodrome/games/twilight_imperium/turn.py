"""The action phase, TI-82: turns in initiative order until everybody has passed."""

from __future__ import annotations

from itertools import compress

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.choices import one_planet
from cosmodrome.games.twilight_imperium.elimination import check as check_elimination
from cosmodrome.games.twilight_imperium.figures import check_figures, lack_figures
from cosmodrome.games.twilight_imperium.index import STRATEGY, digits
from cosmodrome.games.twilight_imperium.table import STATUS, TwilightImperium
from cosmodrome.games.twilight_imperium.tactical.losses import lone_docks, sink_docks
from cosmodrome.games.twilight_imperium.trade import partners
from cosmodrome.games.twilight_imperium.windows import ability, window
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat
from cosmodrome.kernel.responses import then


def start(table: TwilightImperium) -> Rule[None] | None:
    """The start of a turn."""
    seat = table.active
    if table.returning[seat]:
        return bring_back(table, seat)  # then it starts once more
    return then(table, window(table, "turn.start", seat=seat), "turn")


def bring_back(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """Infantry that was set aside comes back to home planets of its owner's choice."""
    planets = [planet for planet in table.home_planets(seat) if table.owner[planet] == seat]
    while table.returning[seat] and planets:
        planet = yield from one_planet(table, seat, "bring-back", planets)
        table.set_aside_infantry(seat, -1)
        table.add_ground(seat, planet, 1)
    yield from check_figures(table, seat)
    if table.returning[seat]:
        table.set_aside_infantry(seat, -table.returning[seat])


def turn(table: TwilightImperium) -> Rule[None]:
    """TI-82.1: a strategic, a tactical or a component action, or passing."""
    seat = table.active
    hidden = bool(table.hands[seat] or seat in table.received)  # a lone option would tell what is not in hand
    asked = hidden or (not table.tactic[seat] and bool(partners(table, seat)))  # TI-82.3a: who passes may still trade
    choice = yield Choose(seat, "turn", turn_options, table, seat, secret=asked)
    match choice[0]:
        case "activate":
            table.activate(seat, choice[1])
            table.cursor = "activated"
        case "strategic":
            table.card = STRATEGY[choice[1]]
            table.tell("strategic", seat=seat, strategy=choice[1])
            table.cursor = "primary"
        case "component":
            table.cursor = "component"
        case "end-turn":
            table.cursor = "turn-end"
        case _:
            table.set_pass(seat)
            table.cursor = "turn-end"


def turn_options(table: TwilightImperium, seat: Seat) -> list[Option]:
    """Every system, every strategy card, one word for component actions; TI-82.4: passing once all cards are used."""
    options = [verbs.STRATEGICS[card] for card in table.cards[seat] if not table.used >> card & 1]
    unused = len(options)
    if ability.has_component(table, seat):
        options.append(verbs.COMPONENT)
    if table.tactic[seat]:
        options += compress(verbs.ACTIVATE, digits(activatable(table, seat)))
    if table.actions:
        options.append(verbs.END_TURN)
    elif not unused:
        options.append(PASS)
    return options


def activatable(table: TwilightImperium, seat: Seat) -> int:
    """TI-1.2, TI-1.3: systems without a command token of the player."""
    systems = table.galaxy.board & ~table.tokens[seat]
    for other in table.holders("bars-activation"):
        if other != seat and other not in table.eliminated:
            systems &= ~table.fold("bars-activation", other, 0)
    return systems


def components(table: TwilightImperium, seat: Seat) -> list[Option]:
    """TI-31: the component actions that can be done in full; none, if the last one was traded away meanwhile."""
    return ability.responses(table, seat, ability.component_window(table, seat)) or [PASS]


def component(table: TwilightImperium) -> Rule[None]:
    """TI-31.2: a component action; TI-31.4: a cancelled one has not been the action of the turn."""
    seat = table.active
    choice = yield Choose(seat, "component", components, table, seat, secret=True)
    done = False
    if choice != PASS:
        done = yield from ability.use(table, seat, ability.component_window(table, seat), choice)
    table.cursor = "action-end" if done else "turn"


def action_end(table: TwilightImperium) -> Rule[None] | None:
    """After an action; a player who has lost everything is out."""
    table.end_action()
    table.actions += 1
    docks = lone_docks(table)
    opened = () if docks else window(table, "action.done", seat=table.active)
    alive = table.alive()
    landless = 0 in table.lands and not all(table.lands[seat] for seat in alive)
    if docks or opened or landless or lack_figures(table, alive):
        return after_action(table, opened)
    go_on(table)
    return None


def after_action(table: TwilightImperium, opened: Rule[None] | tuple[()]) -> Rule[None]:
    """What responds to the end of an action, once blockaded docks are gone, and eliminations."""
    if lone_docks(table):
        yield from sink_docks(table)
        opened = window(table, "action.done", seat=table.active)
    yield from opened
    for seat in table.alive():
        yield from check_figures(table, seat)
    yield from check_elimination(table)
    go_on(table)


def go_on(table: TwilightImperium) -> None:
    """Some players may take another action in the same turn."""
    seat = table.active
    more = table.actions < table.fold("actions", seat, 1) + table.marked("extra-actions", seat)
    again = more and not table.marked("turn-over") and seat not in table.eliminated
    table.cursor = "turn" if again else "turn-end"


def next_turn(table: TwilightImperium) -> None:
    """TI-2.2, TI-2.3: the next player in initiative order who has not passed; TI-82.5: else the phase ends."""
    order, seat = table.initiative_order(), table.active
    if seat in order:
        at = order.index(seat) + 1
    else:  # it was eliminated in its turn
        was = table.marked("initiative", seat)
        at = sum(table.initiative(who) < was for who in order)
    table.forget("turn")
    for who in order[at:] + order[:at]:
        if who not in table.passed:
            table.begin_turn(who)
            table.cursor = "turn-start"
            return
    table.begin_phase(STATUS)
    table.step = 0
    table.cursor = "status"
