/** The words of a game, held against those of the terminal, and looked at for holes. */
import { expect } from 'vitest';
import type { GameModule, Tools } from '../src/games/contract';
import type { Json } from '../src/lib/wire';
import { hintText, optionText, plain } from '../src/lib/words';
import type { Scenes } from '../src/mock/scenes';

interface Told {
  key: string;
  args: Record<string, Json>;
  text: string;
}

/** Asks, options and events of whole games are said as the terminal says them. */
export function expectTold(module: GameModule, told: unknown, tools: Tools): void {
  const say = (key: string, args: Record<string, Json>): string =>
    tools.has(key) ? tools.t(key, { ...plain(args, tools), ...module.describe(key, args, tools) }) : '';
  const wrong = (told as Told[])
    .map(({ key, args, text }) => ({ key, args, text, said: say(key, args) }))
    .filter(({ text, said }) => said !== text);
  expect(wrong).toEqual([]);
}

/** Every button of every scene, and the line under it. */
export const spoken = (module: GameModule, scenes: Scenes, tools: Tools): string[] =>
  Object.values(scenes)
    .flatMap((scene) => scene().asks.flatMap((ask) => ask.options))
    .flatMap((option) => [optionText(module, option, tools), hintText(module, option, tools)]);
