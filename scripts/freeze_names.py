"""Append to the frozen names of `cosmodrome.rl` what the rules have gained: `python scripts/freeze_names.py`.

A list only grows, because trained policies depend on the numbers; whoever adds names raises the version with it.
"""

from __future__ import annotations

import json
import re
from itertools import combinations
from pathlib import Path

import cosmodrome
from cosmodrome.games.cosmic_encounter import aliens
from cosmodrome.games.cosmic_encounter import cards as cosmic_cards
from cosmodrome.games.cosmic_encounter import verbs as cosmic_verbs
from cosmodrome.games.cosmic_encounter import windows as cosmic_windows
from cosmodrome.games.cosmic_encounter.technologies import TECH_NAMES as COSMIC_TECHNOLOGIES
from cosmodrome.games.space_base import index as ships
from cosmodrome.games.twilight_imperium import index as box
from cosmodrome.games.twilight_imperium import trade
from cosmodrome.games.twilight_imperium import windows as twilight_windows
from cosmodrome.games.twilight_imperium.data import notes

ROOT = Path(__file__).resolve().parents[1]
NAMES = ROOT / "src/cosmodrome/rl/names"
LOCALE = ROOT / "src/cosmodrome/locale/en"


def invitations() -> list[str]:
    """Every set of up to four of five seats, from any of them on around the table."""
    sets = [seats for size in (2, 3, 4) for seats in combinations(range(5), size)]
    turned = [(*seats[at:], *seats[:at]) for seats in sets for at in range(len(seats))]
    return ["nobody", *("+".join(map(str, seats)) for seats in turned)]


CARDS = [row.name for row in cosmic_cards.ROWS]
NOTES = [note.id for note in notes.NOTES]
PILES = ["commodities", "trade-goods"]

# Every word that can stand in an option of a game, in an order that is easy to read.
WORDS: dict[str, list[str]] = {
    "space-base": [*ships.NAMES, "both"],
    "cosmic-encounter": [
        *CARDS,
        *aliens.NAMES,
        *COSMIC_TECHNOLOGIES,
        *(ability.id for ability in cosmic_windows.ability.declared),
        *(f"card-{name}" for name in CARDS),
        *cosmic_cards.KIND_ORDER,
        *("highest", "lowest", "random", "colony", "free"),
        *("offense", "defense", "both", "in", "out", "odd", "even"),
        *cosmic_verbs.PROMISES,
        *(f"promise-{promise}" for promise in cosmic_verbs.PROMISES),
        *("colour", "wild", *cosmic_cards.SPECIALS),
        *invitations(),
    ],
    "twilight-imperium": [
        *box.CARD_NAMES.values(),
        *NOTES,
        *box.PLANET_NAMES,
        *box.TECH_NAMES,
        *(row.id for row in box.FACTIONS),
        *box.STRATEGY_NAMES,
        *box.UNIT_NAMES,
        *(ability.id for ability in twilight_windows.ability.declared),
        *(f"{name}-{seat}" for name in NOTES for seat in range(6)),
        *(f"note-{name}-{seat}" for name in NOTES for seat in range(6)),
        *(f"card-{name}" for name in box.ACTION_MASK),
        *("tactic", "fleet", "strategy", "alpha", "beta", "delta", "for", "against", "space"),
        *(f"player-{seat}" for seat in range(6)),
        *trade.PROMISES,
        *PILES,
        *("cultural", "hazardous", "industrial", *box.COLOURS, "any", "all"),
    ],
}
ABILITIES = {"cosmic-encounter": cosmic_windows.ability, "twilight-imperium": twilight_windows.ability}


def found(game: str) -> dict[str, list[str]]:
    """What the game has today."""
    rules = cosmodrome.games.rules_of(game)
    texts = (LOCALE / f"{game}.ftl").read_text(encoding="utf-8")
    abilities = {ability.id for ability in ABILITIES[game].declared} if game in ABILITIES else set()
    verbs = [" ".join((verb, *arguments)) for verb, arguments in rules.verbs.option.names.items()]
    return {
        "asks": sorted({*re.findall(r"^ask-([a-z0-9_-]+) =", texts, re.M), *rules.windows, *abilities}),
        "steps": list(rules.pieces),
        "verbs": sorted(verbs),
        "words": list(dict.fromkeys(word for word in (*WORDS[game], *rules.windows) if word)),
    }


def main() -> None:
    """Append what is missing."""
    for game in WORDS:
        file = NAMES / f"{game}.json"
        old = json.loads(file.read_text(encoding="utf-8")) if file.exists() else {"version": 0, "lists": {}}
        lists = {
            key: [*old["lists"].get(key, []), *(name for name in names if name not in old["lists"].get(key, []))]
            for key, names in found(game).items()
        }
        if lists != old["lists"]:
            file.write_text(json.dumps({"version": old["version"] + 1, "lists": lists}, indent=1) + "\n", "utf-8")
            print(f"{game}: version {old['version'] + 1}")


if __name__ == "__main__":
    main()
