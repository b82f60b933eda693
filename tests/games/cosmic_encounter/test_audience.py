"""Who is asked in a window."""

from __future__ import annotations

from typing import Any

import pytest
from tests.games.cosmic_encounter.joined import JOINED
from tests.games.cosmic_encounter.tables import A, B, C, table_of

from cosmodrome.games.cosmic_encounter.aliens import ALIEN
from cosmodrome.games.cosmic_encounter.cards import FIRST_FLARE, alien_of, flare_of
from cosmodrome.games.cosmic_encounter.known import WORD
from cosmodrome.games.cosmic_encounter.sources import hides
from cosmodrome.games.cosmic_encounter.table import CosmicEncounter
from cosmodrome.games.cosmic_encounter.usable import Here, usable_at
from cosmodrome.games.cosmic_encounter.windows import CosmicResponses, ability
from cosmodrome.kernel import Random, Seat, Seats, Window
from cosmodrome.kernel.responses import fits


def could_use(table: CosmicEncounter, seat: Seat, window: Window) -> bool:
    """Ask the condition of everything that the seat has in the open, or might hold for all that is public."""
    usable = window.lookup.usable
    passes = window.key in table.passing[seat]
    if passes and not usable.is_quiet:
        return False
    works = table.is_up(seat)
    own = {alien for alien in table.sheets[seat] if works and alien not in table.zapped}
    for alien, declared in usable.powers.items():
        for each in declared if works and alien in table.sheets[seat] else ():
            is_bound = each.must and (alien not in table.guests or each.kind == "free")
            if not is_bound and (alien in own or each.kind == "free") and fits(table, seat, each, each.id, window):
                return True
    if table.hidden[seat] and not table.lost[seat]:
        if any(fits(table, seat, each, each.id, window) for veiled in usable.veiled.values() for each in veiled):
            return True
    for card, declared in usable.cards.items():
        is_flare = card >= FIRST_FLARE
        if table.cards.known.sight >> card & 1 or card in table.spent or not table.cards.in_reach(seat):
            continue
        if is_flare and table.flares_by[seat] and not table.unlimited_flares:
            continue
        for each in declared:
            as_super = is_flare and alien_of(card) in own
            if (each.kind == "super") == as_super and not (passes and not as_super):
                if fits(table, seat, each, each.id, window):
                    return True
    return any(
        ((tech in table.technologies.owned[seat] and tech in table.technologies.face_up) or hides(table, seat, tech))
        and any(not each.must and fits(table, seat, each, each.id, window) for each in declared)
        for tech, declared in usable.techs.items()
    )


@pytest.mark.plain
@pytest.mark.parametrize("number", range(4))
def test_the_audience_is_everybody_who_could_respond(monkeypatch: pytest.MonkeyPatch, number: int) -> None:
    """The seats that are found together are those that one by one could use something, for all that is public."""
    found_at_once, compared = CosmicResponses.could_respond, 0

    def both(self: Any, table: CosmicEncounter, window: Window) -> Seats:
        nonlocal compared
        found = found_at_once(self, table, window)
        if not (window.lookup.usable.ends and table.result):
            compared += 1
            assert list(found) == [seat for seat in range(table.seats) if could_use(table, seat, window)], window.key
        return found

    monkeypatch.setattr(CosmicResponses, "could_respond", both)
    play_all_settings(number)
    assert compared > 500


@pytest.mark.rule("CE-27.1")
def test_nobody_is_asked_about_their_own_flare_as_wild() -> None:
    """The flare of a power that works is no wild flare for its owner: where no other card could be played, everybody
    else is in the audience."""
    hands = {A: "attack-04", B: "attack-06", C: "attack-08"}
    table = table_of("A:philanthropist attacks B:clone C:mite", hands=hands)
    table.passing = [()] * table.seats
    here = usable_at(table)["regroup.start"]
    flare = flare_of(ALIEN["philanthropist"])
    lie_open(table, here.usable.card_mask & ~(1 << flare))
    assert here.usable.hand.cards >> flare & 1, "it is wild here"
    assert list(could_respond(table, here)) == [B, C]
    table.zap(ALIEN["philanthropist"])
    assert list(could_respond(table, here)) == [A, B, C], "the power does not work"


def lie_open(table: CosmicEncounter, cards: int) -> None:
    """These cards lie where all see them."""
    table.cards.known.sight_low |= cards & (1 << WORD) - 1
    table.cards.known.sight_high |= cards >> WORD


def could_respond(table: CosmicEncounter, here: Here) -> Seats:
    """Who could respond in a window of the offense."""
    window = Window(ability, table, here.usable.key, table.offense, None, 0, {}, here, table.timing())
    return ability.could_respond(table, window)


@pytest.mark.plain
def test_a_hand_is_searched_if_it_holds_anything(monkeypatch: pytest.MonkeyPatch) -> None:
    """Who is not searched would have had no response."""
    holders, passed_over = CosmicResponses.holders, 0

    def both(self: Any, table: CosmicEncounter, audience: Seats, window: Window) -> Seats:
        nonlocal passed_over
        found = holders(self, table, audience, window)
        assert not any(self.responses(table, seat, window) for seat in audience - found)
        passed_over += len(audience - found)
        return found

    monkeypatch.setattr(CosmicResponses, "holders", both)
    play_all_settings(9)
    assert passed_over > 500


@pytest.mark.plain
def test_where_nothing_is_in_doubt_everybody_is_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window that is not hidden tells nothing: everybody who could respond for all that is public really can."""
    in_doubt, plain = CosmicResponses.in_doubt, 0

    def both(self: Any, table: CosmicEncounter, audience: Seats, window: Window) -> bool:
        nonlocal plain
        found = in_doubt(self, table, audience, window)
        if not found:
            assert all(self.responses(table, seat, window) for seat in audience), window.key
            plain += 1
        return found

    monkeypatch.setattr(CosmicResponses, "in_doubt", both)
    play_all_settings(11)
    assert plain > 10


@pytest.mark.plain
def test_who_lets_a_window_pass_is_no_longer_asked(monkeypatch: pytest.MonkeyPatch) -> None:
    """What a seat lets pass in public, or no longer, holds from the next window on."""
    found_at_once, acted = CosmicResponses.could_respond, 0

    def both(self: Any, table: CosmicEncounter, window: Window) -> Seats:
        found = found_at_once(self, table, window)
        at = window.lookup.usable
        for seat in found:
            own = at.is_quiet and (at.techs or any(alien in at.powers for alien in table.sheets[seat]) or at.supers)
            assert own or window.key not in table.passing[seat]
        return found

    monkeypatch.setattr(CosmicResponses, "could_respond", both)
    rng = Random("passing")
    game: Any = JOINED.new_crowded(5, {"aliens": "random", "flares": True}, 7)
    for _ in range(300):
        ask = rng.choice(game.asks)
        game.answer(ask.seat, rng.choice(ask.options).id)
        if game.asks and rng.random() < 0.2:
            seat = rng.randrange(5)
            standing = [act.id for act in game.acts(seat) if act.key in ("let-pass", "ask-again")]
            if standing:
                game.act(seat, rng.choice(standing))
                acted += 1
    assert acted > 20


def test_a_copy_does_not_change_the_cache_it_shares() -> None:
    """Copies share what is cached, perhaps in another thread; where they differ, they cache something else."""
    rng = Random("kept")
    game: Any = JOINED.new_crowded(5, {"aliens": "random", "flares": True}, 7)
    cached = game.table.cards.playable()
    before = (cached.hands[:], cached.cards[:], cached.all_cards, cached.players)
    twin = game.fork()
    for _ in range(200):
        ask = rng.choice(twin.asks)
        twin.answer(ask.seat, rng.choice(ask.options).id)
    assert twin.table.cards.playable().hands != cached.hands
    assert (cached.hands, cached.cards, cached.all_cards, cached.players) == before
    assert game.table.cards.playable() is cached


def play_all_settings(number: int) -> None:
    """A stretch of random play at tables of every kind."""
    rng = Random(f"audience {number}")
    for seats, options in JOINED.settings():
        game: Any = JOINED.new_crowded(seats, options, rng.randrange(1 << 30))
        for _ in range(60):
            if game.asks:
                ask = rng.choice(game.asks)
                game.answer(ask.seat, rng.choice(ask.options).id)
