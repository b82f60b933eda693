"""The primary abilities of the eight strategy cards."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium import verbs
from cosmodrome.games.twilight_imperium.cards import draw_cards, draw_secret, renew_agendas
from cosmodrome.games.twilight_imperium.choices import one_player, one_system, up_to_planets
from cosmodrome.games.twilight_imperium.crowding import check_everywhere
from cosmodrome.games.twilight_imperium.index import (
    CARD_NAMES,
    DOCK,
    MECATOL,
    MECATOL_REX,
    NOBODY,
    PDS,
    SYSTEM_OF,
    bits,
)
from cosmodrome.games.twilight_imperium.paying import INFLUENCE, RESOURCES, can_pay, pay, purse, while_payable
from cosmodrome.games.twilight_imperium.research import is_worth_it, research, specialists
from cosmodrome.games.twilight_imperium.scoring import score_public
from cosmodrome.games.twilight_imperium.structures import build_structure
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import force_token, gain_tokens, pool_options, redistribute
from cosmodrome.games.twilight_imperium.trade import gain_goods, replenish
from cosmodrome.games.twilight_imperium.windows import window
from cosmodrome.kernel import DONE, PASS, Choose, Option, Rule, Seat

SECOND = 6  # TI-23.2: resources for a second technology


def leadership(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-36.2: three tokens, and one more for every three influence spent."""
    yield from gain_tokens(table, seat, 3)
    yield from buy_tokens(table, seat)


def buy_tokens(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-36.2, TI-36.3: command tokens for influence."""
    if len(token_options(table, seat)) > 1:
        choice = yield Choose(seat, "buy-tokens", token_options, table, seat)
        if choice != PASS:
            yield from pay(table, seat, 3 * choice[1], INFLUENCE, "leadership")
            yield from gain_tokens(table, seat, choice[1])


def token_options(table: TwilightImperium, seat: Seat) -> list[Option]:
    """As many as influence and reinforcements allow."""
    most = min(purse(table, seat, INFLUENCE) // 3, table.reinforcements(seat))
    return [*(verbs.BUY_TOKENS(count) for count in range(1, most + 1)), PASS]


def diplomacy(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-13.2: up to two planets of a system are readied, and the others put a command token there (TI-R1)."""
    systems = sorted({SYSTEM_OF[planet] for planet in table.planets(seat)} - {MECATOL})
    system = yield from one_system(table, seat, "diplomacy", systems)
    if system:
        exhausted = [planet for planet in table.planets_of(seat, system) if not table.is_ready(planet)]
        for planet in (yield from up_to_planets(table, seat, "ready", exhausted, 2)):
            table.ready(seat, planet)
        for other in table.clockwise(seat)[1:]:
            yield from force_token(table, other, system)
    yield from window(table, "diplomacy.done", seat=seat)


def politics(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-56.2: a new speaker, two action cards, the top two agendas."""
    others = [who for who in table.clockwise(seat) if who != table.speaker]
    speaker = yield from one_player(table, seat, "speaker", others)
    if speaker != NOBODY:
        table.make_speaker(speaker)
    yield from draw_cards(table, seat, 2)
    yield from look_at_agendas(table, seat)


def look_at_agendas(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-56.2c: each of the two to the top or the bottom, in an order of choice."""
    while (left := 2 - len(table.drafts[seat])) and (table.agenda_deck or table.agenda_discard):
        yield from renew_agendas(table)
        table.take_agendas(seat, min(left, len(table.agenda_deck)))
    while table.drafts[seat]:
        choice = yield Choose(seat, "put-agenda", agenda_options, table, seat, secret=True)
        table.put_agenda(seat, agenda_aside(table, seat, choice[1]), choice[0] == "top")


def agenda_aside(table: TwilightImperium, seat: Seat, name: str) -> int:
    """The agenda of that name among those that lie aside."""
    return next(card for card in table.drafts[seat] if CARD_NAMES[card] == name)


def agenda_options(table: TwilightImperium, seat: Seat) -> list[Option]:
    """The agendas that lie aside, to the top or to the bottom."""
    names = [CARD_NAMES[card] for card in table.drafts[seat]]
    return [verb(name) for name in names for verb in (verbs.TOP, verbs.BOTTOM)]


def construction(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-76.2: one structure of either kind, then another PDS; both are optional (TI-R4)."""
    yield from build_structure(table, seat, (PDS, DOCK), table.planets(seat), may=True)
    yield from build_structure(table, seat, (PDS,), table.planets(seat), may=True)


def trade(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-79.3 to TI-79.5: three trade goods, commodities, and others who are to replenish for nothing."""
    yield from gain_goods(table, seat, 3)
    yield from replenish(table, seat)
    while left := [who for who in table.clockwise(seat)[1:] if who not in table.served]:
        choice = yield Choose(seat, "trade-partners", [verbs.ALL, *map(verbs.PLAYER, left), DONE])
        if choice == DONE:
            break
        for who in left if choice == verbs.ALL else [choice[1]]:
            table.served = table.served.add(who)


def warfare(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-10.3, TI-10.4: a token from the board into a pool (TI-R3), then the pools anew."""
    if table.tokens[seat]:
        choice = yield Choose(seat, "take-token", [verbs.TOKEN(system) for system in bits(table.tokens[seat])])
        pool = yield Choose(seat, "token-to", pool_options, table, seat, 1)
        table.take_token(seat, choice[1], pool[1])
    pools = yield from redistribute(table, seat)
    table.set_pools(seat, *pools)
    yield from check_everywhere(table, seat)


def technology(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-23.2: one technology, and another for six resources, if there is one."""
    yield from research(table, seat)
    price = table.fold("research-price", seat, SECOND)
    if can_pay(table, seat, price, RESOURCES) and is_worth_it(table, seat, price):
        choice = yield Choose(
            seat,
            "research-again",
            while_payable,
            table,
            seat,
            price,
            RESOURCES,
            verbs.YES,
            verbs.NO,
            args={"cost": price},
        )
        if choice == verbs.YES:
            reserve = table.fold("research-reserve", seat, 0)
            yield from pay(table, seat, price, RESOURCES, "technology", specialists(table, seat), reserve)
            yield from research(table, seat)


def imperial(table: TwilightImperium, seat: Seat) -> Rule[None]:
    """TI-89.2: a public objective, then a point for Mecatol Rex or a secret objective."""
    yield from score_public(table, seat)
    if table.owner[MECATOL_REX] == seat:
        table.score(seat, 1, "imperial")
    else:
        yield from draw_secret(table, seat)
