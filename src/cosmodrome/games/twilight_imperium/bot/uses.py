"""When to use what: action cards, technologies, faction abilities, notes, in windows and as component actions.

What is not named is worth a little, because few abilities harm their user.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import Final

from cosmodrome.games.twilight_imperium.bot.activation import AIDS, aid_gain
from cosmodrome.games.twilight_imperium.bot.fights import current_odds
from cosmodrome.games.twilight_imperium.bot.goals import goals, score_worth, spare
from cosmodrome.games.twilight_imperium.bot.plans import bombed_worth
from cosmodrome.games.twilight_imperium.bot.seen import CARD, GOOD, POINT, TOKEN, Seen, Weigh
from cosmodrome.games.twilight_imperium.bot.strategies import keeping_worth
from cosmodrome.games.twilight_imperium.bot.votes import (
    bribery_worth,
    buried_worth,
    expected,
    outcome_worth,
    prediction_worth,
    silenced_worth,
)
from cosmodrome.games.twilight_imperium.data.action_cards import BY_ID as CARDS
from cosmodrome.games.twilight_imperium.data.notes import BY_ID as NOTES
from cosmodrome.games.twilight_imperium.data.objectives import BY_ID as OBJECTIVES
from cosmodrome.games.twilight_imperium.index import (
    CRUISER,
    DESTROYER,
    DREADNOUGHT,
    DREADNOUGHT_D,
    EMPTY,
    IS_HOME,
    PLANETS_IN,
    SYSTEM_OF,
    TRAIT,
    WAR_SUN,
    WAR_SUN_D,
    Fleet,
)
from cosmodrome.kernel import PASS, Ask

Gain = Callable[[Seen, Ask], float]
A_LITTLE: Final = 0.4
IN_SIGHT: Final = (DESTROYER, CRUISER, DREADNOUGHT, DREADNOUGHT_D)


def weigh_window(seen: Seen, ask: Ask) -> Weigh:
    """To pass is worth nothing."""
    return lambda option: 0.0 if option == PASS else use_worth(seen, ask, str(option[1]))


def use_worth(seen: Seen, ask: Ask, name: str) -> float:
    """What the use of an ability is worth, less the card that is spent."""
    if name in OBJECTIVES:
        return score_worth(seen, name)
    plain = name if name in GAINS else name.rpartition("-")[0] or name
    gain = GAINS.get(plain)
    worth = A_LITTLE if gain is None else gain(seen, ask)
    return worth - (card_price(seen) if plain in CARDS else 0.0)


def card_price(seen: Seen) -> float:
    """What it costs to play an action card: much, if cards are kept for a secret objective."""
    kept = any(goal.row.check == "discard_action_cards" and goal.missing <= 2 for goal in goals(seen))
    return 0.3 * CARD + 2.0 * kept


def component_worth(seen: Seen, ask: Ask) -> float:
    """The best component action that I may have; what the hand shows counts, what others gave me too."""
    names = [name for name in seen.hand if CARDS[name].window == "action"]
    notes = [name.rpartition("-") for name in seen.view["hand"]["notes"]]  # my own I cannot play
    names += [name for name, _, owner in notes if int(owner) != seen.me and NOTES[name].window == "action"]
    spent = [row["technology"] for row in seen.own["technologies"] if not row["ready"]]
    names += [name for name in ABILITIES if seen.side(seen.me).has(name) and name not in spent]
    return max((use_worth(seen, ask, name) for name in names), default=-1.0)


# ---- gains -----------------------------------------------------------------------------------------------------------


def always(worth: float) -> Gain:
    """The same whatever the moment."""
    return lambda seen, ask: worth


def of_trait(seen: Seen, trait: str, ready: bool = True) -> int:
    """My planets with a trait; or those that are exhausted."""
    return sum(TRAIT[planet] == trait and (ready or not seen.planets[planet]["ready"]) for planet in seen.mine)


def in_a_fight(worth: float) -> Gain:
    """Worth most where the fight is close."""

    def gain(seen: Seen, ask: Ask) -> float:
        chance = current_odds(seen)
        return worth * 4 * chance * (1 - chance) - 0.3

    return gain


def to_flee(seen: Seen, ask: Ask) -> float:
    """Get away from a fight that is lost."""
    system = seen.view["action"]["system"]
    ships = sum(seen.fleets.get(system, EMPTY)[1:11]) if system else 0
    return 2.0 if current_odds(seen) < 0.3 and ships > 1 else -1.0


def mine(seen: Seen, ask: Ask) -> bool:
    """Whether the moment is mine."""
    return ask.args.get("subject") == seen.me


def against_others(worth: float) -> Gain:
    """When somebody else does it."""
    return lambda seen, ask: -1.0 if mine(seen, ask) else worth


def in_my_turn(worth: float) -> Gain:
    """When I do it."""
    return lambda seen, ask: worth if seen.view["turn"]["active"] == seen.me else -1.0


def sabotage(seen: Seen, ask: Ask) -> float:
    """The cards of others that hurt, or that win points."""
    return HARSH.get(str(ask.args.get("ability")), -0.5) if not mine(seen, ask) else -1.0


HARSH: Final[Mapping[str, float]] = {
    "imperial_rider": 4.0,
    "public_disgrace": 1.0,
    "reactor_meltdown": 1.0,
    "insubordination": 1.0,
    "parley": 1.5,
    "veto": 0.5,
    "signal_jamming": 0.6,
    "lucky_shot": 1.0,
    "focused_research": 1.0,
}


def veto(seen: Seen, ask: Ask) -> float:
    """Away with what will hurt me."""
    agenda = seen.view["agenda"]["agenda"]
    outcome, chance = expected(seen, *seen.others, seen.me)
    return -1.0 - chance * outcome_worth(seen, agenda, outcome) if agenda and outcome else -1.0


def ceasefire(seen: Seen, ask: Ask) -> float:
    """When its owner comes where my units are."""
    system = ask.args.get("system")
    return 2.0 if system in seen.fleets and any(seen.fleets[system][:11]) else -1.0


def disgrace(seen: Seen, ask: Ask) -> float:
    """Against the player who takes what I want most."""
    return 1.5 if not mine(seen, ask) and ask.args.get("strategy") in ("imperial", "technology") else -1.0


def infantry_return(seen: Seen, ask: Ask) -> float:
    """Infantry where it stands, for all planets."""
    return 0.5 * len(seen.mine)


def research_now(seen: Seen, ask: Ask) -> float:
    """A technology for four trade goods."""
    return 2.0 if int(seen.own["goods"]) >= 4 else -1.0


def if_any(worth: float, found: Callable[[Seen], bool]) -> Gain:
    """What it is worth where there is something to use it on; without that it cannot be played or does nothing."""
    return lambda seen, ask: worth if found(seen) else -1.0


def rivals_planets(seen: Seen) -> list[Mapping[str, int]]:
    """The planets of the others that are no homes."""
    return [row for p, row in seen.planets.items() if row["owner"] not in (None, seen.me) and not IS_HOME[p]]


def ships_below(seen: Seen) -> bool:
    """Whether a ship of another that a card can destroy is where I have a planet."""
    places = {SYSTEM_OF[planet] for planet in seen.mine}
    return any(any(seen.fleet(who, s)[k] for k in IN_SIGHT) for s in places for who in seen.guards.get(s, ()))


def infantry_of_rivals(seen: Seen, trait: str = "") -> int:
    """The most infantry on a planet of another."""
    return max(
        (
            int(row["infantry"])
            for p, row in seen.planets.items()
            if row["owner"] not in (None, seen.me) and trait in ("", TRAIT[p])
        ),
        default=0,
    )


def stall(seen: Seen, ask: Ask) -> float:
    """A card for nothing but time: when the hand is full anyway."""
    return 0.1 if len(seen.hand) > 7 else -1.0


def for_a_token(worth: float) -> Gain:
    """What costs a token of the strategy pool, which is also wanted for secondaries."""

    def gain(seen: Seen, ask: Ask) -> float:
        tokens = int(seen.own["strategy"])
        return worth - TOKEN * (0.6 if tokens > 2 else 1.2) if tokens else -1.0

    return gain


def reinforcement(seen: Seen, ask: Ask) -> float:
    """A cruiser, where the fleet pool bears one more."""
    return 2.0 if any(seen.berths(system) > 0 for system in seen.fleets) else -1.0


def star_forge(seen: Seen, ask: Ask) -> float:
    """Two fighters or a destroyer beside a war sun, if there is room for them."""
    suns = [system for system, fleet in seen.fleets.items() if fleet[WAR_SUN] + fleet[WAR_SUN_D]]
    room = any(seen.berths(system) > 0 or seen.holds(system) >= 2 for system in suns)
    return for_a_token(2.5)(seen, ask) if room else -1.0


def indoctrination(seen: Seen, ask: Ask) -> float:
    """Two influence for an infantry of the enemy."""
    return 1.5 if spare(seen, "influence") >= 2 else -1.0


def bombs(seen: Seen, ask: Ask) -> float:
    """Planets that rivals could still spend, below one of my fleets that can bombard."""
    units = seen.side(seen.me).units
    fleets = [system for system, fleet in seen.fleets.items() if any(units[k].bombardment for k in bits_of(fleet))]
    return 0.3 * max((bombed_worth(seen, system) for system in fleets), default=0.0) - 0.2


def infantry_below(seen: Seen) -> int:
    """The most infantry of a rival on a planet below one of my ships that can bombard."""
    units, found = seen.side(seen.me).units, 0
    for system, fleet in seen.fleets.items():
        if any(units[kind].bombardment for kind in bits_of(fleet)):
            rows = [seen.planets[p] for p in PLANETS_IN[system] if p in seen.planets]
            found = max([found, *(int(row["infantry"]) for row in rows if row["owner"] not in (None, seen.me))])
    return found


def bits_of(fleet: Fleet) -> list[int]:
    """The kinds of ships in a fleet."""
    return [kind for kind in range(11) if fleet[kind]]


def rider(worth: float) -> Gain:
    """A prediction, which costs the vote."""
    return lambda seen, ask: prediction_worth(seen, worth)


ABILITIES: Final = (
    "star_forge",
    "orbital_drop",
    "stall_tactics",
    "production_biomes",
    "mageon_implants",
    "the_inferno",
    "lazax_gate_folding",
    "x89_bacterial_weapon",
)
GAINS: Final[Mapping[str, Gain]] = {
    # component actions
    "industrial_initiative": lambda seen, ask: GOOD * of_trait(seen, "industrial") - 1.0,
    "economic_initiative": lambda seen, ask: 1.5 * of_trait(seen, "cultural", ready=False) - 1.0,
    "mining_initiative": lambda seen, ask: GOOD * max((seen.planets[p]["resources"] for p in seen.mine), default=0),
    "uprising": if_any(2.5, lambda seen: any(row["ready"] and row["resources"] for row in rivals_planets(seen))),
    "unexpected_action": if_any(1.5, lambda seen: any(seen.has_token(system) for system in seen.fleets)),
    "insubordination": if_any(1.5, lambda seen: any(seen.players[who]["tactic"] for who in seen.others)),
    "spy": if_any(1.5, lambda seen: any(seen.players[who]["actions"] for who in seen.others)),
    "focused_research": research_now,
    "repeal_law": always(-0.2),
    "cripple_defenses": if_any(1.0, lambda seen: any(row["pds"] for row in rivals_planets(seen))),
    "plague": lambda seen, ask: 0.4 * infantry_of_rivals(seen) - 0.5,
    "unstable_planet": lambda seen, ask: 0.6 * min(infantry_of_rivals(seen, "hazardous"), 3) - 0.4,
    "tactical_bombardment": bombs,
    "lucky_shot": if_any(2.0, ships_below),
    "reactor_meltdown": if_any(2.5, lambda seen: any(row["space_dock"] for row in rivals_planets(seen))),
    "frontline_deployment": always(2.0),
    "rise_of_a_messiah": infantry_return,
    "ghost_ship": always(1.0),
    "war_effort": reinforcement,
    "signal_jamming": always(0.6),
    "star_forge": star_forge,
    "orbital_drop": for_a_token(2.0),
    "stall_tactics": stall,
    "production_biomes": for_a_token(4.0),
    "mageon_implants": if_any(1.5, lambda seen: any(seen.players[who]["actions"] for who in seen.others)),
    "the_inferno": always(-1.0),
    "x89_bacterial_weapon": lambda seen, ask: 0.5 * infantry_below(seen) - 0.5,
    "lazax_gate_folding": lambda seen, ask: 1.0 if seen.holds_mecatol else -1.0,
    "fires_of_the_gashlai": if_any(3.0, lambda seen: not seen.knows("war_sun")),
    "trade_convoys": always(0.5),
    "promise_of_protection": always(0.5),
    "stymie": always(0.5),
    # movement
    **{card: aid_gain(card) for card in AIDS},
    "upgrade": always(2.0),
    "ceasefire": ceasefire,
    "nullification_field": lambda seen, ask: ceasefire(seen, ask) - 1.0,
    "experimental_battlestation": against_others(2.0),
    "chaos_mapping": always(1.0),
    # fights
    "morale_boost": in_a_fight(1.5),
    "fighter_prototype": in_a_fight(1.5),
    "munitions_reserves": in_a_fight(1.0),
    "war_funding": in_a_fight(1.5),
    "skilled_retreat": to_flee,
    "foresight": to_flee,
    "devotion": always(-0.5),
    "impulse_core": always(-0.3),
    "shields_holding": always(1.5),
    "maneuvering_jets": always(1.0),
    "direct_hit": always(3.0),
    "emergency_repairs": always(1.5),
    "courageous_to_the_end": always(1.5),
    "intercept": in_a_fight(1.0),
    "salvage": always(3.0),
    "parley": always(2.0),
    "bunker": against_others(1.5),
    "disable": in_my_turn(1.5),
    "fire_team": always(1.5),
    "infiltrate": always(2.0),
    "reparations": always(2.0),
    "indoctrination": indoctrination,
    "technological_singularity": always(3.0),
    # others' uses
    "sabotage": sabotage,
    "instinct_training": lambda seen, ask: sabotage(seen, ask) - 0.5,
    # phases
    "summit": always(2 * TOKEN),
    "public_disgrace": disgrace,
    "political_stability": lambda seen, ask: keeping_worth(seen),
    "acquiescence": always(0.2),
    "gift_of_prescience": always(0.5),
    "quantum_datahub_node": always(-0.5),
    "bioplasmosis": always(-0.1),
    "transit_diodes": always(-0.1),
    # agendas
    "veto": veto,
    "quash": lambda seen, ask: veto(seen, ask) - TOKEN,
    "ancient_burial_sites": lambda seen, ask: max(map(partial(buried_worth, seen), seen.others)) - 0.5,
    "assassinate_representative": lambda seen, ask: max(silenced_worth(seen, seat) for seat in seen.others),
    "distinguished_councilor": always(1.0),
    "confusing_legal_text": lambda seen, ask: 2.0 if seen.view["agenda"]["agenda"] == "public_execution" else -1.0,
    "bribery": lambda seen, ask: bribery_worth(seen),
    "political_secret": always(0.6),
    "political_favor": always(0.3),
    "imperial_rider": rider(POINT),
    "technology_rider": rider(4.0),
    "leadership_rider": rider(3 * TOKEN),
    "trade_rider": rider(5 * GOOD),
    "politics_rider": rider(3 * CARD),
    "construction_rider": rider(3.0),
    "diplomacy_rider": rider(2.0),
    "warfare_rider": rider(3.0),
    "galactic_threat": rider(4.0),
}


def weigh_own_card(seen: Seen, ask: Ask) -> Weigh:
    """Which action card to part with: the one of least worth."""
    return lambda option: -card_worth(option[1]) if option[0] == "card" else 0.0


def weigh_stolen_card(seen: Seen, ask: Ask) -> Weigh:
    """Which to take: the best."""
    return lambda option: card_worth(option[1]) if option[0] == "card" else 0.0


def card_worth(name: str) -> float:
    """What an action card is worth in the hand."""
    return CARD_WORTH.get(name, 1.0)


CARD_WORTH: Final[Mapping[str, float]] = {
    "imperial_rider": 4.0,
    "summit": 4.0,
    "sabotage": 2.5,
    "direct_hit": 2.0,
    "mining_initiative": 3.0,
    "industrial_initiative": 2.5,
    "leadership_rider": 2.5,
    "war_effort": 2.2,
    "frontline_deployment": 2.0,
    "reactor_meltdown": 1.8,
    "uprising": 2.2,
    "rise_of_a_messiah": 2.4,
    "flank_speed": 0.4,
    "lost_star_chart": 0.5,
    "in_the_silence_of_space": 0.5,
    "repeal_law": 0.3,
    "bribery": 0.8,
    "cripple_defenses": 0.4,
    "political_stability": 1.0,
    "maneuvering_jets": 0.6,
}
