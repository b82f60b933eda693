import type { GameModule } from '../games/contract';
import type { Ask, Option } from '../lib/wire';

/** The options of an ask in the order of their buttons. */
export const arranged = (module: GameModule, ask: Ask): Option[] => module.arrange?.(ask) ?? ask.options;
