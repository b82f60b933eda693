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
    if table.flagship and table.flagship[1] != LIMBO:
        assert table.count_at(*table.flagship) > 0, "a flagship that is not there"
    for seat in range(table.seats):
        colonies = table.colonies(seat)
        home = sum(planet // SLOTS == seat for planet in colonies)
        assert (table.home[seat], table.foreign[seat]) == (home, len(colonies) - home), "a marker off its track"
        existing = {planet for system in table.systems for planet in system}
        assert existing.issuperset(colonies), "ships on a planet that is not there"
        assert len(table.laid[seat]) <= 1, "two encounter cards"
        assert all(card in ENCOUNTER for card in table.laid[seat]), "something else than an encounter card was laid"
        if seat in table.claims and not table.laid[seat]:
            assert table.could_select(seat), "a claim that is not true"


def _every_card_once(table: CosmicEncounter) -> None:
    places = Counter([*table.deck, *table.discard, *table.box, *table.played, *table.reinforcements])
    for seat in range(table.seats):
        places.update(table.possession(seat))
    for piles in (table.piles, table.shown):
        for cards in piles.values():
            places.update(cards)
    expected = Counter([*DECK, *flares_in_game(table.classic_filch)])
    assert places == expected, f"cards lost or doubled: {(places - expected) + (expected - places)}"
    open_cards = {*table.discard, *table.played, *table.reinforcements}
    open_cards.update(card for cards in table.shown.values() for card in cards)
    open_cards.update(card for seat in table.open_cards for card in table.laid[seat])
    assert open_cards == {card for card in places if table.sight >> card & 1}, "sight does not follow from the zones"
    assert not any(card in open_cards for card in table.seen), "a card that lies open is remembered"


def _every_ship_once(table: CosmicEncounter) -> None:
    for seat in range(table.seats):
        places = [
            sum(table.ships[seat]),
            table.warp[seat],
            table.gate[seat],
            table.beside[seat],
            table.out[seat],
            sum(batch[seat] for batch in table.limbo),
            sum(table.research[tech] for tech in table.techs[seat]),
        ]
        assert min(places) >= 0, "ships below 0"
        assert sum(places) == table.fleet[seat], f"ships of seat {seat} lost or doubled: {places}"


def _every_technology_once(table: CosmicEncounter) -> None:
    places = [*table.tech_deck, *table.tech_discard]
    for seat in range(table.seats):
        places += [*table.techs[seat], *table.tech_draft[seat]]
    assert len(places) == len(set(places)), "a technology in two places"
    assert set(table.research) == {tech for techs in table.techs for tech in techs}, "research on what is not there"


def _every_destiny_card_once(table: CosmicEncounter) -> None:
    drawn = [] if table.destiny == NOBODY else [table.destiny]
    assert sorted([*table.destiny_deck, *table.destiny_discard, *drawn]) == destiny_deck(table.seats), (
        "destiny cards lost or doubled"
    )
