"""Cosmic Encounter: three to five aliens, each with a power that breaks a rule."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from cosmodrome.games.cosmic_encounter import (
    abilities,
    alliance,
    deals,
    destiny,
    launch,
    meta,
    opening,
    planning,
    resolution,
    reveal,
    turn,
)
from cosmodrome.games.cosmic_encounter.acts import act, acts, sleight
from cosmodrome.games.cosmic_encounter.catalogue import card_rows
from cosmodrome.games.cosmic_encounter.hints import hint
from cosmodrome.games.cosmic_encounter.laws import laws
from cosmodrome.games.cosmic_encounter.redeal import redeal
from cosmodrome.games.cosmic_encounter.start import empty_table
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.usable import QUIET
from cosmodrome.games.cosmic_encounter.verbs import verb
from cosmodrome.games.cosmic_encounter.view import ALWAYS, EACH, PARTS, TOUCHES
from cosmodrome.games.cosmic_encounter.why import why
from cosmodrome.kernel import Rule, Rules, Turn

PIECES: Mapping[str, Callable[[Any], Rule[None] | None]] = {
    "setup": opening.set_up,
    "deck": opening.make_deck,
    "hands": opening.deal_hands,
    "technologies": opening.deal_technologies,
    "first": opening.first_player,
    "start-turn": turn.start_turn,
    "regroup": turn.regroup,
    "destiny": destiny.destiny,
    "aim": launch.aim_gate,
    "launch": launch.launch_ships,
    "launched": launch.launched,
    "alliance": alliance.before_alliance,
    "invite": alliance.invite_allies,
    "answer": alliance.answer_invitation,
    "allied": alliance.allied,
    "planning": planning.before_selection,
    "select": planning.select,
    "answer-card": planning.answer_card,
    "selected": planning.selected,
    "reveal": reveal.reveal,
    "totals": reveal.totals,
    "outcome": reveal.outcome,
    "decided": reveal.decided,
    "losses": resolution.losses,
    "landing": resolution.landing,
    "won": resolution.won,
    "compensation": resolution.compensation,
    "rewards": resolution.rewards,
    "allies-home": deals.allies_home,
    "offer": deals.make_offer,
    "answer-offer": deals.answer_offer,
    "dealt": deals.dealt,
    "failed": deals.failed,
    "cards": resolution.cards,
    "no-cards": turn.no_cards,
    "ended": turn.ended,
    "next": turn.next_encounter,
    "powers": turn.powers_change,
    "sleight": sleight,
}


def whose_turn(table: CosmicEncounter) -> Turn | None:
    """The round, and whose turn it is."""
    return Turn(table.round, table.turn) if table.round else None


RULES = Rules(
    id=meta.ID,
    version=meta.VERSION,
    seats=meta.SEATS,
    options=meta.OPTIONS,
    verbs=verb,
    table=CosmicEncounter,
    setup=empty_table,
    pieces=PIECES,
    parts=PARTS,
    each=EACH,
    touches=TOUCHES,
    always=ALWAYS,
    redeal=redeal,
    laws=laws,
    hint=hint,
    why=why,
    acts=acts,
    act=act,
    windows=abilities.WINDOWS,
    quiet=QUIET,
    talk=deals.talk,
    accepts=meta.ACCEPTS,
    cards=card_rows,
    turn=whose_turn,
)
