/** Signs of what a player has, in a box of 16 by 16: the same wherever it is counted. They take the current colour. */
export const SIGNS = {
  tactic:
    '<path d="M8 .8l6.3 3.6v7.2L8 15.2l-6.3-3.6V4.4zM8 3L3.6 5.5v5L8 13l4.4-2.5v-5z" fill-rule="evenodd"/><circle cx="8" cy="8" r="2.2"/>',
  fleet:
    '<path d="M8 1.5l6.5 6V11L8 5 1.5 11V7.5zM8 7.5l4.5 4.2V15L8 10.9 3.5 15v-3.3z"/>',
  strategy:
    '<path d="M8 .5l2 5.5 5.5 2-5.5 2-2 5.5-2-5.5L.5 8 6 6z"/>',
  goods:
    '<path fill-rule="evenodd" d="M8 1a7 7 0 110 14A7 7 0 018 1zm-3 5.2v3.6h6V6.2z"/>',
  commodities:
    '<path fill-rule="evenodd" d="M8 1a7 7 0 110 14A7 7 0 018 1zm0 1.8a5.2 5.2 0 100 10.4A5.2 5.2 0 008 2.8zM5.5 7.1h5v1.8h-5z"/>',
  cards:
    '<path d="M5.2 1h8.6v10.6h-1.7V2.7H5.2zM2.2 4h8.4v11H2.2z"/>',
  secret:
    '<path fill-rule="evenodd" d="M2.5 1h11v14h-11zM8 4.2a2.3 2.3 0 00-1.1 4.3V11.8h2.2V8.5A2.3 2.3 0 008 4.2z"/>',
  note:
    '<path fill-rule="evenodd" d="M2 2h12v9l-3 4H2zm2.2 2.6v1.6h7.6V4.6zm0 3.4v1.6h5.3V8z"/>',
  speaker:
    '<path d="M9.5 1l5.5 5.5-2 2L7.5 3zM6.6 4l5.4 5.4-1.6 1.6L8.7 9.3l-6 6L.7 13.3l6-6L5 5.6z"/>',
} as const;

export type Sign = keyof typeof SIGNS;
