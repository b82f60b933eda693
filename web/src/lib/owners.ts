/** The six owners' shapes, by seat; told apart without colour. Drawn in a box of 16 by 16. */
export const SHAPES: readonly string[] = [
  'M8 1.5a6.5 6.5 0 1 0 0 13a6.5 6.5 0 1 0 0-13z',
  'M8 1.4 15.2 14H.8z',
  'M2 2h12v12H2z',
  'M8 .6 15.4 8 8 15.4 .6 8z',
  'M4.3 1.6h7.4L15.4 8l-3.7 6.4H4.3L.6 8z',
  'M8 .7l2.2 4.9 5.4.6-4 3.6 1.1 5.3L8 12.4l-4.7 2.7 1.1-5.3-4-3.6 5.4-.6z',
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] as string;

export const colourOf = (seat: number): string => `var(--owner-${seat % SHAPES.length})`;
