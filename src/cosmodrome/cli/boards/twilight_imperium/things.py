"""Cards, technologies, abilities, units and notes in words, and how to find one by its name."""

from __future__ import annotations

from functools import cached_property

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cosmodrome.cli.boards.reading import named
from cosmodrome.games.twilight_imperium.data.action_cards import DECK
from cosmodrome.games.twilight_imperium.data.agendas import AGENDAS
from cosmodrome.games.twilight_imperium.data.factions import FACTIONS
from cosmodrome.games.twilight_imperium.data.notes import NOTES
from cosmodrome.games.twilight_imperium.data.objectives import OBJECTIVES
from cosmodrome.games.twilight_imperium.data.technologies import TECHNOLOGIES
from cosmodrome.texts import Texts, Words
from cosmodrome.texts.twilight_imperium import STRATEGIES

# The parts of a text in their order, and what is said before them.
PARTS = {
    "text": "",
    "for": "outcome-for",
    "against": "outcome-against",
    "reveal": "",
    "primary": "board-primary",
    "secondary": "board-secondary",
}


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

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """Every thing with what a player may call it: its id, its name here and in English."""
        both = (self.words, Words(Texts("en", self.texts.game), ()))
        return {id: [id, *(words("ability", id).casefold() for words in both)] for id in every_id()}

    def find(self, wanted: str) -> list[str]:
        """By id or any part of the name; an exact name first."""
        word = wanted.casefold().strip(" «»\"'").partition(":")[0]
        if not word:
            return []
        return named(self.names, word)

    def about(self, id: str) -> str:
        """What a thing does, in its own words: its text, what each outcome of a vote brings, or both abilities of a
        strategy card."""
        key = self.words.key("name", id.partition("-")[0])
        found = {f"{key}-{part}": before for part, before in PARTS.items() if self.texts.has(f"{key}-{part}")}
        say = self.texts.say
        return " ".join(f"{say(before)}: {say(part)}" if before else say(part) for part, before in found.items())

    def draw(self, id: str) -> RenderableType:
        """A thing at large."""
        return Padding(Group(Text(self.words("ability", id), "bold"), Text(self.about(id))), (0, 0, 0, 2))
