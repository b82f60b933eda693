"""The technologies as data: 25 that every player has in the deck, and two or more of each faction.

Blue is propulsion, green biotic, yellow cybernetic, red warfare. A unit upgrade has no colour and never counts as a
prerequisite (TI-28.7b); the unit with its values has the same id in `units`.
"""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

from cosmodrome.games.twilight_imperium.data.units import Kind

Colour = Literal["blue", "green", "yellow", "red", "unit_upgrade", "none"]
Use = Literal["passive", "triggered", "exhaust", "action", "action_exhaust"]


class Technology(Struct, frozen=True):
    """A row: what must be owned before it, how it is used, and the kind of unit that it upgrades."""

    id: str
    colour: Colour
    prerequisites: tuple[Colour, ...]
    use: Use
    unit: Kind | None = None
    faction: str = ""


GENERIC: Final = (
    Technology("antimass_deflectors", "blue", (), "passive"),
    Technology("gravity_drive", "blue", ("blue",), "triggered"),
    Technology("fleet_logistics", "blue", ("blue", "blue"), "passive"),
    Technology("light_wave_deflector", "blue", ("blue", "blue", "blue"), "passive"),
    Technology("neural_motivator", "green", (), "passive"),
    Technology("dacxive_animators", "green", ("green",), "triggered"),
    Technology("hyper_metabolism", "green", ("green", "green"), "passive"),
    # The first printing of X-89 and Magen Defense Grid; later ones replaced their texts (TI-R15).
    Technology("x89_bacterial_weapon", "green", ("green", "green", "green"), "action_exhaust"),
    Technology("sarween_tools", "yellow", (), "passive"),
    Technology("graviton_laser_system", "yellow", ("yellow",), "exhaust"),
    Technology("transit_diodes", "yellow", ("yellow", "yellow"), "exhaust"),
    Technology("integrated_economy", "yellow", ("yellow", "yellow", "yellow"), "triggered"),
    Technology("plasma_scoring", "red", (), "passive"),
    Technology("magen_defense_grid", "red", ("red",), "exhaust"),
    Technology("duranium_armor", "red", ("red", "red"), "passive"),
    Technology("assault_cannon", "red", ("red", "red", "red"), "triggered"),
    Technology("war_sun", "unit_upgrade", ("red", "red", "red", "yellow"), "passive", unit="war_sun"),
    Technology("dreadnought_2", "unit_upgrade", ("blue", "blue", "yellow"), "passive", unit="dreadnought"),
    Technology("carrier_2", "unit_upgrade", ("blue", "blue"), "passive", unit="carrier"),
    Technology("cruiser_2", "unit_upgrade", ("green", "yellow", "red"), "passive", unit="cruiser"),
    Technology("destroyer_2", "unit_upgrade", ("red", "red"), "passive", unit="destroyer"),
    Technology("fighter_2", "unit_upgrade", ("green", "blue"), "passive", unit="fighter"),
    Technology("infantry_2", "unit_upgrade", ("green", "green"), "triggered", unit="infantry"),
    Technology("pds_2", "unit_upgrade", ("red", "yellow"), "passive", unit="pds"),
    Technology("space_dock_2", "unit_upgrade", ("yellow", "yellow"), "passive", unit="space_dock"),
)

OF_FACTIONS: Final = (
    Technology("bioplasmosis", "green", ("green", "green"), "triggered", faction="arborec"),
    Technology("letani_warrior_2", "unit_upgrade", ("green", "green"), "passive", unit="infantry", faction="arborec"),
    Technology("l4_disruptors", "yellow", ("yellow",), "passive", faction="letnev"),
    Technology("non_euclidean_shielding", "red", ("red", "red"), "passive", faction="letnev"),
    Technology(
        "floating_factory_2", "unit_upgrade", ("yellow", "yellow"), "passive", unit="space_dock", faction="saar"
    ),
    Technology("chaos_mapping", "blue", ("blue",), "triggered", faction="saar"),
    Technology(
        "prototype_war_sun_2",
        "unit_upgrade",
        ("red", "red", "red", "yellow"),
        "passive",
        unit="war_sun",
        faction="muaat",
    ),
    Technology("magmus_reactor", "red", ("red", "red"), "triggered", faction="muaat"),  # first printing (TI-R15)
    Technology("production_biomes", "green", ("green", "green"), "action_exhaust", faction="hacan"),
    Technology("quantum_datahub_node", "yellow", ("yellow", "yellow", "yellow"), "triggered", faction="hacan"),
    Technology("advanced_carrier_2", "unit_upgrade", ("blue", "blue"), "passive", unit="carrier", faction="sol"),
    Technology("spec_ops_2", "unit_upgrade", ("green", "green"), "passive", unit="infantry", faction="sol"),
    Technology(
        "wormhole_generator", "blue", ("blue", "blue"), "triggered", faction="creuss"
    ),  # first printing: start of the status phase, mandatory (TI-R15)
    Technology("dimensional_splicer", "red", ("red",), "triggered", faction="creuss"),
    Technology(
        "super_dreadnought_2",
        "unit_upgrade",
        ("blue", "blue", "yellow"),
        "passive",
        unit="dreadnought",
        faction="l1z1x",
    ),
    Technology("inheritance_systems", "yellow", ("yellow", "yellow"), "exhaust", faction="l1z1x"),
    Technology("salvage_operations", "yellow", ("yellow", "yellow"), "triggered", faction="mentak"),
    Technology("mirror_computing", "yellow", ("yellow", "yellow", "yellow"), "passive", faction="mentak"),
    Technology(
        "hybrid_crystal_fighter_2", "unit_upgrade", ("green", "blue"), "passive", unit="fighter", faction="naalu"
    ),
    Technology("neuroglaive", "green", ("green", "green", "green"), "triggered", faction="naalu"),
    Technology(
        "valefar_assimilator_x", "none", (), "triggered", faction="nekro"
    ),  # owned from the start, since Nekro researches nothing (TI-R17)
    Technology("valefar_assimilator_y", "none", (), "triggered", faction="nekro"),
    Technology(
        "exotrireme_2",
        "unit_upgrade",
        ("blue", "blue", "yellow"),
        "passive",
        unit="dreadnought",
        faction="sardakk_norr",
    ),
    Technology("valkyrie_particle_weave", "red", ("red", "red"), "triggered", faction="sardakk_norr"),
    Technology("e_res_siphons", "yellow", ("yellow", "yellow"), "triggered", faction="jol_nar"),
    Technology("spatial_conduit_cylinder", "blue", ("blue", "blue"), "exhaust", faction="jol_nar"),
    Technology("lazax_gate_folding", "blue", ("blue", "blue"), "action_exhaust", faction="winnu"),
    Technology(
        "hegemonic_trade_policy", "yellow", ("yellow", "yellow"), "exhaust", faction="winnu"
    ),  # until the end of the turn (TI-R16)
    Technology("instinct_training", "green", ("green",), "exhaust", faction="xxcha"),
    Technology("nullification_field", "yellow", ("yellow", "yellow"), "exhaust", faction="xxcha"),
    Technology("yin_spinner", "green", ("green", "green"), "triggered", faction="yin"),  # first printing (TI-R15)
    Technology("impulse_core", "yellow", ("yellow", "yellow"), "triggered", faction="yin"),
    Technology("transparasteel_plating", "green", ("green",), "passive", faction="yssaril"),
    Technology("mageon_implants", "green", ("green", "green", "green"), "action_exhaust", faction="yssaril"),
)

TECHNOLOGIES: Final = (*GENERIC, *OF_FACTIONS)
BY_ID: Final = {technology.id: technology for technology in TECHNOLOGIES}
COLOURS: Final[tuple[Colour, ...]] = ("blue", "green", "yellow", "red")
