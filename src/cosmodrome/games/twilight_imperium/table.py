"""Everything that lies on the table: the round, the action under way, drafts, and what uses have left behind."""

from __future__ import annotations

from typing import Any, Final

from cosmodrome.games.twilight_imperium.combat import crowd
from cosmodrome.games.twilight_imperium.galaxy import Holes, Near
from cosmodrome.games.twilight_imperium.index import (
    ACTION_CARDS,
    DELTA,
    DOCK,
    EMPTY,
    FACTIONS,
    FIRST_OBJECTIVE,
    FLAGSHIP,
    FLAGSHIP_D,
    INFANTRY,
    NOBODY,
    PLAIN,
    PLANETS_IN,
    SYSTEM_OF,
    UNIT_NAMES,
    Fleet,
    bits,
    note_owner,
)
from cosmodrome.games.twilight_imperium.sheet import Sheets
from cosmodrome.games.twilight_imperium.sides import NOTHING, SIDES, Side, side_of
from cosmodrome.games.twilight_imperium.statics import TOPICS
from cosmodrome.kernel import Seat, Won

STRATEGY, ACTION, STATUS, AGENDA = "strategy", "action", "status", "agenda"
SCOPES: Final = ("round", "combat", "action", "turn", "agenda", "game-round")  # what a mark may last for


class TwilightImperium(Sheets, kw_only=True):
    """A game in progress. `system` is the active system (0: none), `foe` the opponent in a combat."""

    galaxy_option: str
    factions_option: tuple[str, ...]
    first_seats: int  # how many began the game, TI-65.9
    home: list[int]  # by seat: the home system
    round: int = 0
    phase: str = ""
    active: int = 0
    passed: int = 0  # seats that have passed, as bits
    turn: int = 0
    actions: int = 0  # actions taken in this turn
    step: int = 0  # how far a sequence of seats has come
    card: int = 0  # the strategy card being resolved
    served: int = 0  # seats that resolved its secondary already, for free
    # The tactical action
    system: int = 0
    foe: int = NOBODY
    combat: str = ""  # "space" or "ground" while one is fought
    combat_round: int = 0
    retreating: int = NOBODY
    planet: int = NOBODY  # of the ground combat
    invaded: tuple[int, ...] = ()  # planets on which somebody landed, still to be fought for
    hits: list[int]  # by seat, to be assigned
    big_hits: list[int]  # those that must go to ships other than fighters
    dice: tuple[int, ...] = ()  # of the last roll, as they count
    batches: tuple[tuple[int, int, int, int], ...] = ()  # whose dice they are
    lost: list[tuple[int, ...]]  # by seat: the units destroyed in this combat, by kind
    # Drafts
    tiles: list[tuple[int, ...]]  # dealt for building the galaxy
    extra_tile: int = 0
    moving: list[tuple[int, int, int]]  # origin, kind, count
    cargo: list[tuple[int, int, int, int]]  # system, planet or -1, kind, count
    bought: list[tuple[int, int, int]]  # kind, count, planet or -1
    paying: int = 0  # planets to be exhausted
    paying_goods: int = 0
    owed: int = 0  # what is being paid or discarded: nobody trades meanwhile
    offer: dict[str, int]  # the terms of a transaction
    proposer: int = NOBODY
    partner: int = NOBODY
    traded: list[int]  # by seat: partners of this turn (or agenda), as bits
    offers: list[int]  # offers made in this turn
    promises: list[tuple[int, int, str]]  # non-binding deals: from, to, what
    # The agenda
    agendas: int = 0  # resolved in this phase
    votes: list[int]
    voted: list[str]
    predictions: list[tuple[int, str, str]]  # seat, ability, outcome
    chosen: str = ""  # the outcome that won
    # What uses have left behind
    marks: dict[str, int]
    until: dict[str, str]
    muted: int = 0  # seats whose faction abilities and technologies are off, as bits

    # ---- what components make of the rules ----------------------------------------------------------------------

    def side(self, seat: Seat) -> Side:
        """All that follows from the components of a player."""
        up = self.notes_up[seat]
        notes = tuple([self.note_name(note) for note in up]) if up else ()
        key = (self.factions[seat], self.techs[seat], self.laws | self.owned[seat], notes, self.muted >> seat & 1)
        known = SIDES.get(key)
        return known if known is not None else side_of(*key)

    def has(self, seat: Seat, source: str) -> bool:
        """Whether a player has a component at work."""
        return source in self.side(seat).ids

    def fold(self, topic: str, seat: Seat, value: Any, *about: Any) -> Any:
        """A value after all that the components of a player do to it."""
        sources = TOPICS.get(topic)
        if sources is not None and (
            sources.techs & self.techs[seat]
            or sources.factions >> self.factions[seat] + 1 & 1
            or sources.laws & (self.laws | self.owned[seat])
            or (sources.notes and self.notes_up[seat])
        ):
            for body in self.side(seat).topics.get(topic, NOTHING):
                value = body(self, seat, value, *about)
        return value

    # ---- marks --------------------------------------------------------------------------------------------------

    def mark(self, scope: str, name: str, seat: Seat = NOBODY, value: int = 1) -> None:
        """Leave a mark that lasts for a scope: `round` and `combat`, `action` (the tactical one), `turn`, `agenda`,
        `game-round`."""
        key = f"{name}:{seat}"
        self.marks[key] = value
        self.until[key] = scope

    def marked(self, name: str, seat: Seat = NOBODY) -> int:
        """What was marked, 0 if nothing."""
        return self.marks.get(f"{name}:{seat}", 0) if self.marks else 0

    def unmark(self, name: str, seat: Seat = NOBODY) -> None:
        """Take a mark away."""
        self.marks.pop(f"{name}:{seat}", None)
        self.until.pop(f"{name}:{seat}", None)

    def forget(self, *scopes: str) -> None:
        """A scope is over."""
        if self.marks:
            for key in [key for key, scope in self.until.items() if scope in scopes]:
                del self.marks[key], self.until[key]

    def set_fleet(self, seat: Seat, system: int, fleet: Fleet) -> None:
        """A flagship may be a wormhole, and carries it along."""
        before = self.space[system * self.seats + seat]
        super().set_fleet(seat, system, fleet)
        if before[FLAGSHIP] + before[FLAGSHIP_D] != fleet[FLAGSHIP] + fleet[FLAGSHIP_D]:
            if self.side(seat).fold("is-wormhole", False):
                alpha, beta, _ = self.wormholes
                here = fleet[FLAGSHIP] + fleet[FLAGSHIP_D]
                self.wormholes = alpha, beta, DELTA | here << system

    # ---- the map ------------------------------------------------------------------------------------------------

    def near(self, seat: Seat = NOBODY, moving: bool = False, ahead: bool = False) -> Near:
        """TI-70: the neighbours of every system as a player has them; `ahead` if a ship that is a wormhole has gone to
        the active system already."""
        alpha, beta, delta = self.wormholes
        if ahead:
            delta = DELTA | 1 << self.system
        holes: Holes = (alpha, beta, delta, bool(self.marked("holes-joined")))
        viewer = seat if seat != NOBODY else self.speaker
        holes = self.fold("wormholes", viewer, holes, moving)
        near = self.galaxy.adjacent(holes)
        if self.marks and (linked := self.marked("linked", seat)):
            near = self._linked(near, linked)
        return near

    def _linked(self, near: Near, linked: int) -> Near:
        """The active system is adjacent to these, for the player who made it so."""
        active = 1 << self.system
        return Near(
            (mask | linked) & ~active
            if system == self.system
            else mask | active
            if linked >> system & 1 and system != self.system
            else mask
            for system, mask in enumerate(near)
        )

    def adjacent(self, system: int, other: int, seat: Seat = NOBODY) -> bool:
        """TI-70.0, TI-70.1."""
        return bool(self.near(seat)[system] >> other & 1)

    def around(self, mask: int, seat: Seat = NOBODY) -> int:
        """The systems adjacent to any of these."""
        near, found = self.near(seat), 0
        for system in bits(mask):
            found |= near[system]
        return found

    def presence(self, seat: Seat) -> int:
        """The systems with units or planets of a player."""
        mask = self.fleets[seat]
        for planet in self.planets(seat):
            mask |= 1 << SYSTEM_OF[planet]
        return mask

    def neighbours(self, seat: Seat) -> list[Seat]:
        """TI-73.0, TI-73.2: players with units or planets in the same or in adjacent systems."""
        own = self.presence(seat)
        reach = own | self.around(own, seat)
        found = []
        for other in self.alive():
            if other != seat:
                theirs = self.presence(other)
                if reach & theirs or (theirs | self.around(theirs, other)) & own:
                    found.append(other)
        return found

    # ---- limits -------------------------------------------------------------------------------------------------

    def fleet_limit(self, seat: Seat) -> int:
        """TI-66.1."""
        return int(self.fold("fleet-limit", seat, self.fleet_pool[seat]))

    def free_fighters(self, seat: Seat, system: int) -> int:
        """Fighters that need no capacity: those at space docks."""
        each = self.side(seat).units[DOCK].free_fighters
        return each * sum(self.docks >> planet & 1 for planet in self.planets_of(seat, system)) if each else 0

    def excess(self, seat: Seat, system: int) -> tuple[int, int]:
        """TI-38.3, TI-66.3: units beyond capacity, and ships beyond the fleet pool."""
        over, ships = crowd(self.side(seat), self.fleet(seat, system), self.free_fighters(seat, system))
        return over, max(ships - self.fleet_limit(seat), 0)

    def hand_limit(self, seat: Seat) -> int:
        """TI-24.4, TI-24.4a."""
        if self.fold("no-hand-limit", seat, False):
            return ACTION_CARDS
        return int(self.fold("hand-limit", seat, 7))

    def resources(self, planet: int) -> int:
        """TI-67.1, unless something has exchanged the values of the planet."""
        swapped = self.marks and self.marked("swapped-values", planet)
        return super().influence(planet) if swapped else super().resources(planet)

    def influence(self, planet: int) -> int:
        """TI-9.2, likewise."""
        swapped = self.marks and self.marked("swapped-values", planet)
        return super().resources(planet) if swapped else super().influence(planet)

    def open_planets(self, seat: Seat) -> list[int]:
        """The planets a player controls on which units may be placed: a law may keep them off one."""
        return [planet for planet in self.planets(seat) if self.fold("may-place-on", seat, True, planet)]

    def home_planets(self, seat: Seat) -> tuple[int, ...]:
        """The planets of a player's home system."""
        return PLANETS_IN[self.home[seat]]

    def is_home_of_other(self, seat: Seat, system: int) -> bool:
        """Whether a system is the home of another player."""
        return any(self.home[who] == system for who in range(self.seats) if who != seat)

    # ---- set-up -------------------------------------------------------------------------------------------------

    def take_faction(self, seat: Seat, faction: int, notes: tuple[int, ...]) -> None:
        """TI-S2 to TI-S4: a faction with its home and its promissory notes."""
        self.factions[seat] = faction
        self.home[seat] = FACTIONS[faction].home_tile
        self.notes[seat] = notes
        self.tell("faction", seat=seat, faction=FACTIONS[faction].id)

    def deal_tiles(self, hands: list[tuple[int, ...]], extra: tuple[int, ...]) -> None:
        """TI-S6b: tiles to every player, open to all (TI-R31)."""
        self.tiles = hands
        self.extra_tile = extra[0] if extra else 0
        self.tell("dealt-tiles", tiles=[list(hand) for hand in hands])

    def lay_tiles(self, slots: tuple[int, ...]) -> None:
        """The map, as far as it is laid."""
        self.slots = slots
        self.tell("galaxy", slots=list(slots))

    def place_tile(self, seat: Seat, tile: int, slot: int) -> None:
        """TI-S6c."""
        self.slots = (*self.slots[:slot], tile, *self.slots[slot + 1 :])
        self.tiles[seat] = tuple(held for held in self.tiles[seat] if held != tile)
        self.tell("tile", seat=seat, tile=tile, position=slot)

    # ---- the round ----------------------------------------------------------------------------------------------

    def timing(self) -> list[Seat]:
        """TI-74.19, TI-74.20: in the action phase in initiative order from the active player on, in strategy and agenda
        phase clockwise from the speaker, in the status phase in initiative order."""
        if self.phase == ACTION:
            order = self.initiative_order()
            at = order.index(self.active) if self.active in order else 0
            return order[at:] + order[:at]
        if self.phase == STATUS:
            return self.initiative_order()
        return self.clockwise(self.speaker)

    def begin_phase(self, phase: str) -> None:
        """TI-22.0."""
        self.phase = phase
        self.tell("phase", phase=phase, round=self.round)

    def begin_turn(self, seat: Seat) -> None:
        """TI-2: a player becomes active."""
        self.active, self.actions = seat, 0
        self.turn += 1
        self.traded, self.offers = [0] * self.seats, [0] * self.seats
        self.tell("turn", seat=seat, turn=self.turn)

    def set_pass(self, seat: Seat) -> None:
        """TI-82.3."""
        self.passed |= 1 << seat
        self.tell("passed", seat=seat)

    def activate(self, seat: Seat, system: int) -> None:
        """TI-1.1, TI-77.1a."""
        self.system = system
        self.put_token(seat, system, "tactic")
        self.tell("activated", seat=seat, system=system)

    def end_action(self) -> None:
        """TI-1.4: the tactical action is over."""
        self.system, self.foe, self.combat, self.planet, self.invaded = 0, NOBODY, "", NOBODY, ()
        self.combat_round, self.retreating = 0, NOBODY
        self.muted = 0
        self.forget("round", "combat", "action")

    def mute(self, seat: Seat) -> None:
        """A player's faction abilities and faction technologies are off until the tactical action is over."""
        self.muted |= 1 << seat
        self.tell("muted", seat=seat)

    # ---- combat -------------------------------------------------------------------------------------------------

    def begin_combat(self, combat: str, foe: Seat, planet: int = NOBODY) -> None:
        """TI-35.0, TI-41.0: a combat begins."""
        self.combat, self.foe, self.planet = combat, foe, planet
        self.combat_round, self.retreating = 0, NOBODY
        self.lost = [()] * self.seats
        self.hits, self.big_hits = [0] * self.seats, [0] * self.seats
        self.tell("combat", combat=combat, seat=self.active, target=foe, system=self.system)

    def begin_round(self) -> None:
        """A round of a combat."""
        self.combat_round += 1
        self.retreating = NOBODY
        self.forget("round")

    def end_combat(self, winner: Seat) -> None:
        """TI-35.10, TI-41.4: won, or a draw."""
        self.tell("combat-over", combat=self.combat, winner=winner, system=self.system)
        self.combat, self.retreating = "", NOBODY
        self.forget("round", "combat")

    def set_roll(
        self, seat: Seat, why: str, dice: tuple[int, ...], batches: tuple[tuple[int, int, int, int], ...]
    ) -> None:
        """The dice as they lie."""
        self.dice, self.batches = dice, batches
        self.tell("rolled", seat=seat, why=why, dice=list(dice), system=self.system)

    def change_dice(self, seat: Seat, dice: tuple[int, ...], how: str = "rerolled") -> None:
        """TI-44.1: new results replace old ones; or something is added to them (`raised`)."""
        self.dice = dice
        self.tell(how, seat=seat, dice=list(dice), system=self.system)

    def set_hits(self, seat: Seat, hits: int, big: int = 0) -> None:
        """Hits that a player must take."""
        self.hits[seat], self.big_hits[seat] = hits, big
        self.tell("hit", seat=seat, hits=hits + big, system=self.system)

    def change_hits(self, seat: Seat, hits: int, big: int) -> None:
        """Hits are added, cancelled or used up."""
        self.hits[seat] += hits
        self.big_hits[seat] += big

    def clear_hits(self, seat: Seat) -> None:
        """Hits beyond the units are lost."""
        self.hits[seat] = self.big_hits[seat] = 0

    def sustain(self, seat: Seat, system: int, kind: int, fleet: Fleet) -> None:
        """TI-52.1."""
        self.set_fleet(seat, system, fleet)
        self.mark("round", f"sustained-{kind}", seat, self.marked(f"sustained-{kind}", seat) + 1)
        self.tell("sustained", seat=seat, system=system, unit=UNIT_NAMES[kind])

    def mend(self, seat: Seat, system: int, fleet: Fleet, kind: int) -> None:
        """A damaged ship is repaired."""
        self.set_fleet(seat, system, fleet)
        self.tell("mended", seat=seat, system=system, unit=UNIT_NAMES[PLAIN[kind]])

    def reinforce(self, seat: Seat, planet: int, count: int) -> None:
        """Infantry from the reinforcements joins own ground forces on a planet, taken or not."""
        if self.owner[planet] == seat:
            self.add_ground(seat, planet, count)
        else:
            self.landed[planet] = self.landed.get(planet, 0) + count
            self.tell("placed", seat=seat, unit="infantry", count=count, system=SYSTEM_OF[planet])

    def relocate(self, seat: Seat, origin: int, system: int, goal: int, count: int) -> None:
        """Infantry goes from a planet (or the space area of a system) to another own planet."""
        if origin == NOBODY:
            fleet = self.fleet(seat, system)
            self.set_fleet(seat, system, (*fleet[:11], fleet[11] - count, *fleet[12:]))
        else:
            self.infantry[origin] -= count
        self.infantry[goal] += count
        self.tell("relocated", seat=seat, origin=system, system=SYSTEM_OF[goal], count=count)

    # ---- ground forces that fight as ships ----------------------------------------------------------------------

    def combatants(self, seat: Seat) -> Fleet:
        """What fights for a player in space: the ships, and the ground forces that were enlisted."""
        fleet = self.fleet(seat, self.system)
        enlisted = min(self.marked("enlisted", seat), fleet[INFANTRY])
        return (*fleet[:INFANTRY], enlisted, 0)

    def enlist(self, seat: Seat, planet: int, count: int) -> None:
        """Ground forces in the active system, aboard or on a planet, fight as ships until the combat is over."""
        if planet != NOBODY:
            self.lift(seat, planet, count)
            self.mark("combat", f"lifted-{planet}", seat, self.marked(f"lifted-{planet}", seat) + count)
        self.mark("combat", "enlisted", seat, self.marked("enlisted", seat) + count)
        self.tell("enlisted", seat=seat, system=self.system, count=count)

    def discharge(self, seat: Seat, count: int) -> None:
        """So many of them fight no longer."""
        if self.marks and (enlisted := self.marked("enlisted", seat)):
            self.mark("combat", "enlisted", seat, max(enlisted - count, 0))

    def stand_down(self, seat: Seat) -> None:
        """Those who came from planets are on the ground again."""
        if self.marks and self.marked("enlisted", seat):
            for planet in self.planets_of(seat, self.system):
                count = min(self.marked(f"lifted-{planet}", seat), self.combatants(seat)[INFANTRY])
                if count:
                    self.land(seat, planet, count)
                    self.discharge(seat, count)
            self.unmark("enlisted", seat)

    def note_loss(self, seat: Seat, kind: int, count: int) -> None:
        """What a player has lost in this combat."""
        if self.combat:
            self.lost[seat] += (PLAIN[kind],) * count

    def note_landing(self, planet: int) -> None:
        """Ground forces were committed to this planet."""
        if planet not in self.invaded:
            self.invaded += (planet,)

    def drop_empty_landings(self) -> None:
        """Planets without landed forces are no longer invaded."""
        for place in (self.landed, self.landed_fighters):
            for planet in [planet for planet, count in place.items() if not count]:
                del place[planet]
        self.invaded = tuple(p for p in self.invaded if p in self.landed or p in self.landed_fighters)

    def lift_fighters(self, seat: Seat, planet: int) -> None:
        """Fighters that fought on the ground return to space."""
        count = self.landed_fighters.pop(planet)
        system = SYSTEM_OF[planet]
        fleet = self.fleet(seat, system)
        self.set_fleet(seat, system, (fleet[0] + count, *fleet[1:]))
        self.tell("lifted", seat=seat, system=system, count=count)

    def clear_landings(self) -> None:
        """The invasion is over."""
        self.invaded, self.landed, self.landed_fighters = (), {}, {}

    def remove_player(self, seat: Seat) -> None:
        """TI-65.2, TI-65.4, TI-65.7: everything of a player leaves the game; notes of others go back."""
        for note in (*self.notes[seat], *self.notes_up[seat]):
            if note_owner(note) != seat:
                self.return_note(note)
        for who in range(self.seats):
            for zone in (self.notes, self.notes_up):
                own = [note for note in zone[who] if note_owner(note) == seat]
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
        self.eliminated |= 1 << seat
        self.passed |= 1 << seat
        self.tell("eliminated", seat=seat, discloses=True)

    def announce_retreat(self, seat: Seat) -> None:
        """TI-35.4."""
        self.retreating = seat
        self.tell("retreats", seat=seat, system=self.system)

    # ---- the agenda ---------------------------------------------------------------------------------------------

    def begin_agenda(self) -> None:
        """TI-83.2: nobody has voted yet."""
        self.agendas += 1
        self.votes, self.voted, self.predictions = [0] * self.seats, [""] * self.seats, []
        self.chosen = ""
        self.traded, self.offers = [0] * self.seats, [0] * self.seats  # TI-69.6

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

    def choose_outcome(self, outcome: str) -> None:
        """What is going to be carried out."""
        self.chosen = outcome

    def announce(self) -> None:
        """TI-83.18."""
        self.tell("outcome", agenda=self.name(self.agenda), outcome=self.chosen)

    def end_agenda(self) -> None:
        """The agenda is resolved."""
        if self.agenda:
            self.agenda = 0
        self.forget("agenda")

    # ---- offers -------------------------------------------------------------------------------------------------

    def count_offer(self, seat: Seat) -> None:
        """Another thing done unasked in this turn."""
        self.offers[seat] += 1

    def open_offer(self, seat: Seat, partner: Seat) -> None:
        """TI-69: a player begins to make an offer."""
        self.proposer, self.partner, self.offer = seat, partner, {}
        self.tell("offers", seat=seat, target=partner)

    def add_term(self, key: str, count: int) -> None:
        """One thing more in the offer."""
        self.offer[key] = count

    def counter_offer(self) -> None:
        """The partner puts together an offer of his own."""
        self.offer = {"countered": 1}
        self.tell("counters", seat=self.partner, target=self.proposer)

    def close_offer(self, agreed: bool) -> None:
        """Both have agreed, or one has not."""
        seat, partner = self.proposer, self.partner
        if agreed:
            self.traded[seat] |= 1 << partner
            self.traded[partner] |= 1 << seat
        self.proposer, self.partner, self.offer = NOBODY, NOBODY, {}
        self.tell("transaction", seat=seat, target=partner, agreed=agreed, discloses=True)

    def promise(self, seat: Seat, to: Seat, what: str) -> None:
        """TI-14.4: a non-binding deal is written down and forces nobody."""
        self.promises.append((seat, to, what))
        self.tell("promised", seat=seat, target=to, promise=what)

    def clear_drafts(self) -> None:
        """What was on its way is done."""
        self.moving, self.cargo, self.bought = [], [], []
        self.paying, self.paying_goods = 0, 0

    def finish(self, reason: str) -> Won:
        """TI-30.15a, TI-51.8: the most points win; among tied players the first in initiative order."""
        order = self.initiative_order()
        best = max(order, key=lambda seat: (self.points[seat], -order.index(seat)))
        return Won([best], self.points, reason)

    def faction_name(self, seat: Seat) -> str:
        """The id of a player's faction."""
        return FACTIONS[self.factions[seat]].id if self.factions[seat] != NOBODY else ""
