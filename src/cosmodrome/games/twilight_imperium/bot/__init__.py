"""How a bot judges Twilight Imperium: every answer has a worth in tenths of a victory point, and the best is given.

`judge` knows its view and its ask only. What stands behind it is sorted by concern: `seen` what is seen and what
things are worth, `goals` objectives and what brings them nearer, `plans` tactical actions, `activation` where to take
one and which cards help, `fights` odds, `strategies` strategy cards, `wealth` production, tokens and technologies,
`uses` cards and abilities, `votes` agendas, `trade` transactions, asked and unasked, `choices` the rest. A search plays
the turn on in imagined worlds.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Final

from cosmodrome.games.judgement import Judgement, View, chance
from cosmodrome.games.twilight_imperium.bot import (
    activation,
    choices,
    fights,
    plans,
    strategies,
    trade,
    uses,
    votes,
    wealth,
)
from cosmodrome.games.twilight_imperium.bot.seen import POINT, Seen, Weigh
from cosmodrome.games.twilight_imperium.bot.trade import act as act
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Ask, Seat

MOST_ANSWERS: Final = 60  # of a turn that is played on
STEEP: Final = 0.04  # how much of a chance to win a lead is


def weigher(view: View, ask: Ask) -> Weigh:
    """What the options of an ask are worth: by its key, else by what its options are about. What neither tells is
    answered by the obvious thing, the first."""
    seen, verbs = Seen(view, ask.seat), {option[0] for option in ask.options}
    if "use" in verbs:
        return uses.weigh_window(seen, ask)
    known = WEIGHERS.get(ask.key)
    if known is None:
        known = next((BY_VERB[verb] for verb in BY_VERB if verb in verbs), first)
    return known(seen, ask)


def first(seen: Seen, ask: Ask) -> Weigh:
    """The obvious thing."""
    return lambda option: 0.0


def last(seen: Seen, ask: Ask) -> Weigh:
    """Nothing, or nothing more: what stands last."""
    return {option: float(at) for at, option in enumerate(ask.options)}.__getitem__


Weigher = Callable[[Seen, Ask], Weigh]
WEIGHERS: Final[Mapping[str, Weigher]] = {
    # set-up
    **dict.fromkeys(("faction", "draft", "tile", "put"), first),
    "start-technology": wealth.weigh_technology,
    "keep-secret": choices.weigh_kept_secret,
    "return-secret": choices.weigh_returned_secret,
    # strategy cards
    **dict.fromkeys(("pick", "take-card"), strategies.weigh_pick),
    "give-card": strategies.weigh_given_card,
    "turn": choices.weigh_turn,
    "secondary": strategies.weigh_secondary,
    "gain-tokens": wealth.weigh_gained_tokens,
    "token-to": wealth.weigh_gained_tokens,
    "buy-tokens": wealth.weigh_bought_tokens,
    "fleet-pool": wealth.weigh_fleet_pool,
    "strategy-pool": wealth.weigh_strategy_pool,
    **dict.fromkeys(("spend-tokens", "token-from", "lose-token"), wealth.weigh_spent_tokens),
    "take-token": wealth.weigh_taken_token,
    **dict.fromkeys(("unexpected_action", "warfare_rider"), wealth.weigh_taken_token),
    **dict.fromkeys(("diplomacy", "diplomacy_rider"), choices.weigh_diplomacy),
    "assassinate_representative": votes.weigh_silenced,
    "speaker": choices.weigh_favourite,
    "put-agenda": votes.weigh_agenda_deck,
    "structure": wealth.weigh_structure,
    "construction": wealth.weigh_site,
    "trade-partners": choices.weigh_free_trade,
    **dict.fromkeys(("research", "take-technology"), wealth.weigh_technology),
    "research-again": wealth.weigh_another,
    "ignore": choices.weigh_skip,
    # tactical actions
    "move": plans.weigh_move,
    "in_the_silence_of_space": activation.weigh_silence,
    "custodians": plans.weigh_custodians,
    "land": plans.weigh_landing,
    "space-cannon": fights.weigh_fire,
    "cannon-target": choices.weigh_rival,
    "retreat": fights.weigh_retreat,
    **dict.fromkeys(("retreat-to", "skilled_retreat", "foresight"), choices.weigh_own_system),
    "hits": fights.weigh_hits,
    "reroll": fights.weigh_reroll,
    "bombard": fights.weigh_bombing,
    **dict.fromkeys(
        ("ground-combat", "cannon-order", "no-figure", "remove", "pillage", "colonize", "wormhole", "reward"), first
    ),
    **dict.fromkeys(("relocate", "bioplasmosis", "enlist", "wrath_of_kenara", "retreat-load"), last),
    "build": wealth.weigh_build,
    "pay": wealth.weigh_payment,
    # scoring, trade, agendas
    "score-public": choices.weigh_score,
    "terms": trade.weigh_terms,
    "promise": last,
    "answer-offer": trade.weigh_answer,
    "vote": votes.weigh_vote,
    "decide": votes.weigh_decision,
    "cast-votes": votes.weigh_ballots,
    "bribery": votes.weigh_bribe,
    "predict": votes.weigh_prediction,
    # cards and abilities
    "discard": uses.weigh_own_card,
    "steal": uses.weigh_stolen_card,
    "hit-ship": choices.weigh_enemy_unit,
    "lucky_shot": choices.weigh_enemy_unit,
    "star_forge-unit": choices.weigh_forged,
    "lose-ship": choices.weigh_own_unit,
    "lose-ship-where": choices.weigh_weak_system,
    "destroy-infantry": choices.weigh_killing,
    **dict.fromkeys(("production_biomes", "quantum_datahub_node"), choices.weigh_favourite),
    **dict.fromkeys(("committee_formation", "confusing_legal_text"), votes.weigh_elected),
    "repeal_law": votes.weigh_law,
    **dict.fromkeys(("ghost_ship", "chaos_mapping", "wormhole-to"), choices.weigh_station),
    "signal_jamming": choices.weigh_rivals_system,
    "tactical_bombardment": choices.weigh_bombed_system,
    "ancient_burial_sites": votes.weigh_buried,
    **dict.fromkeys(("exhaust-planets", "take-structure"), wealth.weigh_sacrifice),
    "take-ship": choices.weigh_own_system,
    **dict.fromkeys(("star_forge", "war_effort"), choices.weigh_berth),
    **dict.fromkeys(
        ("cripple_defenses", "plague", "unstable_planet", "reactor_meltdown", "uprising", "x89_bacterial_weapon"),
        wealth.weigh_rivals_planet,
    ),
}
BY_VERB: Final[Mapping[str, Weigher]] = {
    "player": choices.weigh_rival,
    "planet": wealth.weigh_planet,
    "technology": wealth.weigh_technology,
    "vote": votes.weigh_vote,
    "unit": choices.weigh_own_unit,
    "lose": fights.weigh_hits,
    "law": votes.weigh_law,
}


# ---- search ----------------------------------------------------------------------------------------------------------


def turn(table: TwilightImperium) -> tuple[int, str, int]:
    """Whose turn it is, or which phase."""
    return table.round, table.phase, table.turn


def prospect(view: View, seat: Seat) -> float:
    """A chance to win by how the players stand."""
    seen = Seen(view, seat)
    return chance([standing(seen, who) for who in (seat, *seen.others)], 0, STEEP)


def standing(seen: Seen, seat: Seat) -> float:
    """What a player has: points, planets, ships, technologies, tokens and goods."""
    row, units = seen.players[seat], seen.side(seat).units
    ships = sum(
        units[kind].cost / units[kind].produced * count
        for system in seen.systems
        for kind, count in enumerate(seen.fleet(seat, system)[:11])
    )
    tokens = row["tactic"] + row["fleet"] + row["strategy"]
    return float(
        POINT * row["points"]
        + 2.0 * seen.wealth(seat)
        + 0.8 * ships
        + 4.0 * len(row["technologies"])
        + 2.5 * tokens
        + row["goods"]
        + 0.5 * row["commodities"]
    )


JUDGEMENT: Final = Judgement(weigher, turn, prospect, MOST_ANSWERS)
judge, best, shortlist, compare = JUDGEMENT.judge, JUDGEMENT.best, JUDGEMENT.shortlist, JUDGEMENT.compare
