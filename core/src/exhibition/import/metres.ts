/** The longest side of a hall, in metres. */
export const HALL_METRES_MAX = 1_000;

/** Metres with at most two decimals, such as `4` or `12.5`. */
const METRES = /^\d{1,4}(?:\.\d{1,2})?$/;

/** Parses metres from `least` to the longest side of a hall; NaN for any other text. */
export function parseMetres(text: string, least = 0): number {
  const metres = METRES.test(text) ? Number(text) : Number.NaN;
  return metres >= least && metres <= HALL_METRES_MAX ? metres : Number.NaN;
}
