"""What an option brings, as its button says it: from what the asked seat may know, and nothing else."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.tables import A, B, C, drive, table_of
from tests.games.cosmic_encounter.test_deals import dealing

from cosmodrome.games.cosmic_encounter.cards import COPIES, ENCOUNTER, KINDS
from cosmodrome.games.cosmic_encounter.hints import hint
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import RESEARCH, TECH
from cosmodrome.games.cosmic_encounter.verbs import verb
from cosmodrome.kernel import PASS, Ask


def hinted(table: CosmicEncounter, seat: int, key: str, option: str, owner: int | None = None) -> dict[str, Any]:
    args = {} if owner is None else {"seat": owner}
    return hint(table, Ask(seat, key, (), args=args), verb.parse(option))


def test_a_target_says_who_is_there() -> None:
    table = table_of("A: attacks B", bystanders={C: 1})
    assert hinted(table, A, "aim", f"aim:{table.planet}") == {"defenders": 4, "guests": 1}


def test_the_last_ship_of_a_colony_is_marked() -> None:
    table = table_of("A: attacks B")
    home = table.ships.systems[A][1]
    assert hinted(table, A, "launch", f"ship:{home}:1") == {"left": table.ships.by_planet[A][home] - 1}
    assert hinted(table, A, "launch", f"ship:{home}:{table.ships.by_planet[A][home]}") == {"left": 0}


def test_whose_ships_are_lost_decides_what_is_left() -> None:
    """A colony is lost with its owner's last ship, no matter who else is on the planet and who chooses."""
    table = table_of("A: attacks B", bystanders={C: 1})
    there = table.planet
    assert hinted(table, B, "lose-ships", f"ship:{there}:1", owner=B) == {"left": table.ships.by_planet[B][there] - 1}
    assert hinted(table, B, "lose-ships", f"ship:{there}:1", owner=C) == {"left": 0}


def test_the_total_names_the_powers_that_are_still_to_act() -> None:
    """A mandatory power of a player in its role is not in the total yet; others are of no account."""
    hands = {A: "attack-10", B: "attack-08"}
    assert hinted(table_of("A:virus attacks B", hands=hands), A, "select", "lay:attack-10")["aliens"] == ["virus"]
    assert hinted(table_of("A: attacks B:virus", hands=hands), A, "select", "lay:attack-10")["aliens"] == ["virus"]
    aside = table_of("A: attacks B C:virus", hands=hands)
    assert "aliens" not in hinted(aside, A, "select", "lay:attack-10"), "neither offense nor defense"
    zapped = table_of("A:virus attacks B", hands=hands)
    zapped.zap(zapped.sheets[A][0])
    assert "aliens" not in hinted(zapped, A, "select", "lay:attack-10")


def test_an_open_card_makes_the_odds_sure() -> None:
    table = table_of("A:oracle attacks B", hands={A: "attack-08 attack-20", B: "attack-15"})
    table.cards.lay(B, COPIES["attack-15"][0], face_up=True)
    assert hinted(table, A, "select", "lay:attack-20") == {"total": 24, "odds": 100}
    assert hinted(table, A, "select", "lay:attack-08") == {"total": 12, "odds": 0}


def test_the_odds_say_that_an_upset_turns_them_round() -> None:
    table = table_of("A:loser attacks B", hands={A: "attack-08", B: "attack-15"})
    assert "upset" not in hinted(table, A, "select", "lay:attack-08")
    table.mark("upset")
    assert hinted(table, A, "select", "lay:attack-08")["upset"] == 1


@pytest.mark.parametrize("seat, wins", [(A, False), (B, True)])
def test_a_tie_counts_for_the_defense(seat: int, wins: bool) -> None:
    table = table_of("A: attacks B", hands={A: "attack-10 attack-40", B: "attack-10 attack-30"})
    other = B if seat == A else A
    table.cards.lay(other, next(card for card in COPIES["attack-10"] if card in table.cards.hands[other]), face_up=True)
    assert hinted(table, seat, "select", "lay:attack-10")["odds"] == (100 if wins else 0)


def test_odds_rest_on_what_the_seat_has_not_seen_and_on_nothing_hidden() -> None:
    table = table_of("A: attacks B", hands={A: "attack-40 negotiate", B: "attack-00 attack-30"})
    before = hinted(table, A, "select", "lay:negotiate")
    unseen = [card for card in ENCOUNTER if not table.cards.knows(A, card)]
    peace = sum(KINDS[card] != "attack" for card in unseen)
    assert before == {"deal": round(100 * peace / len(unseen))}
    hand, deck = table.cards.hands[B], table.cards.deck
    other = next(card for card in deck if KINDS[card] == "negotiate")
    deck[deck.index(other)] = hand[0]
    table.cards.hands[B] = (other, *hand[1:])
    assert hinted(table, A, "select", "lay:negotiate") == before


def test_a_reinforcement_says_the_totals_it_makes() -> None:
    table = table_of("A: attacks B", hands={A: "attack-10 reinforcement-3", B: "attack-08"})
    for seat in (A, B):
        table.cards.lay(seat, next(card for card in table.cards.hands[seat] if KINDS[card] == "attack"), face_up=True)
        table.count_laid(seat)
    said = hinted(table, A, "reveal.totals", "use:reinforcement-3:defense")
    assert said == {"offense": 14, "defense": 15}
    assert hinted(table, A, "reveal.totals", "pass") == {"offense": 14, "defense": 12}, "as they are"
    table.mark("lower-wins")
    assert hinted(table, A, "reveal.totals", "pass") == {"offense": 14, "defense": 12, "lower-wins": 1}


def test_a_reinforcement_says_that_totals_do_not_count_unless_both_cards_are_attacks() -> None:
    table = table_of("A: attacks B", hands={A: "attack-10 reinforcement-3", B: "negotiate"})
    for seat in (A, B):
        table.cards.lay(seat, table.cards.hands[seat][0], face_up=True)
        table.count_laid(seat)
    assert hinted(table, A, "reveal.totals", "use:reinforcement-3:offense") == {"no-battle": 1}


def test_a_technology_to_keep_says_how_many_ships_it_takes() -> None:
    table = table_of("A: attacks B", technologies=True)
    assert hinted(table, A, "keep-technology", "keep:energy_cloak") == {"needed": 4}


def test_to_complete_a_technology_in_vain_is_said_to_be_so() -> None:
    """In 2008 one may complete it with too few ships, and loses it."""
    table = table_of("A: attacks B", technologies=True, edition=2008)
    tech = TECH["energy_cloak"]
    table.ships.research[tech] = RESEARCH[tech] - 1
    assert hinted(table, A, "research", "complete:energy_cloak") == {"research": 3, "needed": 4, "in-vain": 1}
    table.ships.research[tech] += 1
    assert hinted(table, A, "research", "complete:energy_cloak") == {"research": 4, "needed": 4}


def test_an_answer_in_a_deal_says_what_comes_of_it() -> None:
    """The terms, the offers left to the next speaker, or the ships that it costs when there are none."""
    game = dealing("attack-04", "attack-06", offers=2)
    told = {option.key: game.hint(A, option) for option in game.asks[0].options}
    assert (told["pass"], told["break-off"]) == ({"their-offers": 2}, {"penalty": 3})
    drive(game, "A give-card:attack-04", "A want-random:1", "A done")
    told = {option.key: game.hint(B, option) for option in game.asks[0].options}
    offer = {"seat": A, "cards": ["attack-04"], "terms": {f"random:{B}": 1}}
    assert told["accept"] == {"offer": offer}
    assert (told["refuse"], told["break-off"]) == ({"offers-left": 2}, {"penalty": 3})


def test_who_lets_the_last_offer_go_by_is_told_that_there_is_no_deal() -> None:
    game = dealing("attack-04", offers=1)
    drive(game, "A pass")
    assert game.hint(B, PASS) == {"penalty": 3}
    drive(game, f"B let-settle:{game.table.ships.systems[B][1]}", "B done")
    assert game.hint(A, verb.parse("refuse")) == {"penalty": 3}


def test_what_is_not_weighed_says_nothing() -> None:
    table = table_of("A: attacks B")
    assert hinted(table, A, "invite", "invite:nobody") == {}
    assert hinted(table, A, "alliance", "join:offense") == {"main": {"seat": A}, "with": 4, "against": 4}


def test_an_artifact_says_what_it_would_do_now() -> None:
    """What it stops, whose ships it moves, what becomes of the encounter."""
    table = table_of("A: attacks B, C, D", allies={C: ("offense", 2), 3: ("defense", 3)}, warp={A: 2, C: 1})
    assert hinted(table, A, "alliance.after", "use:force_field") == {"allied-offense": 2, "allied-defense": 3}
    assert hinted(table, A, "regroup.start", "use:mobius_tubes") == {"freed": 2, "freed-others": 1}
    cards = len(table.cards.hands[B])
    assert hinted(table, A, "regroup.start", f"use:plague:{B}") == {"plagued": 3, "hand": cards}
    assert hinted(table, A, "reveal.totals", "use:emotion_control") == {"becomes-deal": 1}
    assert (hinted(table, A, "deal.agreed", "use:quash"), hinted(table, C, "deal.agreed", "use:quash")) == (
        {"penalty": 3},
        {},
    )
    answer = Ask(C, "used", (), args={"ability": "virus"})
    assert hint(table, answer, verb.parse("use:cosmic_zap")) == {"stops": "virus"}
