"""Options and their ids."""

from __future__ import annotations

import pytest

from cosmodrome.kernel import DONE, PASS, Option, Vocabulary, options

verb = Vocabulary()
parse = verb.parse
buy = verb("test-buy", "card", "count")


def test_an_id_is_verb_and_arguments() -> None:
    """The id of an option is short, readable, and says the verb and its arguments."""
    assert buy("L2-1421", 3).id == "test-buy:L2-1421:3"
    assert (PASS.id, DONE.id) == ("pass", "done")


def test_arguments_have_names() -> None:
    """Texts and boards find the arguments of an option by the names declared with the verb."""
    option = buy("L2-1421", 3)
    assert option.key == "test-buy"
    assert option.args == {"card": "L2-1421", "count": 3}


@pytest.mark.parametrize("option", [buy("a", 1), buy("a-b", -1), buy("", 0), buy("007", 10**12), PASS])
def test_an_id_is_read_back(option: Option) -> None:
    """What is written into a record stands for the same option when it is read, with or without the memory of ids."""
    text = option.id
    verb.forget()
    assert parse(text) == option
    assert parse(text).id == text


@pytest.mark.parametrize("text", ["a:--5", "a:-", "a:" + "9" * 5000, "a:+1", "a:1_0", "a:٣", "a: 1", "a:1.5", "a:-0"])
def test_what_only_looks_like_a_number_is_a_word(text: str) -> None:
    """An id that nobody could have been offered is read without a mistake of ours, and is its own id."""
    assert parse(text) == Option(text.split(":"))
    assert parse(text).id == text


def test_a_verb_is_declared_once() -> None:
    """Within a game two verbs of the same name have the same arguments, or texts would speak of the wrong thing."""
    verb("test-buy", "card", "count")
    with pytest.raises(ValueError, match="test-buy"):
        verb("test-buy", "ship")
    with pytest.raises(ValueError, match="use"):
        verb("use", "ship")


def test_games_name_the_arguments_of_their_verbs_for_themselves() -> None:
    """One verb may have other arguments in another game, however an option came about; pass is pass everywhere."""
    other = Vocabulary()
    sold = other("test-buy", "ship")
    assert (sold("x").args, buy("x", 1).args) == ({"ship": "x"}, {"card": "x", "count": 1})
    for text in ("test-buy:y", sold("z").id, buy("w", 2).id):
        argument = text.split(":")[1]
        assert (other.parse(text).args["ship"], parse(text).args["card"]) == (argument, argument)
    assert PASS == other.parse("pass") == parse("pass")
    assert other.parse("use:zap:3").args == parse("use:zap:3").args == {"card": "zap", "target": 3}


def test_ids_do_not_fill_the_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    """The memory of ids is bounded, and an id that is not kept is read all the same."""
    verb.forget()
    monkeypatch.setattr(options, "_MOST_KEPT", 10)
    ids = [buy("x", number).id for number in range(50)]
    assert len(verb.option.ids) == len(verb.known) == 10
    assert [parse(text) for text in ids] == [buy("x", number) for number in range(50)]
