/** Moments of real games, written by `python -m tests.games.twilight_imperium.scenes`. */
import { written } from '../../../mock/scenes';
import data from './scenes.json';

export const SCENES = written(data);
