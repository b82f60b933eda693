import { expect, test } from 'vitest';
import { command, step } from '../src/lib/keys';

function press(key: string, more: KeyboardEventInit = {}, target: Element = document.body): ReturnType<typeof command> {
  document.body.append(target === document.body ? '' : target);
  let result: ReturnType<typeof command> = null;
  const listen = (event: Event): void => {
    result = command(event as KeyboardEvent);
  };
  document.addEventListener('keydown', listen, { once: true });
  target.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, ...more }));
  return result;
}

test('numbers choose options, a question mark opens help', () => {
  expect(press('1')).toEqual({ kind: 'option', digit: '1' });
  expect(press('9')).toEqual({ kind: 'option', digit: '9' });
  expect(press('0')).toEqual({ kind: 'option', digit: '0' });
  expect(press('?')).toEqual({ kind: 'help' });
});

test('letters are known by their place, in any layout', () => {
  expect(press('г', { code: 'KeyU' })).toEqual({ kind: 'undo' });
  expect(press('r', { code: 'KeyR' })).toEqual({ kind: 'rules' });
});

test('Enter goes on where nothing has the focus that it belongs to', () => {
  expect(press('Enter')).toEqual({ kind: 'go-on' });
  expect(press('Enter', {}, document.createElement('h1'))).toEqual({ kind: 'go-on' });
  expect(press('Enter', {}, document.createElement('button'))).toBeNull();
});

test('typing, shortcuts and dialogs choose nothing', () => {
  expect(press('1', {}, document.createElement('input'))).toBeNull();
  expect(press('1', { ctrlKey: true })).toBeNull();
  expect(press('1', { repeat: true })).toBeNull();
  const dialog = document.createElement('dialog');
  const button = dialog.appendChild(document.createElement('button'));
  document.body.append(dialog);
  let result: ReturnType<typeof command> | undefined;
  document.addEventListener('keydown', (event) => (result = command(event)), { once: true });
  button.dispatchEvent(new KeyboardEvent('keydown', { key: '1', bubbles: true }));
  expect(result).toBeNull();
});

test('arrows go round in a list', () => {
  expect(step('ArrowDown', 0, 3)).toBe(1);
  expect(step('ArrowDown', 2, 3)).toBe(0);
  expect(step('ArrowUp', 0, 3)).toBe(2);
  expect(step('End', 0, 3)).toBe(2);
  expect(step('x', 0, 3)).toBeNull();
  expect(step('ArrowDown', 0, 0)).toBeNull();
});
