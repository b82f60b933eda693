"""The promissory notes as data: four of every colour, one of every faction.

The owner is the player whose colour or faction is on the note, the holder the one who has it now. The first printing is
given for Stymie, War Funding, Cybernetic Enhancements, Acquiescence and Greyfire Mutagen (TI-R15).
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

NoteWindow = Literal[
    "action",
    "after_activation",
    "after_commit",
    "after_owner_activates",
    "combat_start",
    "ground_combat_start",
    "owner_replenishes",
    "owner_researched",
    "owner_turn_start",
    "received",
    "space_round_start",
    "strategy_phase_end",
    "turn_start",
    "when_agenda_revealed",
]


class Note(Struct, frozen=True):
    """A row. A note that `stays` lies face up in the holder's play area; any other returns after use."""

    id: str
    window: NoteWindow
    stays: bool = False
    faction: str = ""
    points: int = 0


NOTES: Final = (
    Note("ceasefire", "after_owner_activates"),
    Note("trade_agreement", "owner_replenishes"),
    Note("political_secret", "when_agenda_revealed"),
    Note("support_for_the_throne", "received", stays=True, points=1),
    Note("stymie", "action", stays=True, faction="arborec"),
    Note("war_funding", "space_round_start", faction="letnev"),
    Note("raghs_call", "after_commit", faction="saar"),
    Note("fires_of_the_gashlai", "action", faction="muaat"),
    Note("trade_convoys", "action", stays=True, faction="hacan"),
    Note("military_support", "owner_turn_start", faction="sol"),
    Note("creuss_iff", "turn_start", faction="creuss"),
    Note("cybernetic_enhancements", "turn_start", faction="l1z1x"),
    Note("promise_of_protection", "action", stays=True, faction="mentak"),
    Note("gift_of_prescience", "strategy_phase_end", stays=True, faction="naalu"),
    Note("antivirus", "combat_start", stays=True, faction="nekro"),
    Note("tekklar_legion", "ground_combat_start", faction="sardakk_norr"),
    Note("research_agreement", "owner_researched", faction="jol_nar"),
    Note("acquiescence", "strategy_phase_end", faction="winnu"),
    Note("political_favor", "when_agenda_revealed", faction="xxcha"),
    Note("greyfire_mutagen", "after_activation", faction="yin"),
    Note("spy_net", "turn_start", faction="yssaril"),
)

BY_ID: Final = {note.id: note for note in NOTES}
GENERIC: Final = tuple(note.id for note in NOTES if not note.faction)
