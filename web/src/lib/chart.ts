/** Geometry that charts share. */

/** A round step (1, 2, 5, 10, 20 ...) that gives at most `most` parts up to `high`. */
export function niceStep(high: number, most: number): number {
  for (let power = 1; ; power *= 10) {
    for (const step of [1, 2, 5]) if (high <= step * power * most) return step * power;
  }
}
