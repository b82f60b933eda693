"""The 50 agendas as data: law or directive, what is voted on, and where a law that passed lies."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

AgendaKind = Literal["law", "directive"]
Vote = Literal["for_against", "elect_player", "elect_planet", "elect_law", "elect_scored_secret_objective"]
Restriction = Literal["", "any", "cultural", "industrial", "hazardous", "non_home_not_mecatol"]
Placement = Literal["", "common", "owner", "attach"]


class Agenda(Struct, frozen=True):
    """A row. `restriction` says which planets can be elected; all must be controlled by a player. `resources` and
    `influence` are what an attached law adds to its planet."""

    id: str
    kind: AgendaKind
    vote: Vote
    restriction: Restriction = ""
    placement: Placement = ""
    points: int = 0
    resources: int = 0
    influence: int = 0


AGENDAS: Final = (
    Agenda("anti_intellectual_revolution", "law", "for_against", placement="common"),
    Agenda("classified_document_leaks", "law", "elect_scored_secret_objective", placement="common"),
    Agenda("conventions_of_war", "law", "for_against", placement="common"),
    Agenda("enforced_travel_ban", "law", "for_against", placement="common"),
    Agenda("executive_sanctions", "law", "for_against", placement="common"),
    Agenda("fleet_regulations", "law", "for_against", placement="common"),
    Agenda("homeland_defense_act", "law", "for_against", placement="common"),
    Agenda("publicize_weapon_schematics", "law", "for_against", placement="common"),
    Agenda("regulated_conscription", "law", "for_against", placement="common"),
    Agenda(
        "representative_government", "law", "for_against", placement="common"
    ),  # first printing: additional votes stay possible (TI-R20)
    Agenda("shared_research", "law", "for_against", placement="common"),
    Agenda("wormhole_reconstruction", "law", "for_against", placement="common"),
    Agenda("committee_formation", "law", "elect_player", placement="owner"),
    Agenda("imperial_arbiter", "law", "elect_player", placement="owner"),
    Agenda("minister_of_commerce", "law", "elect_player", placement="owner"),
    Agenda("minister_of_exploration", "law", "elect_player", placement="owner"),
    Agenda("minister_of_industry", "law", "elect_player", placement="owner"),
    Agenda("minister_of_peace", "law", "elect_player", placement="owner"),
    Agenda("minister_of_policy", "law", "elect_player", placement="owner"),
    Agenda("minister_of_sciences", "law", "elect_player", placement="owner"),
    Agenda("minister_of_war", "law", "elect_player", placement="owner"),
    Agenda("prophecy_of_ixth", "law", "elect_player", placement="owner"),
    Agenda(
        "shard_of_the_throne", "law", "elect_player", placement="owner", points=1
    ),  # the point comes with the election too (TI-R21)
    Agenda("the_crown_of_emphidia", "law", "elect_player", placement="owner", points=1),  # likewise (TI-R21)
    Agenda("the_crown_of_thalnos", "law", "elect_player", placement="owner"),
    Agenda("core_mining", "law", "elect_planet", restriction="hazardous", placement="attach", resources=2),
    Agenda("demilitarized_zone", "law", "elect_planet", restriction="cultural", placement="attach"),
    Agenda("holy_planet_of_ixth", "law", "elect_planet", restriction="cultural", placement="attach", points=1),
    Agenda("research_team_biotic", "law", "elect_planet", restriction="industrial", placement="attach"),
    Agenda("research_team_cybernetic", "law", "elect_planet", restriction="industrial", placement="attach"),
    Agenda("research_team_propulsion", "law", "elect_planet", restriction="industrial", placement="attach"),
    Agenda("research_team_warfare", "law", "elect_planet", restriction="hazardous", placement="attach"),
    Agenda("senate_sanctuary", "law", "elect_planet", restriction="cultural", placement="attach", influence=2),
    Agenda(
        "terraforming_initiative",
        "law",
        "elect_planet",
        restriction="hazardous",
        placement="attach",
        resources=1,
        influence=1,
    ),
    Agenda("arms_reduction", "directive", "for_against"),
    Agenda("economic_equality", "directive", "for_against"),
    Agenda("incentive_program", "directive", "for_against"),
    Agenda("ixthian_artifact", "directive", "for_against"),
    Agenda("mutiny", "directive", "for_against"),
    Agenda("new_constitution", "directive", "for_against"),
    Agenda("seed_of_an_empire", "directive", "for_against"),  # all who are tied, in speaker order (TI-R22)
    Agenda("swords_to_plowshares", "directive", "for_against"),
    Agenda("unconventional_measures", "directive", "for_against"),
    Agenda("wormhole_research", "directive", "for_against"),
    Agenda("archived_secret", "directive", "elect_player"),
    Agenda("public_execution", "directive", "elect_player"),
    Agenda("colonial_redistribution", "directive", "elect_planet", restriction="non_home_not_mecatol"),
    Agenda("compensated_disarmament", "directive", "elect_planet", restriction="any"),
    Agenda("judicial_abolishment", "directive", "elect_law"),
    Agenda("miscount_disclosed", "directive", "elect_law"),
)

BY_ID: Final = {agenda.id: agenda for agenda in AGENDAS}
