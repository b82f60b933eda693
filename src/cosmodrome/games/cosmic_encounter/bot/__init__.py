"""How a bot judges Cosmic Encounter: every answer has a worth, and the best is given.

`judge` knows its view and its ask only. What stands behind it is sorted by concern: `seen` what is seen and what
things are worth, `cards` what cards are worth and who may hold them, `odds` the odds of an encounter,
`ships` targets, alliances and ships, `hands` single cards, `deals` deals, `uses`, `fights` and
`zaps` powers, flares, artifacts and what cancels them, `acts` what it does unasked. A search plays the
encounter on in imagined worlds and looks at what it has brought.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cosmodrome.games.cosmic_encounter.bot.acts import act as act
from cosmodrome.games.cosmic_encounter.bot.cards import CARD
from cosmodrome.games.cosmic_encounter.bot.deals import weigh_answer, weigh_offer
from cosmodrome.games.cosmic_encounter.bot.hands import (
    weigh_again,
    weigh_bluff,
    weigh_challenge,
    weigh_fetched,
    weigh_giving,
    weigh_intervention,
    weigh_letting_in,
    weigh_matching,
    weigh_reversing,
    weigh_select,
    weigh_taking,
    weigh_throwing_away,
    weigh_throwing_in,
)
from cosmodrome.games.cosmic_encounter.bot.seen import COLONY, HOME, KEEP_POWER, POWER, SHIP, Seen
from cosmodrome.games.cosmic_encounter.bot.ships import (
    Weigh,
    weigh_against,
    weigh_aim,
    weigh_alliance,
    weigh_alliances_off,
    weigh_destiny,
    weigh_found,
    weigh_invite,
    weigh_losing,
    weigh_own_colour,
    weigh_placing,
    weigh_planet,
    weigh_rewards,
    weigh_sending,
)
from cosmodrome.games.cosmic_encounter.bot.uses import weigh_window
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECH
from cosmodrome.games.judgement import Judgement, View, chance
from cosmodrome.kernel import Ask, Seat

MOST_ANSWERS: Final = 120  # of an encounter that is played on
STEEP: Final = 0.12  # how much of a chance to win a lead is


def weigher(view: View, ask: Ask) -> Weigh:
    """What the options of an ask are worth. What is not known here is answered by the obvious thing, the first."""
    seen = Seen(view, ask.seat)
    if any(option[0] == "use" for option in ask.options):
        return weigh_window(seen, ask)
    known = WEIGHERS.get(ask.key)
    return (lambda option: 0.0) if known is None else known(seen, ask)


def weigh_technology(seen: Seen, ask: Ask) -> Weigh:
    """One that is soon researched."""
    return lambda option: float(-RESEARCH[TECH[option[1]]])


def weigh_research(seen: Seen, ask: Ask) -> Weigh:
    """Complete what can be completed, research while ships can be spared."""
    ships = sum(seen.colonies(seen.me).values())
    by_verb = {"complete": 3.0, "research": 1.0 if ships > 12 else -1.0, "abandon": -2.0}
    return lambda option: by_verb.get(option[0], 0.0)


def first(seen: Seen, ask: Ask) -> Weigh:
    """The obvious thing."""
    return lambda option: 0.0


Weigher = Callable[[Seen, Ask], Weigh]
WEIGHERS: Final[Mapping[str, Weigher]] = {
    "choose-alien": first,
    "change-power": first,
    "lend-power": first,
    "hoard-aside": first,
    "also-draw": first,
    "may-draw": first,
    "ship-from-warp": first,
    "stake": first,
    "lunar-cannon": first,
    "keep-technology": weigh_technology,
    "research": weigh_research,
    "wild-destiny": weigh_destiny,
    "choose-destiny": weigh_destiny,
    "will": weigh_destiny,
    "own-colour": weigh_own_colour,
    "aim": weigh_aim,
    "launch": weigh_sending,
    "ally-ships": weigh_sending,
    "send-ships": weigh_sending,
    "ooze-in": weigh_sending,
    "research-ship": weigh_sending,
    "found-colony": weigh_found,
    "lose-ships": weigh_losing,
    "place-ships": weigh_placing,
    "withdraw-ships": weigh_placing,
    "invite": weigh_invite,
    "alliance": weigh_alliance,
    "select": weigh_select,
    "offer": weigh_offer,
    "answer-offer": weigh_answer,
    "rewards": weigh_rewards,
    "fetch-pay": weigh_rewards,
    "cling": weigh_rewards,
    "second-encounter": weigh_again,
    "continue": weigh_again,
    "force-field": weigh_alliances_off,
    **dict.fromkeys(("look-at", "catharsis", "smash", "regenerate", "gluon-mines", "offer-card"), weigh_against),
    **dict.fromkeys(("choose-planet", "execute", "citadel", "place-prometheus"), weigh_planet),
    **dict.fromkeys(("loot", "hack", "keep-card", "set-aside", "charge-battery"), weigh_taking),
    **dict.fromkeys(("give-card", "plague-card", "put-on-deck", "hate-card", "fetch-another"), weigh_giving),
    **dict.fromkeys(("discard", "discard-cards", "discard-drawn", "sift", "discard-or-keep"), weigh_throwing_away),
    **dict.fromkeys(("reserve", "fodder"), weigh_throwing_in),
    **dict.fromkeys(("fetched-card", "keep-fetched"), weigh_fetched),
    "match-hate": weigh_matching,
    "intervention": weigh_intervention,
    "claim": weigh_bluff,
    "challenge": weigh_challenge,
    "let-settle": weigh_letting_in,
    "reverse-card": weigh_reversing,
}


# ---- search ---------------------------------------------------------------------------------------------------------


def encounter(table: CosmicEncounter) -> tuple[int, int, int]:
    """Which encounter it is."""
    return table.turn, table.encounter, table.offense


def prospect(view: View, seat: Seat) -> float:
    """A chance to win by how the players stand: colonies, ships that are not in the warp, cards, powers."""
    return chance([standing(view, who) for who in range(len(view["players"]))], seat, STEEP)


def standing(view: View, who: Seat) -> float:
    """What a player has."""
    player, goal = view["players"][who], view["turn"]["goal"]
    colonies = COLONY * player["foreign"] * (1 + 0.1 * player["foreign"])
    power = POWER if player["home"] >= KEEP_POWER else 0.0
    near = COLONY if player["foreign"] >= goal - 1 else 0.0
    return float(colonies + near + HOME * player["home"] + power - SHIP * player["warp"] + CARD * player["cards"])


JUDGEMENT: Final = Judgement(weigher, encounter, prospect, MOST_ANSWERS)
judge, best, shortlist, compare = JUDGEMENT.judge, JUDGEMENT.best, JUDGEMENT.shortlist, JUDGEMENT.compare
