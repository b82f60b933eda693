"""Commodities, transactions and deals, TI-14, TI-60, TI-69, TI-73. An offer is an act: done unasked, in one's turn."""

from __future__ import annotations

from collections import Counter
from typing import Any, Final

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.cards import keep_limit
from cosmodrome.games.twilight_imperium.data.notes import BY_ID as NOTE_ROWS
from cosmodrome.games.twilight_imperium.index import CARD_NAMES, NOBODY, NOTES_EACH, note_of, note_owner
from cosmodrome.games.twilight_imperium.table import ACTION, AGENDA, TwilightImperium
from cosmodrome.games.twilight_imperium.verbs import counts
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import NO_SEATS, PASS, Choose, Option, Rule, Seat

MOST_OFFERS: Final = 4  # refused in a turn: nobody is to be bothered without end, TI-R60
GOODS, COMMODITIES, NOTE, CARD = "trade-goods", "commodities", "note", "card"
COUNTERED: Final = "countered"  # in the terms of a counter-offer
PROMISES: Final = ("peace", "vote", "support", "no-retreat", "pay-later")


def replenish(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-60.3: commodities up to the value; others may have a say in it, first *when*, then *after* it happens
    (TI-74.16)."""
    table.fill_commodities(seat)
    yield from window(table, "replenished", seat=seat)
    yield from window(table, "replenishing.done", seat=seat)


def gain_goods(table: TwilightImperium, seat: Seat, count: int) -> Rule[None]:
    """TI-78.2: trade goods from the supply; others may want a share of them."""
    if count:
        table.gain_goods(seat, count)
        yield from window(table, "goods.gained", seat=seat)


def hand_over_goods(table: TwilightImperium, seat: Seat, to: Seat, goods: int, commodities: int) -> Rule[None]:
    """TI-60.6: goods that an ability gives to another player, outside of a transaction."""
    if goods or commodities:
        table.hand_goods(seat, to, goods, commodities)
        yield from window(table, "goods.gained", seat=to)


def partners(table: TwilightImperium, seat: Seat) -> list[Seat]:
    """TI-69.1, TI-69.6: in the action phase the active player and a neighbour, once each in a turn, and either of them
    may propose it; in the agenda phase everybody, once for each agenda."""
    if table.phase == AGENDA and table.agenda:
        reachable = [who for who in table.alive() if who != seat]
    elif table.phase == ACTION:
        reachable = [who for who in in_touch(table, seat) if table.active in (seat, who)]
    else:
        return []
    return [who for who in reachable if who not in table.traded[seat] and seat not in table.traded[who]]


def in_touch(table: TwilightImperium, seat: Seat) -> list[Seat]:
    """TI-73.1: neighbours, and where one of the two may trade with everybody, all."""
    others = [who for who in table.alive() if who != seat]
    if table.fold("trades-with-all", seat, False):
        return others
    near = table.neighbours(seat)
    return [who for who in others if who in near or table.fold("trades-with-all", who, False)]


def acts(table: TwilightImperium, seat: Seat) -> list[Option]:
    """What a player may do unasked: offer a transaction, make a promise."""
    if seat in table.eliminated or table.proposer != NOBODY or table.factions[seat] == NOBODY:
        return []
    if table.owed or table.bought:  # what is about to be spent cannot be given away
        return []
    in_vain = table.offers[seat] - len(table.traded[seat])  # TI-69.1: one transaction with each neighbour
    if not table.round or in_vain >= MOST_OFFERS:
        return []
    others = [who for who in table.alive() if who != seat]  # TI-14.1: promises at any time, to anybody
    return [*map(verbs.OFFER, partners(table, seat)), *(verbs.DEAL(who) for who in others if vows(table, seat, who))]


def act(table: TwilightImperium, seat: Seat, option: Option) -> Rule[None]:
    """Do it."""
    table.count_offer(seat)
    yield from (deal if option[0] == "deal" else offer)(table, seat, option[1])


def deal(table: TwilightImperium, seat: Seat, other: Seat) -> Rule[None]:
    """TI-14.4: a promise, which nobody is forced to keep."""
    choice = yield Choose(seat, "promise", [*vows(table, seat, other), PASS], args={"target": other})
    if choice != PASS:
        table.promise(seat, other, choice[2])


def vows(table: TwilightImperium, seat: Seat, other: Seat) -> list[Option]:
    """What a player can promise another and has not promised yet."""
    return [verbs.PROMISE(other, what) for what in PROMISES if (seat, other, what) not in table.promises]


def offer(table: TwilightImperium, seat: Seat, partner: Seat) -> Rule[None]:
    """TI-69.2: what each side gives is put together; the other accepts, refuses or makes a counter-offer."""
    table.open_offer(seat, partner)
    yield from terms(table, seat, partner, "give", "want")
    while table.proposer != NOBODY:
        # Secret, so that a seat without what it is asked for is asked all the same: nobody learns it from the pace.
        choice = yield Choose(partner, "answer-offer", answers, table, partner, args=shown(table, seat), secret=True)
        if choice == verbs.ACCEPT:
            yield from exchange(table, seat, partner)
        elif choice == verbs.COUNTER:
            table.counter_offer()
            yield from terms(table, partner, seat, "want", "give")
            if table.proposer == NOBODY:
                break
            choice = yield Choose(seat, "answer-offer", answers, table, seat, args=shown(table, partner), secret=True)
            if choice == verbs.ACCEPT:
                yield from exchange(table, seat, partner)
            else:
                table.close_offer(False)
        else:
            table.refuse_offer()


def shown(table: TwilightImperium, other: Seat) -> dict[str, Any]:
    """What the asks tell: with whom, on what terms, and on what terms before."""
    return {"offer": dict(table.offer), "last": dict(table.last_offer), "partner": other}


def terms(table: TwilightImperium, seat: Seat, other: Seat, mine: str, theirs: str) -> Rule[None]:
    """The chain of one side's proposal. The other side sees it when it is sent."""
    table.drafting = seat
    while True:
        choice = yield Choose(
            seat,
            "terms",
            term_options,
            table,
            seat,
            other,
            mine,
            theirs,
            args=shown(table, other),
            secret=True,
        )
        if choice == verbs.PROPOSE:
            table.drafting = NOBODY
            return
        if choice == verbs.WITHDRAW:
            table.close_offer(False)
            return
        side = mine if choice[0] == "give" else theirs
        thing, count = (choice[1], choice[2]) if len(choice) > 2 else (choice[1], 1)
        table.add_term(f"{side}:{thing}", count)


def term_options(table: TwilightImperium, seat: Seat, other: Seat, mine: str, theirs: str) -> list[Option]:
    """What can still be put into the offer. A note is asked for by name, if the other player could hold it for all that
    is public; of action cards, which only their holder knows, any number may be given."""
    drafted = table.offer
    options: list[Option] = []
    for verb, side, who in ((verbs.GIVE, mine, seat), (verbs.WANT, theirs, other)):
        for thing, amount in ((GOODS, table.goods[who]), (COMMODITIES, table.commodities[who])):
            if f"{side}:{thing}" not in drafted and amount:
                options += [verb(thing, count) for count in range(1, amount + 1)]
        if not any(key.startswith(f"{side}:{NOTE}-") for key in drafted):  # TI-25.5: one note from each
            options += [verb(f"{NOTE}-{name}", 1) for name in offerable(table, seat, who)]
        if who == seat and deals_in_cards(table, seat, other):
            held = Counter(CARD_NAMES[card] for card in table.hands[seat])
            for name, most in held.items():
                if f"{side}:{CARD}-{name}" not in drafted:
                    options += [verb(f"{CARD}-{name}", count) for count in counts(most)]
    return [*([verbs.PROPOSE] if drafted.keys() - {COUNTERED} else []), *options, verbs.WITHDRAW]


def offerable(table: TwilightImperium, seat: Seat, giver: Seat) -> list[str]:
    """The notes a player may put into an offer: those in hand, or those the other could hold for all the player knows:
    the other's own and, once they have received any, those of third players."""
    if giver == seat:
        return [table.name(note) for note in table.notes[seat]]
    owners = table.alive() if giver in table.received else [giver]
    notes = [note_of(owner, number) for owner in owners for number in range(NOTES_EACH)]
    elsewhere = {*table.notes[seat], *table.gone, *table.played, *(note for up in table.notes_up for note in up)}
    for who in table.alive():
        if who not in (seat, giver):
            elsewhere.update(note for note in table.notes[who] if seat in table.seen.get(note, NO_SEATS))
    return [table.name(note) for note in notes if note not in elsewhere]


def deals_in_cards(table: TwilightImperium, seat: Seat, other: Seat) -> bool:
    """TI-69.3a."""
    return bool(table.fold("trades-cards", seat, False) or table.fold("trades-cards", other, False))


def answers(table: TwilightImperium, seat: Seat) -> list[Option]:
    """Accept where one can, refuse, or make one counter-offer."""
    options = [verbs.ACCEPT] if can_accept(table, seat) else []
    options.append(verbs.REFUSE)
    if seat == table.partner and COUNTERED not in table.offer:
        options.append(verbs.COUNTER)
    return options


def can_accept(table: TwilightImperium, seat: Seat) -> bool:
    """Whether a player has what is asked of them. Action cards are not asked for: nobody knows who has them."""
    side = "give" if seat == table.proposer else "want"
    for key, count in table.offer.items():
        who, _, thing = key.partition(":")
        if who != side:
            continue
        if thing == GOODS and table.goods[seat] < count:
            return False
        if thing == COMMODITIES and table.commodities[seat] < count:
            return False
        if thing.startswith(f"{NOTE}-"):
            if thing.removeprefix(f"{NOTE}-") not in [table.name(note) for note in table.notes[seat]]:
                return False
    return True


def exchange(table: TwilightImperium, seat: Seat, partner: Seat) -> Rule[None]:
    """TI-69.4a: everything changes hands at once; TI-60.5: commodities become trade goods."""
    agreed = dict(table.offer)
    table.close_offer(True)
    received: list[tuple[Seat, str]] = []
    for side, giver, taker in (("give", seat, partner), ("want", partner, seat)):
        table.hand_goods(giver, taker, agreed.get(f"{side}:{GOODS}", 0), agreed.get(f"{side}:{COMMODITIES}", 0))
        for key in agreed:
            who, _, thing = key.partition(":")
            if who == side and thing.startswith(f"{NOTE}-"):
                name = thing.removeprefix(f"{NOTE}-")
                table.give_note(giver, table.find_note(giver, name), taker)
                received.append((taker, name))
            elif who == side and thing.startswith(f"{CARD}-"):
                for _ in range(agreed[key]):
                    table.hand_over(giver, (table.find(giver, thing.removeprefix(f"{CARD}-")),), taker)
    for taker in (seat, partner):
        yield from keep_limit(table, taker)  # TI-24.4
    receive_notes(table, received)
    yield from window(table, "transaction.done", seat=seat, partner=partner)
    yield from window(table, "transaction.done", seat=partner, partner=seat)


def receive_notes(table: TwilightImperium, received: list[tuple[Seat, str]]) -> None:
    """TI-74.23a: some notes take effect when they are received; one that is worth points is put into the play area.
    Where both sides receive one, both gain their points at the same time (TI-51.7)."""
    gaining: dict[str, list[Seat]] = {}
    for seat, name in received:
        kind = name.partition("-")[0]
        if NOTE_ROWS[kind].points and note_owner(note := table.find_note(seat, name)) != seat:
            table.place_note(seat, note)
            gaining.setdefault(kind, []).append(seat)
    for kind, seats in gaining.items():
        table.score_all(seats, NOTE_ROWS[kind].points, kind)
