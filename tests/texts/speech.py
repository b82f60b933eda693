"""What is asked of the texts of every game: that whatever it says has words, and whatever its rules may say too."""

from __future__ import annotations

import ast
from collections.abc import Callable, Iterator, Sequence
from functools import cache
from pathlib import Path
from random import Random
from re import Pattern
from typing import Any

from cosmodrome.kernel import PASS, Ask, Game, Option, Responses
from cosmodrome.texts import LANGUAGES, Texts

Said = dict[str, dict[str, Any]]


def overheard(
    game: Game,
    rng: Random,
    answers: int,
    choose: Callable[[Game, Ask], Option],
    telling: Sequence[str],
    acting: float = 0.02,
) -> Said:
    """The beginning of a game: every ask, option, event and hint once for each shape. `telling` are the arguments of
    events whose values make another shape; now and then something is done unasked."""
    said: Said = {"ask": {}, "option": {}, "event": {}, "hint": {}}
    for _ in range(answers):
        if not game.asks:
            break
        ask = rng.choice(game.asks)
        said["ask"].setdefault(f"{ask.key} {sorted(ask.args)}", ask)
        for option in ask.options:
            shape = option.id if option.key == "use" else f"{option.key} {sorted(option.args)}"
            said["option"].setdefault(shape, option)
        for option in (ask.options[0], rng.choice(ask.options)):
            hint = game.hint(ask.seat, option)
            said["hint"].setdefault(",".join(hint), hint)
        acts = game.acts(ask.seat) if rng.random() < acting else []
        said["option"].update({act.id: act for act in acts})
        if acts:
            game.act(ask.seat, rng.choice(acts).id)
        else:
            game.answer(ask.seat, choose(game, ask).id)
    for seat in (None, 0, 3):
        for event in game.events(seat):
            shape = str([event["key"], sorted(event), *(event.get(name) for name in telling)])
            said["event"].setdefault(shape, event)
    return said


def explains_every_use(
    abilities: Responses, lang: str, game: str, names: Sequence[str], left_over: Pattern[str]
) -> None:
    """A player who may answer a use is told what it does, whatever is used."""
    texts = Texts(lang, game, strict=True)
    for declared in abilities.declared:
        used = Ask(0, "used", [PASS], args={"subject": 1, "ability": declared.id})
        assert texts.about(used, names), declared.id
        assert not left_over.search(texts.ask(used, names) + texts.about(used, names))


def reads_well(said: Said, game: str, names: Sequence[str], silent: set[str], left_over: Pattern[str]) -> None:
    """All asks, options, hints and events have a text in every language, and none with an id or a gap in it; events
    that are for boards alone have none."""
    for lang in LANGUAGES:
        texts = Texts(lang, game, strict=True)
        lines = [texts.ask(ask, names) for ask in said["ask"].values()]
        lines += [texts.about(ask, names) for ask in said["ask"].values()]
        lines += [texts.option(option, names) for option in said["option"].values()]
        assert all(texts.hint(hint) for hint in said["hint"].values() if hint)
        for event in said["event"].values():
            lines.append(texts.event(event, names))
            assert texts.has(f"event-{event['key']}") != (event["key"] in silent), event["key"]
        assert [line for line in lines if left_over.search(line)] == []


@cache
def calls(folder: Path) -> tuple[ast.Call, ...]:
    """Every call in the rules of a game."""
    return tuple(_calls(folder))


def _calls(folder: Path) -> Iterator[ast.Call]:
    for path in sorted(folder.rglob("*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def words_in(folder: Path, names: tuple[str, ...], place: int, keyword: str = "key") -> set[str]:
    """The words that the rules of a game pass to one of these functions, in this place or by this name."""
    found = set()
    for call in calls(folder):
        if getattr(call.func, "attr", getattr(call.func, "id", "")) in names:
            given = [*call.args[place : place + 1], *(word.value for word in call.keywords if word.arg == keyword)]
            for node in (node for word in given for node in ast.walk(word)):
                if isinstance(node, ast.Constant) and isinstance(node.value, str):
                    found.add(node.value)
    return found
