import { describe, expect, it } from 'vitest';
import { toolsOf } from '../../../../tests/board';
import { LANGUAGES } from '../../../lib/i18n.svelte';
import type { Json, Option } from '../../../lib/wire';
import { rowsOf } from '../../../table/arrange';
import * as module from '../index';
import rows from '../preview/cards.json';
import { SCENES } from '../preview/scenes';

const { texts, tools } = toolsOf('twilight-imperium', rows);
const option = (id: string, args: Record<string, Json>, hint: Record<string, number> = {}): Option => ({
  id,
  key: id.split(':')[0]!,
  args,
  hint,
});
/** What stands in the panel: titles with the short buttons under them. */
const stood = (...options: Option[]): [string, string[]][] =>
  rowsOf(module as never, { id: 1, seat: 0, key: 'turn', args: {}, options }, tools).map(({ title, cells }) => [
    title,
    cells.map(({ text }) => text),
  ]);

describe('answers that differ in one thing alone', () => {
  it('stand in one row with their counts, and with what they cost', () => {
    const build = (count: number, cost: number) => option(`build:fighter:${count}`, { unit: 'fighter', count }, { cost });
    expect(stood(build(1, 1), build(2, 1), build(4, 2))).toEqual([['fighter', ['1 for 1', '2 for 1', '4 for 2']]]);
  });

  it('are the ships that come from one system, or all of them', () => {
    const ship = (unit: string, count: number, system = 26) => option(`ship:${system}:${unit}:${count}`, { system, unit, count });
    const all = option('fleet:26', { system: 26 });
    expect(stood(all, ship('cruiser', 1), ship('carrier', 1), ship('carrier', 2), ship('cruiser', 1, 27))).toEqual([
      ['Lodor (26)', ['The whole fleet', '1 cruiser', '1 carrier', '2 carriers']],
      ['', ['1 cruiser from New Albion and Starpoint (27)']],
    ]);
  });

  it('are the sizes of a pool, each with its own key where there is nothing else', () => {
    const pool = (count: number) => option(`strategy-pool:${count}`, { count });
    expect(stood(...[0, 1, 2].map(pool))).toEqual([[tools.t('pool-strategy'), ['0', '1', '2']]]);
    const keys = (...options: Option[]): string[] =>
      rowsOf(module as never, { id: 1, seat: 0, key: 'strategy-pool', args: {}, options }, tools).flatMap(({ cells }) => cells.map(({ key }) => key));
    expect(keys(pool(0), pool(1), pool(2))).toEqual(['0', '1', '2']);
    expect(keys(option('keep', {}), pool(0), pool(1))).toEqual(['1', '', '']);
  });

  it('are the structures for one planet, with its resources', () => {
    const place = (unit: string) => option(`structure:${unit}:lodor`, { unit, planet: 'lodor' }, { resources: 3 });
    const [row] = rowsOf(module as never, { id: 1, seat: 0, key: 'structure', args: {}, options: [place('pds'), place('space_dock')] }, tools);
    expect([row!.title, row!.note, row!.cells.length]).toEqual(['Lodor', tools.t('hint-resources', { count: 3 }), 2]);
  });

  it('are put side by side where each thing has several fates', () => {
    const fate = (key: string, agenda: string) => option(`${key}:${agenda}`, { agenda });
    expect(stood(fate('top', 'mutiny'), fate('bottom', 'mutiny'), fate('top', 'plowshares'))[0]).toEqual([
      tools.t('agenda-mutiny'),
      ['Top', 'Bottom'],
    ]);
  });

  it('gather the systems that would be activated for nothing', () => {
    const activate = (system: number, hint = {}) => option(`activate:${system}`, { system }, hint);
    const all = stood(activate(26), activate(27, { coming: 2 }), activate(18), activate(19, { produces: 4 }), activate(20, { 'enemy-ships': 3 }));
    expect(all.map(([title, texts]) => [title, texts.length])).toEqual([['', 1], ['', 1], [tools.t('board-row-far'), 3]]);
  });

  it.each(LANGUAGES)('have words for every title and button, in %s', (language) => {
    texts.language = language;
    const lines = Object.values(SCENES).flatMap((scene) =>
      scene().asks.flatMap((ask) =>
        rowsOf(module as never, ask, tools).flatMap(({ title, note, cells }) => [title, note, ...cells.map(({ text }) => text)]),
      ),
    );
    texts.language = 'en';
    expect(lines.filter((line) => /\{\$|undefined|^[a-z]+(-[a-z0-9]+)+$|_/.test(line))).toEqual([]);
  });
});
