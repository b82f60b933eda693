"""Dealing anew what a seat cannot know, so that it may imagine how the game could go on."""

from __future__ import annotations

from functools import lru_cache
from itertools import chain, filterfalse, islice

from cosmodrome.games.cosmic_encounter.acts import spoils_of
from cosmodrome.games.cosmic_encounter.aliens import ALIENS, choosable, go_together
from cosmodrome.games.cosmic_encounter.cards import CLASSIC_FILCH, ENCOUNTER, FLARES, KINDS, flare_of
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter
from cosmodrome.games.cosmic_encounter.zones import is_sealed, owner_of
from cosmodrome.kernel import Dealer, Seat

FLARE_CARDS = frozenset((*FLARES, CLASSIC_FILCH))
OWN_FLARES = tuple((flare_of(alien), flare_of(alien, classic=True)) for alien in range(len(ALIENS)))


def redeal(table: CosmicEncounter, seat: Seat, dealer: Dealer) -> None:
    """Deal anew what the seat has not seen, as what it remembers and the claims allow.

    A seen card stays with its possessor, but may lie anywhere there. What others know goes with the place.
    """
    deal_cards(table, seat, dealer)
    deal_offers(table, seat, dealer)
    deal_gift(table, seat)
    deal_cheat(table, seat, dealer)
    deal_sheets(table, seat, dealer)
    deal_technologies(table, seat, dealer)
    dealer.mix(table.destiny.deck)


def change_flares(table: CosmicEncounter, cards: list[int], dealer: Dealer) -> list[int]:
    """Which flares are in the game is not known: those among the cards that nobody can be sure of change places with
    those in the box. Returns the cards as they are then, in any order."""
    unsure = FLARE_CARDS.intersection(cards).difference(table.sure_flares)
    out = frozenset() if table.hidden_powers else flares_of(tuple(table.sheets))  # plainly not in the game
    flares = [*unsure, *filterfalse(out.__contains__, table.cards.box)]
    dealer.mix(flares)
    table.cards.box = [*out.intersection(table.cards.box), *flares[len(unsure) :]]
    return [*filterfalse(unsure.__contains__, cards), *flares[: len(unsure)]]


@lru_cache(maxsize=64)
def flares_of(sheets: tuple[tuple[int, ...], ...]) -> frozenset[int]:
    """The flares of these sheets."""
    return frozenset(flare for aliens in sheets for alien in aliens for flare in OWN_FLARES[alien])


def deal_cards(table: CosmicEncounter, seat: Seat, dealer: Dealer) -> None:
    """Deck, hands, face-down cards and piles of the others: what the seat has not seen changes places."""
    sure = {card for card, seats in table.cards.known.seen.items() if seat in seats}
    is_sure = sure.__contains__
    others = [who for who in range(table.seats) if who != seat]
    loose = [loose_cards(table, who) for who in others]
    unseen = [[*filterfalse(is_sure, cards)] for cards in loose]
    piles = (
        {name: cards for name, cards in table.cards.piles.items() if owner_of(name) != seat}
        if table.cards.piles
        else {}
    )
    in_piles = [*filterfalse(is_sure, chain(*piles.values()))]
    in_deck = table.cards.deck if sure.isdisjoint(table.cards.deck) else [*filterfalse(is_sure, table.cards.deck)]
    pool = [*in_deck, *chain(*unseen), *in_piles]
    if table.flares and table.cards.deck:
        pool = change_flares(table, pool, dealer)
    dealer.mix(pool)
    sealed = sealed_cards(table, seat, piles, in_piles, dealer) if in_piles else []
    in_piles.sort(key=lambda card: card not in sealed)
    new_piles = encounter_cards(pool, len(sealed))
    fresh: list[list[int]] = []
    for who, cards in zip(others, loose, strict=True):  # claims first: an encounter card for those who must have one
        needed = encounter_cards_of(table, seat, who, sealed)
        fresh.append(encounter_cards(pool, needed and needed - len(ENCOUNTER & sure.intersection(cards))))
    left = iter(pool)
    for old, new in zip(unseen, fresh, strict=True):
        new += islice(left, len(old) - len(new))
    new_piles += islice(left, len(in_piles) - len(new_piles))
    new_deck = [*left]
    swap = dict(zip([*chain(*unseen), *in_piles, *in_deck], [*chain(*fresh), *new_piles, *new_deck], strict=True))
    table.cards.known.seen = dict(
        zip(map(swap.get, table.cards.known.seen, table.cards.known.seen), table.cards.known.seen.values(), strict=True)
    )
    table.cards.deck = (
        new_deck if in_deck is table.cards.deck else list(map(swap.get, table.cards.deck, table.cards.deck))
    )
    for name, cards in piles.items():
        table.cards.piles[name] = tuple(map(swap.get, cards, cards))
    for who, cards, new in zip(others, loose, fresh, strict=True):
        spread(table, who, [*sure.intersection(cards), *new], dealer)


def encounter_cards(pool: list[int], count: int) -> list[int]:
    """Take the first encounter cards out of a mixed pool."""
    cards = [*islice(filter(ENCOUNTER.__contains__, pool), count)] if count > 0 else []
    for card in cards:
        pool.remove(card)
    return cards


def encounter_cards_of(table: CosmicEncounter, seat: Seat, who: Seat, sealed: list[int]) -> int:
    """How many encounter cards a player has for sure in hand or face down, for all that a seat knows."""
    if table.cards.laid[who]:
        return who not in table.cards.open_cards
    return who in table.cards.claims and not within(table, seat, who, sealed)


def sealed_cards(
    table: CosmicEncounter, seat: Seat, piles: dict[str, tuple[int, ...]], unseen: list[int], dealer: Dealer
) -> list[int]:
    """The unseen cards in piles in whose places an encounter card must lie."""
    others = [who for who in range(table.seats) if who != seat]
    sealed = [card for name in piles if is_sealed(name) for card in piles[name] if card in unseen]
    return sealed + [card for who in others for card in claimed_in_pile(table, seat, who, unseen, dealer)]


def within(table: CosmicEncounter, seat: Seat, who: Seat, sealed: list[int]) -> bool:
    """Whether a pile that a player may play from is sure to hold an encounter card, for all that a seat knows."""
    cards = [card for name in table.cards.reach[who] for card in table.cards.piles.get(name, ())]
    return any(card in sealed or (card in ENCOUNTER and table.cards.knows(seat, card)) for card in cards)


def claimed_in_pile(table: CosmicEncounter, seat: Seat, who: Seat, unseen: list[int], dealer: Dealer) -> list[int]:
    """Where the encounter card is that a player was shown to have, if not in their hand: a place in a pile or none."""
    if who not in table.cards.claims or table.cards.laid[who]:
        return []
    piles = [card for name in table.cards.reach[who] for card in table.cards.piles.get(name, ()) if card in unseen]
    hand = [card for card in table.cards.hands[who] if not table.cards.knows(seat, card)]
    sure = any(card in ENCOUNTER for card in table.cards.hands[who] if card not in hand) or within(table, seat, who, [])
    if sure or not piles:
        return []
    place = dealer.pick([*piles, *hand])
    return [place] if place in piles else []


def deal_gift(table: CosmicEncounter, seat: Seat) -> None:
    """A gift the seat has not seen is now another card of the receiver, of which the giver knows. A giver remembers
    what it was, wherever it is now."""
    if table.gift != NOBODY and not table.cards.knows(seat, table.gift) and not table.marked("gave", seat):
        pairs = [(giver, table.marked("gave", giver) - 1) for giver in range(table.seats)]
        known = [
            card for giver, to in pairs if to >= 0 for card in table.cards.hands[to] if table.cards.knows(giver, card)
        ]
        table.gift = known[-1] if known else NOBODY


def deal_cheat(table: CosmicEncounter, seat: Seat, dealer: Dealer) -> None:
    """Only the cheater knows who cheats and how; those who have seen the classic flare know at least who (CE-R31)."""
    if table.cheats.cheat and table.cheats.cheat[0] != seat:
        known = table.cards.knows(seat, CLASSIC_FILCH)
        suspects = [int(table.cheats.cheat[0])] if known else [who for who in range(table.seats) if who != seat]
        table.cheats.cheat = dealer.pick(
            [(who, spoils) for who in suspects for spoils in (spoils_of(table, who) or ["card"])]
        )


def loose_cards(table: CosmicEncounter, who: Seat) -> tuple[int, ...]:
    """The cards that may lie anywhere in a player's possession, for all that others know."""
    cards = table.cards.hands[who]
    if table.cards.draft[who]:
        cards += table.cards.draft[who]
    return cards if who in table.cards.open_cards else cards + table.cards.laid[who]


def spread(table: CosmicEncounter, who: Seat, cards: list[int], dealer: Dealer) -> None:
    """A possession in other places: an encounter card where one lies face down."""
    is_down = table.cards.laid[who] and who not in table.cards.open_cards
    if is_down or table.cards.draft[who]:
        dealer.mix(cards)
    if is_down:
        table.cards.laid[who] = tuple(encounter_cards(cards, 1))
    elif who in table.cards.claims:
        cards.sort(key=ENCOUNTER.__contains__)
    if count := len(table.cards.draft[who]):
        table.cards.draft[who] = tuple(cards[:count])
        del cards[:count]
    table.cards.hands[who] = tuple(cards)


def deal_offers(table: CosmicEncounter, seat: Seat, dealer: Dealer) -> None:
    """Cards promised by kind change places with others of their kind in the same hand."""
    if not any(table.cards.offer):
        return
    for who, offered in enumerate(table.cards.offer):
        if who != seat:
            for card in offered:
                if not table.cards.knows(seat, card):
                    alike = [held for held in table.cards.hands[who] if KINDS[held] == KINDS[card]]
                    alike = [held for held in alike if not table.cards.knows(seat, held)]
                    if alike:
                        other = dealer.pick(alike)
                        table.cards.offer[who] = tuple(
                            other if held == card else held for held in table.cards.offer[who]
                        )
                        table.cards.hands[who] = tuple(
                            card if held == other else held for held in table.cards.hands[who]
                        )


def deal_sheets(table: CosmicEncounter, seat: Seat, dealer: Dealer) -> None:
    """Hidden sheets, and the aliens that others are choosing from."""
    if not any(table.dealt) and not any(table.hidden):
        return
    others = [who for who in range(table.seats) if who != seat]
    if not any(table.dealt[who] or (table.hidden[who] and table.sheets[who]) for who in others):
        return
    taken = {alien for who in range(table.seats) for alien in table.sheets[who] if who == seat or not table.hidden[who]}
    taken.update(table.dealt[seat], *table.loans)
    pool = [alien for alien in choosable(table.edition, table.alerts) if alien not in taken]
    dealer.mix(pool)
    chosen = tuple(taken)
    for who in others:
        for zone in (table.dealt, table.sheets) if table.hidden[who] else (table.dealt,):
            fresh: tuple[int, ...] = ()
            for _ in zone[who]:
                alien = next(alien for alien in pool if go_together((*chosen, alien)))
                pool.remove(alien)
                chosen += (alien,)
                fresh += (alien,)
            zone[who] = fresh
    table.count_lineup()


def deal_technologies(table: CosmicEncounter, seat: Seat, dealer: Dealer) -> None:
    """Face-down technologies of the others, those they are choosing from, and the deck."""
    if not table.with_technologies:
        return
    others = [who for who in range(table.seats) if who != seat]
    hidden = [
        tech
        for who in others
        for tech in (*table.technologies.owned[who], *table.technologies.draft[who])
        if tech not in table.technologies.face_up
    ]
    old = [*table.technologies.deck, *hidden]
    new = old[:]
    dealer.mix(new)
    swap = dict(zip(old, new, strict=True))
    table.technologies.deck = [swap[tech] for tech in table.technologies.deck]
    for who in others:
        table.technologies.owned[who] = tuple(swap.get(tech, tech) for tech in table.technologies.owned[who])
        table.technologies.draft[who] = tuple(swap.get(tech, tech) for tech in table.technologies.draft[who])
    table.ships.research = {swap.get(tech, tech): count for tech, count in table.ships.research.items()}
