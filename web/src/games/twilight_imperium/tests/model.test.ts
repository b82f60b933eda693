import { describe, expect, it } from 'vitest';
import type { Json, Option } from '../../../lib/wire';
import * as module from '../index';
import { rolled, sidesOf } from '../model/combat';
import { arrange, gist } from '../index';
import { anomaly } from '../art/anomalies';
import { emblem, FACTIONS } from '../art/emblems';
import { surface } from '../art/surface';
import { ORDER, silhouette } from '../art/units';
import { empiresOf } from '../model/empires';
import { plateOf, sortedUnits } from '../model/fleet';
import { planOf, without } from '../model/plan';
import { planFlights } from '../model/flights';
import { centre, middleOf, planetPlaces, RADIUS, scaleOf } from '../model/hexes';
import { changedSystems, pointsSince } from '../model/news';
import { sidesOfOffer } from '../model/offer';
import { routesOf } from '../model/routes';
import { bigShips, spotsOf, trayed, unitChoices, movable } from '../model/options';
import { columns, owned, prerequisites } from '../model/research';
import { noteOf, rowsOf, sourceOf, unitRow } from '../model/rows';
import type { SystemState, Player, TwilightView, Movement } from '../model/types';
import { votesFor } from '../model/tells';
import { ownerIn, tally } from '../model/votes';
import { planetsOf, readyYield, unitsOf, zeroOf } from '../model/wealth';
import cards from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

const rows = rowsOf(cards as unknown as Json);
const option = (id: string, args: Record<string, Json> = {}): Option => ({ id, key: id.split(':')[0]!, args, hint: {} });
const view = (scene: string): TwilightView => SCENES[scene]!().view as unknown as TwilightView;

describe('an option', () => {
  const base = view('turn');
  const seat = SCENES['turn']!().seat!;
  const holding: TwilightView = {
    ...base,
    hand: { cards: ['spy'], secrets: ['spark_a_rebellion'], notes: ['ceasefire-3'] },
    players: base.players.map((player) =>
      player.seat === seat
        ? { ...player, faction: 'yssaril', technologies: [{ technology: 'transit_diodes', ready: true }] }
        : player,
    ),
  };
  it.each([
    ['activate:18', 'system:18'],
    ['fleet:9', 'system:9'],
    ['ship:13:cruiser:1', 'system:13'],
    ['load:8:fighter:1', 'system:8'],
    ['load:nar:infantry:1', 'planet:nar'],
    ['land:thibah:1', 'planet:thibah'],
    ['structure:pds:mordai_ii', 'planet:mordai_ii'],
    ['exhaust:ragh', 'planet:ragh'],
    ['tile:26:4', 'position:4'],
    ['pick:trade', 'strategy:trade'],
    ['technology:sarween_tools', 'technology:sarween_tools'],
    ['score:expand_borders', 'objective:expand_borders'],
    ['player:4', 'seat:4'],
    ['pool:tactic:2', 'pool:tactic'],
    ['fleet-pool:3', 'pool:fleet'],
    ['trade-good:1', 'goods'],
    ['lose:carrier-damaged:1', 'unit:carrier-damaged'],
    ['reroll:2', 'die:2'],
    ['vote:for', 'outcome:for'],
    ['use:spy', 'card:spy'],
    ['card:spy', 'card:spy'],
    ['use:ceasefire', 'note:ceasefire-3'],
    ['use:transit_diodes', 'technology:transit_diodes'],
    ['use:stall_tactics', 'ability:stall_tactics'],
    ['use:plague', 'tray:use:plague'],
    ['faction:sol', 'tray:faction:sol'],
  ])('%s lies on %s', (id, spot) => expect(spotsOf(option(id), holding, seat, rows)).toEqual([spot]));

  it('to elect a planet lies on the ballot and on the map', () => {
    expect(spotsOf(option('vote:ragh'), base, seat, rows)).toEqual(['outcome:ragh', 'planet:ragh']);
  });

  it('has somewhere to be pressed in every scene, but for plain words', () => {
    const plain = new Set(['pass', 'done', 'auto', 'all', 'keep', 'yes', 'no', 'stay', 'retreat', 'fire', 'hold', 'component', 'end-turn', 'buy-tokens', 'remove-custodians']);
    const inOffer = new Set(['give', 'want', 'propose', 'withdraw', 'accept', 'refuse', 'counter']);
    const lost = Object.values(SCENES).flatMap((make) => {
      const scene = make();
      return scene.asks
        .flatMap((ask) => ask.options)
        .filter(({ key }) => !plain.has(key) && !inOffer.has(key))
        .filter((one) => !spotsOf(one, scene.view as unknown as TwilightView, scene.seat, rows).length)
        .map(({ id }) => id);
    });
    expect(lost).toEqual([]);
  });

  it('about units is gathered by kind, and what lies nowhere by itself', () => {
    const options = ['build:fighter:1', 'build:fighter:2', 'build:cruiser:1', 'done'].map((id) => option(id));
    expect([...unitChoices(options)].map(([unit, list]) => [unit, list.length])).toEqual([
      ['fighter', 2],
      ['cruiser', 1],
    ]);
    expect(trayed([option('faction:sol'), option('pass')], base, seat, rows).map(({ id }) => id)).toEqual(['faction:sol']);
  });

  it('to send ships draws their way to the active system, hex by hex', () => {
    const moving = { ...base, action: { ...base.action, system: 18 }, draft: { ...base.draft, moving: [[7, 'cruiser', 1] as const] } };
    expect(routesOf(moving, option('fleet:9'))).toEqual([
      { systems: [7, 18], tried: false },
      { systems: [9, 18], tried: true },
    ]);
    const ship = { system: 7, unit: 'cruiser', count: 1, capacity: 0, route: [7, 41, 18], rifts: 1 };
    const movement = { ships: [ship] } as unknown as Movement;
    expect(routesOf({ ...moving, movement }, null)).toEqual([{ systems: [7, 41, 18], tried: false }]);
    expect(routesOf({ ...moving, action: { ...base.action, system: null } }, null)).toEqual([]);
  });
});

describe('the frame', () => {
  it('asks why for systems that cannot be activated, and lists systems after the other actions', () => {
    const scene = SCENES['turn']!();
    const ids = module.options(scene.view, scene.asks[0]!).map(({ id }) => id);
    expect(ids).toHaveLength((scene.view['systems'] as unknown[]).length);
    expect(ids).toContain('activate:18');
    const ask = { ...scene.asks[0]!, options: ['activate:18', 'strategic:trade'].map((id) => option(id)) };
    expect(module.arrange(ask).map(({ id }) => id)).toEqual(['strategic:trade', 'activate:18']);
  });
});

describe('the map', () => {
  it('has neighbours side by side, and none on top of another', () => {
    const middles = rows.positions.map(centre);
    for (const [at, one] of middles.entries()) {
      for (const other of middles.slice(at + 1)) {
        expect(Math.hypot(one.x - other.x, one.y - other.y)).toBeGreaterThan(1.7 * RADIUS);
      }
    }
    const beside = middleOf(rows.positions.length, rows.positions);
    expect(Math.min(...middles.map(({ x, y }) => Math.hypot(x - beside.x, y - beside.y)))).toBeGreaterThan(1.7 * RADIUS);
  });

  it('has room for the planets of every tile', () => {
    for (const tile of rows.tiles.values()) expect(planetPlaces(tile.planets.length)).toHaveLength(tile.planets.length);
  });

  it('stands a fleet on one plate, the mightiest first, as wide as it may be', () => {
    const units = { fighter: 4, 'dreadnought-damaged': 1, dreadnought: 2, infantry: 3, carrier: 1, cruiser: 0 };
    const order = ['dreadnought', 'dreadnought-damaged', 'carrier', 'fighter', 'infantry'];
    expect(sortedUnits(units).map(([unit]) => unit)).toEqual(order);
    const [narrow, wide] = [plateOf(units, 15, 70), plateOf(units, 15, 200)];
    expect(new Set(wide.units.map(({ y }) => y)).size).toBe(1);
    expect(new Set(narrow.units.map(({ y }) => y)).size).toBeGreaterThan(1);
    for (const { width, units, glyph } of [narrow, wide]) {
      for (const { x } of units) expect(x).toBeGreaterThan(0);
      for (const { x } of units) expect(x + glyph).toBeLessThan(width);
    }
    expect(narrow.width).toBeLessThan(80);
    expect(bigShips(units)).toBe(4);
  });

  it.each([40, 55, 69, 140])('prints nothing below 11 px on hexes of %i px', (side) => {
    const { font, glyph } = scaleOf(side);
    expect(font).toBeGreaterThanOrEqual(11);
    expect(plateOf({ fighter: 4, carrier: 2 }, glyph, side).font).toBeGreaterThanOrEqual(11);
  });

  it('draws borders only where an empire ends, and none in a contested system', () => {
    const planet = { owner: 1, ready: true, infantry: 1, pds: 0, space_dock: 0, landed: 0, resources: 1, influence: 1, attached: [] };
    const system = (number: number, position: number, units = {}): SystemState => ({
      system: number,
      position,
      units,
      tokens: [],
      planets: { [`p${number}`]: planet },
      wormholes: [],
    });
    const positions = [[0, 0], [1, 0], [0, 1]] as const;
    const empires = empiresOf([system(1, 0), system(2, 1), system(3, 2, { 4: { cruiser: 1 } })], positions);
    expect(empires.get(1)).toEqual({ owner: 1, borders: [1, 2, 3, 4, 5] });
    expect(empires.get(2)?.borders).not.toContain(3);
    expect(empires.has(3)).toBe(false);
  });
});

describe('a drafted movement', () => {
  it('tells what leaves, what arrives, and whether it fits', () => {
    const { view: drafted, seat } = SCENES['plan']!();
    const plan = planOf(drafted as unknown as TwilightView, rows, seat)!;
    expect([...plan.leaving]).toEqual([[36, { carrier: 2 }]]);
    expect(plan.arriving).toEqual({ carrier: 2 });
    expect(plan.capacity.of).toBeGreaterThanOrEqual(8);
    expect(plan.fleet.used).toBe(2);
    expect(planOf(drafted as unknown as TwilightView, rows, null)).toBeNull();
    expect(without({ carrier: 3, fighter: 2 }, plan.leaving.get(36))).toEqual({ carrier: 1, fighter: 2 });
  });
});

describe('drawings', () => {
  it('are the same for the same planet, and different for others', () => {
    const kinds = ['cultural', 'hazardous', 'industrial', 'home', 'mecatol'] as const;
    expect(surface('cultural', 'lodor')).toBe(surface('cultural', 'lodor'));
    expect(new Set(kinds.flatMap((kind) => ['lodor', 'quann', 'mellon'].map((id) => surface(kind, id)))).size).toBe(15);
  });

  it('tell all units, factions and anomalies apart', () => {
    expect(new Set(ORDER.map(silhouette)).size).toBe(ORDER.length);
    expect(FACTIONS.toSorted()).toEqual([...rows.factions.keys()].sort());
    expect(new Set(FACTIONS.map(emblem)).size).toBe(17);
    const kinds = ['asteroid_field', 'nebula', 'supernova', 'gravity_rift'] as const;
    expect(new Set(kinds.map((kind) => anomaly(kind, 60, 41))).size).toBe(4);
  });
});

describe('a player', () => {
  const now = view('turn');
  it('has the planets and units that stand on the map under their sign', () => {
    for (const { seat } of now.players) {
      const planets = planetsOf(now, seat);
      expect(planets.every(({ state }) => state.owner === seat)).toBe(true);
      const docks = planets.reduce((sum, { state }) => sum + state.space_dock, 0);
      expect(unitsOf(now, seat)['space_dock'] ?? 0).toBeGreaterThanOrEqual(docks);
    }
    const state = { owner: 0, infantry: 0, pds: 0, space_dock: 0, landed: 0, attached: [] };
    const planet = (ready: boolean) => ({ id: 'x', system: 1, state: { ...state, ready, resources: 3, influence: 2 } });
    expect(readyYield([planet(true), planet(false), planet(true)])).toEqual({ resources: 6, influence: 4 });
  });

  it('has the values of their own units and upgrades', () => {
    expect(unitRow('carrier', 'sol', [], rows)?.id).toBe('advanced_carrier_1');
    expect(unitRow('carrier', 'sol', ['advanced_carrier_2'], rows)?.id).toBe('advanced_carrier_2');
    expect(unitRow('cruiser', 'sol', ['cruiser_2'], rows)?.id).toBe('cruiser_2');
    expect(unitRow('flagship', 'sol', [], rows)?.id).toBe('genesis');
  });
});

describe('the technology tree', () => {
  const player = {
    ...view('turn').players[0]!,
    faction: 'sol',
    technologies: ['antimass_deflectors', 'neural_motivator'].map((technology) => ({ technology, ready: true })),
  } satisfies Player;

  it('tells which prerequisites are met', () => {
    const have = owned(player, rows);
    const needs = (id: string): boolean[] => prerequisites(rows.technologies.get(id)!, have).map(({ met }) => met);
    expect(needs('gravity_drive')).toEqual([true]);
    expect(needs('fleet_logistics')).toEqual([true, false]);
    expect(needs('fighter_2')).toEqual([true, true]);
    expect(needs('cruiser_2')).toEqual([true, false, false]);
  });

  it('has what this faction can own: its upgrades in place of the generic ones', () => {
    const ids = columns(player, rows).flatMap(({ technologies }) => technologies.map(({ id }) => id));
    expect(ids).toContain('spec_ops_2');
    expect(ids).not.toContain('infantry_2');
    expect(ids).not.toContain('bioplasmosis');
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('a fight', () => {
  it('has both fleets, and the hits still to come', () => {
    const { seat, view: seen } = SCENES['hits']!();
    const sides = sidesOf(seen as unknown as TwilightView)!;
    const mine = sides.find((side) => side.seat === seat)!;
    expect(mine.hits).toBeGreaterThan(0);
    expect(sides.every(({ units }) => Object.keys(units).length > 1)).toBe(true);
    expect(sidesOf(view('turn'))).toBeNull();
  });

  it('remembers the last dice of each side, and what rerolled ones need', () => {
    const first = rolled({}, [
      { key: 'rolled', seat: 1, dice: [3], needs: [9] },
      { key: 'rolled', seat: 2, dice: [9, 9], needs: [5, 5] },
      { key: 'rolled', seat: 1, dice: [10], needs: [7] },
    ]);
    expect(first).toMatchObject({ 1: { dice: [10], needs: [7] }, 2: { dice: [9, 9], needs: [5, 5] } });
    const later = rolled(first, [{ key: 'rerolled', seat: 2, dice: [9, 1] }, { key: 'hit', seat: 1, hits: 2 }]);
    expect(later).toMatchObject({ 1: first[1], 2: { dice: [9, 1], needs: [5, 5], number: 2 } });
  });
});

describe('flights', () => {
  it('bring fleets to their system, infantry to its planet, and points to the track', () => {
    const flights = planFlights([
      { key: 'moved', seat: 1, origin: 18, system: 26, units: { fighter: 2, carrier: 1 } },
      { key: 'landed', seat: 1, system: 26, planet: 'lodor', unit: 'infantry', count: 3 },
      { key: 'points', seat: 1, points: 4, gained: 1, why: 'expand_borders' },
      { key: 'points', seat: 2, points: 1, gained: -1, why: 'support_for_the_throne' },
      { key: 'picked', seat: 0, strategy: 'trade' },
    ]);
    expect(flights.map(({ from, to }) => [from[0], to[0]])).toEqual([
      ['system:18', 'system:26'],
      ['system:26', 'planet:lodor'],
      ['objective:expand_borders', 'track:4'],
      ['strategy:trade', 'seat:0'],
    ]);
    expect(flights[0]!.units).toEqual([['carrier', 1], ['fighter', 2]]);
  });
});

describe('the movement', () => {
  it('knows which ships can be sent from where', () => {
    const option = (id: string) => ({ id, key: id.split(':')[0]!, args: {}, hint: {} });
    const found = movable(['all', 'fleet:9', 'ship:9:cruiser:1', 'ship:9:cruiser:2', 'ship:12:carrier:1'].map(option));
    expect([...found].map(([system, kinds]) => [system, ...kinds])).toEqual([[9, 'cruiser'], [12, 'carrier']]);
  });

  it('puts the systems first where planets can be taken, then those to which ships can come', () => {
    const option = (id: string, hint: Record<string, number>) => ({ id, key: id.split(':')[0]!, args: {}, hint });
    const ask = { id: 1, seat: 0, key: 'turn', args: {}, options: [option('activate:1', {}), option('activate:2', { coming: 3 }), option('activate:3', { coming: 1, takeable: 1 }), option('strategic:trade', {})] };
    expect(arrange(ask).map(({ id }) => id)).toEqual(['strategic:trade', 'activate:3', 'activate:2', 'activate:1']);
  });
});

describe('the news', () => {
  const events = [
    { key: 'moved', seat: 1, origin: 9, system: 26, units: { cruiser: 1 } },
    { key: 'gained-planet', seat: 1, planet: 'lodor' },
    { key: 'placed', seat: 0, system: 18, unit: 'fighter', count: 2 },
    { key: 'destroyed', seat: 0, system: 27, unit: 'carrier', count: 1 },
    { key: 'exhausted', seat: 1, planet: 'jord' },
    { key: 'points', seat: 1, gained: 2, points: 5, why: 'x' },
    { key: 'points', seat: 1, gained: -1, points: 4, why: 'y' },
  ];

  it('are where others have done something, and where I have lost units', () => {
    const map = { systems: [{ system: 26, planets: { lodor: {} } }] } as unknown as TwilightView;
    expect([...changedSystems(events, map, 0)].sort()).toEqual([26, 27]);
    expect([...changedSystems(events.slice(1, 2), map, 0)]).toEqual([26]);
    expect([...changedSystems(events, map, null)].sort()).toEqual([18, 26, 27]);
  });

  it('tell who has won how many points', () => {
    expect([...pointsSince(events)]).toEqual([[1, 1]]);
  });
});

describe('the gist', () => {
  it('is what changes the standing, not how it was paid for', () => {
    const keys = ['activated', 'moved', 'exhausted', 'gained-planet', 'spent-tokens', 'points', 'rolled', 'combat-over'];
    expect(keys.filter((key) => gist({ key }))).toEqual(['activated', 'gained-planet', 'points', 'combat-over']);
  });
});

describe('the order of play', () => {
  it('tells who goes first by a token and not by a strategy card', () => {
    const cards = (...strategies: string[]) => ({ cards: strategies.map((strategy) => ({ strategy, ready: true })) });
    const told = (order: number[]) =>
      zeroOf({ turn: { order }, players: [cards('trade'), cards('imperial'), cards('politics')] } as unknown as TwilightView, rows.strategies);
    expect([told([2, 0, 1]), told([1, 2, 0]), told([])]).toEqual([null, 1, null]);
  });
});

describe('the board', () => {
  it('has more room on a phone where it is the list of answers, until a plan is drafted', () => {
    const ask = (key: string) => ({ id: 1, seat: 0, key, args: {}, options: [] });
    expect(['turn', 'terms', 'pick'].map((key) => module.boardFirst(ask(key), []))).toEqual([true, true, false]);
    expect(module.boardFirst(ask('turn'), ['activate:26'])).toBe(false);
  });
});

describe('a vote', () => {
  it('adds up what each has cast, and shows what can be voted for', () => {
    const now = view('turn');
    const agenda = { ...now.agenda, votes: [3, 0, 4, 2, 0, 0], voted: ['for', null, 'for', 'against', null, null] };
    expect(tally({ ...now, agenda }, [option('abstain')], 'for_against')).toEqual([
      { outcome: 'for', votes: 7, by: [0, 2] },
      { outcome: 'against', votes: 2, by: [3] },
      { outcome: 'abstain', votes: 0, by: [] },
    ]);
  });

  it('shows what was predicted to those who are not asked', () => {
    const now = view('turn');
    const agenda = { ...now.agenda, votes: [], voted: [], predictions: [[1, 'imperial_rider', 'quann']] as [number, string, string][] };
    expect(tally({ ...now, agenda }, [], 'elect_planet')).toEqual([{ outcome: 'quann', votes: 0, by: [] }]);
  });

  it('is told with its sums when the next agenda lies open already', () => {
    const votes = (seat: number, outcome: string, count: number) => ({ key: 'votes', seat, outcome, count });
    const decided = { key: 'outcome', agenda: 'mutiny', outcome: 'for' };
    const log = [
      { key: 'revealed-agenda', agenda: 'anti_intellectual_revolution' },
      votes(2, 'against', 9),
      { key: 'revealed-agenda', agenda: 'mutiny' },
      votes(0, 'against', 3),
      votes(1, 'for', 2),
      votes(1, 'for', 5), // with further votes
      votes(2, 'for', 0),
      decided,
      { key: 'revealed-agenda', agenda: 'wormhole_research' },
      votes(0, 'for', 8),
    ];
    expect([...votesFor(decided, log)]).toEqual([['for', 5], ['against', 3]]);
    expect([...votesFor(decided, [])]).toEqual([]);
  });

  it('shows whose planet or which player would be elected', () => {
    const now = view('turn');
    const [id, state] = now.systems.flatMap(({ planets }) => Object.entries(planets)).find(([, one]) => one.owner !== null)!;
    expect(ownerIn(now, id)).toBe(state.owner);
    expect(ownerIn(now, 'player-2')).toBe(2);
    expect(ownerIn(now, 'against')).toBeNull();
  });
});

describe('an offer', () => {
  it('is turned round for the seat that is asked', () => {
    const now = view('turn');
    const draft = { ...now.draft, proposer: 1, partner: 4, offer: { 'give:trade-goods': 2, 'want:note-ceasefire-4': 1 } };
    const goods = [{ thing: 'trade-goods', count: 2 }];
    const note = [{ thing: 'note-ceasefire-4', count: 1 }];
    expect(sidesOfOffer({ ...now, draft }, 1)).toEqual({ other: 4, give: goods, get: note });
    expect(sidesOfOffer({ ...now, draft }, 4)).toEqual({ other: 1, give: note, get: goods });
    expect(sidesOfOffer({ ...now, draft }, 2)).toBeNull();
  });
});

describe('an id', () => {
  it('is traced to what it names', () => {
    expect(noteOf('support_for_the_throne-4')).toEqual({ id: 'support_for_the_throne', owner: 4 });
    expect(sourceOf('scheming-discard', rows)).toEqual({ kind: 'ability', id: 'scheming' });
    expect(sourceOf('sabotage', rows)?.kind).toBe('action');
    expect(sourceOf('nonsense', rows)).toBeNull();
  });
});
