/** How many of the first results count. */
export const FIRST = 10;

/** Hits among the first ten, as a share of ten or of all that are relevant, where those are fewer. */
export function precision(found: readonly string[], relevant: ReadonlySet<string>): number {
  const hits = found.slice(0, FIRST).filter((id) => relevant.has(id)).length;
  return hits / Math.min(FIRST, relevant.size);
}

/** One divided by the place of the first hit; 0 where none is among the first ten. */
export function reciprocalRank(found: readonly string[], relevant: ReadonlySet<string>): number {
  const place = found.slice(0, FIRST).findIndex((id) => relevant.has(id));
  return place === -1 ? 0 : 1 / (place + 1);
}

export const mean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
