"""Deals: what may be promised, who gives what, and what comes of it."""

from __future__ import annotations

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, finish, hurry, names, options, pass_all, play

from cosmodrome.kernel import Game

LAID = ("A lay:negotiate", "B lay:negotiate")


def dealing(mine: str = "", theirs: str = "", text: str = "A attacks B, C", **fields: object) -> Game:
    """Two negotiates lie open, and A may make an offer."""
    fields.setdefault("stop", "next")
    hands = {A: f"negotiate {mine}", B: f"negotiate {theirs}"}
    game = play(text, hands=hands, at="select", flares=False, **fields)  # type: ignore[arg-type]
    return pass_all(drive(game, *LAID))


@pytest.mark.rule("CE-12.5", "CE-13.1", "CE-13.14")
def test_two_negotiates_no_fight_and_no_allies() -> None:
    """Allies go home with nothing; only the main players are asked, and nobody else can be part of the terms."""
    game = dealing("attack-04", text="A attacks B, C, D", allies={C: ("offense", 2), 3: ("defense", 3)})
    while game.asks[0].key == "place-ships":
        game.answer(game.asks[0].seat, game.asks[0].options[0].id)
    table = game.table
    assert (table.ships.gate, table.ships.beside, table.winner) == ([4, 0, 0, 0], [0, 0, 0, 0], -1)
    assert [len(hand) for hand in table.cards.hands[2:]] == [0, 0]
    terms = {option.split(":")[0] for option in options(game, A)}
    things = {"give-card", "give", "give-random", "settle", "let-settle", "promise", "want-promise"}
    assert terms == {"pass", *things, "break-off", "time-up"}
    offered = {option for option in options(game, A) if "settle" in option}
    assert {int(option.split(":")[1]) // 6 for option in offered} == {A, B}


@pytest.mark.rule("CE-13.4")
def test_an_empty_offer_cannot_be_made() -> None:
    """Without a card or a colony there is nothing to agree to, only passing; and letting all offers go by fails."""
    game = dealing("attack-04", offers=1)
    assert "done" not in options(game, A)
    assert options(game, A)[0] == "pass"
    drive(game, "A give-card:attack-04")
    assert options(game, A)[0] == "done"
    failing = dealing(offers=1)
    hurry(drive(failing, "A pass", "B pass"))
    assert failing.table.ships.warp[:2] == [3, 3]


@pytest.mark.rule("CE-13.6", "CE-13.15")
@pytest.mark.parametrize("offer", ["A give-card:attack-04", "A want-random:1"])
def test_a_deal_may_give_something_to_one_side_only(offer: str) -> None:
    """If both agree; then the ships on the gate go to any colonies of the offense."""
    game = dealing("attack-04", "attack-06", visitors={A: 1})
    drive(game, offer, "A done", "B accept")
    assert ([(ask.seat, ask.key) for ask in game.asks], game.table.ships.warp) == ([(A, "place-ships")], [0, 0, 0])
    assert {each.split(":")[1] for each in options(game, A) if each != "evenly"} == {"0", "1", "2", "3", "4", "7"}
    drive(game, "A home:7:4")
    assert (game.table.ships.by_planet[A][7], game.table.ships.gate[A]) == (5, 0)
    cards = sorted((*names(game, A), *names(game, B)))
    assert (cards, len(names(game, A))) == (["attack-04", "attack-06"], 0 if "give" in offer else 2)


@pytest.mark.rule("CE-13.7")
def test_cards_by_name_by_kind_or_at_random() -> None:
    """One's own by name, by kind or unseen; the other's by kind or unseen, never more than there are (CE-R23)."""
    game = dealing("attack-04 attack-06", "attack-08 plague")
    offered = set(options(game, A))
    assert {"give-card:attack-04", "give-random:2", "want-random:2", "want:artifact:1", "want:attack:1"} <= offered
    assert not {"give-random:3", "want-random:3"} & offered
    drive(game, "A want:artifact:1", "A want:attack:1")
    assert not [option for option in options(game, A) if option.startswith("want") and "promise" not in option]
    drive(game, "A give-random:1", "A done", "B accept")
    hurry(game)
    assert names(game, A)[-1] == "plague"
    assert "attack-08" in names(game, A)
    assert len(names(game, B)) == 1


@pytest.mark.rule("CE-13.9", "CE-13.8")
def test_who_promised_a_card_gives_that_card() -> None:
    """The highest attack was named: it changes hands without a further question."""
    game = dealing("attack-40 attack-04", "attack-08")
    drive(game, "A give-card:attack-40", "A want:attack:1", "A done", "B accept")
    hurry(game)
    assert names(game, B) == ["attack-40"]
    assert names(game, A) == ["attack-04", "attack-08"]


@pytest.mark.rule("CE-13.8")
def test_nobody_agrees_to_give_what_they_do_not_have() -> None:
    """Asked for an artifact that is not there, a player can only refuse."""
    game = dealing("attack-04", "attack-08")
    drive(game, "A want:artifact:1", "A done")
    assert options(game, B) == ["refuse", "break-off", "time-up"]


@pytest.mark.rule("CE-13.12")
@pytest.mark.parametrize("source", ["gate", "colony"])
def test_in_2008_any_ship_outside_the_warp_may_found_the_colony(source: str) -> None:
    """Ships of the gate or of a colony, not those in the warp."""
    game = dealing(edition=2008, warp={A: 2})
    planet = game.table.ships.systems[B][2]
    drive(game, f"A settle:{planet}", "A done", "B accept")
    places = {option.split(":")[1] for option in options(game, A) if option.startswith("ship")}
    assert places == {"-1", "0", "1", "2", "3", "4"}
    drive(game, "A ship:-1:1" if source == "gate" else "A ship:0:1", "A done")
    finish(game)
    moved = [event for event in game.events(A, since=0) if event["key"] == "moved" and event["goal"] == planet]
    assert (moved[0]["source"], moved[0]["count"]) == ("gate" if source == "gate" else 0, 1)
    assert game.table.ships.warp[A] == 2


@pytest.mark.rule("CE-13.13")
def test_any_number_of_ships_founds_the_colony_of_a_deal() -> None:
    """One to four in one answer, spread over the colonies; or place by place, as many as stand there."""
    game = dealing()
    planet = game.table.ships.systems[B][2]
    drive(game, f"A settle:{planet}", "A done", "B accept")
    offered = options(game, A)
    assert offered[:4] == ["auto:1", "auto:2", "auto:3", "auto:4"]
    assert {"ship:0:1", "ship:0:2", "ship:0:3", "ship:-1:2"} <= set(offered)
    drive(game, "A auto:2")
    assert game.table.ships.by_planet[A][planet] == 2
    assert "found-colony" not in [ask.key for ask in game.asks]


@pytest.mark.rule("CE-13.5", "CE-13.10")
def test_one_colony_for_each_and_no_more() -> None:
    """Both may settle in one deal; a second colony for either cannot be added."""
    game = dealing()
    mine, theirs = game.table.ships.systems[B][2], game.table.ships.systems[A][2]
    drive(game, f"A settle:{mine}", f"A let-settle:{theirs}")
    left = [option for option in options(game, A) if "promise" not in option]
    assert left == ["done", "drop:colony:0", "drop:colony:1", "break-off", "time-up"]
    drive(game, "A done", "B accept")
    hurry(game)
    assert game.table.ships.foreign == [1, 1, 0]


@pytest.mark.rule("CE-17.3", "CE-13.8")
def test_a_deal_may_win_the_game_for_both() -> None:
    """Two fifth colonies founded at the same time (CE-R26)."""
    game = dealing(visitors={A: 4, B: 4})
    mine = next(planet for planet in game.table.ships.systems[B] if not game.table.ships.by_planet[A][planet])
    theirs = next(planet for planet in game.table.ships.systems[A] if not game.table.ships.by_planet[B][planet])
    drive(game, f"A settle:{mine}", f"A let-settle:{theirs}", "A done", "B accept")
    drive(game, "A ship:-1:1", "A done", "B ship:7:1", "B done")
    assert game.outcome is not None
    assert game.outcome.winners == (A, B)


def test_a_player_may_break_off() -> None:
    """CE-R48: breaking off fails the deal at once; letting an offer go by leaves the other player theirs."""
    game = dealing("attack-04", "attack-08")
    drive(game, "A pass")
    assert options(game, B)[0] == "pass"
    drive(game, "B give-card:attack-08", "B done", "A break-off")
    hurry(game)
    assert game.table.ships.warp[:2] == [3, 3]
    assert names(game, B) == ["attack-08"]


def test_who_makes_an_offer_may_break_off_as_well() -> None:
    """CE-R48: in the middle of a draft, which nobody hears of."""
    game = dealing("attack-04", "attack-08")
    drive(game, "A give-card:attack-04", "A break-off")
    assert game.talk is None
    assert [ask.key for ask in game.asks] == ["lose-ships"]
    assert names(game, A) == ["attack-04"]
    assert game.view(B)["players"][A]["seen"] == []
    assert "offered" not in [event["key"] for event in game.events(B)]


def test_each_makes_as_many_offers_as_the_table_allows() -> None:
    """CE-R48: an offer that was let go by counts as made; after the last one the deal has failed."""
    game = dealing("attack-04", "attack-08", offers=2)
    for line in ("A pass", "B pass", "A pass", "B pass"):
        drive(game, line)
    assert [ask.key for ask in game.asks] == ["lose-ships"]


def test_cards_of_an_offer_are_known_from_then_on() -> None:
    """CE-R50: all have heard what was named, also if it is refused."""
    game = dealing("attack-40 attack-04", "attack-08")
    drive(game, "A give-card:attack-40", "A done", "B refuse")
    assert game.view(C)["players"][A]["seen"] == ["attack-40"]
    assert game.view(B)["players"][A]["seen"] == ["attack-40"]


def test_the_last_offer_of_each_stays_in_sight_during_the_deal() -> None:
    """All have heard it (CE-R50), and a player who comes back to the table sees it; another encounter starts afresh."""
    game = dealing("attack-40 attack-04", "attack-08")
    drive(game, "A give-card:attack-40", "A want-random:1", "A done", "B refuse")
    spoken = {str(A): {"cards": ["attack-40"], "terms": {f"random:{B}": 1}}}
    assert [game.fork().view(seat)["draft"]["spoken"] for seat in (A, B, C)] == [spoken] * 3
    drive(game, "B give-card:attack-08", "B done")
    assert game.view(A)["draft"]["spoken"][str(B)] == {"cards": ["attack-08"], "terms": {}}
    drive(game, "A break-off")
    assert game.view(A)["draft"]["spoken"] == {}


def test_a_deal_with_many_possibilities_offers_them_all() -> None:
    """Cards, kinds and every colony that could be founded are there, however many they are."""
    hand = "attack-04 attack-06 attack-08 attack-10 attack-12 attack-14 attack-20 plague mobius_tubes"
    game = dealing(hand, hand.replace("plague", "quash"), text="A attacks B, C", visitors={A: 1, B: 1})
    offered = options(game, A)
    assert len([option for option in offered if option.startswith("give-card")]) == 9
    assert len([option for option in offered if "settle" in option]) == 8
    assert len([option for option in offered if option.startswith("want")]) == 13
    assert len(offered) <= 51


@pytest.mark.rule("CE-13.12", "CE-13.13")
def test_a_last_ship_may_found_the_colony_of_a_deal() -> None:
    """A player with one ship outside the warp can still be let in; one with none cannot."""
    for left in (1, 0):
        game = dealing("attack-04", warp={B: 20 - left}, ships={B: 4})
        assert ("let-settle:4" in options(game, A)) == bool(left)


@pytest.mark.rule("CE-13.3")
@pytest.mark.parametrize(
    "text, frees", [("A:zombie attacks B, C", True), ("A attacks B:zombie, C", True), ("A attacks B, C:zombie", False)]
)
def test_ships_are_freed_by_a_zombie_who_deals(text: str, frees: bool) -> None:
    """In the deals of all others the warp keeps what it has (CE-R23)."""
    game = dealing("attack-04", text=text, warp={C: 2})
    assert ("free:2:2" in options(game, A)) == frees


@pytest.mark.rule("CE-13.5", "CE-13.7")
def test_cards_at_random_by_name_and_by_kind_go_together() -> None:
    """As long as there are enough: what is promised stays in the hand for it."""
    game = dealing("attack-04 attack-08 plague", "attack-10 attack-06")
    drive(game, "A give:attack:1", "A give-card:attack-08")
    assert not {"give-card:attack-04", "give:attack:1", "give:highest:1"} & set(options(game, A))
    drive(game, "A give-random:1")
    assert not [option for option in options(game, A) if option.startswith("give")]
    hurry(drive(game, "A done", "B accept"))
    assert (names(game, A), len(names(game, B))) == ([], 5)


@pytest.mark.rule("CE-13.5")
def test_any_number_of_random_cards_may_be_given() -> None:
    """A whole hand in one step, and one card less by another."""
    hand = "attack-04 attack-06 attack-08 attack-10 attack-12 attack-14 attack-20"
    game = dealing(hand, "attack-30")
    drive(game, "A give-random:7", f"A drop:random:{A}", "A done", "B accept")
    hurry(game)
    assert (len(names(game, A)), len(names(game, B))) == (1, 7)


@pytest.mark.rule("CE-13.9", "CE-13.8")
@pytest.mark.parametrize("which, card", [("highest", "attack-40"), ("lowest", "attack-01")])
def test_the_highest_or_lowest_attack_may_be_agreed_on(which: str, card: str) -> None:
    """It is that card and no other, and nobody is asked again; a player without an attack cannot agree."""
    game = dealing("plague", "attack-40 attack-12 attack-01 quash")
    hurry(drive(game, f"A want:{which}:1", "A done", "B accept"))
    assert names(game, A) == [card, "plague"]
    assert not [event for event in game.events(C) if event["key"] == "handed-over" and "cards" in event]
    game = dealing("attack-40", "quash")
    drive(game, f"A want:{which}:1", "A done")
    assert "accept" not in options(game, B)
    drive(game, "B refuse", f"B want:{which}:1", "B done", "A accept")
    assert names(hurry(game), B) == ["attack-40", "quash"]


@pytest.mark.rule("CE-13.7")
def test_a_card_that_all_have_seen_may_be_asked_for_by_name() -> None:
    """Other cards of the hand may not; what is named all see go."""
    game = dealing("attack-04", "attack-20 quash")
    drive(game, "A pass", "B give-card:attack-20", "B done", "A refuse")
    wanted = [option for option in options(game, A) if option.startswith("want-card")]
    assert wanted == ["want-card:attack-20"]
    drive(game, "A want-card:attack-20", "A want:artifact:1", "A done", "B accept")
    hurry(game)
    assert names(game, A) == ["attack-04", "attack-20", "quash"]
    assert game.view(C)["players"][A]["seen"] == ["attack-20"]


@pytest.mark.rule("CE-R23")
def test_whatever_is_in_a_draft_can_leave_it() -> None:
    """Cards, kinds, colonies: nothing was said yet."""
    game = dealing("attack-04", "attack-20 quash")
    planet = game.table.ships.systems[B][2]
    drive(game, "A give-card:attack-04", "A want:artifact:1", f"A settle:{planet}")
    assert [option for option in options(game, A) if option.startswith("drop")] == [
        "drop:card-attack-04:0",
        "drop:artifact:1",
        "drop:colony:0",
    ]
    drive(game, "A drop:card-attack-04:0", "A drop:artifact:1", "A drop:colony:0")
    assert (game.view(A)["draft"]["terms"], names(game, A)) == ({}, ["attack-04"])
    assert options(game, A)[0] == "pass"
    assert game.events(B)[-1]["key"] != "offered"


@pytest.mark.rule("CE-13.4")
def test_a_promise_stands_on_the_sheet_and_makes_no_deal() -> None:
    """Each can give their word or ask for one; it is told to all, given once, taken out, and moves nothing."""
    game = dealing("attack-04", "attack-06", visitors={A: 1})
    drive(game, "A promise:ally", "A want-promise:apart")
    assert {"done", "promise:ally", "want-promise:apart"}.isdisjoint(options(game, A))
    assert {"pass", "promise:apart", f"drop:promise-ally:{A}", f"drop:promise-apart:{B}"} <= set(options(game, A))
    drive(game, f"A drop:promise-apart:{B}", "A give-card:attack-04", "A done")
    offered = [event for event in game.events(C, since=0) if event["key"] == "offered"]
    assert offered[-1]["terms"] == {f"promise-ally:{A}": 1}
    hurry(drive(game, "B accept"))
    assert (names(game, A), sorted(names(game, B))) == ([], ["attack-04", "attack-06"])


@pytest.mark.rule("CE-13.3", "CE-13.8")
def test_an_offer_may_begin_with_the_terms_of_the_other() -> None:
    """What they named of their cards is asked for by name, what they asked of mine is put up; then it is changed."""
    game = dealing("attack-04 attack-08", "attack-06", visitors={A: 1})
    assert "same" not in options(game, A)
    drive(game, "A give-card:attack-04", "A want:attack:1", f"A settle:{6 * B}", "A promise:invite", "A done")
    drive(game, "B refuse", "B same")
    assert game.table.deal.terms == {
        f"card-attack-04:{A}": 1,
        f"attack:{B}": 1,
        f"colony:{A}": 6 * B + 1,
        f"promise-invite:{A}": 1,
    }
    assert "same" not in options(game, B)
    drive(game, f"B drop:colony:{A}", "B done")
    drive(game, "A refuse", "A same")
    assert [game.table.deal.term(name, B) for name in ("attack", "random")] == [1, 0]
    assert [game.view(A)["draft"]["offer"], game.view(B)["draft"]["terms"]] == [["attack-04"], {}]
    hurry(drive(game, "A done", "B accept"))
    assert (sorted(names(game, A)), names(game, B)) == (["attack-06", "attack-08"], ["attack-04"])


@pytest.mark.rule("CE-13.8")
def test_terms_that_are_taken_up_ask_for_no_more_than_one_has() -> None:
    """B was asked for two attacks and has one."""
    game = dealing("attack-04", "attack-06 reinforcement-2")
    drive(game, "A want:attack:1", "A want:attack:1", "A give-random:1", "A done", "B refuse", "B same")
    assert game.table.deal.terms == {f"attack:{B}": 1, f"random:{A}": 1}


@pytest.mark.rule("CE-13.2")
@pytest.mark.parametrize("answering", [False, True])
def test_a_clock_ends_the_talks_for_good(answering: bool) -> None:
    """It is told as what it is, blames nobody, and is not taken back."""
    game = dealing("attack-04", "attack-20")
    drive(game, "A give-card:attack-04", *(["A done"] if answering else []))
    assert game.talk == "time-up"
    seat = B if answering else A
    game.answer(seat, game.talk)
    told = [event for event in game.events(C) if event["key"] in ("time-ran-out", "broke-off")]
    assert told == [{"key": "time-ran-out"}]
    assert (game.table.result, game.may_undo(seat)) == ("failed", False)


@pytest.mark.rule("CE-14.16")
@pytest.mark.parametrize("ships", [2, 0])
def test_the_penalty_may_be_paid_from_the_gate(ships: int) -> None:
    """Ships of a failed deal come from colonies or the gate, if there are any on it."""
    game = dealing(ships={A: ships}, offers=1)
    drive(game, "A pass", "B pass")
    assert ("ship:-1:2" in options(game, A)) == bool(ships)


def test_all_hear_that_an_offer_is_refused() -> None:
    """The table knows who has said no, and whose ships have been set free by an offer once are not offered again."""
    game = dealing("attack-04", text="A:zombie attacks B, C", warp={C: 2})
    drive(game, "A free:2:2")
    assert not [option for option in options(game, A) if option.startswith("free")]
    drive(game, "A give-card:attack-04", "A done", "B refuse")
    assert [event["seat"] for event in game.events(C) if event["key"] == "refused"] == [B]
