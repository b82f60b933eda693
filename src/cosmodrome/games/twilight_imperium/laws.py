"""The laws of conservation: what must hold at every moment of every game. Tests ask after every answer."""

from __future__ import annotations

from collections import Counter

from cosmodrome.games.twilight_imperium.index import (
    ACTION_CARDS,
    AGENDAS,
    BY_TOKENS,
    DOCK,
    EMPTY,
    FACTIONS,
    FIRST_AGENDA,
    INFANTRY,
    KINDS,
    LIMIT,
    NOBODY,
    NOTES_EACH,
    PDS,
    PLAIN,
    PLANETS,
    SECRETS,
    STAGE_1,
    STAGE_2,
    SYSTEM_OF,
    SYSTEMS,
    note_of,
)
from cosmodrome.games.twilight_imperium.table import TwilightImperium


def laws(table: TwilightImperium) -> None:
    """Plastic, tokens, planets, cards and trade goods: nothing is lost, doubled or below nothing."""
    _plastic(table)
    _counts(table)
    _planets(table)
    _cards(table)


def _plastic(table: TwilightImperium) -> None:
    """TI-43.2, TI-43.3: a figure is on the board or in the reinforcements."""
    for seat in table.alive():
        counts: Counter[int] = Counter()
        ships = fleets = 0
        for system in range(SYSTEMS):
            fleet = table.space[system * table.seats + seat]
            if fleet is EMPTY:
                continue
            assert min(fleet) >= 0, "units below 0"
            for kind, count in enumerate(fleet):
                counts[PLAIN[kind]] += count
            ships |= any(fleet[:INFANTRY]) << system
            fleets |= any(fleet) << system
        assert (ships, fleets) == (table.ships[seat], table.fleets[seat]), "what follows from the fleets is wrong"
        for planet, owner in enumerate(table.owner):
            if owner == seat:
                counts[PDS] += table.pds[planet]
                counts[DOCK] += table.docks >> planet & 1
        for kind in range(KINDS):
            if PLAIN[kind] == kind and kind not in BY_TOKENS:
                kept = table.reserve[seat * KINDS + kind]
                assert kept >= 0, "plastic below 0"
                assert kept + counts[kind] == LIMIT[kind], f"plastic lost or doubled: {seat} {kind}"


def _counts(table: TwilightImperium) -> None:
    for seat in table.alive():
        pools = (table.tactic[seat], table.fleet_pool[seat], table.strategy[seat])
        assert min(pools) >= 0, "a pool below 0"
        assert table.reinforcements(seat) >= 0, "more than 16 command tokens"
        assert min(table.goods[seat], table.points[seat]) >= 0, "a count below 0"
        if table.factions[seat] != NOBODY:
            limit = FACTIONS[table.factions[seat]].commodities
            assert 0 <= table.commodities[seat] <= limit, "commodities beyond the value"
        held = len(table.secrets[seat]) + len(table.scored_secrets(seat))
        assert held <= 4, "more secret objectives than may be"
    assert all(count >= 0 for count in table.bounty)


def _planets(table: TwilightImperium) -> None:
    lands = [sum(1 << p for p, owner in enumerate(table.owner) if owner == seat) for seat in range(table.seats)]
    assert lands == table.lands, "what follows from the owners is wrong"
    for planet in range(len(PLANETS)):
        count, owner = table.infantry[planet], table.owner[planet]
        assert min(count, table.pds[planet]) >= 0, "units below 0"
        if owner == NOBODY:
            assert table.units_on(planet) == 0, f"units on a planet of nobody: {PLANETS[planet].id}"
        else:
            assert owner not in table.eliminated, "a planet of somebody who is out"
            assert SYSTEM_OF[planet] in table.slots, "a planet off the board"
    assert all(count >= 0 for count in (*table.landed.values(), *table.landed_fighters.values()))


def _cards(table: TwilightImperium) -> None:
    """Every card is somewhere exactly once."""
    cards = Counter[int]()
    for zone in (table.action_deck, table.action_discard, table.played, table.agenda_deck, table.agenda_discard):
        cards.update(zone)
    for zone in (table.stage_1, table.stage_2, table.spare_1, table.spare_2, table.public, table.secret_deck):
        cards.update(zone)
    for hands in (table.hands, table.secrets, table.drafts, table.notes, table.notes_up):
        for hand in hands:
            cards.update(hand)
    cards.update(table.gone)
    cards.update(table.laws_in_play())
    if table.agenda and table.agenda not in table.laws_in_play():
        cards[table.agenda] += 1
    for seat in range(table.seats):
        cards.update(table.scored_secrets(seat))
    expected = Counter(range(ACTION_CARDS))
    expected.update(range(FIRST_AGENDA, FIRST_AGENDA + len(AGENDAS)))
    expected.update((*STAGE_1, *STAGE_2, *SECRETS))
    known = [seat for seat in range(table.seats) if table.factions[seat] != NOBODY]
    expected.update(note_of(seat, number) for seat in known for number in range(NOTES_EACH))
    assert cards == expected, f"cards lost or doubled: {(cards - expected) + (expected - cards)}"
