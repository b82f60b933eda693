"""Aliens of the red alert that change what comes: destiny, bluffs, grudges, further encounters, lost ships."""

from __future__ import annotations

from typing import Any

from cosmodrome.games.cosmic_encounter.alliance import dismiss
from cosmodrome.games.cosmic_encounter.cards import ATTACKS, NAMES, ROWS, destiny_colour, destiny_name
from cosmodrome.games.cosmic_encounter.conditions import (
    ANY,
    Crowd,
    alike,
    another,
    can_cancel,
    every,
    has_encounter_card,
    has_outside,
    in_warp,
    lost,
    won,
)
from cosmodrome.games.cosmic_encounter.declare import boost, cancel, power, super_, wild
from cosmodrome.games.cosmic_encounter.encounter import ALLIES
from cosmodrome.games.cosmic_encounter.fleets import OUT, WARP
from cosmodrome.games.cosmic_encounter.hands import draw
from cosmodrome.games.cosmic_encounter.research import new_technology
from cosmodrome.games.cosmic_encounter.ships import erase, lose_chosen, retrieve
from cosmodrome.games.cosmic_encounter.statics import lasting, static
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.games.cosmic_encounter.verbs import ACCEPT, AGAIN, CARD, CHALLENGE, NEW_TECHNOLOGY, destiny_card, number
from cosmodrome.kernel import Choose, Option, Rule, Seat, Window

# ---- dictator --------------------------------------------------------------------------------------------------------


def destiny_cards(table: CosmicEncounter) -> dict[Option, int]:
    """What the destiny deck holds: colours by seat, the others by name."""
    cards: dict[Option, int] = {}
    for card in sorted(table.destiny_deck):
        name, colour = destiny_name(card, table.seats), destiny_colour(card, table.seats)
        cards.setdefault(destiny_card(colour if name == "colour" else name), card)
    return cards


def choose_destiny(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Choose the destiny card that will be drawn."""
    choice = yield Choose(seat, "choose-destiny", list(destiny_cards(table)))
    table.pick_destiny(destiny_cards(table)[choice])


power("dictator", "destiny.before")(choose_destiny)
super_("dictator", "destiny.before", uses_power=True)(choose_destiny)


@alike
def nobody_faced(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The defense is still open, and the card is not to be drawn again."""
    return table.defense == NOBODY and not table.marked("redraw")


@wild("dictator", "destiny.drawn")
def wild_dictator(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The offense discards the destiny card and draws another one; whom it has led to is not encountered (CE-R89)."""
    table.mark("redraw")


# ---- gambler ---------------------------------------------------------------------------------------------------------

CLAIMS = tuple(row.name for row in ROWS if row.kind in ("attack", "negotiate", "morph"))


def opponent_is_down(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The own card is still down, and so is that of the opponent."""
    return bool(table.laid[seat]) and table.opponent(seat) not in table.open_cards and seat not in table.open_cards


@power("gambler", "reveal.turning", part="waits", free=True, must=True, when=opponent_is_down)
def gambler_waits(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Your opponent reveals first (CE-R52)."""
    table.turn_up(table.opponent(seat))


def may_bluff(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """At reveal, while the own card is down; at selection, if it must be laid open (CE-R13)."""
    if window.key == "planning.select":
        return table.marked("lays-first") - 1 == seat
    return bool(table.laid[seat]) and seat not in table.open_cards


@power("gambler", ("planning.select", "reveal.turning"), when=may_bluff)
def gambler(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Keep your card face down and say what it is (CE-R42)."""
    table.mark("stays-down", seat)
    if window.boosted:
        choice = yield Choose(seat, "stake", [number(count) for count in range(1, 21)])
        table.mark("stake", seat, choice[1])
    if window.key == "reveal.turning":
        yield from bluff(table, seat)


boost("gambler")


def is_bluffing(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The card was laid first, but face down."""
    return bool(table.marked("stays-down", seat) and table.laid[seat])


@power("gambler", "planning.answer", part="claim", free=True, must=True, when=is_bluffing)
def gambler_claim(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """CE-R13: the opponent accepts or challenges before he selects."""
    yield from bluff(table, seat)


def bluff(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """A claim: unchallenged it counts, and the card goes under the deck; challenged, whoever is wrong pays."""
    other = table.opponent(seat)
    claim = (yield Choose(seat, "claim", [CARD[name] for name in CLAIMS]))[1]
    table.tell("claimed", seat=seat, card=claim, count=table.marked("stake", seat))
    answer = yield Choose(other, "challenge", [ACCEPT, CHALLENGE], args={"card": claim, "seat": seat})
    if answer == ACCEPT:
        table.put_under_deck(seat, table.laid[seat][0])
        kind, _, value = claim.partition("-")
        table.count_card(seat, kind, int(value or 0))
        return
    table.tell("challenged", seat=other)
    table.turn_up(seat)
    wrong = other if NAMES[table.laid[seat][0]] == claim else seat
    count = table.ships_in(wrong) + table.marked("stake", seat)
    yield from lose_chosen(table, wrong, count, "bluff", table.outside(wrong))


def numbers(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """The numbers that may be called."""
    return [(count,) for count in range(1, max(ATTACKS) + 1)]


@wild("gambler", "reveal.before", targets=numbers)
def wild_gambler(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Call a number: if both cards are attacks and that far apart, it is added to yours (CE-R53)."""
    table.mark("call", seat, window.target[0])


@lasting("call", "card")
def called(table: CosmicEncounter, seat: Seat, value: int, number: int) -> int:
    """CE-R9 step 2: the number counts if two attacks are that far apart."""
    one, other = table.card_value
    return value + number if table.both("attack") and abs(one - other) >= number else value


# ---- grudge ----------------------------------------------------------------------------------------------------------


def refused(table: CosmicEncounter, seat: Seat) -> list[Seat]:
    """Those whom the seat invited and who did not join him."""
    side = table.side[seat]
    return [who for who in table.timing() if table.invited[side] >> who & 1 and table.side[who] != side]


def was_refused(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Somebody has declined."""
    return bool(refused(table, seat))


@power("grudge", "alliance.after", when=was_refused)
def grudge(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """A grudge token for everybody whom you invited and who did not join you (CE-R39, CE-R54)."""
    for who in refused(table, seat):
        table.mark("grudge", who)


def bears_grudges(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Tokens are out, and the encounter has an outcome for the seat (CE-R22)."""
    ends = table.result in ("win", "both-lost", "deal", "failed")
    return ends and any(table.marked("grudge", who) for who in range(table.seats))


ENDS = ("resolution.lost", "deal.done", "resolution.tokens")


@power("grudge", ENDS, part="revenge", free=True, when=bears_grudges)
def grudge_revenge(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Who has a token loses a ship if you win or deal, four if not, or always with the super flare."""
    well = table.result == "deal" or won(table, seat, window)
    count = 1 if well and not window.boosted else 4
    for who in table.timing():
        if table.marked("grudge", who):
            table.unmark("grudge", who)
            yield from lose_chosen(table, who, count, "grudge")


boost("grudge", part="revenge", answers="free")


@Crowd
def opponent_won(table: CosmicEncounter, window: Window) -> int:
    """The opponent has won and has allies."""
    has_won = table.winner != NOBODY and ALLIES[table.winner] in table.roles
    return lost.seats(table, window) if has_won else 0


@wild("grudge", "resolution.outcome", when=opponent_won)
def wild_grudge(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """The allies of the winner get nothing and take their ships home."""
    for ally in table.allies(table.winner):
        yield from dismiss(table, ally)


# ---- machine ---------------------------------------------------------------------------------------------------------


def may_continue(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """After an encounter of the own turn, where no second one comes by itself; not if the turn broke off (CE-R21)."""
    normal = table.encounter == 1 and table.success and not table.one_encounter
    over = table.extra or table.marked("no-second") or table.marked("another", seat)
    return seat == table.turn and not normal and not over


@power("machine", "encounter.end", who=ANY, when=may_continue, needs=has_encounter_card)
def machine(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Have another encounter, or a technology instead, which ends your turn (CE-30.14)."""
    table.claim(seat)
    choice = AGAIN
    if table.technologies:
        choice = yield Choose(seat, "continue", [AGAIN, NEW_TECHNOLOGY])
    if choice == AGAIN:
        table.mark("another", seat)
    else:
        yield from new_technology(table, seat)


def after_first(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The first encounter of the own turn is over."""
    return seat == table.turn and table.encounter == 1 and not table.extra


@wild("machine", "encounter.end", when=after_first)
def wild_machine(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """Have a second encounter, with a new hand if you need one; the flare is not among what you discard (CE-R21)."""
    table.mark("another", seat, window.source)


def to_retrieve(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The offense is about to take ships out of the warp."""
    return table.marked("retrieve", table.offense, default=1) > 0


@super_("machine", "regroup.retrieve", when=to_retrieve)
def super_machine(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Draw a card instead of retrieving a ship."""
    table.mark("retrieve", seat, 0)
    yield from draw(table, seat, 1)


# ---- masochist -------------------------------------------------------------------------------------------------------


def all_lost(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Every ship is in the warp or out of the game."""
    return table.warp[seat] + table.out[seat] == table.fleet[seat]


@power("masochist", ("regroup.start", "regroup.retrieve"), when=all_lost)
def masochist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """You win when all your ships are lost, be it by what is done at the start of the encounter (CE-R26)."""
    raise table.win([seat], "all-ships-lost")


@static("masochist", "keeps-power")
def masochist_keeps(table: CosmicEncounter, seat: Seat, value: bool) -> bool:
    """The power is not lost with the home colonies (CE-R27)."""
    return True


def offense_can_launch(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The offense has a ship in the warp and others for the gate, and somebody else has one in the warp."""
    able = table.warp[table.offense] > 0 and table.on_planets(table.offense) > 0
    return able and to_retrieve(table, seat, window) and bool(others_in_warp(table, seat, window))


def others_in_warp(table: CosmicEncounter, seat: Seat, window: Window) -> list[tuple[Any, ...]]:
    """Players besides the offense who could retrieve a ship."""
    return [(who,) for who in table.clockwise(table.offense)[1:] if table.warp[who] and table.has_colony(who)]


@wild("masochist", "regroup.retrieve", when=offense_can_launch, targets=others_in_warp)
def wild_masochist(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Another player retrieves a ship instead of the offense (CE-R57)."""
    table.mark("retrieve", table.offense, table.marked("retrieve", table.offense, default=1) - 1)
    yield from retrieve(table, window.target[0], 1)


@super_("masochist", "regroup.retrieve", when=every(to_retrieve, in_warp))
def super_masochist(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """One of your ships in the warp leaves the game, instead of your retrieving one."""
    table.mark("retrieve", seat, 0)
    table.move(seat, WARP, OUT, 1)


# ---- void ------------------------------------------------------------------------------------------------------------


def wins_ships(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """The side of the seat has won, and the ships of the losers are leaving."""
    return window.public["cause"] == "encounter" and won(table, seat, window)


def eradicate(table: CosmicEncounter, seat: Seat, window: Window) -> None:
    """The losing ships leave the game, as far as their owners keep enough to win (CE-R19)."""
    for who, count in enumerate(table.limbo[-1]):
        erase(table, who, count)


power("void", "ships.doomed", when=wins_ships)(eradicate)
super_("void", "ships.doomed", uses_power=True, when=wins_ships)(eradicate)


@wild("void", "used", answers="artifact", when=every(another, can_cancel, has_outside))
def wild_void(table: CosmicEncounter, seat: Seat, window: Window) -> Rule[None]:
    """Send a ship to the warp: an artifact that is being played has no effect and is discarded (CE-R60)."""
    cancel(table, window)
    yield from lose_chosen(table, seat, 1, "void", table.outside(seat))
