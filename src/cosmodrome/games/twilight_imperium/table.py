"""Everything that lies on the table: the round, drafts, offers, the agenda; the action under way is in `battle.py`,
what uses have left behind in `effects.py`."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.battle import Battle
from cosmodrome.games.twilight_imperium.index import (
    CARD_NAMES,
    EMPTY,
    FACTIONS,
    FIRST_OBJECTIVE,
    NOBODY,
    PDS,
    bits,
    note_owner,
    objective_row,
)
from cosmodrome.kernel import NO_SEATS, Seat, Seats, Won

STRATEGY, ACTION, STATUS, AGENDA = "strategy", "action", "status", "agenda"


class TwilightImperium(Battle, kw_only=True):
    """A game in progress."""

    galaxy_option: str
    factions_option: tuple[str, ...]
    first_seats: int  # how many began the game, TI-65.9
    round: int = 0
    phase: str = ""
    passed: Seats = NO_SEATS
    turn: int = 0
    actions: int = 0  # actions taken in this turn
    step: int = 0  # how far a sequence of seats has come
    card: int = 0  # the strategy card being resolved
    served: Seats = NO_SEATS  # who resolves its secondary for free
    # Drafts
    places: list[int]  # by place at the map: who has picked it, while places are drafted
    tiles: list[tuple[int, ...]]  # dealt for building the galaxy
    extra_tile: int = 0
    moving: list[tuple[int, int, int]]  # origin, kind, count
    cargo: list[tuple[int, int, int, int]]  # system, planet or -1, kind, count
    bought: list[tuple[int, int, int]]  # kind, count, planet or -1
    paying: int = 0  # planets to be exhausted
    paying_goods: int = 0
    owed: int = 0  # what is being paid or discarded: nobody trades meanwhile
    offer: dict[str, int]  # the terms of a transaction
    last_offer: dict[str, int]  # those that were proposed before
    proposer: int = NOBODY
    drafting: int = NOBODY  # who puts an offer together: nobody else sees it before it is sent
    partner: int = NOBODY
    traded: list[Seats]  # by seat: partners of this turn (or agenda)
    offers: list[int]  # offers made in this turn
    promises: list[tuple[int, int, str]]  # non-binding deals: from, to, what
    refusals: list[tuple[int, int, tuple[tuple[str, int], ...]]]  # the last refused offer of each: by, to, what
    # The agenda
    agendas: int = 0  # resolved in this phase
    votes: list[int]
    voted: list[str]
    predictions: list[tuple[int, str, str]]  # seat, ability, outcome
    chosen: str = ""  # the outcome that won

    # ---- set-up -------------------------------------------------------------------------------------------------

    def take_faction(self, seat: Seat, faction: int, notes: tuple[int, ...]) -> None:
        """TI-S2 to TI-S4: a faction with its home and its promissory notes."""
        self.factions[seat] = faction
        self.regroup()
        self.home[seat] = FACTIONS[faction].home_tile
        self.notes[seat] = notes
        self.tell("faction", seat=seat, faction=FACTIONS[faction].id, home=self.home[seat], notes=len(notes))

    def open_places(self) -> None:
        """TI-R57: in a draft the places at the map are free."""
        self.places = [NOBODY] * self.seats

    def take_place(self, seat: Seat, place: int) -> None:
        """A player picks a place."""
        self.places[place] = seat
        self.tell("took-place", seat=seat, number=place + 1)

    def sit_down(self) -> None:
        """Everybody sits where they have picked a place; from now on that is the order of the table."""
        self.ring, self.places = tuple(self.places), []
        self.tell("seated", seats=list(self.ring))

    def deal_tiles(self, hands: list[tuple[int, ...]], extra: tuple[int, ...]) -> None:
        """TI-S6b: tiles to every player, open to all (TI-R31)."""
        self.tiles = hands
        self.extra_tile = extra[0] if extra else 0
        self.tell("dealt-tiles", tiles=[list(hand) for hand in hands])

    def lay_tiles(self, slots: tuple[int, ...]) -> None:
        """The map, as far as it is laid."""
        self.slots = slots
        self.regroup()
        self.tell("galaxy", slots=list(slots))

    def place_tile(self, seat: Seat, tile: int, slot: int) -> None:
        """TI-S6c."""
        self.slots = (*self.slots[:slot], tile, *self.slots[slot + 1 :])
        self.regroup()
        self.tiles[seat] = tuple(held for held in self.tiles[seat] if held != tile)
        self.tell("tile", seat=seat, tile=tile, position=slot)

    def discard_agenda(self, card: int) -> None:
        """TI-26.5, TI-72.5: when a law that allowed more is gone, at most two PDS stay on a planet."""
        super().discard_agenda(card)
        for planet, count in enumerate(self.pds):
            if count > 2 and (over := count - self.fold("pds-on-planet", self.owner[planet], 2)) > 0:
                self.raze(planet, PDS, over, "removed")

    def scorable(self) -> list[int]:
        """The public objectives that can be scored: a leaked secret only while the law that leaked it is in force
        (TI-26.5, TI-R52)."""
        leaks = self.fold("leaked-objectives-score", self.speaker, False)
        return [card for card in self.public if leaks or objective_row(card).deck != "secret"]

    def with_wormhole(self) -> int:
        """The systems of the map with a wormhole of any kind, as bits."""
        alpha, beta, delta = self.wormholes
        return (alpha | beta | delta) & self.galaxy.board

    # ---- the round ----------------------------------------------------------------------------------------------

    def timing(self, after: Seat = NOBODY) -> tuple[Seat, ...]:
        """TI-74.19, TI-74.20: in the action phase in initiative order from the active player on, in strategy and agenda
        phase clockwise from the speaker, in the status phase in initiative order. `after` a player has used something
        it is the next player's turn, and so on round the table (TI-R64)."""
        order = self._timing()
        if after in order:
            at = order.index(after) + 1
            return order[at:] + order[:at]
        return order

    def _timing(self) -> tuple[Seat, ...]:
        if self.phase == ACTION:
            order = self.initiative_order()
            at = order.index(self.active) if self.active in order else 0
            return order[at:] + order[:at]
        if self.phase == STATUS:
            return self.initiative_order()
        return self.clockwise(self.speaker)

    def order_of_points(self) -> tuple[Seat, ...]:
        """TI-51.7: in initiative order; in the agenda phase clockwise from the speaker, even if somebody has kept a
        strategy card (TI-R62)."""
        return self.clockwise(self.speaker) if self.phase == AGENDA else self.initiative_order()

    def begin_phase(self, phase: str) -> None:
        """TI-22.0."""
        self.phase = phase
        self.say({"key": "phase", "phase": phase, "round": self.round})

    def begin_game_round(self) -> None:
        """Another round of the game."""
        self.round += 1

    def end_game_round(self) -> None:
        """What lasted for the round is over: who had passed, who was first, what uses had left behind."""
        self.zero, self.passed = NOBODY, NO_SEATS
        self.forget("turn", "game-round")

    def begin_turn(self, seat: Seat) -> None:
        """TI-2: a player becomes active."""
        self.active, self.actions = seat, 0
        self.turn += 1
        self.traded, self.offers = [NO_SEATS] * self.seats, [0] * self.seats
        self.say({"key": "turn", "seat": seat, "turn": self.turn})

    def set_pass(self, seat: Seat) -> None:
        """TI-82.3."""
        self.passed = self.passed.add(seat)
        self.say({"key": "passed", "seat": seat})

    def leads(self, seat: Seat) -> bool:
        """TI-51.5: nobody who is still in the game has more victory points."""
        return self.points[seat] == max(self.points[who] for who in self.alive())

    # ---- the agenda ---------------------------------------------------------------------------------------------

    def begin_agenda(self) -> None:
        """TI-83.2: nobody has voted yet."""
        self.agendas += 1
        self.votes, self.voted, self.predictions = [0] * self.seats, [""] * self.seats, []
        self.chosen = ""
        self.renew_transactions()

    def renew_transactions(self) -> None:
        """TI-69.6: each agenda, also one that replaces another, allows one with everybody (TI-R56)."""
        self.traded, self.offers = [NO_SEATS] * self.seats, [0] * self.seats

    def abstain(self, seat: Seat) -> None:
        """TI-83.14."""
        self.tell("abstained", seat=seat)

    def cast(self, seat: Seat, outcome: str, votes: int) -> None:
        """TI-83.6, TI-83.12: votes are cast aloud."""
        self.voted[seat] = outcome
        self.votes[seat] = votes
        self.tell("votes", seat=seat, outcome=outcome, count=votes)

    def add_votes(self, seat: Seat, count: int) -> None:
        """TI-83.15: further votes go to the outcome the player has voted for."""
        self.votes[seat] += count
        self.tell("votes", seat=seat, outcome=self.voted[seat], count=self.votes[seat])

    def predict(self, seat: Seat, ability: str, outcome: str) -> None:
        """TI-83.22."""
        self.predictions.append((seat, ability, outcome))
        self.tell("predicts", seat=seat, ability=ability, outcome=outcome)

    def break_tie(self, outcome: str) -> None:
        """TI-83.19: the speaker decides a tie, or where nobody has voted."""
        self.tell("decides", seat=self.speaker, outcome=outcome)

    def come_true(self, seat: Seat, ability: str) -> None:
        """TI-83.22b: a prediction was right; what it brings follows."""
        self.tell("came-true", seat=seat, ability=ability)

    def choose_outcome(self, outcome: str) -> None:
        """What is going to be carried out."""
        self.chosen = outcome

    def announce(self) -> None:
        """TI-83.18."""
        self.tell("outcome", agenda=self.name(self.agenda), outcome=self.chosen)

    def end_agenda(self) -> None:
        """The agenda is resolved; what was to last for a turn, used on the way, is over as well."""
        if self.agenda:
            self.agenda = 0
        self.forget("agenda", "turn")

    # ---- offers -------------------------------------------------------------------------------------------------

    def count_offer(self, seat: Seat) -> None:
        """Another thing done unasked in this turn."""
        self.offers[seat] += 1

    def open_offer(self, seat: Seat, partner: Seat) -> None:
        """TI-69: a player begins to make an offer."""
        self.proposer, self.partner, self.offer, self.last_offer = seat, partner, {}, {}
        self.tell("offers", seat=seat, target=partner)

    def add_term(self, key: str, count: int) -> None:
        """One thing more in the offer."""
        self.offer[key] = count

    def counter_offer(self) -> None:
        """The partner puts together an offer of their own, with the first one in sight."""
        self.last_offer, self.offer = self.offer, {"countered": 1}
        self.tell("counters", seat=self.partner, target=self.proposer)

    def close_offer(self, agreed: bool) -> None:
        """Both have agreed, or one has not."""
        seat, partner = self.proposer, self.partner
        if agreed:
            self.traded[seat] = self.traded[seat].add(partner)
            self.traded[partner] = self.traded[partner].add(seat)
        self.proposer, self.partner, self.drafting, self.offer, self.last_offer = NOBODY, NOBODY, NOBODY, {}, {}
        self.tell("transaction", seat=seat, target=partner, agreed=agreed, discloses=True)

    def refuse_offer(self) -> None:
        """The partner does not agree; both remember to what."""
        pair = (self.proposer, self.partner)
        self.refusals = [row for row in self.refusals if row[:2] != pair]
        self.refusals.append((*pair, tuple(self.offer.items())))
        self.close_offer(False)

    def promise(self, seat: Seat, to: Seat, what: str) -> None:
        """TI-14.4, TI-R30: a non-binding deal is written down and forces nobody."""
        self.promises.append((seat, to, what))
        self.tell("promised", seat=seat, target=to, promise=what)

    def clear_drafts(self) -> None:
        """What was on its way is done."""
        self.moving, self.cargo, self.bought = [], [], []
        self.paying, self.paying_goods = 0, 0

    # ---- the end ----------------------------------------------------------------------------------------------------

    def remove_player(self, seat: Seat) -> None:
        """TI-65.2, TI-65.4, TI-65.7: everything of a player leaves the game; notes of others go back."""
        for note in (*self.notes[seat], *self.notes_up[seat]):
            if note_owner(note) != seat:
                self.return_note(note)
        secrets, notes = len(self.secrets[seat]), [0] * self.seats
        for who in range(self.seats):
            for zone in (self.notes, self.notes_up):
                own = [note for note in zone[who] if note_owner(note) == seat]
                notes[who] += len(own) if zone is self.notes else 0
                zone[who] = tuple(note for note in zone[who] if note not in own)
                self.gone += own
        scored = self.scored_secrets(seat)
        self.secret_deck += [*self.secrets[seat], *scored]
        self.secrets[seat] = ()
        for card in scored:
            self.scored[seat] &= ~(1 << (card - FIRST_OBJECTIVE))
        for system in bits(self.fleets[seat]):
            self.set_fleet(seat, system, EMPTY)
        self.tactic[seat] = self.fleet_pool[seat] = self.strategy[seat] = self.tokens[seat] = 0
        self.goods[seat] = self.commodities[seat] = self.returning[seat] = 0
        self.eliminated = self.eliminated.add(seat)
        self.regroup()
        self.passed = self.passed.add(seat)
        objectives = [CARD_NAMES[card] for card in scored]
        self.tell("eliminated", seat=seat, notes=notes, secrets=secrets, objectives=objectives, discloses=True)

    def finish(self, reason: str) -> Won:
        """TI-30.15a, TI-51.8: the most points win; among tied players the first in initiative order."""
        order = self.initiative_order()
        best = max(order, key=lambda seat: (self.points[seat], -order.index(seat)))
        return Won([best], self.points, reason)

    def faction_name(self, seat: Seat) -> str:
        """The id of a player's faction."""
        return FACTIONS[self.factions[seat]].id if self.factions[seat] != NOBODY else ""
