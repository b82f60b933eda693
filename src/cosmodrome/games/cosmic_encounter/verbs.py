"""What a player can do, by name: the options of every ask of the game."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.cards import KIND_ORDER, ROWS
from cosmodrome.kernel import Option, Vocabulary

verb: Final = Vocabulary()

choose_alien: Final = verb("alien", "alien")
keep: Final = verb("keep", "technology")
ship: Final = verb("ship", "planet", "count")
auto: Final = verb("auto", "count")
place: Final = verb("home", "planet", "count")
aim: Final = verb("aim", "planet")
crew: Final = verb("crew", "number")
between: Final = verb("between", "planet", "next")
encounter: Final = verb("encounter", "seat")
visitor: Final = verb("visitor", "planet", "seat")
recolonise: Final = verb("recolonise", "planet")
invite: Final = verb("invite", "seats")
join: Final = verb("join", "side")
lay: Final = verb("lay", "card")
card: Final = verb("card", "card")
seat: Final = verb("seat", "seat")
reward: Final = verb("reward", "cards", "ships")
research: Final = verb("research", "technology")
complete: Final = verb("complete", "technology")
abandon: Final = verb("abandon", "technology")

destiny_card: Final = verb("destiny", "card")
number: Final = verb("number", "count")

give: Final = verb("give-card", "card")
give_random: Final = verb("give-random", "count")
give_kind: Final = verb("give", "kind", "count")
want: Final = verb("want", "kind", "count")
want_card: Final = verb("want-card", "card")
want_random: Final = verb("want-random", "count")
drop: Final = verb("drop", "term", "seat")
settle_here: Final = verb("settle", "planet")
let_settle: Final = verb("let-settle", "planet")
free: Final = verb("free", "seat", "count")

promise: Final = verb("promise", "promise")
want_promise: Final = verb("want-promise", "promise")

cheat: Final = verb("cheat", "spoils")
accuse: Final = verb("accuse", "seat")

add_card: Final = verb("add-card", "card")

EVENLY: Final = verb("evenly")()  # ships that return, as level as can be
FROM_DECK: Final = verb("from-deck")()
REDRAW: Final = verb("redraw")()
DECLINE: Final = verb("decline")()
SAME: Final = verb("same")()  # my offer begins with the terms of theirs
ACCEPT: Final = verb("accept")()
REFUSE: Final = verb("refuse")()
BREAK_OFF: Final = verb("break-off")()
TIME_UP: Final = verb("time-up")()  # chosen by a clock, never by a player
AGAIN: Final = verb("again")()
END_TURN: Final = verb("end-turn")()
NEW_TECHNOLOGY: Final = verb("new-technology")()
CHALLENGE: Final = verb("challenge")()
TURN_UP: Final = verb("turn-up")()
NOTHING: Final = verb("nothing")()
YES: Final = verb("yes")()
NO: Final = verb("no")()

# The options offered again and again, made once.
LAY: Final[dict[str, Option]] = {row.name: lay(row.name) for row in ROWS}
CARD: Final[dict[str, Option]] = {row.name: card(row.name) for row in ROWS}
FLEET: Final = range(22)  # the most ships a player may have, with the flagship
AUTO: Final = [auto(count) for count in FLEET]
SHIP: Final = {place: [ship(place, count) for count in FLEET] for place in range(-30, 30)}  # on planets and elsewhere
PLACE: Final = [[place(planet, count) for count in FLEET] for planet in range(30)]
AIM: Final = [aim(planet) for planet in range(30)]
GIVE: Final[dict[str, Option]] = {row.name: give(row.name) for row in ROWS}
# An attack may also be agreed on as the highest or the lowest of a hand (CE-13.9).
EXTREMES: Final = ("highest", "lowest")
GIVE_KIND: Final[dict[str, Option]] = {kind: give_kind(kind, 1) for kind in (*KIND_ORDER, *EXTREMES)}
# What is said and not enforced: to come when invited, to invite, to stay away from the other side.
PROMISES: Final = ("ally", "invite", "apart")
PROMISE: Final = {name: promise(name) for name in PROMISES}
WANT_PROMISE: Final = {name: want_promise(name) for name in PROMISES}
WANT: Final[dict[str, Option]] = {kind: want(kind, 1) for kind in (*KIND_ORDER, *EXTREMES)}
SETTLE_HERE: Final = [settle_here(planet) for planet in range(30)]
LET_SETTLE: Final = [let_settle(planet) for planet in range(30)]
