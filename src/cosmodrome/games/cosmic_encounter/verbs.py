"""What a player can do, by name: the options of every ask of the game."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.cosmic_encounter.cards import ROWS
from cosmodrome.kernel import Option, Verb

choose_alien: Final = Verb("alien", "alien")
keep: Final = Verb("keep", "technology")
ship: Final = Verb("ship", "planet", "count")
auto: Final = Verb("auto", "count")
place: Final = Verb("home", "planet", "count")
aim: Final = Verb("aim", "planet")
between: Final = Verb("between", "planet", "next")
encounter: Final = Verb("encounter", "seat")
visitor: Final = Verb("visitor", "planet", "seat")
recolonise: Final = Verb("recolonise", "planet")
invite: Final = Verb("invite", "seats")
join: Final = Verb("join", "side")
lay: Final = Verb("lay", "card")
card: Final = Verb("card", "card")
seat: Final = Verb("seat", "seat")
reward: Final = Verb("reward", "cards", "ships")
research: Final = Verb("research", "technology")
complete: Final = Verb("complete", "technology")
abandon: Final = Verb("abandon", "technology")

destiny_card: Final = Verb("destiny", "card")
number: Final = Verb("number", "count")

give: Final = Verb("give-card", "card")
give_random: Final = Verb("give-random", "count")
want: Final = Verb("want", "kind", "count")
want_random: Final = Verb("want-random", "count")
settle_here: Final = Verb("settle", "planet")
let_settle: Final = Verb("let-settle", "planet")
free: Final = Verb("free", "seat", "count")

add_card: Final = Verb("add-card", "card")

FROM_DECK: Final = Verb("from-deck")()
REDRAW: Final = Verb("redraw")()
DECLINE: Final = Verb("decline")()
ACCEPT: Final = Verb("accept")()
REFUSE: Final = Verb("refuse")()
BREAK_OFF: Final = Verb("break-off")()
AGAIN: Final = Verb("again")()
END_TURN: Final = Verb("end-turn")()
NEW_TECHNOLOGY: Final = Verb("new-technology")()
CHALLENGE: Final = Verb("challenge")()
TURN_UP: Final = Verb("turn-up")()
NOTHING: Final = Verb("nothing")()
YES: Final = Verb("yes")()
NO: Final = Verb("no")()

# The options offered again and again, made once.
LAY: Final[dict[str, Option]] = {row.name: lay(row.name) for row in ROWS}
CARD: Final[dict[str, Option]] = {row.name: card(row.name) for row in ROWS}
SHIP: Final = [[ship(planet, count) for count in range(21)] for planet in range(30)]
PLACE: Final = [[place(planet, count) for count in range(21)] for planet in range(30)]
