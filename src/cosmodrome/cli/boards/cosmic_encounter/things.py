"""Cards, aliens and technologies in words, and how to find one by its name."""

from __future__ import annotations

from functools import cached_property

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from cosmodrome.cli.boards.cosmic_encounter import signs
from cosmodrome.cli.boards.reading import named
from cosmodrome.games.cosmic_encounter.aliens import ALIEN, ALIENS
from cosmodrome.games.cosmic_encounter.cards import ROWS
from cosmodrome.games.cosmic_encounter.catalogue import unasked
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECH, TECHNOLOGIES, X
from cosmodrome.texts import Texts, Words
from cosmodrome.texts.wording import fluent

CARDS = {row.name: row for row in ROWS}


class Things:
    """All that has a text of its own: aliens with their flares, cards, technologies."""

    def __init__(self, texts: Texts) -> None:
        self.texts = texts
        self.words = Words(texts, ())

    @cached_property
    def names(self) -> dict[str, list[str]]:
        """Every thing with what a player may call it: its id, its name here and in English."""
        called: dict[str, list[str]] = {}
        for words in (self.words, Words(Texts("en", self.texts.game), ())):
            for alien in ALIEN:
                called.setdefault(alien, [alien]).append(words("alien", alien))
            for tech in TECH:
                called.setdefault(tech, [tech]).append(words("technology", tech))
            for card in CARDS:
                called.setdefault(card, [card]).append(words("card", card))
        return {id: [name.casefold() for name in names] for id, names in called.items()}

    def find(self, wanted: str) -> list[str]:
        """By id, ability or any part of the name; an exact name first."""
        word = wanted.casefold().strip(" «»\"'")
        if not word:
            return []
        for prefix in ("wild-", "super-"):
            if word.startswith(prefix):
                return self.find(f"flare-{word.removeprefix(prefix).partition('-')[0]}")
        stem = word.partition("-")[0]
        if stem in ALIEN or stem in TECH:
            return [stem]
        return named(self.names, word)

    def about(self, ability: str) -> str:
        """What a use does, in its own words."""
        return self.words("text", ability)

    def draw(self, id: str) -> RenderableType:
        """A thing at large."""
        if id in ALIEN:
            return Padding(self.alien(id), (0, 0, 0, 2))
        if id in TECH:
            return Padding(self.technology(id), (0, 0, 0, 2))
        return Padding(self.card(id), (0, 0, 0, 2))

    def alien(self, id: str) -> RenderableType:
        """A sheet with its power, and its flare."""
        return Group(self.sheet(id), Text(self.about(id)), *self._flare(id))

    def sheet(self, id: str, phase: str = "") -> Text:
        """Name, power, must or may, role, phases; the phase that is now stands out."""
        say, row = self.texts.say, ALIENS[ALIEN[id]]
        line = Text.assemble(
            (self.words("alien", id), "bold"),
            f" · {say(fluent(f'alien-{id}.power'))}",
            (f" · {say('power-mandatory' if row.must else 'power-optional')}", "dim"),
            (f" · {say(fluent(f'role-{row.role}'))}", "dim"),
        )
        for at in row.phases:
            lit = at in (phase, "any")
            line.append(" · ", "dim").append(say(fluent(f"phase-{at}")), "bold #ffd166" if lit else "dim")
        return line

    def _flare(self, alien: str) -> list[Text]:
        say = self.texts.say
        uses = [
            Text.assemble(
                (f"{say(fluent(f'flare-{alien}.{part}'))}: ", "bold " + signs.STYLES["flare"]),
                say(fluent(f"flare-{alien}-{part}")),
            )
            for part in ("wild", "super")
        ]
        return [*uses, Text(say("flare-unasked"), "dim")] if f"flare-{alien}" in unasked() else uses

    def technology(self, id: str) -> RenderableType:
        """A technology with its research number."""
        say, number = self.texts.say, RESEARCH[TECH[id]]
        needs = say("tech-research-x") if number == X else say("tech-research", number=number)
        kind = say(fluent(f"tech-kind-{TECHNOLOGIES[TECH[id]].kind}"))
        return Group(
            Text.assemble((self.words("technology", id), "bold"), (f" · {needs} · {kind}", "dim")), Text(self.about(id))
        )

    def card(self, id: str) -> RenderableType:
        """A card with its type and what it does."""
        kind = CARDS[id].kind
        title = Text.assemble(
            (self.words("card", id), f"bold {signs.STYLES[kind]}"), (f" · {self.texts.say(f'card-type-{kind}')}", "dim")
        )
        if kind == "flare":
            return Group(title, *self._flare(id.removeprefix("flare-")))
        return Group(title, Text(self.about(id)))
