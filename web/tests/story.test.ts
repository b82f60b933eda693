import { expect, test } from 'vitest';
import * as cosmic from '../src/games/cosmic_encounter';
import * as twilight from '../src/games/twilight_imperium';
import { story } from '../src/lib/story';
import type { GameEvent } from '../src/lib/wire';

const moved = (seat: number, units: Record<string, number>, origin = 5, system = 18): GameEvent => ({
  key: 'moved',
  seat,
  origin,
  system,
  units,
});
const inWords = (event: GameEvent): string => JSON.stringify(event['units'] ?? [event['count'], event['source']]);

test('a fleet is told in one line for each system it comes from', () => {
  const log = [moved(0, { carrier: 1 }), moved(0, { cruiser: 1 }, 7), moved(0, { fighter: 2 }), moved(0, { carrier: 1 })];
  const lines = story(log, inWords, twilight.join, 40);
  expect(lines.map(({ number, text }) => [number, text])).toEqual([
    [40, '{"carrier":2,"fighter":2}'],
    [41, '{"cruiser":1}'],
  ]);
});

test('planets are exhausted together, and told apart from those that are readied', () => {
  const planet = (key: string, name: string): GameEvent => ({ key, seat: 1, planet: name });
  const log = [planet('exhausted', 'lodor'), planet('exhausted', 'quann'), planet('exhausted', 'jord'), planet('readied', 'lodor')];
  const lines = story(log, (event) => JSON.stringify(event['planet']), twilight.join);
  expect(lines.map(({ text }) => text)).toEqual(['["lodor","quann","jord"]', '"lodor"']);
});

test('tokens of several pools are told together, and units that come to one place', () => {
  const gained = (pool: string, count: number): GameEvent => ({ key: 'gained-tokens', seat: 1, pool, count });
  const log = [gained('tactic', 1), gained('fleet', 1), gained('tactic', 1)];
  const tokens = story(log, (event) => JSON.stringify(event['pools'] ?? event['pool']), twilight.join);
  expect(tokens.map(({ text }) => text)).toEqual(['{"tactic":2,"fleet":1}']);
  const placed = (planet: string): GameEvent => ({ key: 'placed', seat: 1, unit: 'infantry', count: 1, system: 26, planet });
  const units = story([placed('lodor'), placed('quann'), placed('lodor')], ({ count, planet }) => `${count} ${planet}`, twilight.join);
  expect(units.map(({ text }) => text)).toEqual(['2 lodor', '1 quann']);
});

test('two players, or a line in between, make it two fleets', () => {
  const other: GameEvent = { key: 'phase' };
  const log = [moved(0, { carrier: 1 }), moved(1, { carrier: 1 }), moved(0, { carrier: 1 }), other, moved(0, { carrier: 1 })];
  expect(story(log, inWords, twilight.join)).toHaveLength(5);
});

test('ships launched from several planets go together; those lost from the encounter are told apart', () => {
  const ships = (source: number | string, goal: string): GameEvent => ({ key: 'moved', seat: 2, source, goal, count: 1 });
  const log = [ships(3, 'gate'), ships(4, 'gate'), ships(3, 'gate'), ships('warp', 'gate'), ships(4, 'warp')];
  expect(story(log, inWords, cosmic.join).map(({ text }) => text)).toEqual(['[3,[3,4]]', '[1,"warp"]', '[1,4]']);
});
