/** Up to where the story of each table had been told when this browser's player decided last: what came after is news. */
const KEY = 'cosmodrome-decided';
const TABLES = 50;

function restore(): [string, number][] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? (kept as [string, number][]) : [];
  } catch {
    return [];
  }
}

/** The number of the first event after the last decision; null where there was none. */
export const decidedAt = (table: string): number | null => restore().find(([id]) => id === table)?.[1] ?? null;

/** Remembers it for the tables of late. */
export function decide(table: string, cursor: number): void {
  const others = restore().filter(([id]) => id !== table);
  try {
    localStorage.setItem(KEY, JSON.stringify([...others, [table, cursor]].slice(-TABLES)));
  } catch {
    // A browser that keeps nothing shows no news after a visit.
  }
}

const READ = 'cosmodrome-read';

function allRead(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(READ) ?? '[]');
    return Array.isArray(kept) ? (kept as string[]) : [];
  } catch {
    return [];
  }
}

/** Whether a player here has read what comes before the game: their alien. */
export const hasRead = (table: string, seat: number | null): boolean => allRead().includes(`${table} ${seat}`);

export function noteRead(table: string, seat: number | null): void {
  try {
    localStorage.setItem(READ, JSON.stringify([...allRead(), `${table} ${seat}`].slice(-TABLES)));
  } catch {
    // A browser that keeps nothing shows it once more.
  }
}
