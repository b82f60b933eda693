"""Whatever a game of Twilight Imperium asks, offers, tells or hints has a text in every language."""

from __future__ import annotations

import ast
import re
from collections.abc import Callable, Iterator
from functools import cache, partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from tests.texts.speech import Said, calls, explains_every_use, overheard, reads_well, words_in
from tests.texts.test_files import arguments, read

from cosmodrome.games import twilight_imperium
from cosmodrome.games.twilight_imperium import RULES, abilities, meta
from cosmodrome.games.twilight_imperium.data.factions import FACTIONS
from cosmodrome.games.twilight_imperium.index import (
    CARD_NAMES,
    GENERIC_NOTES,
    PLANET_NAMES,
    STRATEGY_NAMES,
    TECH_NAMES,
    TILE,
    UNIT_NAMES,
)
from cosmodrome.games.twilight_imperium.trade import PROMISES
from cosmodrome.games.twilight_imperium.verbs import verb
from cosmodrome.games.twilight_imperium.windows import ability
from cosmodrome.kernel import PASS, Ask, Game, Option
from cosmodrome.texts import LANGUAGES, Texts, Words
from cosmodrome.texts.twilight_imperium import STRATEGIES

GAME = "twilight-imperium"
STARS = ["Vega", "Orion", "Sirius", "Altair", "Rigel", "Deneb"]
FOLDER = Path(str(twilight_imperium.__file__)).parent
# For boards alone: what lies where is seen, a window has its clock, a card that is used up was told when it was used.
SILENT = {
    *("attached", "card-back", "card-done", "card-used", "dealt-tiles", "galaxy"),
    "window",
}
LEFT_OVER = re.compile(r"\$|\{|[a-z]+_[a-z]|\b(card|note|agenda|planet|player|system|thing|kind|unit)-\w")


def line_ups() -> Iterator[list[str]]:
    """All factions, six at a table."""
    names = [row.id for row in FACTIONS]
    Random(7).shuffle(names)
    for at in range(0, len(names), 6):
        yield [names[(at + place) % len(names)] for place in range(6)]


SETTINGS: list[dict[str, Any]] = [
    *({"factions": names} for names in line_ups()),
    {"galaxy": "build", "factions": "choose"},
    {"galaxy": "build", "factions": "draft", "points": 14},
]


def lively(rng: Random, game: Game, ask: Ask) -> Option:
    """Going where something can happen, and using things, is more telling than passing."""
    options = list(ask.options)
    table: Any = game.table
    if ask.key == "turn":
        own = table.ships[ask.seat] & ~table.tokens[ask.seat]
        near = table.around(own, ask.seat) if own else 0
        there = table.others_ships(ask.seat) | 1 << 18
        for mask in (near & there, near):
            reach = [option for option in options if option.key == "activate" and mask >> option[1] & 1]
            if reach and rng.random() < 0.5:
                return rng.choice(reach)
    if ask.key in ("move", "land", "hits", "bombard", "custodians", "pay") and rng.random() < 0.7:
        return options[0]
    uses = [option for option in options if option.key in ("use", "component", "accept", "propose", "fire", "yes")]
    return rng.choice(uses if uses and rng.random() < 0.6 else options)


@cache
def said_in(number: int) -> Said:
    rng = Random(number)
    game = Game.new(RULES, 6, SETTINGS[number], f"said {number}")
    return overheard(game, rng, 1500, partial(lively, rng), ("ability", "why", "how", "phase"))


@pytest.mark.parametrize("number", range(len(SETTINGS)))
def test_nothing_in_a_game_is_without_a_text(number: int) -> None:
    reads_well(said_in(number), GAME, STARS, SILENT, LEFT_OVER)


# ---- what play may not have shown ------------------------------------------------------------------------------------


words = partial(words_in, FOLDER)


CHOICES = (
    *("one_planet", "one_system", "one_player", "one_unit", "one_technology", "one_law", "one_card"),
    *("yes_or_no", "up_to_planets"),
)


def windows() -> set[str]:
    """The moments of the rules, and those that anything is declared for; component actions have none."""
    return (words(("window",), 1) | set(ability.at)) - {"action"}


def asked() -> set[str]:
    """The keys of all asks; a card that is aimed asks by its own name, but riders predict, and some announce what is
    plain already."""
    assert abilities.__doc__  # importing them declares everything
    aims = {declared.id for declared in ability.declared if declared.aim is not None}
    others = ("an_outcome", "the_choice")
    silent = {declared.id for declared in ability.declared if getattr(declared.aim, "__name__", "") in others}
    return words(("Choose",), 1) | words(CHOICES, 2) | words(("sacrifice",), 2) | (aims - silent)


def told() -> set[str]:
    """The keys of all events; some verbs are told why something happens."""
    whys = words(("take_off",), 4, "why") | words(("raze",), 3, "why") | words(("change_dice",), 2, "how")
    return words(("tell",), 0) | whys | {"destroyed", "rerolled", "undone", "lets-pass", "asks-again"}


KEYS: dict[str, Callable[[], set[str]]] = {
    "ask": lambda: asked() | windows(),
    "about": asked,
    "event": lambda: told() - SILENT,
    "option": lambda: set(verb.option.names),
    "window": windows,
    "outcome": lambda: words(("Won",), 2) | words(("finish",), 0),
}


@pytest.mark.parametrize("kind", KEYS)
def test_every_key_in_the_source_has_a_text(kind: str) -> None:
    keys = KEYS[kind]()
    assert len(keys) > 2
    for lang in LANGUAGES:
        texts = Texts(lang, GAME, strict=True)
        assert [key for key in sorted(keys) if not texts.has(f"{kind}-{key}")] == []


PLACES = {"planet", "system"}
# Words for a question that the game makes from other arguments, or knows from the key.
MADE = {"ability", "count", "options", "place", "reason", "text"}


def test_every_question_is_told_what_its_text_needs() -> None:
    needs = arguments(read("en", f"{GAME}.ftl"))
    for call in calls(FOLDER):
        if getattr(call.func, "id", "") != "Choose" or not isinstance(call.args[1], ast.Constant):
            continue
        told = next((word.value for word in call.keywords if word.arg == "args"), ast.Dict([], []))
        if isinstance(told, ast.Dict):
            given = {key.value for key in told.keys if isinstance(key, ast.Constant)}
            given |= PLACES if given & PLACES else set()  # $place selects one of them
            for text in (f"ask-{call.args[1].value}", f"about-{call.args[1].value}"):
                assert needs.get(text, set()) - given <= MADE, (text, call.lineno)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_everything_has_a_name(lang: str) -> None:
    say = Words(Texts(lang, GAME, strict=True), STARS)
    assert not [name for name in (say("ability", card) for card in CARD_NAMES.values()) if LEFT_OVER.search(name)]
    assert len({say("system", tile) for tile in TILE}) == len(TILE)
    assert all(say("planet", planet) for planet in PLANET_NAMES)
    assert all(say("units", unit, 2) and say("unit", unit) for unit in UNIT_NAMES)
    assert all(say("ability", tech) for tech in TECH_NAMES)
    assert all(say("note", f"{note}-1") for note in GENERIC_NOTES)
    for row in FACTIONS:
        assert say("faction", row.id)
        assert say("note", f"{row.note}-2")
    for declared in ability.declared:
        assert not LEFT_OVER.search(say("ability", declared.id))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_player_who_may_answer_a_use_is_told_what_it_does(lang: str) -> None:
    explains_every_use(ability, lang, GAME, STARS, LEFT_OVER)


def test_strategy_cards_come_in_their_order() -> None:
    assert tuple(STRATEGY_NAMES[1:]) == STRATEGIES


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_setting_of_a_table_has_a_name(lang: str) -> None:
    texts = Texts(lang, strict=True)
    for setting in meta.OPTIONS:
        assert texts.say(f"setting-{GAME}-{setting.id}")
        for value in setting.values:
            assert isinstance(value, int) or texts.say(f"setting-{GAME}-{setting.id}-{value}")
    assert texts.say(f"game-{GAME}.lead")
    assert texts.say(f"game-{GAME}.length")


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_promise_is_said_in_its_own_words(lang: str) -> None:
    texts = Texts(lang, GAME, strict=True)
    assert len({texts.option(verb.parse(f"promise:1:{promise}"), STARS) for promise in PROMISES}) == len(PROMISES)


@pytest.mark.parametrize(
    "lang, sentence",
    [
        ("en", "Orion: 2 cruisers and 1 dreadnought (damaged), Mecatol Rex (18) → Nebula (42)"),
        ("ru", "Orion: 2 крейсера и 1 дредноут (с уроном), Мекатол-Рекс (18) → Туманность (42)"),
        ("uk", "Orion: 2 крейсери і 1 дредноут (пошкоджено), Мекатол-Рекс (18) → Туманність (42)"),
    ],
)
def test_a_move_is_told_from_system_to_system(lang: str, sentence: str) -> None:
    units = {"cruiser": 2, "dreadnought-damaged": 1}
    event = {"key": "moved", "seat": 1, "origin": 18, "system": 42, "units": units}
    assert Texts(lang, GAME, strict=True).event(event, STARS) == sentence


def test_a_fleet_and_the_planets_that_pay_are_told_together() -> None:
    """One line for each system that ships come from, and one for all planets that are exhausted."""
    fleet = {"key": "moved", "seat": 1, "origin": 18, "system": 42}
    elsewhere = {**fleet, "origin": 41, "units": {"carrier": 1}}
    events = [{**fleet, "units": {"cruiser": 1}}, elsewhere, {**fleet, "units": {"cruiser": 1, "fighter": 1}}]
    events += [{"key": "exhausted", "seat": 1, "planet": planet} for planet in ("lodor", "quann")]
    texts = Texts("en", GAME, strict=True)
    assert [texts.event(event, STARS) for event in texts.story(events, STARS)] == [
        "Orion: 2 cruisers and 1 fighter, Mecatol Rex (18) → Nebula (42)",
        "Orion: 1 carrier, Gravity rift (41) → Nebula (42)",
        "Orion exhausts the planets Lodor and Quann",
    ]


@pytest.mark.parametrize(
    "lang, sentence",
    [
        ("en", "Orion gains 3 command tokens (tactic 2 and fleet 1)"),
        ("ru", "Orion получает 3 жетона приказа (тактика 2 и флот 1)"),
        ("uk", "Orion отримує 3 токени наказу (тактика 2 і флот 1)"),
    ],
)
def test_tokens_of_several_pools_are_told_together(lang: str, sentence: str) -> None:
    """One line for all that were gained; of one pool its name will do."""
    texts = Texts(lang, GAME, strict=True)
    gained = {"key": "gained-tokens", "seat": 1}
    tactic, fleet = {**gained, "pool": "tactic", "count": 1}, {**gained, "pool": "fleet", "count": 1}
    assert [texts.event(event, STARS) for event in texts.story([tactic, fleet, tactic], STARS)] == [sentence]
    one, two = (texts.event(event, STARS) for event in texts.story([tactic, {**fleet, "seat": 2}], STARS))
    assert (one.endswith(f"({texts.say('board-pool-tactic')})"), two.startswith("Sirius")) == (True, True)


def test_units_that_come_to_one_place_are_counted() -> None:
    """Infantry placed one by one, here and there."""
    one = {"key": "placed", "seat": 1, "unit": "infantry", "count": 1, "system": 26, "planet": "lodor"}
    other = {**one, "system": 25, "planet": "quann"}
    texts = Texts("en", GAME, strict=True)
    assert [texts.event(event, STARS) for event in texts.story([one, other, one], STARS)] == [
        "Orion places 2 infantry on Lodor",
        "Orion places 1 infantry on Quann",
    ]


@pytest.mark.parametrize(
    "tokens, about", [(1, "It costs a token from your strategy pool."), (0, "It costs you no command token.")]
)
def test_a_secondary_tells_what_it_costs_its_player(tokens: int, about: str) -> None:
    texts = Texts("en", GAME, strict=True)
    ask = Ask(0, "secondary", [PASS], args={"strategy": "trade", "tokens": tokens})
    assert texts.ask(ask, STARS) == "Resolve the secondary ability of Trade?"
    assert texts.about(ask, STARS) == about


@pytest.mark.parametrize(
    "key, about, sentence",
    [
        ("space-cannon", {"system": 42}, "Fire your space cannons at the ships in Nebula (42)?"),
        ("space-cannon", {"planet": "lodor"}, "Fire your space cannons at those who land on Lodor?"),
        ("cannon-target", {"system": 42}, "At whose ships in Nebula (42) do your space cannons fire?"),
        ("bombard", {"system": 26}, "Which planets in Lodor (26) do your ships bombard?"),
    ],
)
def test_who_shoots_is_told_where(key: str, about: dict[str, Any], sentence: str) -> None:
    assert Texts("en", GAME, strict=True).ask(Ask(0, key, [PASS], args=about), STARS) == sentence


@pytest.mark.parametrize(
    "lang, sentence",
    [
        ("en", "Orion: −1 for Support for the Throne (Vega), 4 points now"),
        ("ru", "Orion: −1 за «Поддержка трона (Vega)», теперь 4 очка"),
        ("uk", "Orion: −1 за «Підтримка трону (Vega)», тепер 4 очки"),
    ],
)
def test_lost_points_have_a_minus_sign(lang: str, sentence: str) -> None:
    event = {"key": "points", "seat": 1, "gained": -1, "why": "support_for_the_throne-0", "points": 4}
    assert Texts(lang, GAME, strict=True).event(event, STARS) == sentence


@pytest.mark.parametrize(
    "about, sentence",
    [
        ({"ability": "spy", "target": 2}, "Orion uses Spy on Sirius. Answer it?"),
        ({"ability": "plague", "planet": "lodor"}, "Orion uses Plague on Lodor. Answer it?"),
        ({"ability": "leadership_rider", "outcome": "for"}, "Orion uses Leadership Rider: For. Answer it?"),
        ({"ability": "flank_speed"}, "Orion uses Flank Speed. Answer it?"),
        (
            {"ability": "signal_jamming", "target": 2, "system": 34},
            "Orion uses Signal Jamming on Sirius, Centauri and Gral (34). Answer it?",
        ),
    ],
)
def test_who_may_answer_a_use_is_told_what_it_is_aimed_at(about: dict[str, Any], sentence: str) -> None:
    assert Texts("en", GAME, strict=True).ask(Ask(0, "used", [PASS], args={"subject": 1, **about}), STARS) == sentence


@pytest.mark.parametrize("lang", LANGUAGES)
def test_infantry_that_comes_back_is_told_where_it_is_placed(lang: str) -> None:
    texts = Texts(lang, GAME, strict=True)
    aside = {"key": "set-aside", "seat": 1}
    assert texts.event({**aside, "count": 2}, STARS).endswith("2")
    assert texts.event({**aside, "count": -2}, STARS) == ""


@pytest.mark.parametrize("lang", LANGUAGES)
def test_names_with_quotation_marks_are_not_quoted_once_more(lang: str) -> None:
    texts = Texts(lang, GAME, strict=True)
    for key, more in (("technology", {"how": "researched"}), ("technology-lost", {}), ("exhausted-technology", {})):
        for technology in TECH_NAMES:
            told = texts.event({"key": key, "seat": 1, "technology": technology, **more}, STARS)
            assert not re.search("«[^»]*«", told), told


def test_an_offer_is_read_from_the_side_of_its_reader() -> None:
    say = Words(Texts("en", GAME, strict=True), STARS)
    offer = {"give:trade-goods": 2, "want:commodities": 1, "want:note-ceasefire-1": 1, "countered": 1}
    assert say("proposed", offer, {}) == "You give: 2 trade goods. You get: 1 commodity and Ceasefire (Orion)."
    assert say("received", offer, {}) == "You give: 1 commodity and Ceasefire (Orion). You get: 2 trade goods."
    assert say("proposed", {}, {}) == "nothing yet."


def test_options_say_what_they_do() -> None:
    texts = Texts("en", GAME, strict=True)
    said = {
        "use:war_funding-2": "War Funding (Sirius)",
        "use:scheming-discard": "Scheming: discard a card",
        "build:infantry:2:jord": "2 infantry, on Jord",
        "build:infantry:2:space": "2 infantry, in space",
        "build:cruiser:1": "1 cruiser",
        "load:jord:infantry:2": "Take aboard: 2 infantry from Jord",
        "load:18:fighter:2": "Take aboard: 2 fighters from Mecatol Rex (18)",
        "vote:player-2": "Sirius",
        "vote:for": "For",
        "vote:jord": "Jord",
        "give:card-sabotage:1": "You give: Sabotage",
        "skip:jord": "Jord",
        "skip:analytical": "Analytical",
        "pool:fleet:2": "Fleet pool: 2",
    }
    assert {id: texts.option(verb.parse(id), STARS) for id in said} == said
