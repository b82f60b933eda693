/** Keyboard: what a key press means at a table. */
export type Command = { kind: 'option'; digit: string } | { kind: 'go-on' } | { kind: 'undo' } | { kind: 'help' } | { kind: 'rules' };

const TYPING = 'input, textarea, select, [contenteditable="true"]';
const PRESSED = 'a, button, summary, [role="button"], [tabindex="0"]';

/** null when the press belongs to somebody else: a text field, a shortcut of the browser, an open dialog. */
export function command(event: KeyboardEvent): Command | null {
  if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || event.repeat) return null;
  const target = event.target instanceof Element ? event.target : null;
  if (target?.closest(TYPING) || target?.closest('dialog')) return null;
  if (/^[0-9]$/.test(event.key)) return { kind: 'option', digit: event.key };
  // Enter belongs to what has the focus; where nothing has, it goes on.
  if (event.key === 'Enter' && !target?.closest(PRESSED)) return { kind: 'go-on' };
  if (event.key === '?') return { kind: 'help' };
  // By place on the keyboard, so that Cyrillic layouts work too.
  if (event.code === 'KeyU' && !event.shiftKey) return { kind: 'undo' };
  if (event.code === 'KeyR' && !event.shiftKey) return { kind: 'rules' };
  return null;
}

/** The next index for arrow keys in a list of `length`; null for other keys. */
export function step(key: string, index: number, length: number): number | null {
  if (!length) return null;
  if (key === 'ArrowDown' || key === 'ArrowRight') return (index + 1) % length;
  if (key === 'ArrowUp' || key === 'ArrowLeft') return (index - 1 + length) % length;
  if (key === 'Home') return 0;
  if (key === 'End') return length - 1;
  return null;
}
