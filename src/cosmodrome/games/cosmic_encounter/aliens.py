"""The 51 aliens as data: alert level, role and phases of the power, and what keeps two of them apart."""

from __future__ import annotations

from typing import Final, Literal

from msgspec import Struct

Alert = Literal["green", "yellow", "red"]


class Alien(Struct, frozen=True):
    """A row: `must` says that the power is mandatory; `setup` that the sheet has a text for the set-up of the game."""

    id: str
    alert: Alert
    role: str
    phases: tuple[str, ...]
    wild: str  # who may play the flare as wild, and as super
    super: str
    must: bool = False
    setup: bool = False
    not_with: tuple[str, ...] = ()
    since: int = 2008  # the first edition that has it


ALIENS: Final = (
    Alien("barbarian", "green", "offense", ("resolution",), "main_or_ally", "offensive_ally", must=True),
    Alien("chosen", "green", "main_player", ("reveal",), "main_player", "main_player"),
    Alien("clone", "green", "main_player", ("resolution",), "any", "main_player"),
    Alien("cudgel", "green", "main_player", ("resolution",), "offense", "main_player", must=True),
    Alien("filch", "green", "main_player", ("resolution",), "any", "any"),
    Alien("hacker", "green", "main_player", ("resolution",), "main_player", "main_player"),
    Alien("loser", "green", "main_player", ("planning",), "main_player", "main_player"),
    Alien(
        "macron",
        "green",
        "main_or_ally",
        ("launch", "alliance", "reveal"),
        "main_or_ally",
        "offense_or_ally",
        must=True,
    ),
    Alien("miser", "green", "any", ("any",), "any", "offense", setup=True),
    Alien("mutant", "green", "main_player", ("alliance",), "main_player", "main_player"),
    Alien("observer", "green", "main_or_ally", ("resolution",), "main_player", "offense_or_ally", must=True),
    Alien("oracle", "green", "main_player", ("planning",), "main_player", "main_player", must=True),
    Alien("pacifist", "green", "main_player", ("reveal",), "main_player", "main_player", must=True),
    Alien("parasite", "green", "not_main", ("alliance",), "any", "ally"),
    Alien("reserve", "green", "main_or_ally", ("reveal",), "any", "main_or_ally"),
    Alien("sorcerer", "green", "main_player", ("planning",), "any", "ally", not_with=("gambler",)),
    Alien("spiff", "green", "offense", ("resolution",), "defense", "offense"),
    Alien("trader", "green", "main_player", ("planning",), "main_player", "main_player"),
    Alien("vacuum", "green", "any", ("any",), "any", "any", must=True),
    Alien("vulch", "green", "any", ("any",), "main_player", "any", must=True),
    Alien("warrior", "green", "main_player", ("reveal",), "defense", "ally", must=True),
    Alien("will", "green", "offense", ("destiny",), "offense", "offense", must=True),
    Alien("zombie", "green", "any", ("any",), "any", "main_player", must=True),
    Alien("amoeba", "yellow", "main_player", ("planning",), "main_player", "ally"),
    Alien("anti_matter", "yellow", "main_player", ("reveal",), "main_or_ally", "any", must=True),
    Alien("calculator", "yellow", "main_player", ("planning",), "main_player", "ally"),
    Alien("demon", "yellow", "main_player", ("alliance",), "main_player", "main_player", since=2018),
    Alien("fido", "yellow", "any", ("resolution",), "main_player", "any"),
    Alien("fodder", "yellow", "main_player", ("reveal",), "not_main_or_ally", "main_player"),
    Alien("hate", "yellow", "offense", ("start_turn",), "main_player", "offense", must=True),
    Alien("healer", "yellow", "any", ("any",), "any", "any", not_with=("masochist",)),
    Alien("human", "yellow", "main_or_ally", ("reveal",), "main_player", "main_or_ally", must=True),
    Alien("kamikaze", "yellow", "main_player", ("planning",), "main_player", "offense"),
    Alien("mind", "yellow", "any", ("alliance",), "any", "not_main"),
    Alien("mirror", "yellow", "main_player", ("planning",), "main_player", "main_player"),
    Alien("mite", "yellow", "offense", ("launch",), "main_player", "offense", must=True),
    Alien("philanthropist", "yellow", "main_or_ally", ("alliance",), "any", "main_or_ally"),
    Alien("reincarnator", "yellow", "main_or_ally", ("resolution",), "any", "main_or_ally", must=True),
    Alien("remora", "yellow", "any", ("any",), "any", "any"),
    Alien("shadow", "yellow", "any", ("destiny",), "defense", "offense", must=True),
    Alien("tick_tock", "yellow", "any", ("resolution",), "any", "main_player", must=True, setup=True),
    Alien("citadel", "red", "any", ("planning",), "main_or_ally", "any"),
    Alien("dictator", "red", "not_offense", ("destiny",), "not_offense", "offense", must=True),
    Alien("gambler", "red", "main_player", ("reveal",), "main_player", "main_player", not_with=("sorcerer",)),
    Alien("grudge", "red", "main_player", ("alliance",), "main_player", "main_player", must=True),
    Alien("machine", "red", "offense", ("resolution",), "offense", "offense"),
    Alien("masochist", "red", "any", ("regroup",), "any", "offense", must=True, not_with=("healer",)),
    Alien("tripler", "red", "main_player", ("reveal",), "main_player", "main_player", must=True),
    Alien("virus", "red", "main_player", ("reveal",), "main_player", "main_player", must=True),
    Alien("void", "red", "main_player", ("resolution",), "any", "ally", must=True),
    Alien("warpish", "red", "main_player", ("reveal",), "main_player", "main_player", must=True),
)

NAMES: Final = tuple(alien.id for alien in ALIENS)
ALIEN: Final = {alien.id: number for number, alien in enumerate(ALIENS)}


def go_together(aliens: tuple[int, ...]) -> bool:
    """Whether no sheet forbids another one at the same table."""
    names = {NAMES[alien] for alien in aliens}
    return all(names.isdisjoint(ALIENS[alien].not_with) for alien in aliens)


def choosable(edition: int, alerts: tuple[str, ...]) -> tuple[int, ...]:
    """The aliens that an edition has, of these alert levels."""
    return tuple(at for at, alien in enumerate(ALIENS) if alien.since <= edition and alien.alert in alerts)


# The quick set-up of the 2018 rules: one combination names the aliens of three, four and five players (CE-4.9).
COMBOS: Final = (
    ("oracle", "macron", "zombie", "clone", "parasite"),
    ("trader", "mutant", "barbarian", "hacker", "miser"),
    ("sorcerer", "filch", "vulch", "chosen", "observer"),
    ("cudgel", "macron", "warrior", "vacuum", "reserve"),
    ("loser", "spiff", "pacifist", "zombie", "hacker"),
    ("will", "clone", "chosen", "trader", "parasite"),
    ("vulch", "vacuum", "filch", "reserve", "mutant"),
    ("spiff", "oracle", "will", "barbarian", "observer"),
    ("calculator", "pacifist", "macron", "mirror", "reserve"),
    ("anti_matter", "loser", "mirror", "tripler", "sorcerer"),
    ("tripler", "calculator", "virus", "warpish", "fodder"),
    ("mind", "oracle", "demon", "philanthropist", "miser"),
    ("gambler", "mirror", "hacker", "fido", "human"),
    ("tick_tock", "machine", "citadel", "dictator", "warrior"),
    ("masochist", "kamikaze", "vacuum", "hate", "grudge"),
    ("healer", "void", "zombie", "remora", "observer"),
    ("fido", "warrior", "cudgel", "kamikaze", "barbarian"),
    ("dictator", "shadow", "will", "tick_tock", "mind"),
    ("reincarnator", "amoeba", "chosen", "demon", "clone"),
    ("philanthropist", "mite", "remora", "hacker", "trader"),
    ("citadel", "human", "virus", "cudgel", "parasite"),
    ("warpish", "void", "shadow", "masochist", "vacuum"),
    ("gambler", "mite", "kamikaze", "amoeba", "grudge"),
    ("fodder", "anti_matter", "mutant", "pacifist", "human"),
    ("machine", "miser", "remora", "amoeba", "tick_tock"),
    ("hate", "spiff", "mite", "pacifist", "grudge"),
    ("shadow", "filch", "demon", "zombie", "miser"),
    ("reincarnator", "healer", "reserve", "human", "loser"),
    ("calculator", "anti_matter", "tripler", "fodder", "dictator"),
    ("hate", "mirror", "filch", "trader", "cudgel"),
    ("virus", "void", "machine", "warpish", "gambler"),
    ("demon", "philanthropist", "sorcerer", "mind", "fido"),
    ("vulch", "citadel", "masochist", "chosen", "barbarian"),
    ("will", "sorcerer", "reincarnator", "healer", "observer"),
)
