/** The last set-up of each game, kept in the browser: a new table begins with it. What no longer fits is left out. */
import { startPlan, usualOptions, type Plan } from './plan';
import { DECISION_LIMITS, DELAYS, TAKE_BACKS, TALK_LIMITS, usualTableRules, type TableRules } from './tableRules';
import type { GameInfo, Json } from './wire';

export interface Setup {
  plan: Plan;
  options: Record<string, Json>;
  rules: TableRules;
  listed: boolean;
}

const KEY = 'cosmodrome-setup';

function restore(): Record<string, Partial<Setup>> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, Partial<Setup>>;
  } catch {
    return {};
  }
}

export const usualSetup = (game: GameInfo): Setup => ({
  plan: startPlan(game),
  options: usualOptions(game),
  rules: usualTableRules(),
  listed: false,
});

export function lastSetup(game: GameInfo): Setup {
  const usual = usualSetup(game);
  const kept = restore()[game.id];
  if (!kept || typeof kept !== 'object') return usual;
  const { plan, options = {}, rules } = kept;
  const fits = Array.isArray(plan) && plan.length >= game.seats[0] && plan.length <= game.seats[1];
  return {
    plan: fits ? plan.map((bot, seat) => (seat && bot !== null && game.bots.includes(bot) ? bot : null)) : usual.plan,
    options: Object.fromEntries(
      game.options.map(({ id, values, default: standard }) => {
        const value = options[id];
        return [id, value !== undefined && values.includes(value) ? value : standard];
      }),
    ),
    rules: sound(rules, usual.rules),
    listed: kept.listed === true,
  };
}

function sound(rules: Partial<TableRules> | undefined, usual: TableRules): TableRules {
  if (!rules || typeof rules !== 'object') return usual;
  const one = <T>(value: T | undefined, known: readonly T[], standard: T): T =>
    value !== undefined && known.includes(value) ? value : standard;
  return {
    decision_seconds: one(rules.decision_seconds, DECISION_LIMITS, usual.decision_seconds),
    decision_default: one(rules.decision_default, ['pass', 'bot'], usual.decision_default),
    talk_seconds: one(rules.talk_seconds, TALK_LIMITS, usual.talk_seconds),
    delay: one(rules.delay, DELAYS, usual.delay),
    private_chat: typeof rules.private_chat === 'boolean' ? rules.private_chat : usual.private_chat,
    take_back_seconds: one(rules.take_back_seconds, TAKE_BACKS, usual.take_back_seconds),
  };
}

export function keepSetup(game: string, setup: Setup): void {
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...restore(), [game]: setup }));
  } catch {
    // A browser that keeps nothing begins anew each time.
  }
}
