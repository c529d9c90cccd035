/** Number of first results that count. */
export const RESULT_COUNT = 10;

/** Relevant results among the first ten, as a share of ten, or of all relevant products if there are fewer. */
export function calculatePrecision(found: readonly string[], relevant: ReadonlySet<string>): number {
  const hits = found.slice(0, RESULT_COUNT).filter((id) => relevant.has(id)).length;
  return hits / Math.min(RESULT_COUNT, relevant.size);
}

/** One divided by the rank of the first relevant result; 0 if none is among the first ten. */
export function calculateReciprocalRank(found: readonly string[], relevant: ReadonlySet<string>): number {
  const place = found.slice(0, RESULT_COUNT).findIndex((id) => relevant.has(id));
  return place === -1 ? 0 : 1 / (place + 1);
}

export const calculateMean = (values: readonly number[]): number =>
  values.reduce((sum, value) => sum + value, 0) / Math.max(1, values.length);
