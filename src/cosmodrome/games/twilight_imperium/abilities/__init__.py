"""Factions, technologies, action cards, agendas, notes, objectives: how to write one. Every module in this folder and
its subfolders is imported by itself.

An ability is one decorated function of a few lines: the decorator says when, the body is only the effect. Numbers
stand in `data/` and are taken from there; ids are those of the rows.

    @faction("orbital_drop", "action", when=...)          # a faction ability or a flagship, by its id on the sheet
    @technology("x89_bacterial_weapon", "action", exhaust=True, when=...)
    @card("flank_speed", "activated", when=active)        # an action card; Sabotage can cancel it
    @note("ceasefire", "activated", when=..., needs=...)  # a promissory note in the hand of another than its owner
    @open_note("trade_convoys", "activated", part="returns", must=True, when=...)   # one that lies in the play area
    @law("minister_of_policy", "status.end", must=True)   # a law, for its owner (a common or attached one: everybody)
    @static("armada", "fleet-limit")                      # holds without being used: see *statics*
    @outcome("mutiny", "for")   @outcome("archived_secret")        # what a vote brings: `(table)`, `(table, elected)`
    @votable("new_constitution")                          # whether it is voted on, `(table)`; if not, another one comes
    @later("new_constitution")                            # at the next strategy phase, for those of `postpone(...)`
    @rider("imperial_rider")                              # riders.py: the body is the reward `(table, seat)`
    @reward("galactic_threat")                            # what a right prediction of another ability brings
    @condition("control_non_home")   @price("spend_resources")     # objectives of the status phase, by `check`
    @objective_event("spark_a_rebellion", "space.won")    # secrets.py: the function is the condition
    @hinted("spy")                                        # choices.py: what the buttons of its question say
    @foreseen("assault_cannon")                           # what the odds of a fight make of it: chances/foreseen.py

A body is `(table, seat, window)`. One that asks is a generator: `planet = yield from one_planet(table, seat, key,
planets)`; one that does not is a plain function. Models: technologies.py, notes.py, factions/sol.py and letnev.py,
any file of action_cards/ and agendas/, secrets.py.

**Fields.** `at`: a window or several. `when(table, seat, window)`: public facts only. `needs`: the seat's own secrets
(whose note it is: `owner_of(window)`), never with a must. `must=True` for what has no *may*; musts come first.
`part="x"`: a second function of the same source. `again=True`: more than once in a window. `exhaust=True`: the
technology card is exhausted. `aim=a_planet(planets)`: what the use is aimed at, asked before it can be cancelled, found
in `window.target` (aims.py). `answers=("card",)`: for the window `used`, the kinds of use it responds to (`card`,
`note`, `faction`, `technology`, `law`). Costs (tokens, trade goods) are paid in the body and asked for in `when`. A
component action (`"action"`) is offered only if `when` and `needs` hold: they say that it can be done in full
(TI-31.3). Ready tests (`when.py`): `subject`, `another`, `active`, `not_active`, `fighting`, `first_round`,
`ships_here`, `flagship_here`; join them with `every(...)`, and mark with `@fact` what holds for all seats or for none.
`opponent(table, seat)` is the other one in a combat.

**Windows, topics and marks** have a line of explanation each in names.py; docs/names.md lists them. `window.seat` is
the seat that a window is about, `window.public` has further facts; planets and units go by id there: `PLANET[...]`,
`UNIT[...]`. Another moment that the rulebook knows is one name there and one line in a rule.

**Statics** (`statics.py`) change a value. With a table, `(table, seat, value, *about) -> value`, read by
`table.fold(topic, seat, value, *about)`. Without a table, `(side, value, *about)`, so that odds use them too.
`last=True`: nothing else takes it away. A new topic is one name and one `fold` in a rule.

**Marks** hold for a scope: `table.mark("action", "move+", seat, 1)`; scopes `round`, `combat`, `action`, `turn`,
`agenda`, `agenda-phase`, `strategy-phase`, `game-round`. `table.mute` switches a seat's faction abilities and
technologies off for the tactical action.

**Rules to `yield from`**: choices.py (`one_planet`, `one_system`, `one_player`, `one_unit`, `one_technology`,
`one_law`, `one_card`, `up_to_planets`, `yes_or_no`), cards.py (`draw_cards`, `discard_chosen`, `draw_secret`,
`random_place`; `discard_all` asks nothing), tokens.py (`gain_tokens`, `redistribute`, `force_token`), paying.py (`pay`,
`can_pay`), research.py (`research`, `gain_technology`), production.py (`build` with a `Yard`, `produce`), structures.py
(`build_structure`, `put_structure`), tactical/losses.py (`destroy`, `destroy_ground`, `destroy_landed`, `assign_hits`,
`hit_ship`; `cancel_hits`), tactical/control.py (`take_control`, `gain_empty`), tactical/rerolls.py (`reroll_any`),
tactical/retreat.py (`withdraw`), primaries.py (`buy_tokens`), strategy.py (`swap`), trade.py
(`gain_goods`, `hand_over_goods`, `replenish`), agenda.py (`predict`), crowding.py (`check_system` after adding ships;
figures of fighters and infantry are checked at the end of every action, figures.py),
strategy.py (`postpone`), sacrifice.py (`lose_ship`, `lose_units`, `clear_planet`, `clear_space`). Units are placed
on `table.open_planets(seat)`; `table.elected[card]` is the planet of an attached law. Verbs of the table are in
zones.py (cards), board.py (units, planets), sheet.py (tokens, goods, technologies, points, laws), effects.py (marks),
battle.py (combat, landings), table.py (round, agenda, offers); only verbs change the table, and a verb that shows
something tells an event, which `view.TOUCHES` must know.

**Secrets.** No local variable holds a hidden card over a `yield`: ask by name, then `table.find(seat, name)`; pass
option *functions*, not lists, and `secret=True`, where a hand is asked about. Looking is `table.look`, giving unseen
`table.hand_over`. A public consequence of a hidden fact is told with `discloses=True`.

**Tests** (tests/games/twilight_imperium/boards.py has the notation and the map): what it does, when it may not, what
cancels it.

    game = play("A:sol B:letnev", {"A 27": "2 carrier 3 infantry", "B 26": "1 cruiser"}, hands={B: "morale_boost"})
    drive(game, "A activate:26", "A all", "B use:morale_boost")
"""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

from cosmodrome.games.twilight_imperium.windows import ability

for module in walk_packages(__path__, f"{__name__}."):
    import_module(module.name)

# The windows a seat may let pass: those in which something can be declined. A component action is no response.
WINDOWS: Final = tuple(
    sorted(key for key, declared in ability.at.items() if key != "action" and not all(each.must for each in declared))
)
