import { expect, test } from 'vitest';
import { texts } from '../src/lib/i18n.svelte';
import type { TableInfo } from '../src/lib/wire';
import TableRow from '../src/pages/TableRow.svelte';
import { stage, useStage } from './stage';

useStage();

const DAYS = 24 * 60 * 60_000;

test('a table says whose move it is, in which round, and since when', () => {
  const seat = { seat: 0, name: 'Orion', kind: 'person', bot: null, mine: true, online: false, resigned: false } as const;
  const [created, changed] = [9, 2].map((days) => new Date(Date.now() - days * DAYS).toISOString());
  const table = { id: 'x', game: 'space-base', seats: [seat], state: 'running', turn: [0], round: 4, outcome: null, created, changed };
  stage(TableRow, { table: table as unknown as TableInfo });
  const said = document.querySelector('.what')?.textContent ?? '';
  expect(said).toContain(texts.t('row-your-turn'));
  expect(said).toContain(`${texts.t('row-round', { round: 4 })} · 2 days ago`);
});
