"""Windows: who may respond, in which order, and what is told and recorded of it."""

from __future__ import annotations

import pytest
from tests.conformance.joined import starting
from tests.kernel.deal import deal, salvage
from tests.kernel.salvage import RULES
from tests.kernel.small import asked, ids

from cosmodrome.kernel import Game, NotAnOption, NotYourAsk, Random, Responses, Seats, Table, Window


def entries(game: Game) -> list[list[object]]:
    return game.record()["entries"]


def keys(game: Game) -> list[str]:
    return [event["key"] for event in game.events(None)]


def at_turn(*hands: str, **fields: object) -> Game:
    """The window at the start of a turn: the active captain has just drawn a boost."""
    return salvage(*hands, cursor="draw", **fields)


def test_all_who_can_respond_are_asked_at_once() -> None:
    """A seat that holds nothing that fits is not asked; passing comes first among the options."""
    game = at_turn("probe", "probe jam", "jam")
    assert asked(game) == [(0, "turn"), (1, "turn")]
    assert ids(game) == ["pass", "use:probe:1", "use:probe:2"]
    with pytest.raises(NotYourAsk):
        game.answer(2, "pass")


def test_the_first_response_in_timing_order_takes_effect() -> None:
    """A later seat's response waits until all before it have passed, and is dropped unseen if one of them responds."""
    game = at_turn("probe", "probe", "7")
    game.answer(1, "use:probe:2")
    assert "played" not in keys(game), "the earlier seat has not passed yet"
    game.answer(0, "use:probe:2")
    assert [event["seat"] for event in game.events(None) if event["key"] == "played"] == [0]
    assert asked(game) == [(1, "turn")], "all are asked again"
    assert ["window", 1, "use:probe:2"] not in entries(game), "what was sealed in vain is forgotten"


def test_a_response_takes_effect_as_soon_as_all_before_it_have_passed() -> None:
    """Those who come later in the order need not be waited for."""
    game = at_turn("probe", "probe", "probe")
    game.answer(1, "use:probe:0")
    game.answer(0, "pass")
    assert [event["seat"] for event in game.events(None) if event["key"] == "played"] == [1]
    assert asked(game) == [(0, "turn"), (2, "turn")]


def test_all_are_asked_again_until_all_pass() -> None:
    """After a response everybody may respond again; the window closes when all have passed."""
    game = at_turn("probe", "probe", "7")
    game.answer(0, "use:probe:1")
    assert asked(game) == [(1, "turn")]
    game.answer(1, "pass")
    assert game.window is None or game.window["key"] != "turn"


def test_a_round_leaves_one_entry_in_the_record() -> None:
    """The response that took effect, or that all passed; sealed answers that took no effect are never recorded."""
    game = at_turn("probe", "probe", "probe")
    before = len(entries(game))
    game.answer(2, "use:probe:0")
    game.answer(1, "pass")
    assert entries(game)[before:] == []
    assert game.record()["sealed"] == [[2, "use:probe:0"], [1, "pass"]]
    game.answer(0, "use:probe:2")
    new = [entry for entry in entries(game)[before:] if entry[0] == "window"]
    assert new[0] == ["window", 0, "use:probe:2"]
    assert "use:probe:0" not in str(entries(game))
    assert game.record()["sealed"] == []
    game.answer(1, "pass")
    game.answer(2, "pass")
    assert entries(game)[-1] == ["window", -1]


def test_a_window_in_which_nobody_has_a_response_leaves_no_entry() -> None:
    """It shows in the story all the same; a copy or a replay that comes by finds again that nobody has one."""
    game = at_turn("7", "jam", "8")
    opened = [event for event in game.events(None) if event["key"] == "window" and event["window"] == "turn"]
    assert [event["audience"] for event in opened] == [[0, 1, 2]]
    assert asked(game) == [(0, "bid"), (2, "bid")]
    assert not [entry for entry in entries(game) if entry[0] == "window"]
    assert asked(game.fork()) == asked(game)
    assert Game.replay(game.rules, game.record()).events(None) == game.events(None)


@pytest.mark.plain
def test_a_copy_weighs_only_the_window_that_is_open(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether anybody was asked in the rounds before is noted: what it rests on is not looked at again."""
    weighed: list[str] = []
    could_respond = Responses.could_respond

    def weigh(self: Responses, table: Table, window: Window) -> Seats:
        weighed.append(window.key)
        return could_respond(self, table, window)

    monkeypatch.setattr(Responses, "could_respond", weigh)
    game = at_turn("probe", "probe jam", "probe")
    game.answer(0, "use:probe:1")
    assert asked(game) == [(1, "used")]
    assert len(weighed) > 1
    for copy in (game.fork, lambda: game.imagine(1, Random(1))):
        weighed.clear()
        twin = copy()
        assert weighed == ["used"]
        assert (1, "used") in asked(twin)
        assert twin.window == game.window


def test_an_imagined_game_is_copied_with_the_windows_that_were_open_in_it() -> None:
    """What the cards dealt anew allow is what is noted, not what the real ones did."""
    game = at_turn("probe", "probe", "probe")
    for number in range(8):
        dream = game.imagine(0, Random(number))
        for _ in range(4):
            dream.answer(dream.asks[0].seat, dream.asks[0].options[-1].id)
            twin = dream.fork()
            assert asked(twin) == asked(dream)
            assert twin.window == dream.window
            assert twin.view(0) == dream.view(0)


def test_an_ability_is_used_once_in_a_window_unless_it_says_again() -> None:
    """Two probes cannot both be used in one window; two boosts can."""
    game = at_turn("probe probe", "7")
    game.answer(0, "use:probe:1")
    assert "use:probe:1" not in ids(game)
    game = salvage("boost boost", "7 7", cursor="reveal", laid="2 3")
    for _ in range(2):
        assert "use:boost" in ids(game)
        game.answer(0, "use:boost")
    assert "use:boost" not in ids(game)


def test_a_target_is_announced_with_the_use() -> None:
    """Each target is an option of its own, so that those who could cancel it know."""
    game = at_turn("snatch", "7 7", "8")
    game.answer(0, "use:snatch:2")
    assert {"key": "use", "seat": 0, "name": "snatch", "target": [2]} in game.events(1)


# ---- windows about a use --------------------------------------------------------------------------------------------


def test_a_use_can_be_cancelled_and_the_cancelling_too() -> None:
    """Every use opens a window about itself: the jam of a jam lets the first use take effect."""
    game = at_turn("snatch jam", "jam 7", "flare")
    game.answer(0, "use:snatch:1")
    assert game.window is not None
    assert (game.window["key"], game.window["subject"], game.window["depth"]) == ("used", 0, 1)
    assert game.window["target"] == [1]
    game.answer(1, "use:jam")
    assert game.window["depth"] == 2
    game.answer(2, "pass")
    game.answer(0, "use:jam")
    pass_all(game)
    assert [event["name"] for event in game.events(None) if event["key"] == "jammed"] == ["jam"]
    assert "handed-over" in keys(game), "the snatch took effect after all"


def test_a_cancelled_use_has_no_effect_but_its_card_is_gone() -> None:
    """The card is thrown away all the same."""
    game = at_turn("snatch", "jam 7")
    snatch = game.table.hands[0][0]
    game.answer(0, "use:snatch:1")
    game.answer(1, "use:jam")
    pass_all(game)
    assert "handed-over" not in keys(game)
    assert snatch in game.table.discard


def test_who_used_it_is_not_asked_about_his_own_use() -> None:
    """`another` keeps the user out of the audience of the window about their use."""
    game = at_turn("snatch jam", "jam 7", "7")
    game.answer(0, "use:snatch:1")
    assert game.window is not None
    assert game.window["audience"] == [1, 2]


def test_a_win_in_a_nested_window_ends_the_game_at_once() -> None:
    """A flare scores the last point while a use is still pending: nothing after it happens."""
    game = at_turn("snatch", "flare 7", points=[4, 4])
    game.answer(0, "use:snatch:1")
    game.answer(1, "use:flare")
    assert game.outcome is not None
    assert (game.outcome.winners, game.outcome.reason) == ((1,), "goal")
    assert game.asks == ()
    assert game.window is None
    assert "handed-over" not in keys(game)
    assert Game.replay(game.rules, game.record()).outcome == game.outcome
    assert game.fork().outcome == game.outcome


# ---- musts ----------------------------------------------------------------------------------------------------------


def test_musts_come_before_anybody_is_asked() -> None:
    """A mandatory ability acts first, in timing order, and is not offered."""
    game = salvage("boost", "8", "5 boost", cursor="reveal", laid="4 - 2")
    assert game.table.strength == {0: 4, 2: 2 + 1}, "the shield counts one more"
    assert asked(game) == [(0, "reveal"), (2, "reveal")]
    assert "use:shield" not in ids(game, 2)


def test_a_must_can_be_cancelled() -> None:
    """It is a use like any other: a window opens about it."""
    game = salvage("jam", "8", "5", cursor="reveal", laid="- - 2")
    assert game.window is not None
    assert (game.window["key"], game.window["subject"]) == ("used", 2)
    game.answer(0, "use:jam")
    pass_all(game, until="reveal")
    assert [event["name"] for event in game.events(None) if event["key"] == "jammed"] == ["shield"]


def test_a_must_rests_on_public_facts() -> None:
    """A must that needs a secret would tell it; it cannot be declared."""
    abilities = Responses()
    with pytest.raises(ValueError, match="public"):
        abilities("bad", "power", at="turn", must=True, needs=lambda *_: True)


# ---- the audience is public -----------------------------------------------------------------------------------------


def test_the_audience_does_not_tell_who_holds_what() -> None:
    """Everybody with cards is in the audience of a window, whether or not a card fits; only holders are asked."""
    with_jam = at_turn("snatch", "jam 7", "7")
    without = at_turn("snatch", "8 7", "7")
    windows = []
    for game in (with_jam, without):
        game.answer(0, "use:snatch:1")
        windows.append([event for event in game.events(2) if event["key"] == "window"][-1 if game is with_jam else -2])
    assert windows[0]["audience"] == [1, 2]
    used = [event for event in without.events(2) if event["key"] == "window" and event["window"] == "used"]
    assert used[0] == windows[0], "the window opens and is announced, no matter who holds what"


def test_a_seat_without_cards_is_publicly_out() -> None:
    """Nobody waits for a seat that all can see has nothing to respond with."""
    game = at_turn("snatch", "jam 7", "")
    game.answer(0, "use:snatch:1")
    assert game.window is not None
    assert game.window["audience"] == [1]


def test_a_seat_may_let_a_kind_of_window_pass() -> None:
    """It says so in public, is out of the audience from then on, and may take it back."""
    game = at_turn("snatch", "jam 7", "7")
    game.act(1, "let-pass:used")
    assert game.view(2)["passing"] == [[], ["used"], []]
    assert {"key": "lets-pass", "seat": 1, "window": "used"} in game.events(2)
    game.answer(0, "use:snatch:1")
    assert "jammed" not in keys(game)
    assert "handed-over" in keys(game), "seat 1 was not asked"
    game.act(1, "ask-again:used")
    assert game.view(None)["passing"] == [[], [], []]


def test_who_lets_an_open_window_pass_is_still_waited_for_in_it() -> None:
    """The audience was settled when it opened, for copies too."""
    game = at_turn("probe", "probe", "7")
    audience = game.window["audience"] if game.window is not None else []
    game.act(1, "let-pass:turn")
    assert 1 in audience
    for each in (game, game.fork()):
        assert asked(each) == [(0, "turn"), (1, "turn")]
        assert each.window is not None
        assert each.window["audience"] == audience


def test_a_window_without_an_audience_is_passed_over() -> None:
    """Nothing is asked, told or recorded where it is public that nobody can respond."""
    game = starting(RULES, deal("7", "8", cursor="trade"), {})
    game.answer(0, "pass")
    assert not [key for key in keys(game) if key.startswith("window") and "salvaged" in str(key)]


def test_a_response_must_be_one_that_the_seat_holds() -> None:
    """What a seat does not hold is not an option, and saying so tells others nothing."""
    game = at_turn("probe", "probe", "jam")
    with pytest.raises(NotAnOption):
        game.answer(0, "use:snatch:1")
    with pytest.raises(NotAnOption):
        game.answer(0, "use:probe:0")
    assert game.record()["sealed"] == []


def pass_all(game: Game, until: str | None = None) -> None:
    """Everybody passes in windows."""
    while game.window is not None and game.window["key"] != until:
        game.answer(game.asks[0].seat, "pass")
