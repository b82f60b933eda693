"""Names that cannot be taken for another, and lines of chat that say something."""

from __future__ import annotations

import pytest
from site_under_test import Site

from cosmodrome.server.errors import Refused
from cosmodrome.server.names import clean_chat, clean_name, look_alike

pytestmark = pytest.mark.anyio


@pytest.mark.parametrize(
    "given, shown",
    [
        ("  Ann   Lee ", "Ann Lee"),
        ("Анна", "Анна"),
        ("Дар’я", "Дар’я"),
        ("Ａｎｎ", "Ann"),
        ("Zoe\u0308", "Zoë"),
        ("A\u034fnn\ufe0f", "Ann"),
        ("Ann\u3164\u2800", "Ann"),
        ("A\u202enn", "A nn"),
        ("Ann 🚀", "Ann 🚀"),
        ("李娜", "李娜"),
    ],
)
def test_a_name_has_one_form(given: str, shown: str) -> None:
    assert clean_name(given) == shown


@pytest.mark.parametrize("name", ["", " ", "\u3164", "\u2800\u2800", "\u034f", "\ufe0f", "\u200b\u00ad", "x" * 25])
def test_a_name_says_something(name: str) -> None:
    with pytest.raises(Refused) as refused:
        clean_name(name)
    assert refused.value.id == "bad-name"


@pytest.mark.parametrize(
    "name, other",
    [("Аnn", "Ann"), ("аnn", "Ann"), ("AIice", "Alice"), ("B0b", "Bob"), ("Marn", "Mam"), ("Роmа", "Poma")],
)
def test_names_that_look_alike(name: str, other: str) -> None:
    assert look_alike(name, other)
    assert look_alike(other, name)


@pytest.mark.parametrize(
    "name, other", [("Ann", "Anna"), ("Анна", "Anna"), ("Ian", "Lan"), ("Оля", "Юля"), ("Bob", "Rob")]
)
def test_names_that_do_not(name: str, other: str) -> None:
    assert not look_alike(name, other)


async def test_nobody_sits_down_under_a_name_that_looks_like_anothers(site: Site) -> None:
    ann, eve = await site.person(), await site.person()
    table = await ann.table(3, name="Ann")
    for name in ("Аnn", "аnn"):
        refused = (await eve.sit(table, 1, name)).json()
        assert (refused["error"], refused["args"]["other"]) == ("name-alike", "Ann")
    for name in ("Ａnn", "A\u034fnn", "ann\u3164"):
        assert (await eve.sit(table, 1, name)).json()["error"] == "name-taken"
    assert (await eve.sit(table, 1, "\u3164")).json()["error"] == "bad-name"
    assert (await eve.sit(table, 1, "Єва")).status_code == 200
    assert (await ann.sit(table, 0, "Аnn")).status_code == 200, "it is her own"


def test_chat_keeps_emoji_and_nothing_that_cannot_be_seen() -> None:
    family = "\U0001f469\u200d\U0001f680 \u2764\ufe0f"
    assert clean_chat(f"hello\u3164{family}") == f"hello {family}"
    for nothing in ("\u3164\u2800", "\ufe0f", "\u200d", "\u034f"):
        with pytest.raises(Refused):
            clean_chat(nothing)
