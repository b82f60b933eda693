"""One wording for the terminal and the browser: both read the same file and say the same sentences."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast

from cosmodrome.games import GAMES
from cosmodrome.texts import MissingText, Texts, Words
from cosmodrome.texts.language import LOCALE
from cosmodrome.texts.wording import Wording, flat, wording_of

CLIENT = Path(__file__).parents[2] / "web/src/games"
NAMES = ("Mira", "Orion", "Vega", "Lyra", "Altair", "Deneb")


@pytest.mark.parametrize("game", GAMES)
def test_the_terminal_says_what_the_client_is_held_to(game: str) -> None:
    """A test of the client reads the same file of asks, options and events of whole games."""
    rows = json.loads((CLIENT / game.replace("-", "_") / "tests/words.json").read_text(encoding="utf-8"))
    texts = Texts("en", game, strict=True)
    said = [
        texts.say(key, **texts.words(row["args"], NAMES, key)) if texts.has(key := row["key"]) else "" for row in rows
    ]
    assert said == [row["text"] for row in rows]
    assert len(rows) > 30


@pytest.mark.parametrize("game", GAMES)
def test_every_text_of_a_wording_exists(game: str) -> None:
    messages = FluentParser().parse((LOCALE / f"en/{game}.ftl").read_text(encoding="utf-8")).body
    keys = {entry.id.name for entry in messages if isinstance(entry, ast.Message)}
    wording = wording_of(game)
    kinds = {"*", *(key.partition("-")[0] for key in keys)}
    assert set(wording.texts) - keys - kinds == set()
    assert {f"event-{key}" for key in wording.joins} - keys == set()


@pytest.mark.parametrize("game", GAMES)
def test_a_wording_uses_all_its_words_and_no_others(game: str) -> None:
    wording = wording_of(game)
    code = (Path(__file__).parents[2] / f"src/cosmodrome/texts/{game.replace('-', '_')}.py").read_text("utf-8")
    called = {word for cases in wording.words.values() for case in cases for word in calls(case)}
    said = {word for named in (wording.arguments, *wording.texts.values()) for word in said_in(named)}
    assert called | said <= set(wording.words) | set(wording.functions)
    unused = {word for word in wording.words if word not in called | said and f'words("{word}"' not in code}
    assert unused == set()


def calls(case: Any) -> set[str]:
    results = [case.result or "", *case.args.values()]
    return {part.split()[0] for result in results for part in result.split("{")[1:]}


def said_in(expression: Any) -> set[str]:
    if isinstance(expression, str):
        return set() if expression.startswith("=") else {expression.split()[0].rstrip("+*")}
    parts = expression.values() if isinstance(expression, dict) else expression
    return {word for part in parts for word in said_in(part)}


# ---- the language of the files ---------------------------------------------------------------------------------------


def said(file: dict[str, Any], key: str, **args: Any) -> dict[str, Any]:
    return Wording(file, {}).describe(key, args, Texts("en"), NAMES)


def test_a_word_takes_the_first_case_that_matches_and_has_its_texts() -> None:
    file = {"words": {"one": [["x(.)", "no-such-text"], ["x(.)", "=$1"], "=other"]}, "arguments": {"it": "one"}}
    assert said(file, "event-it", it="xy") == {"it": "y"}
    assert said(file, "event-it", it="z") == {"it": "other"}


def test_an_argument_that_no_case_matches_stays_as_it_is() -> None:
    file = {"words": {"one": [["[a-z]+", "=word"]]}, "arguments": {"it": "one"}}
    assert said(file, "event-it", it=3) == {}


def test_a_text_that_exists_can_decide() -> None:
    file = {"words": {"one": ["log-$0 -> =known", "=unknown"]}, "arguments": {"it": "one"}}
    assert [said(file, "event-it", it=it)["it"] for it in ("times", "no-such-text")] == ["known", "unknown"]


def test_several_arguments_are_one_value() -> None:
    assert flat(["a", None, 2, [], None]) == "a - 2"
    file = {"words": {"pair": [["(.+) (.+)", "=$2/$1"]]}, "texts": {"event-it": {"both": "pair one two"}}}
    assert said(file, "event-it", one=1, two=[2]) == {"both": "2/1"}


def test_lists_are_joined_and_what_is_alike_is_counted() -> None:
    file = {"words": {"one": "=<$0>"}, "arguments": {"all": "one+", "alike": "one*"}}
    assert said(file, "event-it", all=["a", "a"], alike=["a", "b", "a"]) == {
        "all": "<a> and <a>",
        "alike": "<a> × 2 and <b>",
    }


def test_what_holds_for_all_texts_only_fills_in() -> None:
    file = {"words": {"one": "=<$0>"}, "texts": {"*": {"it": "one that"}, "ask": {"key": "one key"}}}
    assert said(file, "event-it", that=1) == {"it": "<1>"}
    assert said(file, "event-it", that=1, it=2) == {}
    assert said(file, "ask-me") == {"key": "<me>"}


def test_events_are_joined_where_the_file_says_so() -> None:
    file = {
        "joins": {
            "went": {"same": ["to"], "add": ["count"], "gather": {"by": "\\d+"}, "tally": {"all": ["what", "count"]}}
        }
    }
    join = Wording(file, {}).join
    one = {"key": "went", "to": 1, "by": 4, "what": "a", "count": 2}
    other = {"key": "went", "to": 1, "by": 5, "what": "b", "count": 1}
    assert join(one, other) == {**other, "count": 3, "by": [4, 5], "all": {"a": 2, "b": 1}}
    assert join(one, {**other, "to": 2}) is None
    assert join(one, {**other, "by": "x"}) is None
    assert join({"key": "came"}, {"key": "came"}) is None


def test_a_text_that_is_missing_is_a_mistake_where_texts_are_strict() -> None:
    with pytest.raises(MissingText):
        Words(Texts("en", "twilight-imperium", strict=True), NAMES)("planet", "nowhere")
    assert Words(Texts("en", "twilight-imperium"), NAMES)("planet", "nowhere") == "planet-nowhere"
