"""What two players may agree on (CE-13.3): the terms of an offer, and how they are kept.

A draft can be changed until it is made: each step adds one thing, or drops one. Cards are named one by one, or promised
unseen: a number at random or of a kind, the highest or the lowest attack. What the proposer names are cards of
their own hand, or cards of the other that all have seen.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from cosmodrome.games.cosmic_encounter.cards import KIND_ORDER, KINDS, NAMES, VALUES
from cosmodrome.games.cosmic_encounter.statics import concerns
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.terms import CARD_TERM, PROMISE_TERM
from cosmodrome.games.cosmic_encounter.verbs import (
    BREAK_OFF,
    CARD,
    EXTREMES,
    GIVE,
    GIVE_KIND,
    LET_SETTLE,
    PROMISE,
    SAME,
    SETTLE_HERE,
    TIME_UP,
    WANT,
    WANT_PROMISE,
    drop,
    free,
    give_random,
    want_card,
    want_random,
)
from cosmodrome.kernel import DONE, PASS, Choose, Option, Rule, Seat, Shuffle

# ---- the draft -------------------------------------------------------------------------------------------------------


def offers(table: CosmicEncounter, seat: Seat) -> list[Option]:
    """What can be added or dropped. CE-13.3: cards from both hands, one colony each; CE-13.4: at least one thing."""
    other = table.opponent(seat)
    steps = [DONE if is_deal(table, seat) else PASS]
    if other in table.deal.spoken and not (table.deal.terms or table.cards.offer[seat]):
        steps.append(SAME)
    steps += gifts(table, seat)
    steps += wishes(table, other)
    if not table.deal.term("colony", seat) and can_found(table, seat):
        steps += map(SETTLE_HERE.__getitem__, grounds(table, other, seat))
    if not table.deal.term("colony", other) and can_found(table, other):
        steps += map(LET_SETTLE.__getitem__, grounds(table, seat, other))
    if concerns(table, "frees-ships"):
        steps += free_terms(table, seat, other)
    for words, who in ((PROMISE, seat), (WANT_PROMISE, other)):
        steps += [option for name, option in words.items() if not table.deal.term(PROMISE_TERM + name, who)]
    steps += drops(table, seat)
    steps += (BREAK_OFF, TIME_UP)
    return steps


def is_deal(table: CosmicEncounter, seat: Seat) -> bool:
    """CE-13.4: a card or a colony is in it; ships that are freed besides (CE-R23) and promises do not make a deal."""
    besides = ("free:", PROMISE_TERM)
    return bool(table.cards.offer[seat] or [name for name in table.deal.terms if not name.startswith(besides)])


def gifts(table: CosmicEncounter, seat: Seat) -> Iterator[Option]:
    """CE-13.5, CE-13.7: cards of one's own hand, as long as all that is promised can be given."""
    left = len(table.cards.hands[seat]) - sum(promised(table, seat).values())
    if left <= 0:
        return
    spare: Counter[str] = Counter([KINDS[card] for card in table.cards.hands[seat]])
    spare.subtract(demanded(table, seat))
    yield from (GIVE[name] for name in table.cards.names(seat, [kind for kind in KIND_ORDER if spare[kind] > 0]))
    yield from (GIVE_KIND[kind] for kind in KIND_ORDER if spare[kind] > 0)
    if spare["attack"] > 0:
        yield from (GIVE_KIND[which] for which in EXTREMES if not table.deal.term(which, seat))
    yield from map(give_random, some_or_all(left))


def wishes(table: CosmicEncounter, other: Seat) -> Iterator[Option]:
    """CE-13.7: the other's cards: those that all have seen by name, others by kind or at random, no more than there
    are."""
    left = len(table.cards.hands[other]) - sum(promised(table, other).values())
    if left <= 0:
        return
    known = Counter([NAMES[card] for card in table.cards.hands[other] if table.cards.all_know(card)])
    yield from (want_card(name) for name in sorted(known) if known[name] > table.deal.term(CARD_TERM + name, other))
    yield from (WANT[kind] for kind in KIND_ORDER)
    yield from (WANT[which] for which in EXTREMES if not table.deal.term(which, other))
    yield from map(want_random, some_or_all(left))


def some_or_all(left: int) -> list[int]:
    """One more, or all that are left."""
    return [1, left] if left > 1 else [1]


def promised(table: CosmicEncounter, seat: Seat) -> Counter[str]:
    """The cards that a player is to give besides those that lie in the offer, by term."""
    owner = f":{seat}"
    found = Counter[str]()
    for term, count in table.deal.terms.items():
        if term.endswith(owner) and not term.startswith(("colony:", "free:", PROMISE_TERM)):
            found[term.removesuffix(owner)] += count
    return found


def demanded(table: CosmicEncounter, seat: Seat) -> Counter[str]:
    """How many cards of each kind that takes."""
    found = Counter[str]()
    for term, count in promised(table, seat).items():
        if term.startswith(CARD_TERM):
            found[KINDS[NAMES.index(term.removeprefix(CARD_TERM))]] += count
        elif term != "random":
            found["attack" if term in EXTREMES else term] += count
    return found


def can_keep(table: CosmicEncounter, seat: Seat) -> bool:
    """Whether a player has all that the terms ask for."""
    hand = table.cards.hands[seat]
    kinds, names = Counter([KINDS[card] for card in hand]), Counter([NAMES[card] for card in hand])
    wanted = promised(table, seat)
    named = {term.removeprefix(CARD_TERM): count for term, count in wanted.items() if term.startswith(CARD_TERM)}
    return sum(wanted.values()) <= len(hand) and demanded(table, seat) <= kinds and Counter(named) <= names


def grounds(table: CosmicEncounter, giver: Seat, founder: Seat) -> list[int]:
    """CE-13.10, CE-13.11: the planets where the giver has a colony and the founder has none; in 2008 only home
    colonies of the giver."""
    ships = table.ships.by_planet[founder]
    planets = [planet for planet in table.ships.colonies(giver) if not ships[planet]]
    return planets if table.edition == 2018 else [planet for planet in planets if planet in table.ships.systems[giver]]


def can_found(table: CosmicEncounter, seat: Seat) -> bool:
    """CE-13.12, CE-13.13: whether a player has ships that are not in the warp."""
    return table.ships.has_colony(seat) or table.ships.gate[seat] > 0


def free_terms(table: CosmicEncounter, seat: Seat, other: Seat) -> Iterator[Option]:
    """CE-R23: a sheet may let ships out of the warp as part of a deal, to colonies of their owner (CE-22.2)."""
    if table.holds("frees-ships", seat) or table.holds("frees-ships", other):
        for who in range(table.seats):
            if table.ships.warp[who] and table.ships.has_colony(who) and not table.deal.term("free", who):
                yield free(who, table.ships.warp[who])


def drops(table: CosmicEncounter, seat: Seat) -> Iterator[Option]:
    """Whatever is in the draft can leave it."""
    for name in dict.fromkeys([NAMES[card] for card in table.cards.offer[seat]]):
        yield drop(CARD_TERM + name, seat)
    for term in table.deal.terms:
        name, _, who = term.partition(":")
        yield drop(name, int(who))


def take_up(table: CosmicEncounter, seat: Seat, other: Seat) -> None:
    """The offer begins with the terms that the other has offered: what they named of their own cards is asked for by
    name, what they asked of mine is put up."""
    cards, terms = table.deal.spoken[other]
    for name in cards:
        table.deal.add_term(CARD_TERM + name, other, table.deal.term(CARD_TERM + name, other) + 1)
    for term, value in terms.items():
        name, _, who = term.partition(":")
        if int(who) != seat or not name.startswith(CARD_TERM):
            table.deal.add_term(name, int(who), value)
            continue
        named = name.removeprefix(CARD_TERM)
        held = sum(NAMES[card] == named for card in table.cards.hands[seat])
        for _ in range(min(value, held)):
            table.cards.put_up(seat, table.cards.find(seat, named))
    for term in [*table.deal.terms]:
        name, _, who = term.partition(":")
        while f"{name}:{who}" in table.deal.terms and int(who) == seat and not can_keep(table, seat):
            table.deal.drop_term(name, seat)  # I do not have so much


def change_offer(table: CosmicEncounter, seat: Seat, choice: Option) -> None:
    """One step of the draft."""
    other = table.opponent(seat)
    match choice:
        case ("give-card", name):
            table.cards.put_up(seat, table.cards.find(seat, name))
        case ("give-random", count):
            table.deal.add_term("random", seat, table.deal.term("random", seat) + count)
        case ("give", kind, count):
            table.deal.add_term(kind, seat, table.deal.term(kind, seat) + count)
        case ("want-card", name):
            table.deal.add_term(CARD_TERM + name, other, table.deal.term(CARD_TERM + name, other) + 1)
        case ("want", kind, count):
            table.deal.add_term(kind, other, table.deal.term(kind, other) + count)
        case ("want-random", count):
            table.deal.add_term("random", other, table.deal.term("random", other) + count)
        case ("settle", planet):
            table.deal.add_term("colony", seat, planet + 1)
        case ("let-settle", planet):
            table.deal.add_term("colony", other, planet + 1)
        case ("promise", name):
            table.deal.add_term(PROMISE_TERM + name, seat, 1)
        case ("want-promise", name):
            table.deal.add_term(PROMISE_TERM + name, other, 1)
        case ("same",):
            take_up(table, seat, other)
        case ("free", who, count):
            table.deal.add_term("free", who, count)
        case ("drop", term, who):
            table.drop_term(term, who)


# ---- keeping it ------------------------------------------------------------------------------------------------------


def give_promised(table: CosmicEncounter, seat: Seat) -> Rule[None]:
    """CE-13.8, CE-13.9: exactly what was agreed goes: named cards, the highest and the lowest attack; cards of a kind
    are chosen by their giver, random ones by chance."""
    wanted = promised(table, seat)
    for term in wanted:
        if term.startswith(CARD_TERM):
            put_up_named(table, seat, term.removeprefix(CARD_TERM), wanted[term])
    for which in EXTREMES:
        attacks = [card for card in table.cards.hands[seat] if KINDS[card] == "attack"]
        if wanted[which] and attacks:
            table.cards.put_up(seat, (max if which == "highest" else min)(attacks, key=VALUES.__getitem__))
    for kind in KIND_ORDER:
        for _ in range(wanted[kind]):
            if names := table.cards.names(seat, (kind,)):
                args = {"target": table.opponent(seat)}
                choice = yield Choose(seat, "give-card", [CARD[name] for name in names], args=args, secret=True)
                table.cards.put_up(seat, table.cards.find(seat, choice[1]))
    count = min(wanted["random"], len(table.cards.hands[seat]))
    if count:
        places = yield Shuffle("random-cards", tuple(range(len(table.cards.hands[seat]))))
        for card in [table.cards.hands[seat][at] for at in places[:count]]:
            table.cards.put_up(seat, card)


def put_up_named(table: CosmicEncounter, seat: Seat, name: str, count: int) -> None:
    """Cards of a name go into the offer; answers to the deal may have used them up."""
    held = [card for card in table.cards.hands[seat] if NAMES[card] == name]
    for card in sorted(held, key=lambda card: not table.cards.all_know(card))[:count]:
        table.cards.put_up(seat, card)
