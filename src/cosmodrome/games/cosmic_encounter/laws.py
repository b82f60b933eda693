"""The laws of conservation: what must hold at every moment of every game. Tests ask after every answer."""

from __future__ import annotations

from collections import Counter

from cosmodrome.games.cosmic_encounter.cards import DECK, ENCOUNTER, destiny_deck, flares_in_game
from cosmodrome.games.cosmic_encounter.fleets import LIMBO, SLOTS
from cosmodrome.games.cosmic_encounter.table import NOBODY, CosmicEncounter


def laws(table: CosmicEncounter) -> None:
    """Each ship and each card is in exactly one place, and what is counted follows from what lies there."""
    _every_card_once(table)
    _every_ship_once(table)
    _every_technology_once(table)
    _every_destiny_card_once(table)
    if table.ships.flagship and table.ships.flagship[1] != LIMBO:
        assert table.ships.count_at(*table.ships.flagship) > 0, "a flagship that is not there"
    for seat in range(table.seats):
        colonies = table.ships.colonies(seat)
        home = sum(planet // SLOTS == seat for planet in colonies)
        assert (table.ships.home[seat], table.ships.foreign[seat]) == (home, len(colonies) - home), (
            "a marker off its track"
        )
        existing = {planet for system in table.ships.systems for planet in system}
        assert existing.issuperset(colonies), "ships on a planet that is not there"
        assert len(table.cards.laid[seat]) <= 1, "two encounter cards"
        assert all(card in ENCOUNTER for card in table.cards.laid[seat]), (
            "something else than an encounter card was laid"
        )
        if seat in table.cards.claims and not table.cards.laid[seat]:
            assert table.cards.could_select(seat), "a claim that is not true"


def _every_card_once(table: CosmicEncounter) -> None:
    places = Counter(
        [*table.cards.deck, *table.cards.discard, *table.cards.box, *table.cards.played, *table.cards.reinforcements]
    )
    for seat in range(table.seats):
        places.update(table.cards.possession(seat))
    for piles in (table.cards.piles, table.cards.shown):
        for cards in piles.values():
            places.update(cards)
    expected = Counter([*DECK, *flares_in_game(table.classic_filch)])
    assert places == expected, f"cards lost or doubled: {(places - expected) + (expected - places)}"
    open_cards = {*table.cards.discard, *table.cards.played, *table.cards.reinforcements}
    open_cards.update(card for cards in table.cards.shown.values() for card in cards)
    open_cards.update(card for seat in table.cards.open_cards for card in table.cards.laid[seat])
    assert open_cards == {card for card in places if table.cards.known.sight >> card & 1}, (
        "sight does not follow from the zones"
    )
    assert not any(card in open_cards for card in table.cards.known.seen), "a card that lies open is remembered"


def _every_ship_once(table: CosmicEncounter) -> None:
    for seat in range(table.seats):
        places = [
            sum(table.ships.by_planet[seat]),
            table.ships.warp[seat],
            table.ships.gate[seat],
            table.ships.beside[seat],
            table.ships.out[seat],
            sum(batch[seat] for batch in table.ships.limbo),
            sum(table.ships.research.get(tech, 0) for tech in table.technologies.owned[seat]),
        ]
        assert min(places) >= 0, "ships below 0"
        assert sum(places) == table.ships.fleet[seat], f"ships of seat {seat} lost or doubled: {places}"


def _every_technology_once(table: CosmicEncounter) -> None:
    places = [*table.technologies.deck, *table.technologies.discards]
    for seat in range(table.seats):
        places += [*table.technologies.owned[seat], *table.technologies.draft[seat]]
    assert len(places) == len(set(places)), "a technology in two places"
    owned = {tech for techs in table.technologies.owned for tech in techs}
    assert owned.issuperset(table.ships.research), "ships on a technology that is not there"


def _every_destiny_card_once(table: CosmicEncounter) -> None:
    drawn = [] if table.destiny.card == NOBODY else [table.destiny.card]
    assert sorted([*table.destiny.deck, *table.destiny.discards, *drawn]) == destiny_deck(table.seats), (
        "destiny cards lost or doubled"
    )
