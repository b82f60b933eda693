"""Twilight Imperium, fourth edition: three to six factions, one throne."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cosmodrome.games.twilight_imperium import (
    abilities,
    agenda,
    drafting,
    meta,
    opening,
    status,
    strategic,
    strategy,
    trade,
    turn,
)
from cosmodrome.games.twilight_imperium.asides import ASIDES
from cosmodrome.games.twilight_imperium.catalogue import card_rows
from cosmodrome.games.twilight_imperium.chances.ask import Odds, odds
from cosmodrome.games.twilight_imperium.chances.now import odds_of_fight
from cosmodrome.games.twilight_imperium.hints import hint
from cosmodrome.games.twilight_imperium.laws import laws
from cosmodrome.games.twilight_imperium.start import empty_table
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tactical import (
    activation,
    cannon,
    ending,
    ground_combat,
    invasion,
    movement,
    space_combat,
)
from cosmodrome.games.twilight_imperium.verbs import verb
from cosmodrome.games.twilight_imperium.view import ALWAYS, EACH, PARTS, TOUCHES, redeal
from cosmodrome.games.twilight_imperium.why import why
from cosmodrome.kernel import Rule, Rules, Turn

__all__ = ["PIECES", "RULES", "Odds", "odds", "odds_of_fight"]

PIECES: Mapping[str, Callable[[Any], Rule[None] | None]] = {
    # set-up
    "setup": opening.set_up,
    "factions": drafting.choose_factions,
    "galaxy": opening.lay_galaxy,
    "homes": opening.place_homes,
    "extra-tile": opening.extra_tile,
    "build": opening.build_galaxy,
    "start": opening.start,
    "start-choices": opening.start_choices,
    "secrets": opening.secrets,
    # strategy phase
    "strategy": strategy.begin,
    "pick": strategy.pick,
    "strategy-end": strategy.end,
    # action phase
    "turn-start": turn.start,
    "turn": turn.turn,
    "component": turn.component,
    "action-end": turn.action_end,
    "turn-end": turn.next_turn,
    "primary": strategic.primary,
    "secondary": strategic.secondary,
    # tactical action
    "activated": activation.activated,
    "movement": movement.movement,
    "cannon": cannon.offense,
    "combat": space_combat.begin,
    "combat-round": space_combat.start_round,
    "combat-retreats": space_combat.announce,
    "combat-rolls": space_combat.rolls,
    "combat-hits": space_combat.take_hits,
    "combat-after": space_combat.after_round,
    "combat-end": space_combat.end,
    "invasion": invasion.begin,
    "bombard": invasion.bombard,
    "commit": invasion.commit,
    "defense": invasion.cannons,
    "ground": ground_combat.next_planet,
    "ground-round": ground_combat.one_round,
    "ground-end": ground_combat.end,
    "control": invasion.control,
    "production": ending.production,
    # status phase
    "status": status.begin,
    "scoring": status.scoring,
    "status-reveal": status.reveal,
    "status-draw": status.draw,
    "status-tokens": status.tokens,
    "status-fleets": status.fleets,
    "status-ready": status.ready,
    # agenda phase
    "agenda": agenda.begin,
    "agenda-reveal": agenda.reveal,
    "agenda-after": agenda.after,
    "agenda-voting": agenda.voting,
    "vote": agenda.vote,
    "agenda-resolve": agenda.resolve,
    "agenda-end": agenda.end,
}


def whose_turn(table: TwilightImperium) -> Turn | None:
    """The round, and whose turn it is."""
    return Turn(table.round, table.active) if table.round else None


RULES = Rules(
    id=meta.ID,
    version=meta.VERSION,
    seats=meta.SEATS,
    options=meta.OPTIONS,
    verbs=verb,
    table=TwilightImperium,
    setup=empty_table,
    pieces=PIECES,
    parts=PARTS,
    each=EACH,
    touches=TOUCHES,
    always=ALWAYS,
    redeal=redeal,
    cards=card_rows,
    laws=laws,
    why=why,
    hint=hint,
    asides=ASIDES,
    acts=trade.acts,
    act=trade.act,
    windows=abilities.WINDOWS,
    accepts=meta.ACCEPTS,
    turn=whose_turn,
)
