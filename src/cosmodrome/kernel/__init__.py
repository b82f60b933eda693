"""The kernel: it runs rules written as generators, for any game, and keeps them fair."""

from cosmodrome.kernel.asks import Ask, Choose, Rule, Together
from cosmodrome.kernel.chance import Dealer, Random, Roll, Shuffle, commitment
from cosmodrome.kernel.events import Event, Story
from cosmodrome.kernel.game import Game
from cosmodrome.kernel.options import DONE, PASS, Option, Verb, Vocabulary
from cosmodrome.kernel.refusals import (
    BadRecord,
    BadSetup,
    GameOver,
    Imagined,
    NotAnAct,
    NotAnOption,
    NotYourAsk,
    NoUndo,
    Refusal,
    RuleError,
    StaleAsk,
)
from cosmodrome.kernel.rehearsal import Rehearsal, rehearse
from cosmodrome.kernel.responses import Ability, Held, Responses, Use, Window
from cosmodrome.kernel.rules import GameInfo, Rules, Setting, Turn
from cosmodrome.kernel.seats import NO_SEATS, ONLY, Seat, Seats, all_seats, seats_of, seats_with
from cosmodrome.kernel.table import Outcome, Part, Table, Won

__all__ = [
    "DONE",
    "NO_SEATS",
    "ONLY",
    "PASS",
    "Ability",
    "Ask",
    "BadRecord",
    "BadSetup",
    "Choose",
    "Dealer",
    "Event",
    "Game",
    "GameInfo",
    "GameOver",
    "Held",
    "Imagined",
    "NoUndo",
    "NotAnAct",
    "NotAnOption",
    "NotYourAsk",
    "Option",
    "Outcome",
    "Part",
    "Random",
    "Refusal",
    "Rehearsal",
    "Responses",
    "Roll",
    "Rule",
    "RuleError",
    "Rules",
    "Seat",
    "Seats",
    "Setting",
    "Shuffle",
    "StaleAsk",
    "Story",
    "Table",
    "Together",
    "Turn",
    "Use",
    "Verb",
    "Vocabulary",
    "Window",
    "Won",
    "all_seats",
    "commitment",
    "rehearse",
    "seats_of",
    "seats_with",
]
