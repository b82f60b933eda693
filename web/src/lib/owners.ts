/** The six seats' shapes, told apart without colour. Drawn in a box of 16 by 16. */
export const SHAPES: readonly string[] = [
  'M8 1.2a6.8 6.8 0 1 0 0 13.6a6.8 6.8 0 1 0 0-13.6z',
  'M8 1 15.2 13.7H.8z',
  'M2 2h12v12H2z',
  'M8 .4 15.6 8 8 15.6 .4 8z',
  'M5.3 1h5.4v4.3H15v5.4h-4.3V15H5.3v-4.3H1V5.3h4.3z',
  'M.7 2.6h6L15.4 8l-8.7 5.4h-6L6 8z',
];

export const shapeOf = (seat: number): string => SHAPES[seat % SHAPES.length] as string;

export const colourOf = (seat: number): string => `var(--seat-${seat % SHAPES.length})`;
