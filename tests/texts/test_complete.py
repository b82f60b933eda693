"""Whatever a game of Space Base asks, offers, tells or hints has a text in every language."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random

import pytest

import cosmodrome
from cosmodrome import games, kernel
from cosmodrome.cli.boards.space_base.signs import LEGEND
from cosmodrome.cli.ledger import ledger_of, sections_of
from cosmodrome.games.space_base import PIECES
from cosmodrome.games.space_base.abilities import WINDOWS
from cosmodrome.games.space_base.index import NAMES as CARDS
from cosmodrome.kernel import Refusal
from cosmodrome.texts import LANGUAGES, Texts

STARS = ["Vega", "Orion", "Sirius", "Altair", "Rigel"]


def said_in(seats: int, variant: str, seed: int) -> dict[str, dict[str, object]]:
    """One random game, undos and acts among the answers: every ask, option, event and hint once for each shape."""
    game = cosmodrome.new_game("space-base", seats=seats, seed=seed, options={"variant": variant})
    rng = Random(seed)
    said: dict[str, dict[str, object]] = {"ask": {}, "option": {}, "event": {}, "hint": {}}
    while game.asks:
        ask = rng.choice(game.asks)
        said["ask"].setdefault(ask.key, ask)
        for option in ask.options:
            said["option"].setdefault(option.key, option)
            hint = game.hint(ask.seat, option)
            said["hint"].setdefault(",".join(hint), hint)
        if rng.random() < 0.02:
            acts = game.acts(ask.seat)
            said["option"].update({act.id: act for act in acts})
            game.act(ask.seat, rng.choice(acts).id)
        else:
            game.answer(ask.seat, rng.choice(ask.options).id)
            if rng.random() < 0.1 and game.may_undo(ask.seat):
                game.undo(ask.seat)
    for seat in (None, *range(seats)):
        for event in game.events(seat):
            said["event"].setdefault(f"{event['key']} {sorted(event)}", event)
    return said


@pytest.mark.parametrize("seats, variant", [*product((2, 3, 4, 5), ("standard", "light-speed"))])
def test_nothing_in_a_game_is_without_a_text(seats: int, variant: str) -> None:
    for seed in (seats, seats + 10):
        said = said_in(seats, variant, seed)
        for lang in LANGUAGES:
            texts = Texts(lang, "space-base", strict=True)
            for ask in said["ask"].values():
                assert texts.ask(ask, STARS)
            for option in said["option"].values():
                assert texts.option(option, STARS)
            for event in said["event"].values():
                assert texts.event(event, STARS)
            for hint in said["hint"].values():
                assert texts.hint(hint) or not hint


def calls(name: str, place: int) -> Iterator[str]:
    """The words that the rules of Space Base and the kernel pass to a function, in this place of its arguments."""
    folders = [Path(str(games.__file__)).parent / "space_base", Path(str(kernel.__file__)).parent]
    for path in [path for folder in folders for path in sorted(folder.glob("*.py"))]:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and len(node.args) > place:
                called = getattr(node.func, "attr", getattr(node.func, "id", ""))
                word = node.args[place]
                if called == name and isinstance(word, ast.Constant) and isinstance(word.value, str):
                    yield word.value


# The kernel tells these where windows rest on hidden cards; Space Base has none of them.
OF_HIDDEN_WINDOWS = {"window"}


@pytest.mark.parametrize(
    "kind, keys",
    [
        ("event", {*calls("tell", 0), "rolled", "rerolled", "undone"} - OF_HIDDEN_WINDOWS),
        ("ask", {*calls("Choose", 1), *calls("window", 1), *WINDOWS} - {"used"}),  # nothing here answers a use
        ("option", {*calls("verb", 0), *calls("_common", 0), "use"}),
        ("step", set(PIECES)),
        ("sign", set(LEGEND)),
        ("outcome", {"most-points", "ability"}),
        ("variant", {"standard", "light-speed"}),
    ],
)
def test_every_key_in_the_source_has_a_text(kind: str, keys: set[str]) -> None:
    assert len(keys) > 1
    for lang in LANGUAGES:
        texts = Texts(lang, "space-base", strict=True)
        assert [key for key in sorted(keys) if not texts.has(f"{kind}-{key}")] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_card_and_every_rule_has_a_text(lang: str) -> None:
    texts = Texts(lang, "space-base", strict=True)
    assert len({texts.card(card) for card in CARDS}) == len(CARDS)
    assert len({Texts(lang, "space-base", short=True).card(card) for card in CARDS}) == len(CARDS)
    ledger = ledger_of("space-base")
    for row in ledger["rows"]:
        assert texts.rule(row["id"])
        assert texts.topic(row["id"])
    for section in sections_of(ledger):
        assert texts.topic(section)


def refusals(kind: type[Refusal] = Refusal) -> Iterator[type[Refusal]]:
    for one in kind.__subclasses__():
        if one.__module__.startswith("cosmodrome.kernel"):
            yield one
            yield from refusals(one)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_refusal_of_the_kernel_has_a_text(lang: str) -> None:
    texts = Texts(lang, strict=True)
    assert [one.id for one in refusals() if not texts.has(f"refusal-{one.id}")] == []
