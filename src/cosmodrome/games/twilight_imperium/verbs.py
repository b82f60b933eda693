"""What can be answered, with the names of the arguments. Systems go by tile number, things by their ids."""

from __future__ import annotations

from typing import Final

from cosmodrome.games.twilight_imperium.index import (
    PLANET_NAMES,
    STRATEGY_NAMES,
    SYSTEMS,
    TECH_NAMES,
)
from cosmodrome.kernel import Vocabulary

verb: Final = Vocabulary()

# The galaxy and the start
FACTION: Final = verb("faction", "faction")
PLACE: Final = verb("place", "number", "position")
TILE: Final = verb("tile", "tile", "position")
PUT: Final = verb("put", "unit", "planet")
KEEP_CARD: Final = verb("keep-card", "card")

# The round
PICK: Final = verb("pick", "strategy")
STRATEGIC: Final = verb("strategic", "strategy")
COMPONENT: Final = verb("component")()
END_TURN: Final = verb("end-turn")()
activate: Final = verb("activate", "system")
ACTIVATE: Final = tuple(activate(system) for system in range(SYSTEMS))
PICKS: Final = tuple(PICK(name) for name in STRATEGY_NAMES)
STRATEGICS: Final = tuple(STRATEGIC(name) for name in STRATEGY_NAMES)

# Chains
ALL: Final = verb("all")()
AUTO: Final = verb("auto")()
KEEP: Final = verb("keep")()
FLEET: Final = verb("fleet", "system")
SHIP: Final = verb("ship", "system", "unit", "count")
LOAD: Final = verb("load", "source", "unit", "count")
SUSTAIN: Final = verb("sustain", "unit", "count")
LOSE: Final = verb("lose", "unit", "count", "planet")
REMOVE: Final = verb("remove", "unit", "count")
LAND: Final = verb("land", "planet", "count", "unit")
BOMBARD: Final = verb("bombard", "planet", "unit", "count")
BUILD: Final = verb("build", "unit", "count", "planet")
EXHAUST: Final = verb("exhaust", "planet")
GOODS: Final = verb("trade-good", "count")
POOL: Final = verb("pool", "pool", "count")
FLEET_POOL: Final = verb("fleet-pool", "count")
STRATEGY_POOL: Final = verb("strategy-pool", "count")
REROLL: Final = verb("reroll", "die", "unit")

# Choices
FIRE: Final = verb("fire")()
HOLD: Final = verb("hold")()
STAY: Final = verb("stay")()
RETREAT: Final = verb("retreat")()
SECONDARY: Final = verb("secondary", "strategy")
PRIMARY: Final = verb("primary", "strategy")
BUY_TOKENS: Final = verb("buy-tokens", "count")
BUILD_FROM: Final = verb("build-from", "unit", "system", "planet")
TO: Final = verb("to", "system")
PLANET: Final = verb("planet", "planet")
PLAYER: Final = verb("player", "seat")
TECHNOLOGY: Final = verb("technology", "technology")
SKIP_PREREQUISITE: Final = verb("skip", "by")
STRUCTURE: Final = verb("structure", "unit", "planet")
TOKEN: Final = verb("token", "system")
OBJECTIVE: Final = verb("score", "objective")
CARD: Final = verb("card", "card")
LAW: Final = verb("law", "agenda")
OUTCOME: Final = verb("vote", "outcome")
ABSTAIN: Final = verb("abstain")()
TOP: Final = verb("top", "agenda")
BOTTOM: Final = verb("bottom", "agenda")
YES: Final = verb("yes")()
NO: Final = verb("no")()
UNIT: Final = verb("unit", "unit")
WORMHOLE: Final = verb("wormhole", "wormhole")
REWARD: Final = verb("reward", "ability")
REMOVE_CUSTODIANS: Final = verb("remove-custodians")()

# Trade
OFFER: Final = verb("offer", "seat")
GIVE: Final = verb("give", "thing", "count")
WANT: Final = verb("want", "thing", "count")
PROPOSE: Final = verb("propose")()
WITHDRAW: Final = verb("withdraw")()
ACCEPT: Final = verb("accept")()
REFUSE: Final = verb("refuse")()
COUNTER: Final = verb("counter")()
DEAL: Final = verb("deal", "seat")
PROMISE: Final = verb("promise", "seat", "promise")

EXHAUSTS: Final = tuple(EXHAUST(name) for name in PLANET_NAMES)
AT_PLANET: Final = tuple(PLANET(name) for name in PLANET_NAMES)
RESEARCH: Final = tuple(TECHNOLOGY(name) for name in TECH_NAMES)


def counts(most: int) -> list[int]:
    """1, 2, 3 and the most: the counts that a chain offers for like things."""
    return [1, 2, 3, most] if most > 3 else list(range(1, most + 1))
