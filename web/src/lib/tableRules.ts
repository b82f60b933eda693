/** What a host chooses about the table itself, whatever is played: clocks, waiting, whispers. */
import { t } from './i18n.svelte';
import type { TableInfo } from './wire';

export type TableRules = Pick<
  TableInfo,
  'decision_seconds' | 'decision_default' | 'talk_seconds' | 'delay' | 'private_chat'
>;

const DAY = 24 * 60 * 60;
export const DECISION_LIMITS: readonly (number | null)[] = [null, 30, 60, 120, 300, DAY, 3 * DAY, 7 * DAY];
export const TALK_LIMITS: readonly (number | null)[] = [null, 60, 120, 300];
export const DELAYS: readonly number[] = [0, 1.2, 2, 3, 5];
const USUAL_DELAY = 1.2;

export const usualTableRules = (): TableRules => ({
  decision_seconds: null,
  decision_default: 'pass',
  talk_seconds: null,
  delay: USUAL_DELAY,
  private_chat: true,
});

export const limitText = (seconds: number | null): string =>
  seconds === null ? t('time-none') : t('time-seconds', { seconds });

export const delayText = (seconds: number): string =>
  seconds ? t('new-delay-seconds', { seconds }) : t('new-delay-none');

/** What differs from the usual table, for those who are about to sit down. */
export function tableRuleLines(rules: TableRules): string[] {
  const lines: string[] = [];
  if (rules.decision_seconds !== null) {
    const then = t(`new-time-over-${rules.decision_default}`);
    lines.push(`${t('new-time')}: ${limitText(rules.decision_seconds)} (${then})`);
  }
  if (rules.talk_seconds !== null) lines.push(`${t('new-talk')}: ${limitText(rules.talk_seconds)}`);
  if (rules.delay !== USUAL_DELAY) lines.push(`${t('new-delay')}: ${delayText(rules.delay)}`);
  if (!rules.private_chat) lines.push(t('lobby-no-whispers'));
  return lines;
}
