/** Silhouettes of the units in a box of 16 by 16, seen from above, nose up: told apart by outline alone. */
const UNITS: Readonly<Record<string, string>> = {
  flagship:
    'M8 0l1.8 4.2L12.2 3v4.4l3.8 3.4V15l-3.6-1.6L10.8 16H5.2l-1.6-2.6L0 15v-4.2l3.8-3.4V3l2.4 1.2zM8 6.2L6.2 9.6 8 12.4l1.8-2.8z',
  war_sun:
    'M8 .5a7.5 7.5 0 110 15 7.5 7.5 0 010-15zm0 2.1a5.4 5.4 0 105.4 5.4h-1.5A3.9 3.9 0 118 4.1z',
  dreadnought:
    'M8 .5l7 10.6v4.4h-4.2v-2.7H5.2v2.7H1v-4.4zM8 5.6L5.7 9.8h4.6z',
  carrier:
    'M4.6 1h6.8l3.6 3v11h-3.4V8.2H9.8V15H6.2V8.2H4.4V15H1V4z',
  cruiser:
    'M8 .4l2.1 4.4v3h1.5V4.4L14.4 6v8h-2.8v-3h-1.5v4.4H5.9V11H4.4v3H1.6V6l2.8-1.6v3.4h1.5v-3z',
  destroyer:
    'M8 .2l1.8 5.6v4.6l3.7 4.4H9.7L8 13.4l-1.7 1.4H2.5l3.7-4.4V5.8z',
  fighter:
    'M8 2.6l5 10.8-5-2.7-5 2.7z',
  infantry:
    'M8 1.4a2.9 2.9 0 110 5.8 2.9 2.9 0 010-5.8zM2.6 14.8C2.6 10.6 4.7 8.3 8 8.3s5.4 2.3 5.4 6.5z',
  pds:
    'M1.6 13h12.8v2.2H1.6zM3 12a5 5 0 015-5l.5.1L13 1l2.2 1.7-4.2 5.4A5 5 0 0113 12z',
  space_dock:
    'M6.7 0h2.6v2.7a5.5 5.5 0 014 4h2.7v2.6h-2.7a5.5 5.5 0 01-4 4V16H6.7v-2.7a5.5 5.5 0 01-4-4H0V6.7h2.7a5.5 5.5 0 014-4zM8 5.4A2.6 2.6 0 108 10.6 2.6 2.6 0 008 5.4z',
};

export const silhouette = (kind: string): string => UNITS[kind] ?? (UNITS['cruiser'] as string);

/** From the mightiest to the least: the order in which they are listed. */
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

/** The bolt of a damaged ship, in the same box. */
export const BOLT = 'M10 0L3 9h4l-2 7 8-10H9z';
