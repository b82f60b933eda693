"""Keys and arguments become sentences."""

from __future__ import annotations

import pytest

import cosmodrome
from cosmodrome.games.space_base.verbs import apart
from cosmodrome.kernel import NotAnOption
from cosmodrome.texts import MissingText, Texts, preferred, section_of

NAMES = {"en": ["Vega", "Orion"], "ru": ["Вега", "Орион"], "uk": ["Вега", "Оріон"]}


@pytest.mark.parametrize(
    "lang, sentence",
    [
        ("en", "Vega rolled 5 and 6"),
        ("ru", "Вега бросает 5 и 6"),
        ("uk", "Вега кидає 5 і 6"),
    ],
)
def test_an_event_is_a_sentence_with_names_and_joined_numbers(lang: str, sentence: str) -> None:
    event = {"key": "rolled", "seat": 0, "dice": [5, 6]}
    assert Texts(lang, "space-base").event(event, NAMES[lang]) == sentence


@pytest.mark.parametrize(
    "lang, sentence",
    [
        ("en", "Orion bought Leonov in sector 8 and spent 15 credits (price 13)"),
        ("ru", "Орион покупает карту «Леонов», сектор 8: потрачено 15 кредитов (цена 13)"),
        ("uk", "Оріон купує карту «Леонов», сектор 8: витрачено 15 кредитів (ціна 13)"),
    ],
)
def test_a_card_goes_by_its_name(lang: str, sentence: str) -> None:
    event = {"key": "bought", "seat": 1, "card": "L3-4621", "price": 13, "spent": 15, "sector": 8, "vp": 0}
    assert Texts(lang, "space-base", short=True).event(event, NAMES[lang]) == sentence


@pytest.mark.parametrize(
    "lang, amounts, sentence",
    [
        ("en", (1, 0, 0), "Vega received +1 credit"),
        ("en", (2, 1, 3), "Vega received +2 credits, +1 income, +3 VP"),
        ("en", (0, 0, 3), "Vega received +3 VP"),
        ("ru", (1, 0, 0), "Вега получает +1 кредит"),
        ("ru", (3, 0, 2), "Вега получает +3 кредита, +2 ПО"),
        ("ru", (5, 2, 0), "Вега получает +5 кредитов, +2 к доходу"),
        ("ru", (21, 0, 0), "Вега получает +21 кредит"),
        ("uk", (1, 0, 0), "Вега отримує +1 кредит"),
        ("uk", (3, 0, 2), "Вега отримує +3 кредити, +2 ПО"),
        ("uk", (0, 1, 4), "Вега отримує +1 до доходу, +4 ПО"),
        ("uk", (12, 0, 0), "Вега отримує +12 кредитів"),
    ],
)
def test_what_is_not_0_is_named_in_the_right_number(lang: str, amounts: tuple[int, int, int], sentence: str) -> None:
    credits, income, vp = amounts
    event = {"key": "received", "seat": 0, "credits": credits, "income": income, "vp": vp}
    assert Texts(lang, "space-base", strict=True).event(event, NAMES[lang]) == sentence


def test_an_ask_and_its_options_are_sentences() -> None:
    game = cosmodrome.new_game("space-base", seats=2, seed=1)
    texts = Texts("en", "space-base", strict=True)
    ask = game.asks[0]
    one, other = ask.args["dice"]
    assert texts.ask(ask, NAMES["en"]) == f"The dice show {one} and {other}. How do you use them?"
    assert [texts.option(option, NAMES["en"]) for option in ask.options] == [
        f"Separately: sectors {one} and {other}",
        f"Sum: sector {one + other}",
    ]


def test_an_argument_called_other_is_a_card_only_if_it_names_one() -> None:
    assert Texts("en", "space-base").option(apart(5, 6), NAMES["en"]) == "Separately: sectors 5 and 6"


@pytest.mark.parametrize(
    "lang, text", [("en", "+2 credits, +1 VP"), ("ru", "+2 кредита, +1 ПО"), ("uk", "+2 кредити, +1 ПО")]
)
def test_a_hint_says_what_an_option_brings(lang: str, text: str) -> None:
    assert Texts(lang, "space-base").hint({"credits": 2, "vp": 1}) == text
    assert Texts(lang, "space-base").hint({}) == ""


def test_names_of_cards_may_be_short() -> None:
    assert Texts("en", "space-base").card("L3-4621") == "Leonov 4621-E"
    assert Texts("en", "space-base", short=True).card("L3-4621") == "Leonov"
    assert Texts("uk", "space-base", short=True).card("L3-4621") == "«Леонов»"
    assert Texts("ru", "space-base", short=True).card("colony-5") == "База «Хикс»"


def test_a_rule_has_a_text_and_a_topic_and_its_section_a_title() -> None:
    texts = Texts("en", "space-base", strict=True)
    assert texts.rule("SB-8.11")
    assert texts.topic("SB-8.11")
    assert texts.topic("SB-8")


@pytest.mark.parametrize(
    "rule, section",
    [("SB-8.11", "SB-8"), ("CE-12.1", "CE-12"), ("TI-28.12c", "TI-28"), ("TI-S3a", "TI-S"), ("TI-S", "TI-S")],
)
def test_a_rule_knows_its_section(rule: str, section: str) -> None:
    assert section_of(rule) == section


def test_a_setup_without_a_number_has_topics_and_a_title_too() -> None:
    texts = Texts("en", "twilight-imperium", strict=True)
    assert texts.topic("TI-S") == "Setup"
    assert texts.topic("TI-S7") == "Custodians"


@pytest.mark.parametrize("lang", ["en", "ru", "uk"])
def test_a_refusal_has_a_text_in_every_language(lang: str) -> None:
    assert Texts(lang, strict=True).refusal(NotAnOption("SB-8.11", option="buy:L3-4621"))


def test_what_a_language_lacks_is_said_in_english_and_what_nobody_has_by_its_key() -> None:
    assert Texts("ru", "space-base").say("no-such-key") == "no-such-key"
    assert Texts("eo", "space-base").lang == "en"
    with pytest.raises(MissingText):
        Texts("ru", "space-base", strict=True).say("no-such-key")
    with pytest.raises(MissingText):
        Texts("ru", "space-base", strict=True).say("event-rolled")


@pytest.mark.parametrize(
    "environment, lang",
    [
        ({"LANG": "ru_RU.UTF-8"}, "ru"),
        ({"LANG": "uk_UA"}, "uk"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
        ({"LC_ALL": "uk_UA.UTF-8", "LANG": "ru_RU.UTF-8"}, "uk"),
        ({"LANGUAGE": "de:ru:en", "LANG": "en_GB.UTF-8"}, "ru"),
        ({"LC_ALL": "C", "LANG": "ru_RU.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_comes_from_the_environment(environment: dict[str, str], lang: str) -> None:
    assert preferred(environment) == lang
