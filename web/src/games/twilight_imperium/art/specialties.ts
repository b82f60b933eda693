/** The marks of the four colours of technology in a box of 16 by 16. */
import type { Colour } from '../model/types';

const SPOKES = 'M6.9.4h2.2V3H6.9zM6.9 13h2.2v2.6H6.9zM.4 6.9H3v2.2H.4zM13 6.9h2.6v2.2H13z';

const MARKS: Readonly<Partial<Record<Colour, string>>> = {
  blue: '<path d="M8 1.5l6 6.2v3.8L8 6l-6 5.5V7.7zM8 9l3 3v3l-3-3-3 3v-3z"/>',
  green:
    '<path d="M13.8 2.2C6 2 2.2 5.5 2.2 9.5c0 1.3.3 2.3.9 3.2L1.5 14.8l1.4 1 1.7-2.2c1 .5 2 .7 3 .7 4 0 6.5-4 6.2-12.1zM5 11.5c1.5-2.5 3-4 5.5-5.5z"/>',
  yellow: `<path fill-rule="evenodd" d="M8 2.6a5.4 5.4 0 1 0 0 10.8 5.4 5.4 0 0 0 0-10.8zM8 5.7a2.3 2.3 0 1 1 0 4.6 2.3 2.3 0 0 1 0-4.6z"/><path d="${SPOKES}"/><path transform="rotate(45 8 8)" d="${SPOKES}"/>`,
  red: '<path d="M2 1l6 5 6-5 1 1-5 6 5 6-1 1-6-5-6 5-1-1 5-6-5-6z"/>',
};

export const mark = (colour: Colour): string => MARKS[colour] ?? '';
