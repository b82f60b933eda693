"""The tactical action on the table: the active system, a combat and its dice, landings, and the verbs that change
them."""

from __future__ import annotations

from cosmodrome.games.twilight_imperium.combat import plus_one
from cosmodrome.games.twilight_imperium.effects import Effects
from cosmodrome.games.twilight_imperium.index import INFANTRY, NOBODY, PLAIN, PLANET_NAMES, SYSTEM_OF, UNIT_NAMES, Fleet
from cosmodrome.games.twilight_imperium.names import numbered
from cosmodrome.kernel import NO_SEATS, Seat


class Battle(Effects, kw_only=True):
    """What is fought for and how far it has come; `foe` is the opponent of the active player."""

    active: int = 0
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

    # ---- the action ---------------------------------------------------------------------------------------------

    def activate(self, seat: Seat, system: int) -> None:
        """TI-1.1, TI-77.1a: a token of the tactic pool comes into the system."""
        self.system = system
        self.tactic[seat] -= 1
        self.tokens[seat] |= 1 << system
        self.say({"key": "activated", "seat": seat, "system": system})

    def end_action(self) -> None:
        """TI-1.4: the tactical action is over."""
        self.system, self.foe, self.combat, self.planet, self.invaded = 0, NOBODY, "", NOBODY, ()
        self.combat_round, self.retreating = 0, NOBODY
        if self.muted:
            self.muted = NO_SEATS
            self.regroup()
        self.forget("round", "combat", "action")

    def mute(self, seat: Seat) -> None:
        """A player's faction abilities and faction technologies are off until the tactical action is over."""
        self.muted = self.muted.add(seat)
        self.regroup()
        self.tell("muted", seat=seat)

    # ---- combat -------------------------------------------------------------------------------------------------

    def begin_combat(self, combat: str, foe: Seat, planet: int = NOBODY) -> None:
        """TI-35.0, TI-41.0: a combat begins."""
        self.combat, self.foe, self.planet = combat, foe, planet
        self.combat_round, self.retreating = 0, NOBODY
        self.lost = [()] * self.seats
        self.hits, self.big_hits = [0] * self.seats, [0] * self.seats
        on = PLANET_NAMES[planet] if planet != NOBODY else None
        self.tell("combat", combat=combat, seat=self.active, target=foe, system=self.system, planet=on)

    def begin_round(self) -> None:
        """A round of a combat."""
        self.combat_round += 1
        self.retreating = NOBODY
        self.forget("round")

    def call_combat(self, winner: Seat) -> None:
        """TI-35.10, TI-41.4: won, or a draw."""
        self.tell("combat-over", combat=self.combat, winner=winner, system=self.system)

    def end_combat(self) -> None:
        """What answers its end is done."""
        self.combat, self.retreating = "", NOBODY
        self.forget("round", "combat")

    def set_roll(
        self, seat: Seat, why: str, dice: tuple[int, ...], batches: tuple[tuple[int, int, int, int], ...]
    ) -> None:
        """The dice as they lie, whose each of them is, and what it has to show for a hit."""
        self.dice, self.batches = dice, batches
        needs = [hit - plus for _, count, hit, plus in batches for _ in range(count)]
        units = [UNIT_NAMES[kind] for kind, count, _, _ in batches for _ in range(count)]
        self.tell("rolled", seat=seat, why=why, dice=list(dice), needs=needs, units=units, system=self.system)

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
        self.mark("round", numbered("sustained", kind), seat, self.marked(numbered("sustained", kind), seat) + 1)
        self.tell("sustained", seat=seat, system=system, unit=UNIT_NAMES[kind])

    def forget_sustained(self, seat: Seat, kind: int, count: int) -> None:
        """Damaged ships are gone, first those that have sustained damage in this round (TI-R63)."""
        if sustained := self.marked(numbered("sustained", kind), seat):
            self.mark("round", numbered("sustained", kind), seat, max(sustained - count, 0))

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
            where = {"system": SYSTEM_OF[planet], "planet": PLANET_NAMES[planet]}
            self.tell("placed", seat=seat, unit="infantry", count=count, **where)

    def relocate(self, seat: Seat, origin: int, system: int, goal: int, count: int) -> None:
        """Infantry goes from a planet (or the space area of a system) to another own planet."""
        if origin == NOBODY:
            fleet = self.fleet(seat, system)
            self.set_fleet(seat, system, plus_one(fleet, INFANTRY, -count))
        else:
            self.infantry[origin] -= count
        self.infantry[goal] += count
        source = system if origin == NOBODY else PLANET_NAMES[origin]
        self.tell("relocated", seat=seat, source=source, planet=PLANET_NAMES[goal], unit="infantry", count=count)

    # ---- ground forces that fight as ships ----------------------------------------------------------------------

    def combatants(self, seat: Seat) -> Fleet:
        """What fights for a player in space: the ships, and the ground forces that were enlisted."""
        fleet = self.fleet(seat, self.system)
        enlisted = min(self.marked("enlisted", seat), fleet[INFANTRY])
        return (*fleet[:INFANTRY], enlisted, 0)

    def open_wormholes(self) -> tuple[int, int, int]:
        """Those of the board, and those that a component of the active player opens in tactical actions."""
        if self.system and "action-wormholes" in self.side(self.active).topics:
            opened: tuple[int, int, int] = self.fold("action-wormholes", self.active, self.wormholes)
            return opened
        return self.wormholes

    def enlist(self, seat: Seat, planet: int, count: int) -> None:
        """Ground forces in the active system, aboard or on a planet, fight as ships until the combat is over."""
        if planet != NOBODY:
            self.lift(seat, planet, count)
            self.mark("combat", numbered("lifted", planet), seat, self.marked(numbered("lifted", planet), seat) + count)
        self.mark("combat", "enlisted", seat, self.marked("enlisted", seat) + count)
        self.tell("enlisted", seat=seat, system=self.system, unit="infantry", count=count)

    def discharge(self, seat: Seat, count: int) -> None:
        """So many of them fight no longer."""
        if self.marks and (enlisted := self.marked("enlisted", seat)):
            self.mark("combat", "enlisted", seat, max(enlisted - count, 0))

    def stand_down(self, seat: Seat) -> None:
        """Those who came from planets are on the ground again."""
        if self.marks and self.marked("enlisted", seat):
            for planet in self.planets_of(seat, self.system):
                count = min(self.marked(numbered("lifted", planet), seat), self.combatants(seat)[INFANTRY])
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
        self.tell("lifted", seat=seat, system=system, planet=PLANET_NAMES[planet], unit="fighter", count=count)

    def clear_landings(self) -> None:
        """The invasion is over."""
        self.invaded, self.landed, self.landed_fighters = (), {}, {}

    def announce_retreat(self, seat: Seat) -> None:
        """TI-35.4."""
        self.retreating = seat
        self.tell("retreats", seat=seat, system=self.system)
