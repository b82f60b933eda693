"""Action cards of the strategy, status and agenda phases."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.abilities.cards.aims import a_player, all_players, others
from cosmodrome.games.twilight_imperium.index import TRAIT
from cosmodrome.games.twilight_imperium.table import TwilightImperium
from cosmodrome.games.twilight_imperium.tokens import gain_tokens
from cosmodrome.games.twilight_imperium.verbs import GOODS
from cosmodrome.games.twilight_imperium.when import another, every, fact, subject
from cosmodrome.games.twilight_imperium.windows import card
from cosmodrome.kernel import PASS, Choose, Option, Rule, Seat, Window

# ---- strategy and status phase ---------------------------------------------------------------------------------------


@card("summit", "strategy.start")
def summit(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """Gain two command tokens."""
    yield from gain_tokens(table, seat, 2)


@fact
def not_yet_refused(table: TwilightImperium, seat: Seat, window: Window) -> bool:
    """Nobody has been put to shame over this choice."""
    return not table.marked("refused")


@card("public_disgrace", "strategy.chosen", when=every(not_yet_refused, another))
def public_disgrace(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The player must choose another strategy card, if there is one."""
    table.mark("game-round", "refused")


@card("political_stability", "status.return", when=lambda t, s, w: bool(t.cards[s]))
def political_stability(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Keep your strategy cards; you do not choose in the next strategy phase."""
    table.mark("game-round", "keeps-cards", seat)


# ---- agenda phase ----------------------------------------------------------------------------------------------------


@card("ancient_burial_sites", "agenda.start", aim=a_player(all_players))
def ancient_burial_sites(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Exhaust each cultural planet of a player."""
    (who,) = window.target
    for planet in table.planets(who):
        if TRAIT[planet] == "cultural" and table.is_ready(planet):
            table.exhaust(who, planet)


@card("veto", "agenda.when", when=lambda t, s, w: bool(t.agenda))
def veto(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """The agenda is discarded; the next one takes its place."""
    table.discard_agenda(table.agenda)


@card("assassinate_representative", "agenda.after", aim=a_player(all_players))
def assassinate_representative(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """A player cannot vote on this agenda."""
    table.mark("agenda", "no-vote", window.target[0])


@card("distinguished_councilor", "voted", when=lambda t, s, w: s == w.seat and t.votes[s] > 0)
def distinguished_councilor(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Five more votes for your outcome."""
    table.add_votes(seat, 5)


def bribes(table: TwilightImperium, seat: Seat) -> list[Option]:
    """Any number of trade goods, or none."""
    return [*(GOODS(count) for count in range(1, table.goods[seat] + 1)), PASS]


@card("bribery", "votes.cast", when=lambda t, s, w: t.votes[s] > 0 and t.goods[s] > 0)
def bribery(table: TwilightImperium, seat: Seat, window: Window) -> Rule[None]:
    """After the speaker has voted, or would have, spend any number of trade goods for as many votes more (TI-R43)."""
    choice = yield Choose(seat, "bribery", bribes, table, seat)
    if choice != PASS:
        table.spend_goods(seat, choice[1])
        table.add_votes(seat, choice[1])


@card("confusing_legal_text", "elected", when=subject, aim=a_player(others))
def confusing_legal_text(table: TwilightImperium, seat: Seat, window: Window) -> None:
    """Another player is elected instead of you."""
    table.choose_outcome(f"player-{window.target[0]}")
