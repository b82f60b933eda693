"""Cards, technologies, abilities, units and notes in words, and how to find one by its name."""

from __future__ import annotations

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cosmodrome.games.twilight_imperium.data.action_cards import DECK
from cosmodrome.games.twilight_imperium.data.agendas import AGENDAS
from cosmodrome.games.twilight_imperium.data.factions import FACTIONS
from cosmodrome.games.twilight_imperium.data.notes import NOTES
from cosmodrome.games.twilight_imperium.data.objectives import OBJECTIVES
from cosmodrome.games.twilight_imperium.data.technologies import TECHNOLOGIES
from cosmodrome.texts import Texts
from cosmodrome.texts.twilight_imperium import STRATEGIES, Words

PARTS = ("text", "for", "against", "reveal", "primary", "secondary")


def every_id() -> list[str]:
    """All that has a text of its own."""
    rows = (*AGENDAS, *OBJECTIVES, *TECHNOLOGIES, *NOTES)
    abilities = [ability for row in FACTIONS for ability in row.abilities]
    return list(dict.fromkeys((*DECK, *(row.id for row in rows), *abilities, *STRATEGIES)))


class Things:
    """All that can be read."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.words = Words(texts, ())
        self._names: dict[str, list[str]] | None = None

    def names(self) -> dict[str, list[str]]:
        """Every thing with what a player may call it: its id, its name here and in English."""
        if self._names is None:
            both = (self.words, Words(Texts("en", self.texts.game), ()))
            self._names = {id: [id, *(words.ability(id).casefold() for words in both)] for id in every_id()}
        return self._names

    def find(self, wanted: str) -> list[str]:
        """By id or any part of the name; an exact name first."""
        word = wanted.casefold().strip(" «»\"'").partition(":")[0]
        if not word:
            return []
        names = self.names()
        exact = [id for id, known in names.items() if word in known]
        return exact or [id for id, known in names.items() if any(word in name for name in known)]

    def about(self, id: str) -> str:
        """What a thing does, in its own words: its text, or what each outcome of a vote brings."""
        key = self.words.key_of(id.partition("-")[0])
        found = [part for part in PARTS if self.texts.has(f"{key}-{part}")]
        outcomes = {"for": "outcome-for", "against": "outcome-against"}
        return " ".join(
            f"{self.texts.say(outcomes[part])}: {self.texts.say(f'{key}-{part}')}"
            if part in outcomes
            else self.texts.say(f"{key}-{part}")
            for part in found
        )

    def draw(self, id: str) -> RenderableType:
        """A thing at large."""
        return Padding(Group(Text(self.words.ability(id), "bold"), Text(self.about(id))), (0, 0, 0, 2))
