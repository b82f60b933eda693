/** Silhouettes of the units, each in a box of 24 by 24. */
const UNITS: Readonly<Record<string, string>> = {
  fighter: 'M12 4 19.5 19 12 15.6 4.5 19z',
  destroyer: 'M12 1.5 15 9v7.5l4 5H5l4-5V9z',
  cruiser: 'M12 1 15.2 7l-.4 5.2L20.5 16v5l-6-2.6L12 23l-2.5-4.6-6 2.6v-5l5.7-3.8L8.8 7z',
  carrier: 'M8 2h8l1.6 4.2V9H22v11.4h-4.4V22H6.4v-1.6H2V9h4.4V6.2zM10.4 9v9h3.2V9z',
  dreadnought: 'M12 .8 16 5l1 6 5.4 6-1 5.5h-5.6L12 19.4l-3.8 3.1H2.6l-1-5.5L7 11l1-6z',
  flagship: 'M12 .8l2.6 5.4 5.8-2-1.8 5.9 4.8 3.7-5.3 2.6-.9 6-5.2-3.4-5.2 3.4-.9-6L.6 13.8l4.8-3.7-1.8-5.9 5.8 2z',
  war_sun:
    'M12 1a11 11 0 1 0 0 22a11 11 0 1 0 0-22zM1.6 11.4h20.8v1.6H1.6zM15.8 4.6a3 3 0 1 1 0 6a3 3 0 1 1 0-6z',
  infantry: 'M12 2.5a4.6 4.6 0 1 0 0 9.2a4.6 4.6 0 1 0 0-9.2zM3.5 21.5c0-6 3.6-8.6 8.5-8.6s8.5 2.6 8.5 8.6z',
  pds: 'M3.5 22h17v-4.4h-3L16.4 12h-2L20 3.4 16.6 1.2 10 12H7.6l-1.1 5.6h-3z',
  space_dock: 'M12 1 21.5 6.5v11L12 23l-9.5-5.5v-11zM12 6 6.8 9v6L12 18l5.2-3V9z',
};

export const silhouette = (kind: string): string => UNITS[kind] ?? (UNITS['cruiser'] as string);

/** From the mightiest to the least; so they are listed. */
export const ORDER: readonly string[] = [
  'flagship',
  'war_sun',
  'dreadnought',
  'carrier',
  'cruiser',
  'destroyer',
  'fighter',
  'infantry',
  'pds',
  'space_dock',
];
