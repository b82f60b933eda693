"""A scene for every action card but Sabotage: a table, the way to its moment, what it is aimed at, what it asks then.

game = seen("lucky_shot")                    # the card can be played now
game = played("lucky_shot")                  # it was played, and its questions are answered
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any

from tests.games.twilight_imperium.boards import A, B, C, drive, play

from cosmodrome.kernel import Game, Seat

LETTERS = "ABC"


@dataclass(frozen=True)
class Scene:
    """`seat` plays the card. `before` leads to its moment, `aims` come before it can be cancelled, `then` after."""

    units: dict[str, str] = field(default_factory=dict)
    before: tuple[str, ...] = ()
    seat: int = A
    aims: tuple[str, ...] = ()
    then: tuple[str, ...] = ()
    dice: tuple[tuple[int, ...], ...] = ()
    fields: dict[str, Any] = field(default_factory=dict)
    component: bool = False


def action(
    units: dict[str, str] | None = None,
    *aims: str,
    then: tuple[str, ...] = (),
    dice: tuple[tuple[int, ...], ...] = (),
    **fields: Any,
) -> Scene:
    """A component action of A."""
    return Scene(units or {}, (), A, aims, then, dice, fields, component=True)


MOVE = ("A activate:26", "A all")
LAND = (*MOVE, "A all")
AGENDA = {"phase": "agenda", "custodians": False, "stop": "agenda-end", "cards": {}}


def at_26(seat: int, mine: str, theirs: str, *before: str, **more: Any) -> Scene:
    """A comes from 27 to 26, where B is."""
    units = {"A 27": mine, "B 26": theirs, **more.pop("units", {})}
    keys = {key: more.pop(key) for key in ("aims", "then", "dice") if key in more}
    return Scene(units, (*MOVE, *before), seat, fields={"stop": "combat-end", **more}, **keys)


def at_lodor(seat: int, mine: str, theirs: str, before: tuple[str, ...] = MOVE, **more: Any) -> Scene:
    """A comes from 27 to 26, where B has Lodor."""
    keys = {key: more.pop(key) for key in ("aims", "then", "dice") if key in more}
    return Scene({"A 27": mine, "B lodor": theirs}, before, seat, fields=more, **keys)


def rider(*then: str, units: dict[str, str] | None = None) -> Scene:
    """B names `for`, does not vote, and A sees to it that it wins."""
    script = ("C abstain", "A vote:for", "A all", *then)
    fields = {**AGENDA, "at": "agenda-reveal", "agendas": "mutiny"}
    return Scene(units or {}, (), B, ("B vote:for",), script, fields=fields)


SCENES: dict[str, Scene] = {
    # goods, tokens, technologies, laws
    "industrial_initiative": action({"A new_albion": "own", "A arnor": "own", "A lodor": "own"}),
    "economic_initiative": action({"A lodor": "own", "A abyz": "own"}, exhausted="lodor abyz"),
    "mining_initiative": action({"A lodor": "own"}, "A planet:lodor"),
    "uprising": action({"B lodor": "own", "B quann": "own"}, "A planet:lodor"),
    "unexpected_action": action({}, "A to:26", tokens={A: [26, 27]}),
    "insubordination": action({}, "A player:1"),
    "spy": action({}, "A player:1", dice=((2,),), hands={B: "morale_boost flank_speed", C: "veto"}),
    "focused_research": action({}, then=("A technology:neural_motivator",), goods={A: 5}),
    "repeal_law": action({}, "A law:fleet_regulations", laws="fleet_regulations executive_sanctions"),
    # destruction
    "cripple_defenses": action({"B lodor": "1 infantry 2 pds"}, "A planet:lodor"),
    "plague": action({"B lodor": "3 infantry"}, "A planet:lodor", dice=((6, 5, 10),)),
    "unstable_planet": action(
        {"B starpoint": "4 infantry", "C abyz": "own"}, "A planet:starpoint", then=("A lose:infantry:3",)
    ),
    "tactical_bombardment": action(
        {"A 26": "1 dreadnought", "A 27": "1 dreadnought", "B lodor": "1 infantry", "B starpoint": "own"}, "A to:26"
    ),
    "lucky_shot": action({"A lodor": "own", "B 26": "1 cruiser 1 dreadnought 1 carrier"}, "A unit:dreadnought"),
    "reactor_meltdown": action({"B lodor": "1 space_dock", "C quann": "1 space_dock"}, "A planet:lodor"),
    # deployment
    "frontline_deployment": action({"A lodor": "1 infantry"}, "A planet:lodor"),
    "rise_of_a_messiah": action({"A lodor": "own"}),
    "ghost_ship": action({}, "A to:39"),
    "war_effort": action({"A 26": "1 carrier", "A 27": "1 carrier"}, "A to:26"),
    "signal_jamming": action({"A 26": "1 cruiser"}, "A to:27", "A player:1"),
    "upgrade": Scene({"A 26": "1 cruiser"}, ("A activate:26",)),
    # movement
    "flank_speed": Scene({"A 46": "1 carrier"}, ("A activate:26",), then=("A all",)),
    "in_the_silence_of_space": Scene(
        {"A 46": "1 cruiser", "A 32": "1 carrier", "B 27": "1 cruiser", "B 30": "1 cruiser"},
        ("A activate:26",),
        aims=("A to:46",),
        then=("A all",),
    ),
    "lost_star_chart": Scene({"A 40": "1 carrier"}, ("A activate:26",), then=("A all",)),
    "experimental_battlestation": at_lodor(B, "2 cruiser", "1 space_dock", then=("B fire",), dice=((5, 4, 1),)),
    # combat
    "morale_boost": at_26(A, "1 cruiser", "1 cruiser", dice=((6,), (1,), (1,), (7,))),
    "fighter_prototype": at_26(B, "1 cruiser", "1 carrier 1 fighter", dice=((1,), (7, 1))),
    "skilled_retreat": at_26(B, "1 cruiser", "1 carrier 2 fighter 1 infantry", aims=("B to:29",)),
    "emergency_repairs": at_26(A, "1 dreadnought-damaged", "1 cruiser", dice=((1,), (1,)) * 9),
    "intercept": at_26(A, "1 cruiser", "1 cruiser", "B retreat", units={"B qucenn": "own"}, dice=((1,), (1,))),
    "shields_holding": at_26(B, "3 cruiser", "3 cruiser", dice=((7, 7, 7), (1, 1, 1), *((1,) * n for n in (3, 2)))),
    "direct_hit": at_26(A, "1 cruiser", "1 dreadnought 1 cruiser", "B auto", dice=((7,), (1, 1)), stop="combat-after"),
    "courageous_to_the_end": at_26(B, "2 cruiser", "1 cruiser", dice=((7, 1), (1,), (7, 7))),
    "salvage": at_26(A, "1 cruiser", "1 cruiser", dice=((7,), (1,)), commodities={B: 3}, stop="production"),
    "maneuvering_jets": at_lodor(A, "1 cruiser", "1 pds", (*MOVE, "B fire"), dice=((6,),)),
    "fire_team": at_lodor(
        A, "1 carrier 2 infantry", "2 infantry", LAND, then=("A auto",), dice=((1, 1), (8, 8), (1, 1)), stop="control"
    ),
    # invasion
    "bunker": at_lodor(B, "1 dreadnought", "2 infantry", then=("A auto",), dice=((8,),)),
    "disable": at_lodor(
        A, "1 dreadnought 1 carrier 2 infantry", "2 infantry 1 pds", (*MOVE, "B hold"), then=("A auto",), dice=((5,),)
    ),
    "parley": at_lodor(B, "1 carrier 2 infantry", "1 infantry", LAND),
    "infiltrate": at_lodor(A, "1 carrier 2 infantry", "1 pds 1 space_dock", (*MOVE, "B hold", "A all", "B hold")),
    "reparations": at_lodor(B, "1 carrier 2 infantry", "own", LAND, aims=("B planet:hercant",), exhausted="jord"),
    # strategy, status, agenda
    "summit": Scene(
        then=("A pool:strategy:2",), fields={"phase": "strategy", "at": "strategy", "cards": {}, "stop": "strategy-end"}
    ),
    "public_disgrace": Scene(
        before=("A pick:leadership",),
        seat=B,
        then=("A pick:trade",),
        fields={"phase": "strategy", "at": "strategy", "cards": {}, "stop": "strategy-end"},
    ),
    "political_stability": Scene(fields={"phase": "status", "at": "status-ready", "stop": "strategy"}),
    "ancient_burial_sites": Scene(
        {"B lodor": "own", "B quann": "own", "B abyz": "own"}, aims=("A player:1",), fields={**AGENDA, "at": "agenda"}
    ),
    "veto": Scene(seat=B, fields={**AGENDA, "at": "agenda-reveal", "agendas": "mutiny economic_equality"}),
    "assassinate_representative": Scene(
        aims=("A player:1",),
        then=("C abstain",),
        fields={**AGENDA, "at": "agenda-reveal", "agendas": "mutiny"},
    ),
    "distinguished_councilor": Scene(
        before=("B vote:for", "B all"), seat=B, fields={**AGENDA, "at": "agenda-reveal", "agendas": "mutiny"}
    ),
    "bribery": Scene(
        before=("B vote:for", "B all", "C abstain", "A vote:against", "A all"),
        seat=B,
        aims=("B trade-good:3",),
        fields={**AGENDA, "at": "agenda-reveal", "agendas": "mutiny", "goods": {B: 5}},
    ),
    "confusing_legal_text": Scene(
        before=("B abstain", "C abstain", "A vote:player-0", "A all"),
        aims=("A player:1",),
        fields={**AGENDA, "at": "agenda-reveal", "agendas": "minister_of_policy"},
    ),
    "leadership_rider": rider("B pool:tactic:3"),
    "diplomacy_rider": rider("B to:26", units={"B lodor": "own"}),
    "politics_rider": rider(),
    "construction_rider": rider("B structure:space_dock:lodor", units={"B lodor": "own", "B quann": "own"}),
    "trade_rider": rider(),
    "warfare_rider": rider("B to:26", units={"B 26": "1 carrier", "B 27": "1 carrier"}),
    "technology_rider": rider("B technology:neural_motivator"),
    "imperial_rider": rider(),
}


def seen(card: str, holder: Seat | None = None, **more: Any) -> Game:
    """The moment in which the card can be played; `hands` are added to. Somebody else may hold it."""
    scene = SCENES[card]
    seat = scene.seat if holder is None else holder
    fields = {**scene.fields, **more}
    hands = {**scene.fields.get("hands", {}), **more.get("hands", {})}
    hands[seat] = f"{card} {hands.get(seat, '')}"
    fields |= {"hands": hands, "dice": scene.dice, **({"dice": more["dice"]} if "dice" in more else {})}
    units = {**scene.units, **fields.pop("units", {})}
    return drive(play(fields.pop("text", "A:hacan B:sol"), units, **fields), *scene.before)


def use(game: Game, card: str) -> Game:
    """The card is played and aimed."""
    scene = SCENES[card]
    letter = LETTERS[scene.seat]
    return drive(game, *([f"{letter} component"] if scene.component else []), f"{letter} use:{card}", *scene.aims)


def played(card: str, **more: Any) -> Game:
    """The card was played, nobody cancelled it, and its questions are answered."""
    return drive(use(seen(card, **more), card), *SCENES[card].then)


def offered(card: str, **more: Any) -> bool:
    """Whether the card, in the hand of the player of its scene, can be played in its moment."""
    game, scene = seen(card, **more), SCENES[card]
    if scene.component:
        if "component" not in [option.id for ask in game.asks if ask.seat == scene.seat for option in ask.options]:
            return False
        drive(game, f"{LETTERS[scene.seat]} component")
    return f"use:{card}" in [option.id for ask in game.asks if ask.seat == scene.seat for option in ask.options]
