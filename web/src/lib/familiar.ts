/** How often this browser has seen a question. The line of help below it is for the first few times; after that it makes
 *  room for the answers and can be unfolded. */
const KEY = 'cosmodrome-met';
const ENOUGH = 4;

function restore(): Record<string, number> {
  try {
    return (JSON.parse(localStorage.getItem(KEY) ?? '{}') ?? {}) as Record<string, number>;
  } catch {
    return {};
  }
}

/** Whether no question of this game has ever been met here. */
export const isNew = (game: string): boolean => !Object.keys(restore()).some((name) => name.startsWith(`${game} `));

/** Counts one meeting; whether the question is well known by now. */
export function meet(game: string, ask: string): boolean {
  const met = restore();
  const name = `${game} ${ask}`;
  const before = met[name] ?? 0;
  if (before >= ENOUGH) return true;
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...met, [name]: before + 1 }));
  } catch {
    // A browser that keeps nothing is always helped.
  }
  return false;
}

/** As if every question were met for the first time: help is shown again. */
export function forgetMet(): void {
  try {
    localStorage.removeItem(KEY);
    localStorage.removeItem('cosmodrome-coached');
  } catch {
    // A browser that keeps nothing has nothing to forget.
  }
}
