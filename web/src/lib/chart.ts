/** Geometry of the chart of points over rounds. */
export interface Point {
  x: number;
  y: number;
}

export interface Line {
  seat: number;
  points: Point[];
  /** where the owner's sign stands: at the written rounds and at the end */
  signs: Point[];
  path: string;
}

export interface Chart {
  lines: Line[];
  /** values of the horizontal rules and their heights */
  rules: { value: number; y: number }[];
  /** rounds to be written under the chart and their places */
  marks: { round: number; x: number }[];
}

export interface Frame {
  width: number;
  height: number;
  left: number;
  right: number;
  top: number;
  bottom: number;
}

/** A round step (1, 2, 5, 10, 20 ...) that gives at most `most` parts up to `high`. */
export function niceStep(high: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (high <= step * power * most) return step * power;
  }
}

/** Lines for `series[i]`: the points by seat at the end of `rounds[i]`. */
export function chart(rounds: readonly number[], series: readonly (readonly number[])[], frame: Frame): Chart {
  const seats = series[0]?.length ?? 0;
  const high = Math.max(1, ...series.flat());
  const low = Math.min(0, ...series.flat());
  const step = niceStep(high - low, 5);
  const top = Math.ceil(high / step) * step;
  const bottom = Math.floor(low / step) * step;
  const first = rounds[0] ?? 0;
  const last = Math.max(first + 1, rounds.at(-1) ?? 1);
  const x = (round: number): number =>
    frame.left + ((round - first) / (last - first)) * (frame.width - frame.left - frame.right);
  const y = (value: number): number =>
    frame.height - frame.bottom - ((value - bottom) / (top - bottom)) * (frame.height - frame.top - frame.bottom);

  const stride = niceStep(last - first, 10);
  const written = (at: number): boolean => at === rounds.length - 1 || ((rounds[at] ?? at) - first) % stride === 0;
  const lines = Array.from({ length: seats }, (_, seat): Line => {
    const points = series.map((values, i) => ({ x: x(rounds[i] ?? i), y: y(values[seat] ?? 0) }));
    return {
      seat,
      points,
      signs: points.filter((_, i) => written(i)),
      path: points.map((p, i) => `${i ? 'L' : 'M'}${round(p.x)} ${round(p.y)}`).join(''),
    };
  });
  const rules = [];
  for (let value = bottom; value <= top; value += step) rules.push({ value, y: y(value) });
  const marks = rounds.filter((r) => (r - first) % stride === 0).map((r) => ({ round: r, x: x(r) }));
  return { lines, rules, marks };
}

const round = (value: number): number => Math.round(value * 10) / 10;
