"""Start tables in the short notation, dealt by chance and full of things, for games in which rare cards are played.

What is wanted is dealt to somebody who can do something with it: action cards, notes and secret objectives into hands,
agendas on top of their deck, technologies to their faction, public objectives face up.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Iterator, Mapping
from itertools import cycle
from typing import Any, Final

from tests.conformance.joined import starting
from tests.games.twilight_imperium.boards import LETTERS, RING_1, RING_2, RING_3, A, B, C, table_of, take_note
from tests.games.twilight_imperium.lively import lively_move
from tests.games.twilight_imperium.pairs import SEATS, tables
from tests.games.twilight_imperium.witness import Piece

from cosmodrome.games.twilight_imperium import RULES
from cosmodrome.games.twilight_imperium.data.action_cards import ACTION_CARDS
from cosmodrome.games.twilight_imperium.data.agendas import AGENDAS, Agenda
from cosmodrome.games.twilight_imperium.data.agendas import BY_ID as AGENDA_ROWS
from cosmodrome.games.twilight_imperium.data.factions import BY_ID as FACTION
from cosmodrome.games.twilight_imperium.data.notes import BY_ID as NOTE
from cosmodrome.games.twilight_imperium.data.objectives import SECRET, STAGE_1, STAGE_2
from cosmodrome.games.twilight_imperium.data.technologies import TECHNOLOGIES
from cosmodrome.games.twilight_imperium.data.units import LIMITS, WITH_TOKENS
from cosmodrome.games.twilight_imperium.index import ASTEROIDS, PLANET_NAMES, PLANETS_IN, SUPERNOVAE, TECH
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.kernel import Game, Random, Seat

GENERIC: Final = tuple(row.id for row in TECHNOLOGIES if not row.faction)
FLAGSHIP: Final = "1 flagship"
FLEETS: Final = (
    "1 carrier 3 infantry 1 fighter",
    "1 dreadnought 1 infantry",
    "2 cruiser",
    "1 destroyer 1 cruiser",
    FLAGSHIP,
    "1 dreadnought-damaged 1 destroyer",
    "1 carrier 4 infantry 1 dreadnought",
)
GARRISONS: Final = ("own", "1 infantry", "2 infantry", "1 infantry 1 pds", "3 infantry 1 space_dock")
AT_HOME: Final = Counter({"infantry": 1, "space_dock": 1})
SUPPORT: Final = "support_for_the_throne"
# Where a game begins, and with which phase: mostly in the middle of a round, else in time for what the phase is about.
BEGINNINGS: Final = (("turn", "action"), ("agenda", "agenda"), ("scoring", "status"), ("agenda", "agenda"))


# Tables for what hardly ever happens by chance.
RARE: Final[Mapping[str, dict[str, Any]]] = {
    "form_galactic_brain_trust": {
        "seats": SEATS,
        "units": {f"A {planet}": "own" for planet in ("new_albion", "lazar", "gral", "meer", "wellon")},
        "at": "scoring",
        "phase": "status",
        "public": "form_galactic_brain_trust",
    },
    "support_for_the_throne-lost": {  # the last planet of B is not guarded
        "text": "A:sol B:yin",
        "units": {"A 38": "2 carrier 6 infantry", "A jord": "2 infantry", "C arc_prime": "2 infantry"},
        "homes": False,
    },
    "raghs_call": {
        "text": "A:sol B:saar",
        "units": {"A 27": "2 carrier 8 infantry", "B lodor": "1 infantry", "B new_albion": "1 infantry"},
        "notes": {A: "raghs_call-1"},
    },
    "upgrade": {  # cruisers wherever A may go
        "units": {f"A {system}": "1 cruiser" for system in (26, 27, 28, 29, 30, 31, 36, 37)},
        "hands": {A: "upgrade"},
    },
    "infiltrate": {  # structures that nobody guards
        "units": {
            "A 27": "2 carrier 8 infantry",
            **{f"B {planet}": "1 pds" for planet in ("lodor", "qucenn", "mellon")},
        },
        "hands": {A: "infiltrate"},
    },
    "valefar_assimilator_x-returns": {  # A copies the dreadnoughts of B, and fights with C, who has plain ones
        "text": "A:nekro B:sardakk_norr C:sol",
        "units": {
            "A 27": "3 dreadnought 2 cruiser",
            "A 29": "2 dreadnought 2 cruiser",
            **{f"C {system}": "1 destroyer" for system in (26, 28, 30, 31, 37)},
        },
        "techs": {A: "valefar_assimilator_x valefar_assimilator_y", B: "exotrireme_2", C: "dreadnought_2"},
    },
}


def deal(number: int, missing: Collection[Piece] = ()) -> TwilightImperium:
    """A table of six, each with fleets, planets, technologies, cards and notes of others; what is missing comes first.
    At every third table one player is far ahead."""
    rng, wanted = Random(f"deal {number}"), names_of(missing)
    rare = [piece.id for piece in missing if piece.id in RARE]
    if rare and number % 2:
        name = rng.choice(rare)
        table = table_of(**RARE[name])
        if name.startswith(SUPPORT):
            support(table, C, B)
        elif name.startswith("valefar"):
            table.copy_tech(A, TECH["exotrireme_2"])
        return table
    factions = tables()[number % len(tables())]
    at, phase = BEGINNINGS[number % len(BEGINNINGS)]
    table = table_of(
        " ".join(f"{letter}:{name}" for letter, name in zip(LETTERS, factions, strict=True)),
        dict(units(rng, "AABACADAEAF" if number % 3 == 0 else LETTERS, factions, wanted)),
        at=at,
        phase=phase,
        techs=technologies(rng, factions, wanted),
        hands=hands(rng, [row.id for row in ACTION_CARDS], wanted, 5),
        secrets=hands(rng, SECRET, wanted, 3),
        notes=notes(factions),
        goods=dict.fromkeys(range(SEATS), 4),
        commodities=dict.fromkeys(range(SEATS), 2),
        pools=dict.fromkeys(range(SEATS), (4, 6, 3)),
        public=" ".join(first(rng, (*STAGE_1, *STAGE_2), wanted)[:6]),
        custodians=number % 5 == 0,
        cards=dict(enumerate(strategy_cards(rng))),
        **agendas(rng, missing),
    )
    seat = rng.randrange(SEATS)
    support(table, seat, (seat + 2) % SEATS)
    return table


def names_of(missing: Collection[Piece]) -> set[str]:
    """What options call these."""
    return {name for piece in missing for name in piece.names}


def first(rng: Random, names: Collection[str], wanted: Collection[str]) -> list[str]:
    """All of these in any order, but what is wanted before the rest."""
    return sorted(rng.sample(sorted(names), len(names)), key=lambda name: name not in wanted)


def hands(rng: Random, names: Collection[str], wanted: Collection[str], most: int) -> dict[int, str]:
    """So many for each, dealt round the table."""
    dealt = first(rng, names, wanted)
    return {seat: " ".join(dealt[seat::SEATS][:most]) for seat in range(SEATS)}


def units(rng: Random, order: str, factions: tuple[str, ...], wanted: Collection[str]) -> Iterator[tuple[str, str]]:
    """Fleets and planets round the middle, dealt in this order, as far as there are figures: everybody has somebody
    within reach. Flagships that are wanted sail first."""
    systems = [each for each in (*RING_1, *RING_2, *RING_3) if not (ASTEROIDS | SUPERNOVAE) >> each & 1]
    planets = [PLANET_NAMES[planet] for system in systems for planet in PLANETS_IN[system]]
    places = [
        *((str(system), FLEETS) for system in rng.sample(systems, len(systems) - 3)),
        *((planet, GARRISONS) for planet in rng.sample(planets, len(planets) - 4)),
    ]
    box = {letter: Counter[str](LIMITS) - AT_HOME for letter in LETTERS}
    for (place, choices), letter in zip(places, cycle(order), strict=False):
        fits = [each for each in choices if figures(each) <= box[letter]]
        if fits:
            flagship = choices is FLEETS and FACTION[factions[LETTERS.index(letter)]].flagship in wanted
            chosen = FLAGSHIP if flagship and FLAGSHIP in fits else rng.choice(fits)
            box[letter] -= figures(chosen)
            yield f"{letter} {place}", chosen


def figures(text: str) -> Counter[str]:
    """How many figures of which unit a line of the notation takes; tokens stand in for all but one infantry."""
    words = text.split()
    found = Counter[str]()
    for count, name in zip(words[::2], words[1::2], strict=False):
        found[name.removesuffix("-damaged")] += 1 if name in WITH_TOKENS else int(count)
    return found


def technologies(rng: Random, factions: tuple[str, ...], wanted: Collection[str]) -> dict[int, str]:
    """Some that anybody can have, and some of the faction's own."""
    dealt = {}
    for seat, name in enumerate(factions):
        own = FACTION[name].own_technologies
        dealt[seat] = " ".join([*first(rng, own, wanted)[: rng.randrange(3)], *first(rng, GENERIC, wanted)[:12]])
    return dealt


def notes(factions: tuple[str, ...]) -> dict[int, str]:
    """Everybody holds the faction's note of the neighbour to the right, and a generic one of the neighbour to the
    left."""
    generic = [row.id for row in NOTE.values() if not row.faction and row.id != SUPPORT]
    dealt = {}
    for seat in range(SEATS):
        right, left = (seat + 1) % SEATS, (seat - 1) % SEATS
        dealt[seat] = f"{FACTION[factions[right]].note}-{right} {generic[seat % len(generic)]}-{left}"
    return dealt


def support(table: TwilightImperium, seat: Seat, owner: Seat) -> None:
    """A player has the support of another, and the point for it."""
    take_note(table, seat, f"{SUPPORT}-{owner}")
    table.place_note(seat, table.find_note(seat, f"{SUPPORT}-{owner}"))
    table.points[seat] += 1


def strategy_cards(rng: Random) -> list[str]:
    """One for each."""
    names = ["leadership", "diplomacy", "politics", "construction", "trade", "warfare", "technology", "imperial"]
    return rng.sample(names, SEATS)


def agendas(rng: Random, missing: Collection[Piece]) -> dict[str, Any]:
    """Those that nobody voted on come on top of the deck; laws that did not act yet are in force, and some others."""
    to_vote = {piece.id for piece in missing if piece.kind in ("agenda", "outcome")}
    to_act = names_of([piece for piece in missing if piece.kind in ("use", "static")])
    dealt = first(rng, [row.id for row in AGENDAS], to_vote)[:6]
    laws = [AGENDA_ROWS[name] for name in first(rng, AGENDA_ROWS, to_act) if name not in dealt]
    enacted = [law(rng, row) for row in laws if row.kind == "law" and row.vote != "elect_scored_secret_objective"]
    return {"agendas": " ".join(dealt), "laws": " ".join(enacted[:4])}


def law(rng: Random, row: Agenda) -> str:
    """A law in force: for all, somebody's, or of a planet."""
    if row.placement == "owner":
        return f"{row.id}:{rng.choice(LETTERS)}"
    return f"{row.id}:{rng.choice(('lodor', 'quann', 'abyz'))}" if row.placement == "attach" else row.id


def play_dealt(number: int, missing: Collection[Piece], moves: int = 300, sense: float = 0.2) -> Game:
    """A stretch of a lively game from such a table, its laws checked after every answer."""
    game = starting(RULES, deal(number, missing), seed=number)
    RULES.laws(game.table)
    rng, wanted = Random(f"dealt {number}"), names_of(missing)
    for _ in range(moves):
        if not game.asks:
            break
        lively_move(game, rng, sense, wanted)
        RULES.laws(game.table)
    return game
