/** Made-up tables with open asks, to look at the board without a server. */
import type { Ask, Json, Option, View } from '../../../lib/wire';
import type { Scene as AnyScene, Scenes } from '../../../mock/scenes';
import type { Player, SpaceBaseView } from '../model/types';
import rows from './cards.json';

type Scene = Omit<AnyScene, 'view'> & { view: SpaceBaseView };

const ids = rows.ships.map(({ id }) => id);
const starters = ids.filter((id) => id.startsWith('L0'));
const sectorOf = new Map(rows.ships.map((ship) => [ship.id, ship.sector]));
const slotted = new Map(rows.ships.map((ship) => [ship.id, ship]));

/** A small generator, so that a scene always looks the same. */
function dice(seed: number): (below: number) => number {
  let state = seed;
  return (below) => {
    state = (state * 1103515245 + 12345) % 2147483648;
    return Math.floor((state / 2147483648) * below);
  };
}

/** A base after `bought` purchases from `pool` (taken out of it). */
function base(seat: number, bought: number, pool: string[], random: (below: number) => number): Player {
  const sectors: Player['sectors'] = Array.from({ length: 12 }, (_, at) => ({
    station: starters[seat * 12 + at] as string,
    charges: 0,
    deployed: [],
  }));
  for (let count = 0; count < bought; count++) {
    const [card] = pool.splice(random(pool.length), 1);
    const sector = card && sectors[(sectorOf.get(card) ?? 1) - 1];
    if (!sector || !card) continue;
    const station = slotted.get(sector.station as string);
    const slots = station && 'slots' in station.deployed ? (station.deployed.slots?.count ?? 0) : 0;
    sector.deployed.push({ card: sector.station as string, charges: slots ? random(slots + 1) : 0 });
    sector.station = card;
    const face = slotted.get(card)?.station;
    sector.charges = face && 'slots' in face && face.slots ? 1 : 0;
  }
  return { seat, credits: 0, income: 0, vp: 0, sectors };
}

function table(seats: number, bought: number, seed: number): SpaceBaseView {
  const random = dice(seed);
  const pool = ids.filter((id) => !id.startsWith('L0'));
  const level = (wanted: number): string[] => {
    const found = pool.filter((id) => id.startsWith(`L${wanted}`));
    return Array.from({ length: 6 }, () => {
      const [card] = found.splice(random(found.length), 1);
      pool.splice(pool.indexOf(card as string), 1);
      return card as string;
    });
  };
  const shipyard = [level(1), level(2), level(3)];
  const players = Array.from({ length: seats }, (_, seat) => base(seat, bought, pool, random));
  players.forEach((player, seat) => {
    player.credits = [12, 6, 14, 9, 3][seat] ?? 0;
    player.income = [4, 5, 3, 2, 7][seat] ?? 0;
    player.vp = [19, 21, 14, 12, 33][seat] ?? 0;
  });
  const [mine, theirs] = players;
  if (mine) Object.assign(mine.sectors[2] as object, { station: 'colony-3', charges: 0 });
  if (theirs) Object.assign(theirs.sectors[8] as object, { station: 'colony-9', charges: 0 });
  return {
    game: 'space-base',
    seats,
    variant: 'standard',
    turn: {
      round: 9,
      active: 0,
      first: 0,
      order: players.map(({ seat }) => seat),
      step: 'dice',
      dice: [5, 6],
      faces_set: [],
      uses: {},
      last_round: false,
      extra_rounds: 0,
    },
    shipyard,
    decks: [30, 36, 24],
    colonies: [1, 2, 4, 5, 6, 7, 8, 10, 11, 12].map((sector) => `colony-${sector}`),
    players,
    hand: [],
    draft: { cards: [], sector: null },
  };
}

const option = (key: string, args: Record<string, Json> = {}, hint: Record<string, Json> = {}): Option => ({
  id: [key, ...Object.values(args)].join(':'),
  key,
  args,
  hint,
});
const ask = (key: string, options: Option[], args: Record<string, Json> = {}): Ask => ({
  id: 1,
  seat: 0,
  key,
  args,
  options,
});

function charged(view: SpaceBaseView): string[] {
  return (view.players[0]?.sectors ?? []).flatMap(({ station, charges, deployed }) => [
    ...(charges && station ? [station] : []),
    ...deployed.filter((card) => card.charges).map(({ card }) => card),
  ]);
}

function affordable(view: SpaceBaseView): Option[] {
  const credits = view.players[0]?.credits ?? 0;
  const cost = new Map(
    [...rows.ships, ...rows.colonies].map((card) => [card.id, 'cost' in card ? (card.cost ?? 0) : 0]),
  );
  return [...view.shipyard.flat(), ...view.colonies]
    .filter((card) => (cost.get(card) ?? 99) <= credits)
    .map((card) => option('buy', { card }, { price: cost.get(card) ?? 0, left: 0 }));
}

const made: Record<string, () => Scene> = {
  dice: () => ({
    view: table(4, 11, 7),
    seat: 0,
    asks: [
      ask('dice', [
        option('sum', { sector: 11 }, { vp: 3 }),
        option('apart', { one: 5, other: 6 }, { credits: 4, charges: 1 }),
      ], { dice: [5, 6] }),
    ],
    events: [
      { key: 'rolled', seat: 0, dice: [5, 6] },
      { key: 'collected', seat: 0, sector: 5, zone: 'station', credits: 3, income: 0, vp: 0, cards: [] },
      { key: 'collected', seat: 0, sector: 6, zone: 'station', credits: 1, income: 0, vp: 2, cards: [] },
      { key: 'collected', seat: 1, sector: 11, zone: 'deployed', credits: 4, income: 0, vp: 0, cards: [] },
    ],
  }),
  passive: () => {
    const scene = made['dice']!();
    scene.view.turn.active = 1;
    scene.view.turn.uses = { 1: { sectors: [11], doubled: [] } };
    return scene;
  },
  buy: () => {
    const view = table(4, 14, 21);
    Object.assign(view.turn, { step: 'purchase', uses: { 0: { sectors: [5, 6], doubled: [] } } });
    const options = affordable(view);
    const card = options[2]?.args['card'] as string;
    return {
      view,
      seat: 0,
      asks: [ask('purchase', [...options, option('pass')])],
      events: [{ key: 'bought', seat: 0, card, price: 4, spent: 12 }],
    };
  },
  use: () => {
    const view = table(5, 22, 4);
    Object.assign(view.turn, { step: 'window-1', dice: null });
    return {
      view,
      seat: 0,
      asks: [ask('window-1', [...charged(view).map((card) => option('use', { card })), option('pass')])],
      events: [],
    };
  },
  late: () => {
    const view = table(3, 38, 11);
    Object.assign(view.turn, {
      step: 'collect',
      dice: [4, 4],
      uses: { 0: { sectors: [4, 4], doubled: [] } },
      last_round: true,
    });
    view.colonies = ['colony-10', 'colony-12'];
    view.decks = [3, 0, 8];
    (view.shipyard[1] as string[]).length = 4;
    return {
      view,
      seat: 0,
      asks: [ask('arrow', [option('arrow', { sector: 3 }, { credits: 3 }), option('arrow', { sector: 5 }, { vp: 2 })])],
      events: [],
    };
  },
  shift: () => {
    const view = table(2, 16, 3);
    Object.assign(view.turn, { active: 1, dice: [3, 6], uses: { 0: { sectors: [9], doubled: [] } } });
    const [first, second] = charged(view);
    return {
      view,
      seat: 0,
      asks: [
        ask(
          'shift',
          [
            option('shift', { card: first as string, count: 1 }, { credits: 3 }),
            option('shift', { card: first as string, count: 2 }, { vp: 2 }),
            ...(second ? [option('shift', { card: second, count: 1 })] : []),
            option('done'),
          ],
          { sector: 9 },
        ),
      ],
      events: [],
    };
  },
  place: () => {
    const view = table(4, 12, 9);
    const [one, two] = (view.shipyard[1] as string[]).slice(1);
    return {
      view,
      seat: 0,
      asks: [
        ask('buy-and-place', [
          ...[7, 8, 9, 10, 11, 12].flatMap((sector) =>
            [one, two].map((card) => option('place', { card: card as string, sector })),
          ),
          option('pass'),
        ]),
      ],
      events: [],
    };
  },
  face: () => {
    const view = table(4, 12, 9);
    Object.assign(view.turn, { dice: null, faces_set: [4] });
    return {
      view,
      seat: 0,
      asks: [
        ask(
          'set-die',
          [1, 2, 3, 4, 5, 6].map((face) => option('face', { face })),
        ),
      ],
      events: [],
    };
  },
  reroll: () => ({
    view: table(4, 12, 9),
    seat: 0,
    asks: [
      ask(
        'reroll',
        ['1', '2', 'both'].map((which) => option('reroll', { die: which })),
      ),
    ],
    events: [{ key: 'rerolled', seat: 0, dice: [5, 6] }],
  }),
  opening: () => {
    const view = table(3, 0, 13);
    view.hand = [...(view.shipyard[0] as string[]).splice(0, 4), ...(view.shipyard[1] as string[]).splice(0, 2)];
    Object.assign(view.turn, { dice: null, step: 'setup' });
    return {
      view,
      seat: 0,
      asks: [ask('opening', [...view.hand.map((card) => option('buy', { card })), option('done')])],
      events: [],
    };
  },
  onlooker: () => ({ view: table(5, 16, 17), seat: null, asks: [], events: [] }),
};

export const SCENES: Scenes = Object.fromEntries(
  Object.entries(made).map(([name, make]) => [name, () => ({ ...make(), view: make().view as unknown as View })]),
);
