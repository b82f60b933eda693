"""Powers, flares, artifacts, technologies: how to write one. Every module in this folder is imported; an alien has
one file, named after it, with its power and both effects of its flare.

An ability is one decorated function of a few lines: the decorator says when, the body is only the effect. Data (alert,
role in the encounter, must or may) stands in `aliens.py`, `cards.py` and `technologies.py` and is taken from there. The
decorators are in `declare.py`, roles and ready conditions in `conditions.py`; how windows work in `windows.py`, and
what carries abilities in `sources.py`.

    @power("sorcerer", "planning.after")                        # role and must/may from the row; can be zapped
    def sorcerer(table, seat, window):
        \"""Exchange the two encounter cards.\"""
        table.cards.swap_laid(table.offense, table.defense)

    @wild("zombie", "ships.leaving", when=leaving)               # the flare as wild; `super_` for the sheet's owner
    @artifact("quash", "deal.agreed")   @technology("xenon_lasers", "reveal.totals")
    boost("virus")                                               # a super flare played *with* the power

A body that asks is a generator: `choice = yield Choose(seat, "key", options)`; one that does not is a plain function.

**Fields.** `at`: a window or several. `who`: a role (`MAIN`, `ALLY`, `OFFENSE_OR_ALLY`, ...) if it is not that of the
row. `when(table, seat, window)`: public facts only. `needs`: the seat's own secrets, never with a must. `targets`: a
list of tuples, announced before the use can be cancelled (`window.target` in the body). `must`: overrides the row (a
power of which a part is optional). `again=True`: more than once in a window. `part="mass"`: a second function of the
same sheet. `free=True`: no *use*, cannot be zapped; `uses_power=True`: a super flare that is one. `answers=("artifact",
"wild", "super")`: for the window `used`, the kinds of use it responds to; also `"power"`, `"reinforcement"`,
`"technology"`. Ready conditions for `when`: `subject`, `another`, `leaving`, `has_ships`, `shows("attack")`,
`sides_show("negotiate", "attack")`, `both_attack`, `won`, `lost`, `in_warp`, `can_cancel`; join them with `every(...)`.
More of them, ready needs and ready targets are in `conditions.py`.

**Windows, topics and marks** have a line of explanation each in names.py; docs/names.md lists them. `window.seat` is
the seat that a window is about, `window.public` has further facts. Another moment that the rulebook knows is one name
there and one line in a rule.

**Five ideas**, and no other mechanism:

- *Then* is a trigger in a window.
- *Instead* is a trigger in the window before, while the thing lies in transit: ships in limbo (`save`, `erase`,
  `table.ships.move(seat, LIMBO, ...)`), pay in `table.owed[seat]`, cards in `table.cards.laid`.
- *From now on* is a mark: `table.mark(name, seat, number)` lasts for the encounter, `table.marked(name, seat)` reads
  it, and what it does is declared beside the card: `@lasting("call", "card")` changes a value, `@later("bet", "worth")`
  comes true.
- *A boost* is a super flare that answers the use of the player's own power: the body asks `window.boosted`.
- *A static* is what a sheet does without being used: `@static("macron", "pay")`. Statics, what lasts, and what leaves
  with a sheet (`@goes_with`) are in `statics.py`.

A bonus is `table.add_bonus(side, n)`, a changed card `table.count_card(seat, kind, value)`. An effect that ends the
encounter says `table.conclude("win", side)`, `"deal"`, `"success"`, `"both-lost"` or `"none"`: nobody is asked any more
in the phase that this ends, and the rules lead on. A further encounter is `table.wait_for(offense, defense)`. What
becomes of a card is `window.response.fate` (own) or `cancel(table, window, fate=...)` (another's): `discard`, `return`,
`stay`, `hand:<seat>`, a pile.

**Verbs and rules.** Only verbs of the table and its parts change it: `table.cards` (piles.py), `table.ships`
(fleets.py), `table.technologies` and `table.destiny` (decks.py), and the table itself (sheets.py, table.py). Rules that
ask, for `yield from`: moves.py (`send`, `bring_home`, `withdraw`), ships.py (`retrieve`, `lose`, `lose_chosen`, `save`,
`land`, `settle`, `founded`), hands.py (`draw`, `new_hand`, `choose_cards`, `discard`, `discard_draft`, `discard_all`,
`take_random`, `take_chosen`, `discard_random`, `draw_aside`), alliance.py (`join_side`, `dismiss`).
Tokens on a sheet: `table.add_tokens`, they move with it. Cards beside a sheet: `pile_up` (face down; named after the
alien, `"miser:2"`, it moves with the sheet; opened for play by `table.cards.open_pile`; `lend_hand` for the encounter),
`lay_open` (face up; `"planet:7"` lies beside a planet).

What a technology brings to the table: `table.technologies.put_piece`, `table.ships.add_flagship`, `table.join_sheet`
(an alien); `technology.complete` comes while the ships are still on it.

**Secrets.** No local variable holds a hidden card over a `yield`: ask by name, then `table.cards.find(seat, name)`;
pass option *functions*, not lists, and `secret=True`, where the hand is asked about. Looking is `table.cards.look`,
giving unseen `table.cards.hand_over`, giving openly `hand_over_openly`. A public consequence of a hidden fact is told
with `discloses=True`.

**Tests** (tests/games/cosmic_encounter/tables.py): a power needs what it does, when it may not, and zapped; a flare its
effect.

    game = play("A:sorcerer attacks B", hands={A: "attack-04", B: "attack-15"}, at="select")
    finish(drive(game, "A lay:attack-04", "B lay:attack-15", "A use:sorcerer"))
    assert totals(game) == (19, 8)
"""

from importlib import import_module
from pkgutil import walk_packages
from typing import Final

from cosmodrome.games.cosmic_encounter.usable import index
from cosmodrome.games.cosmic_encounter.windows import ability

for module in walk_packages(__path__, f"{__name__}."):
    import_module(module.name)
index(ability.declared)

WINDOWS: Final = tuple(sorted(ability.at))  # the windows a seat may let pass
