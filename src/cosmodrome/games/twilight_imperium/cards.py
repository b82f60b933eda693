"""Drawing and discarding action cards and secret objectives."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.choices import cards_of
from cosmodrome.games.twilight_imperium.data.layouts import SECRET_LIMIT
from cosmodrome.games.twilight_imperium.index import CARD_NAMES
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import Choose, Option, Roll, Rule, Seat, Shuffle


def draw_cards(table: TwilightImperium, seat: Seat, count: int) -> Rule[None]:
    """TI-24.3, TI-42.4: action cards from the deck, which is made anew of the discards; then the hand limit."""
    yield from take_top(table, seat, table.fold("draws", seat, count))
    yield from window(table, "cards.drawn", seat=seat)
    yield from keep_limit(table, seat)


def take_top(table: TwilightImperium, seat: Seat, count: int) -> Rule[None]:
    """The top cards, as far as there are any."""
    left = count
    while left > 0:
        if not table.action_deck:
            if not table.action_discard:
                return
            table.stack_actions((yield Shuffle("action", tuple(sorted(table.action_discard)))))
        now = min(left, len(table.action_deck))
        table.draw_action(seat, now)
        left -= now


def renew_agendas(table: TwilightImperium) -> Rule[None]:
    """TI-42.4: an empty deck of agendas is made anew of the discards."""
    if not table.agenda_deck and table.agenda_discard:
        table.stack_agendas((yield Shuffle("agenda", tuple(sorted(table.agenda_discard)))))


def keep_limit(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-24.4: above the hand limit a player discards cards of their choice."""
    over = len(table.hands[seat]) - table.hand_limit(seat)
    if over > 0:
        yield from discard_chosen(table, seat, over)


def discard_chosen(table: TwilightImperium, seat: Seat, count: int) -> Rule[None]:
    """A player discards this many action cards of their choice."""
    table.owed = min(count, len(table.hands[seat]))
    while table.owed:
        choice = yield Choose(seat, "discard", cards_of, table, seat, args={"left": table.owed}, secret=True)
        table.discard_action(seat, table.find(seat, choice[1]))
        table.owed -= 1


def discard_all(table: TwilightImperium, seat: Seat) -> None:
    """A player discards their hand."""
    while table.hands[seat]:
        table.discard_action(seat, table.hands[seat][-1])


def random_place(table: TwilightImperium, seat: Seat) -> Rule[int]:
    """A random place in a hand, which must not be empty; what lies there is read afterwards."""
    (face,) = yield Roll("random-card", len(table.hands[seat]))
    return int(face) - 1


def draw_secret(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-89.2 to TI-89.4: one secret objective; beyond three, scored ones counted, one goes back unseen."""
    if not table.secret_deck:
        return
    table.draw_secret(seat)
    if len(table.secrets[seat]) + len(table.scored_secrets(seat)) > SECRET_LIMIT:
        choice = yield Choose(seat, "return-secret", secret_cards, table, seat, secret=True)
        table.return_secret(seat, next(card for card in table.secrets[seat] if CARD_NAMES[card] == choice[1]))
        del choice
        table.stack_secrets((yield Shuffle("secret", tuple(sorted(table.secret_deck)))))


def secret_cards(table: TwilightImperium, seat: Seat) -> list[Option]:
    """The unscored secret objectives of a player."""
    return [verbs.CARD(CARD_NAMES[card]) for card in table.secrets[seat]]
