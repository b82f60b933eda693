/** Seventeen emblems in a box of 24 by 24, each from one idea of its faction. They take the current colour. */
const EMBLEMS: Readonly<Record<string, string>> = {
  // a seed that sprouts anywhere
  arborec:
    '<path d="M13.2 22.5h-2.4V12.2C4.5 12 2 7.5 2 2.5c6.5 0 9.8 3 10.8 7.6C14 7 17 5.2 22 5.2c0 5.6-3 9.2-8.8 9.4z"/>',
  // an armada in wedge formation
  letnev:
    '<path d="M12 1l2.2 5L12 11 9.8 6zM1.5 4.5L12 14.2 22.5 4.5v5L12 19 1.5 9.5zM6 16.2l6 5 6-5v2.6l-6 4.7-6-4.7z"/>',
  // wandering rocks, a caravan
  saar:
    '<path fill-rule="evenodd" d="M8.8 9a7 7 0 110 14 7 7 0 010-14zM7 12.2a2 2 0 100 4 2 2 0 000-4z"/><circle cx="17.3" cy="8" r="3.3"/><circle cx="21.4" cy="2.6" r="1.9"/>',
  // the ember of a forge
  muaat:
    '<path fill-rule="evenodd" d="M12.5.5c.6 5.4 7.5 7.5 7.5 14.3a8 8 0 01-16 0c0-3.5 2-5.5 3-8 1.2 1.4 1.6 2.6 1.8 3.8C11.3 8.2 12.3 4.5 12.5.5zM12 12.5a3.7 3.7 0 100 7.4 3.7 3.7 0 000-7.4z"/>',
  // a coin that shines like a mane
  hacan:
    '<path fill-rule="evenodd" d="M12 0l2.5 4.5 4.8-2-.2 5 4.9.7L20.8 12l3.2 3.8-4.9.7.2 5-4.8-2L12 24l-2.5-4.5-4.8 2 .2-5-4.9-.7L3.2 12 0 8.2l4.9-.7-.2-5 4.8 2zM9.3 9.3v5.4h5.4V9.3z"/>',
  // a star above the home horizon
  sol:
    '<path d="M1.5 14.8h21A10.6 10.6 0 0112 23.5 10.6 10.6 0 011.5 14.8zM12 .5l2 4.8 5.2 1.7-5.2 1.8-2 4.2-2-4.2L4.8 7 10 5.3z"/>',
  // a gate that never closes
  creuss:
    '<path d="M20.9 10.2A9.1 9.1 0 006.2 5M3.1 13.8A9.1 9.1 0 0017.8 19" fill="none" stroke="currentColor" stroke-width="4"/><path d="M12 7.2l4.2 4.8-4.2 4.8L7.8 12z"/>',
  // one mind, wired
  l1z1x:
    '<path d="M4.5 4.5l15 15M19.5 4.5l-15 15" stroke="currentColor" stroke-width="3"/><path d="M1 1h6.6v6.6H1zM16.4 1H23v6.6h-6.6zM1 16.4h6.6V23H1zM16.4 16.4H23V23h-6.6z"/><circle cx="12" cy="12" r="5"/>',
  // a moon cut by a raider’s blade
  mentak:
    '<path d="M12.5 2.2A10 10 0 1021.8 13.5 8 8 0 1112.5 2.2z"/><path d="M23 .8l-1 4L11.8 15 9 12.2 19 2z"/>',
  // a coil that rises to listen
  naalu:
    '<ellipse cx="12" cy="17.8" rx="9.4" ry="4.3" fill="none" stroke="currentColor" stroke-width="3.6"/><path d="M9.8 8h4.4v11H9.8z"/><path fill-rule="evenodd" d="M12 .4l7.4 5.4L14.2 12.4H9.8L4.6 5.8zM12 3.6l-2 3 2 2.6 2-2.6z"/>',
  // a cell that slipped its order
  nekro:
    '<path fill-rule="evenodd" d="M11 .5v5.4L6.5 8.5v5L11 16v5L1.8 15.6V5.8zM13 3l9.2 5.4v9.8L13 23.5v-5.4l4.5-2.6v-5L13 8z"/><circle cx="12" cy="12" r="2"/>',
  // mandibles
  sardakk_norr:
    '<path d="M10.8 2C3.5 4 .5 12 5 23c.6-6 2.6-9.5 5.8-11.5zM13.2 2c7.3 2 10.3 10 5.8 21-.6-6-2.6-9.5-5.8-11.5z"/><path d="M12 14l2 3.5-2 3.5-2-3.5z"/>',
  // an open book under a lens
  jol_nar:
    '<path d="M11 11C8 8.6 5 8 1 8.5v12c4-.5 7 0 10 2.3zM13 11c3-2.4 6-3 10-2.5v12c-4-.5-7 0-10 2.3z"/><path fill-rule="evenodd" d="M12 .8a4 4 0 110 8 4 4 0 010-8zm0 2.4a1.6 1.6 0 100 3.2 1.6 1.6 0 000-3.2z"/>',
  // the gate of an empty throne
  winnu:
    '<path d="M2.5 23V11a9.5 9.5 0 0119 0v12H17V11.3a5 5 0 00-10 0V23z"/><path d="M12 11.5l2.6 4V23H9.4v-7.5z"/>',
  // a shell: patience
  xxcha:
    '<path fill-rule="evenodd" d="M12 5.2a8.4 8.9 0 110 17.8 8.4 8.9 0 010-17.8zM12 9.4l-4.2 2.4v4.8L12 19l4.2-2.4v-4.8z"/><path d="M12 .2a3.4 4 0 013.2 5.6H8.8A3.4 4 0 0112 .2z"/><circle cx="3.4" cy="7.6" r="2.7"/><circle cx="20.6" cy="7.6" r="2.7"/><circle cx="3.6" cy="20.4" r="2.5"/><circle cx="20.4" cy="20.4" r="2.5"/><circle cx="12" cy="14.2" r="2.1"/>',
  // one face, three times
  yin:
    '<path d="M5 5c3 4 3 10 0 14-3-4-3-10 0-14zM12 1c4.4 6 4.4 16 0 22-4.4-6-4.4-16 0-22zM19 5c3 4 3 10 0 14-3-4-3-10 0-14z"/>',
  // a watcher under the hood
  yssaril:
    '<path fill-rule="evenodd" d="M12 .8L23 12.5 17.5 23h-11L1 12.5zM4.8 13Q12 6.8 19.2 13 12 19.2 4.8 13z"/><path d="M12 9l1.9 4-1.9 4-1.9-4z"/>',
};

/** The inside of an SVG. A seat without a faction has no emblem. */
export const emblem = (faction: string): string => EMBLEMS[faction] ?? '';

export const FACTIONS: readonly string[] = Object.keys(EMBLEMS);
