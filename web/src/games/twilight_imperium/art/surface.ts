/** Planets from their name: a few strokes inside a disc of radius 1. The surface tells the trait without colour:
 *  cultural has flowing bands and city lights, hazardous craters and glowing cracks, industrial a straight grid. */
import { chance, seedOf } from '../../../lib/art/draw';

export type Kind = 'cultural' | 'hazardous' | 'industrial' | 'home' | 'mecatol';

const round = (value: number): number => Math.round(value * 100) / 100;

type Between = (low: number, high: number) => number;

function cultural(between: Between): string {
  const bands = [-2, -1, 0, 1, 2].map((at) => {
    const y = round(at * 0.36 + between(-0.08, 0.08));
    const bend = between(0.1, 0.28);
    const [ink, opacity] = at % 2 ? ['#eafaff', 0.62] : ['#0d2f78', 0.4];
    return `<path d="M-1.1 ${y}C-.5 ${round(y - bend)} 0 ${round(y + bend)} 1.1 ${round(y - 0.1)}" fill="none" stroke="${ink}" stroke-opacity="${opacity}" stroke-width="${between(0.08, 0.2)}"/>`;
  });
  const lights = Array.from(
    { length: 5 },
    () => `<circle cx="${between(0.1, 0.75)}" cy="${between(-0.2, 0.75)}" r=".06" fill="#ffe39a"/>`,
  );
  return [...bands, ...lights].join('');
}

function hazardous(between: Between): string {
  const craters = Array.from({ length: 5 }, () => {
    const [x, y, r] = [between(-0.7, 0.6), between(-0.75, 0.6), between(0.12, 0.3)];
    return `<circle cx="${x}" cy="${y}" r="${r}" fill="#4a121c" fill-opacity=".7"/><path d="M${round(x - r)} ${y}A${r} ${r} 0 00${round(x + r)} ${y}" fill="none" stroke="#ffd9b5" stroke-opacity=".75" stroke-width=".07"/>`;
  });
  const crack = `<path d="M${between(-0.9, -0.6)} ${between(0.1, 0.5)}L-.3 ${between(0.2, 0.5)} 0 ${between(0, 0.3)} .35 ${between(0.3, 0.6)} .8 ${between(-0.1, 0.3)}" fill="none" stroke="#ffb547" stroke-width=".1"/>`;
  return craters.join('') + crack;
}

function industrial(between: Between): string {
  return (
    `<g transform="rotate(${between(-24, 24)})" fill="none" stroke="#06281f" stroke-opacity=".62" stroke-width=".085"><ellipse rx=".38" ry="1"/><ellipse rx=".75" ry="1"/><path d="M0-1V1M-1-.45H1M-1 0H1M-1 .45H1"/></g>` +
    `<g transform="rotate(${between(-24, 24)})" fill="#eaffdf" fill-opacity=".75"><path d="M${between(-0.7, -0.3)}-.4h.3v.36h-.3zM${between(-0.1, 0.2)} .05h.34v.34h-.34z"/></g>`
  );
}

function home(between: Between): string {
  const turn = between(-40, 40);
  return `<g transform="rotate(${turn})"><path d="M-1-.35C-.6-.7-.1-.5.05-.2S-.1.2-.4.25-.9 0-1 .1zM.2.1c.4-.3.8 0 .8.4S.6 1 .3.8 0 .3.2.1z" fill="#2e2763" fill-opacity=".62"/><path d="M-1-.62C-.4-.85.3-.7 1-.8M-1 .62C-.3.4.4.75 1 .5" fill="none" stroke="#fff" stroke-opacity=".55" stroke-width=".1"/></g>`;
}

function mecatol(between: Between): string {
  const rings = [0.3, 0.58, 0.84];
  const lights = Array.from({ length: 20 }, (_, at) => {
    const [angle, distance] = [between(0, 6.3), rings[at % 3] as number];
    return `<circle cx="${round(Math.cos(angle) * distance)}" cy="${round(Math.sin(angle) * distance)}" r=".05" fill="#fffbe0"/>`;
  });
  return `<g fill="none" stroke="#5b2f0c" stroke-opacity=".75" stroke-width=".06">${rings.map((r) => `<circle r="${r}"/>`).join('')}<path d="M0-1V1M-1 0H1M-.72-.72L.72.72M.72-.72L-.72.72"/></g>${lights.join('')}`;
}

const SURFACES: Readonly<Record<Kind, (between: Between) => string>> = { cultural, hazardous, industrial, home, mecatol };

/** The strokes of one planet, the same for everybody. */
export function surface(kind: Kind, id: string): string {
  const next = chance(seedOf(id));
  next();
  return SURFACES[kind]((low, high) => round(low + next() * (high - low)));
}
