"""The verbs of the table: what each of them tells, to whom, and whether what came before it can still be taken back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import pytest
from tests.games.cosmic_encounter.labs import equip
from tests.games.cosmic_encounter.tables import A, B, C, begun, table_of

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.encounter import OFFENSE, ROLE_OFFENSE, ROLE_OTHER
from cosmodrome.games.cosmic_encounter.fleets import WARP, on_technology
from cosmodrome.games.cosmic_encounter.table import DEFENSE, NOBODY, CosmicEncounter
from cosmodrome.games.cosmic_encounter.technologies import TECH
from cosmodrome.kernel import Game, Seat

Verb = Callable[[CosmicEncounter], object]


class Told(NamedTuple):
    """A verb, and the event that comes of it: what all see, what some see besides. `shows` says that something hidden
    came out by it, which closes undo."""

    verb: Verb
    key: str
    public: dict[str, Any]
    secret: dict[str, Any] | None = None
    to: tuple[Seat, ...] = ()
    shows: bool = False
    before: Verb = lambda table: None  # what makes the verb possible


def game() -> Game:
    """A attacks B with four ships, C is their ally; both select."""
    hands = {A: "attack-10 morph plague", B: "attack-08 negotiate", C: "quash attack-04"}
    allies = {C: ("offense", 2)}
    table = table_of("A:miser attacks B:zombie, C", hands=hands, allies=allies, at="select", technologies=True)
    equip(table, A, "omega_missile")
    equip(table, B, "infinity_drive", ships=1, up=False)
    return begun(table)


def cards(table: CosmicEncounter, seat: Seat, names: str) -> tuple[int, ...]:
    """Cards of a hand by their names."""
    return tuple(table.cards.find(seat, name) for name in names.split())


def discard_quash(table: CosmicEncounter) -> None:
    """C's Quash lies in the discard pile."""
    table.cards.discard_cards(C, cards(table, C, "quash"))


def play_plague(table: CosmicEncounter) -> None:
    """A's Plague is in use."""
    table.cards.play(A, *cards(table, A, "plague"))


def lay_both(table: CosmicEncounter) -> None:
    """The cards of both main players lie face down."""
    table.cards.lay(A, *cards(table, A, "attack-10"))
    table.cards.lay(B, *cards(table, B, "attack-08"))


def hide(table: CosmicEncounter) -> None:
    """The sheet of C lies face down."""
    table.hidden[C] = True


def draw_two_technologies(table: CosmicEncounter) -> None:
    """C chooses from two."""
    table.technologies.stack((TECH["collapsium_hulls"], TECH["coldsleep_ship"]))
    table.technologies.draw(C, 2)


# In the order of the files: zones, piles, fleets, sheets, table, encounter.
ROWS = (
    Told(
        lambda table: table.cards.look(C, cards(table, B, "negotiate attack-08"), B),
        "looked",
        {"seat": C, "target": B, "count": 2},
        {"cards": ["attack-08", "negotiate"]},
        (B, C),
    ),
    Told(
        lambda table: table.cards.show_all(B, cards(table, B, "negotiate")),
        "showed",
        {"seat": B, "cards": ["negotiate"]},
        shows=True,
    ),
    Told(lambda table: table.cards.reshuffle(table.cards.discard[:]), "reshuffled", {"count": 1}, before=discard_quash),
    Told(
        lambda table: table.cards.draw_top(C, 2),
        "drew",
        {"seat": C, "count": 2},
        {"cards": ["mobius_tubes", "mobius_tubes"]},
        (C,),
    ),
    Told(lambda table: table.cards.put_on_deck(A, *cards(table, A, "plague")), "put-on-deck", {"seat": A}),
    Told(lambda table: table.cards.put_under_deck(A, *cards(table, A, "plague")), "put-under-deck", {"seat": A}),
    Told(
        lambda table: table.cards.discard_cards(B, cards(table, B, "negotiate attack-08")),
        "discarded",
        {"seat": B, "cards": ["negotiate", "attack-08"]},
        shows=True,
    ),
    Told(lambda table: table.cards.quake(), "cosmic-quake", {"counts": [3, 2, 2]}, shows=True),
    Told(
        lambda table: table.cards.take_discard(B, table.cards.discard[-1]),
        "took-discard",
        {"seat": B, "card": "quash"},
        before=discard_quash,
    ),
    Told(
        lambda table: table.cards.hand_over(A, cards(table, A, "plague morph"), B),
        "handed-over",
        {"seat": A, "target": B, "count": 2},
        {"cards": ["morph", "plague"]},
        (A, B),
    ),
    Told(
        lambda table: table.cards.hand_over_openly(A, cards(table, A, "plague morph"), B),
        "handed-over",
        {"seat": A, "target": B, "count": 2, "cards": ["morph", "plague"]},
        shows=True,
    ),
    Told(
        lambda table: table.cards.deal_hands(cards(table, A, "morph plague"), [(C, 2)]),
        "hand-dealt",
        {"seat": C, "count": 2},
        {"cards": ["morph", "plague"]},
        (C,),
    ),
    Told(
        lambda table: table.cards.end_loan("lent-2:0"),
        "loan-returned",
        {"seat": A, "target": C, "pile": "lent-2:0", "count": 2},
        {"cards": ["attack-04", "quash"]},
        (A, C),
        before=lambda table: table.cards.lend_hand(C, A),
    ),
    Told(
        lambda table: table.cards.lay_open(A, *cards(table, A, "attack-10"), "planet:6"),
        "laid-open",
        {"seat": A, "pile": "planet:6", "card": "attack-10"},
        shows=True,
    ),
    Told(lambda table: table.cards.lay(A, *cards(table, A, "attack-10")), "laid", {"seat": A}),
    Told(
        lambda table: table.cards.lay(A, *cards(table, A, "attack-10"), face_up=True),
        "revealed",
        {"seat": A, "card": "attack-10"},
        shows=True,
    ),
    Told(lambda table: table.cards.take_back(A), "took-back", {"seat": A, "target": A}, before=lay_both),
    Told(
        lambda table: table.discard_encounter_card(B),
        "discarded",
        {"seat": B, "cards": ["attack-08"], "laid": True},
        shows=True,
        before=lay_both,
    ),
    Told(play_plague, "played", {"seat": A, "card": "plague"}, shows=True),
    Told(
        lambda table: table.cards.finish(*table.cards.played, "discard"),
        "card-settled",
        {"card": "plague", "fate": "discard"},
        before=play_plague,
    ),
    Told(
        lambda table: table.cards.finish(*table.cards.played, "return"),
        "card-settled",
        {"card": "plague", "fate": "hand:0"},
        before=play_plague,
    ),
    Told(
        lambda table: table.cards.finish(*table.cards.played, "hand:1"),
        "card-settled",
        {"card": "plague", "fate": "hand:1"},
        before=play_plague,
    ),
    Told(lambda table: table.ships.move(A, 1, WARP, 2), "moved", {"seat": A, "source": 1, "goal": "warp", "count": 2}),
    Told(
        lambda table: table.ships.move(B, on_technology(TECH["infinity_drive"]), 7, 1),
        "moved",
        {"seat": B, "source": "technology", "goal": 7, "count": 1},
    ),
    Told(lambda table: table.ships.add_flagship(A, 2), "ship-added", {"seat": A, "planet": 2}),
    Told(
        lambda table: table.ships.remove_flagship(),
        "ship-removed",
        {"seat": A, "place": 2},
        before=lambda table: table.ships.add_flagship(A, 2),
    ),
    Told(lambda table: table.ships.add_planet(B), "planet-added", {"seat": B, "planet": 11}),
    Told(
        lambda table: table.remove_planet(13),
        "planet-removed",
        {"seat": C, "planet": 13},
        before=lambda table: table.ships.move(C, 13, 14, 4),
    ),
    Told(
        lambda table: table.win([A, C], "foreign-colonies"),
        "won",
        {"seats": [A, C], "reason": "foreign-colonies"},
    ),
    Told(lambda table: table.add_tokens(ALIEN["warrior"], 2), "tokens", {"alien": "warrior", "count": 2}),
    Told(
        lambda table: table.add_tokens(ALIEN["warrior"], -1),
        "tokens",
        {"alien": "warrior", "count": 1},
        before=lambda table: table.add_tokens(ALIEN["warrior"], 2),
    ),
    Told(lambda table: table.give_sheets(C, (ALIEN["clone"],)), "sheet", {"seat": C, "aliens": ["clone"]}),
    Told(lambda table: table.give_sheets(A, ()), "no-sheet", {"seat": A}),
    Told(
        lambda table: table.give_sheets(C, (ALIEN["clone"],)),
        "sheet",
        {"seat": C},
        {"aliens": ["clone"]},
        (C,),
        before=hide,
    ),
    Told(lambda table: table.unveil(C), "unveiled", {"seat": C, "aliens": []}, shows=True, before=hide),
    Told(lambda table: table.zap(ALIEN["zombie"]), "zapped", {"alien": "zombie"}),
    Told(lambda table: table.turn_sheet(B, up=False), "power-lost", {"seat": B}),
    Told(lambda table: table.turn_sheet(B, up=True), "power-regained", {"seat": B}),
    Told(
        lambda table: table.deal_sheets_to(C, (ALIEN["clone"], ALIEN["macron"])),
        "aliens-dealt",
        {"seat": C, "count": 2},
        {"aliens": ["clone", "macron"]},
        (C,),
    ),
    Told(lambda table: table.technologies.restack((TECH["omega_missile"],)), "technologies-shuffled", {"count": 19}),
    Told(
        draw_two_technologies,
        "technologies-drawn",
        {"seat": C, "count": 2},
        {"technologies": ["coldsleep_ship", "collapsium_hulls"]},
        (C,),
    ),
    Told(
        lambda table: table.technologies.keep(C, TECH["collapsium_hulls"]),
        "technologies-left",
        {"seat": C, "technologies": ["coldsleep_ship"]},
        shows=True,
        before=draw_two_technologies,
    ),
    Told(
        lambda table: table.technologies.take(C, TECH["coldsleep_ship"]),
        "technology",
        {"seat": C},
        {"technology": "coldsleep_ship"},
        (C,),
    ),
    Told(
        lambda table: table.technologies.show(B, TECH["infinity_drive"]),
        "technology-shown",
        {"seat": B, "technology": "infinity_drive"},
        shows=True,
    ),
    Told(
        lambda table: table.technologies.discard(A, TECH["omega_missile"]),
        "technology-discarded",
        {"seat": A, "technology": "omega_missile"},
        shows=True,
    ),
    Told(
        lambda table: table.technologies.turn_up(B, TECH["infinity_drive"]),
        "technology-complete",
        {"seat": B, "technology": "infinity_drive"},
        shows=True,
    ),
    Told(
        lambda table: table.technologies.pass_on(A, TECH["omega_missile"], C),
        "technology-passed",
        {"seat": A, "technology": "omega_missile", "target": C},
    ),
    Told(
        lambda table: table.technologies.put_piece("lunar_cannon", (6, 7)),
        "piece",
        {"piece": "lunar_cannon", "where": [6, 7]},
    ),
    Told(lambda table: table.begin_turn(C), "turn", {"seat": C, "round": 1}),
    Told(
        lambda table: table.begin_turn(A),
        "turn",
        {"seat": A, "round": 2},
        before=lambda table: table.begin_turn(C),
    ),
    Told(lambda table: table.begin_encounter(A), "encounter", {"seat": A, "number": 2, "extra": False}),
    Told(
        lambda table: table.begin_encounter(B, A, extra=True),
        "encounter",
        {"seat": B, "number": 1, "extra": True},
    ),
    Told(lambda table: table.wait_for(B, A), "further-encounter", {"seat": B}),
    Told(lambda table: table.destiny.shuffle((3, 4)), "destiny-shuffled", {"count": 2}),
    Told(
        lambda table: table.turn_destiny(),
        "destiny",
        {"seat": A, "card": "colour", "target": B},
        shows=True,
        before=lambda table: table.destiny.shuffle((9, 4)),
    ),
    Told(
        lambda table: table.turn_destiny(),
        "destiny",
        {"seat": A, "card": "wild", "target": None},
        shows=True,
        before=lambda table: table.destiny.shuffle((4, 9)),
    ),
    Told(lambda table: table.face(C, table.ships.systems[C]), "defense", {"seat": C}),
    Told(lambda table: table.aim(8), "aimed", {"seat": A, "planet": 8}),
    Told(lambda table: table.invite(DEFENSE, (C,)), "invited", {"side": "defense", "seats": [C]}),
    Told(lambda table: table.ally(C, DEFENSE), "allied", {"seat": C, "side": "defense"}),
    Told(lambda table: table.unally(C), "alliance-ended", {"seat": C}),
    Told(lambda table: table.decline(C), "declined", {"seat": C}),
    Told(
        lambda table: table.count_card(B, "attack", 15),
        "counts-as",
        {"seat": B, "kind": "attack", "value": 15},
    ),
    Told(lambda table: table.conclude("win", DEFENSE), "concluded", {"result": "win", "side": "defense"}),
    Told(lambda table: table.conclude("failed"), "concluded", {"result": "failed", "side": None}),
    Told(
        lambda table: table.owe(C, 2),
        "owed",
        {"seat": C, "count": 2, "kind": "rewards"},
        before=lambda table: table.go("rewards"),
    ),
    Told(
        lambda table: table.make_offer(A),
        "offered",
        {"seat": A, "cards": ["morph"], "terms": {"colony:1": 3}},
        shows=True,
        before=lambda table: (table.cards.put_up(A, *cards(table, A, "morph")), table.deal.add_term("colony", B, 3)),
    ),
    Told(lambda table: table.mark("limit", C, 1), "marked", {"mark": "limit", "seat": C, "value": 1}),
    Told(lambda table: table.mark("redraw"), "marked", {"mark": "redraw", "seat": None, "value": 1}),
    Told(lambda table: table.unmark("limit", C), "marked", {"mark": "limit", "seat": C, "value": 0}),
    Told(lambda table: table.add_bonus(DEFENSE, 5), "bonus", {"side": "defense", "amount": 5}),
)


@pytest.mark.parametrize("row", ROWS, ids=lambda row: row.key)
def test_a_verb_tells_what_it_does(row: Told) -> None:
    """All see the same, but for what some seats alone may see; what was hidden and comes out closes undo."""
    played = game()
    row.before(played.table)
    told, since = played.table.told, len(played.events(None))
    told.shown = False
    row.verb(played.table)
    for seat in (A, B, C, None):
        mine = row.secret if row.secret and seat in row.to else {}
        assert played.events(seat, since)[-1] == {"key": row.key, **row.public, **mine}
    assert told.shown == (row.shows or bool(row.secret))


@pytest.mark.rule("CE-5.1")
def test_nobody_has_a_part_in_an_encounter_when_the_turn_passes() -> None:
    """A was the offense with C as an ally, had C's hand and was given a card: nothing of it is left."""
    table = game().table
    table.give(B, *cards(table, B, "negotiate"), A)
    table.cards.lend_hand(C, A)
    table.cards.lay(A, *cards(table, A, "attack-04"))
    assert (table.gift, table.cards.borrowed) != (NOBODY, ())
    table.begin_turn(B)
    assert (table.turn, table.offense, table.defense) == (B, B, NOBODY)
    assert (table.side, table.roles) == ([NOBODY, OFFENSE, NOBODY], [ROLE_OTHER, ROLE_OFFENSE, ROLE_OTHER])
    assert (table.gift, table.cards.borrowed, table.success, table.extra) == (NOBODY, (), False, False)
