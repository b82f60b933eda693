"""Whatever a game of Cosmic Encounter asks, offers, tells or hints has a text in every language."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.texts.speech import Said, explains_every_use, overheard, reads_well, words_in

from cosmodrome.games import cosmic_encounter
from cosmodrome.games.cosmic_encounter import RULES, abilities, meta
from cosmodrome.games.cosmic_encounter.aliens import NAMES as ALIENS
from cosmodrome.games.cosmic_encounter.aliens import go_together
from cosmodrome.games.cosmic_encounter.cards import ROWS, SPECIALS
from cosmodrome.games.cosmic_encounter.fleets import GATE, LIMBO, WARP
from cosmodrome.games.cosmic_encounter.technologies import TECH_NAMES
from cosmodrome.games.cosmic_encounter.verbs import verb
from cosmodrome.games.cosmic_encounter.windows import ability
from cosmodrome.kernel import PASS, Ask, Game, Option
from cosmodrome.texts import LANGUAGES, Texts, Words

GAME = "cosmic-encounter"
STARS = ["Vega", "Orion", "Sirius", "Altair", "Rigel"]
FOLDER = Path(str(cosmic_encounter.__file__)).parent
# For boards alone: a use tells what it leaves behind, a window has its clock.
SILENT = {"marked", "window"}
LEFT_OVER = re.compile(r"\$|\{|[a-z]+_[a-z]|\b(attack|flare|wild|super|card|alien|tech|planet|hand|miser)-\w")


def line_ups() -> Iterator[tuple[str, ...]]:
    """All aliens, five at a table, none of them with one it may not sit with."""
    order = list(range(len(ALIENS)))
    Random(7).shuffle(order)
    for at in range(0, len(order), 5):
        group = tuple(order[(at + place) % len(order)] for place in range(5))
        if go_together(group):
            yield tuple(ALIENS[alien] for alien in group)


SETTINGS: list[dict[str, Any]] = [
    *({"aliens": list(names), "flares": True, "unlimited_flares": True} for names in line_ups()),
    {"edition": 2008, "aliens": "choose", "hidden_powers": True, "technologies": True},
    {"aliens": "random", "changing_powers": True, "technologies": True, "flares": True, "planets": 4},
    {"edition": 2008, "aliens": "random", "technologies": True, "filch": "classic"},
]


def lively(rng: Random, game: Game, ask: Ask) -> Option:
    """Using something is more telling than passing."""
    uses = [option for option in ask.options if option.key in ("use", "accept", "complete", "research", "again")]
    return rng.choice(uses if uses and rng.random() < 0.6 else list(ask.options))


@cache
def said_in(number: int) -> Said:
    rng = Random(number)
    game = Game.new(RULES, 5, SETTINGS[number], f"said {number}")
    return overheard(game, rng, 700, partial(lively, rng), ("ability", "pile", "result", "fate"), acting=0.01)


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_nothing_in_a_game_is_without_a_text(number: int) -> None:
    reads_well(said_in(number), GAME, STARS, SILENT, LEFT_OVER)


def test_two_options_of_a_use_never_read_the_same() -> None:
    for number in range(len(SETTINGS)):
        uses = [option for option in said_in(number)["option"].values() if option.key == "use"]
        texts = Texts("en", GAME, strict=True)
        assert len({texts.option(option, STARS) for option in uses}) == len(uses)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_question_about_ships_says_where_they_come_from_and_why_they_are_lost(lang: str) -> None:
    texts = Texts(lang, GAME, strict=True)
    home = [Ask(0, "place-ships", [], args={"count": 2, "source": source}) for source in (GATE, WARP, LIMBO)]
    lost = [Ask(0, "lose-ships", [], args={"count": 2, "cause": cause}) for cause in ("deal", "plague", "smash")]
    for asks in (home, lost):
        assert len({texts.ask(ask, STARS) for ask in asks}) == len(asks)


# ---- what play may not have shown ------------------------------------------------------------------------------------


words = partial(words_in, FOLDER)


# The rules that ask in the name of others, and where their key stands.
ASKING = {
    **dict.fromkeys(("choose_card", "choose_cards"), 2),
    "send": 5,
    "take_chosen": 5,
}


def asked() -> set[str]:
    """The keys of all asks, and of the windows that anything can be used in."""
    keys = words(("Choose",), 1) | set(ability.at)
    for name, place in ASKING.items():
        keys |= words((name,), place)
    return keys | {"send-ships"}


@pytest.mark.parametrize(
    "kind, keys",
    [
        ("ask", asked()),
        ("event", (words(("tell",), 0) | {"undone", "lets-pass", "asks-again"}) - SILENT),
        ("option", set(verb.option.names)),
        ("window", set(ability.at)),
        ("outcome", words(("win",), 1)),
        ("alien", set(ALIENS)),
        ("tech", set(TECH_NAMES)),
        ("destiny", {"colour", "wild", *SPECIALS}),
        ("about", asked() - set(ability.at)),
    ],
)
def test_every_key_in_the_source_has_a_text(kind: str, keys: set[str]) -> None:
    assert len(keys) > 2
    hyphens = kind in ("alien", "tech", "destiny")
    for lang in LANGUAGES:
        texts = Texts(lang, GAME, strict=True)
        named = {f"{kind}-{key.replace('_', '-') if hyphens else key}" for key in keys}
        assert [key for key in sorted(named) if not texts.has(key)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_ability_has_a_name(lang: str) -> None:
    say = Words(Texts(lang, GAME, strict=True), STARS)
    assert len({say("card", row.name) for row in ROWS}) == len(ROWS)
    assert abilities.WINDOWS
    for declared in ability.declared:
        assert not LEFT_OVER.search(say("ability", declared.id))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_who_may_answer_a_use_is_told_what_it_does(lang: str) -> None:
    explains_every_use(ability, lang, GAME, STARS, LEFT_OVER)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_of_a_table_has_a_name(lang: str) -> None:
    texts = Texts(lang, strict=True)
    spoken = {None: "null", False: "false", True: "true"}  # as the browser writes them
    for setting in meta.OPTIONS:
        assert texts.say(f"setting-{GAME}-{setting.id}")
        if not any(isinstance(value, int) and not isinstance(value, bool) for value in setting.values):
            for value in setting.values:
                assert texts.say(f"setting-{GAME}-{setting.id}-{spoken.get(value, value)}")


@pytest.mark.parametrize(
    "lang, sentence, lost",
    [
        ("en", "Vega: 2 ships, Vega 3 → gate", "Vega: 2 ships leave Vega 3"),
        ("ru", "Vega: 2 корабля, Vega-3 → врата", "Vega: 2 корабля уходят, Vega-3"),
        ("uk", "Vega: 2 кораблі, Vega-3 → врата", "Vega: 2 кораблі відходять, Vega-3"),
    ],
)
def test_ships_are_told_from_place_to_place(lang: str, sentence: str, lost: str) -> None:
    event = {"key": "moved", "seat": 0, "source": 2, "goal": "gate", "count": 2}
    assert Texts(lang, GAME, strict=True).event(event, STARS) == sentence
    assert Texts(lang, GAME, strict=True).event({**event, "goal": "limbo"}, STARS) == lost


def test_ships_that_are_launched_from_several_planets_are_told_together() -> None:
    """What flies to one place goes together; what was lost on the way is told for itself."""
    ships = {"key": "moved", "seat": 0, "goal": "gate", "count": 1}
    events = [{**ships, "source": 2}, {**ships, "source": 6}, {**ships, "source": 2}, {**ships, "source": "warp"}]
    texts = Texts("en", GAME, strict=True)
    told = [texts.event(event, STARS) for event in texts.story(events, STARS)]
    assert told == ["Vega: 3 ships, Vega 3 and Orion 1 → gate", "Vega: 1 ship, warp → gate"]


def test_whose_the_planets_are_is_said_once() -> None:
    texts = Texts("en", GAME, strict=True)
    event = {"key": "moved", "seat": 0, "source": [4, 1, 2, 6], "goal": "gate", "count": 4}
    assert texts.event(event, STARS) == "Vega: 4 ships, Vega 2, 3, 5, and Orion 1 → gate"


@pytest.mark.parametrize(
    "about, sentence",
    [
        ({"ability": "plague", "target": [2]}, "Orion uses Plague on Sirius. Answer it?"),
        ({"ability": "omega_missile", "target": [7]}, "Orion uses Omega Missile on Orion 2. Answer it?"),
        ({"ability": "wild-calculator", "target": ["odd"]}, "Orion uses Wild Calculator: odd. Answer it?"),
        ({"ability": "mind"}, "Orion uses Mind. Answer it?"),
    ],
)
def test_who_may_answer_a_use_is_told_what_it_is_aimed_at(about: dict[str, Any], sentence: str) -> None:
    assert Texts("en", GAME, strict=True).ask(Ask(0, "used", [PASS], args={"subject": 1, **about}), STARS) == sentence


@pytest.mark.parametrize(
    "lang, sentence",
    [
        ("en", "B offers: B gives Attack 8; A gives 2 cards at random; B gets a colony on A 2"),
        ("ru", "B предлагает: B отдаёт: Атака 8; A отдаёт наугад 2 карты; B получает колонию на планете A-2"),
        ("uk", "B пропонує: B віддає: Атака 8; A віддає навмання 2 карти; B отримує колонію на планеті A-2"),
    ],
)
def test_an_offer_is_a_list_of_terms(lang: str, sentence: str) -> None:
    terms = {"random:0": 2, "colony:1": 2}
    event = {"key": "offered", "seat": 1, "cards": ["attack-08"], "terms": terms}
    assert Texts(lang, GAME, strict=True).event(event, ["A", "B"]) == sentence


def test_a_use_says_what_it_is_aimed_at() -> None:
    texts = Texts("en", GAME, strict=True)
    said = {
        "use:zombie": "Zombie",
        "use:plague:2": "Plague → Sirius",
        "use:omega_missile:7": "Omega Missile → Orion 2",
        "use:reinforcement-3:offense": "Reinforcement +3: for the offense",
        "use:fido:attack-08:4": "Fido: Attack 8, Rigel",
        "use:lunar_cannon-move:0:1": "Lunar Cannon: move the cannon → between Vega 1 and Vega 2",
        "use:super-human-zap": "Super Human: zap the power itself",
        "use:xenon_lasers:-1": "Xenon Lasers: −1",
        "use:kamikaze:4": "Kamikaze: 4 ships",
    }
    assert {id: texts.option(verb.parse(id), STARS) for id in said} == said


@pytest.mark.parametrize(
    "lang, cards",
    [("en", "Attack 6 × 3 and Negotiate"), ("ru", "Атака 6 × 3 и Переговоры"), ("uk", "Атака 6 × 3 і Перемовини")],
)
def test_cards_that_are_alike_are_named_once(lang: str, cards: str) -> None:
    say = Words(Texts(lang, GAME, strict=True), STARS)
    assert say.each("card", ["attack-06", "negotiate", "attack-06", "attack-06"], counted=True) == cards
