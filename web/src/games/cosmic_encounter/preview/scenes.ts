/** Moments of real games, written by `python -m tests.games.cosmic_encounter.scenes`; `picture` is one of them that stays, for
 *  the picture that a test compares. */
import { written } from '../../../mock/scenes';
import picture from './picture.json';
import data from './scenes.json';

export const SCENES = written({ ...data, ...picture });
