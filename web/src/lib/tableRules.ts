/** What a host chooses about the table itself, whatever is played: clocks, waiting, whispers. */
import { t } from './i18n.svelte';
import type { TableInfo } from './wire';

export type TableRules = Pick<
  TableInfo,
  'decision_seconds' | 'decision_default' | 'talk_seconds' | 'delay' | 'private_chat'
> & {
  /** null: by the pace of the table */
  take_back_seconds: number | null;
};

const DAY = 24 * 60 * 60;
export const DECISION_LIMITS: readonly (number | null)[] = [null, 30, 60, 120, 300, DAY, 3 * DAY, 7 * DAY];
export const TALK_LIMITS: readonly (number | null)[] = [null, 60, 120, 300];
export const DELAYS: readonly number[] = [0, 1.2, 2, 3, 5];
export const TAKE_BACKS: readonly (number | null)[] = [null, 0, 2, 4, 8];
const USUAL_DELAY = 1.2;
/** the rulebook's minute */
const USUAL_TALK = 60;

export const usualTableRules = (): TableRules => ({
  decision_seconds: null,
  decision_default: 'pass',
  talk_seconds: USUAL_TALK,
  delay: USUAL_DELAY,
  private_chat: true,
  take_back_seconds: null,
});

export const limitText = (seconds: number | null): string =>
  seconds === null ? t('time-none') : t('time-seconds', { seconds });

export const takeBackText = (seconds: number | null): string =>
  seconds === null ? t('new-take-back-usual') : seconds ? t('time-seconds', { seconds }) : t('new-take-back-none');

export const delayText = (seconds: number): string =>
  seconds ? t('new-delay-seconds', { seconds }) : t('new-delay-none');

/** What differs from the usual table, for those who are about to sit down. */
export function tableRuleLines(rules: Omit<TableRules, 'take_back_seconds'>): string[] {
  const lines: string[] = [];
  if (rules.decision_seconds !== null) {
    const then = t(`new-time-over-${rules.decision_default}`);
    lines.push(`${t('new-time')}: ${limitText(rules.decision_seconds)} (${then})`);
  }
  if (rules.talk_seconds !== null && rules.talk_seconds !== USUAL_TALK) lines.push(`${t('new-talk')}: ${limitText(rules.talk_seconds)}`);
  if (rules.delay !== USUAL_DELAY) lines.push(`${t('new-delay')}: ${delayText(rules.delay)}`);
  if (!rules.private_chat) lines.push(t('lobby-no-whispers'));
  return lines;
}
