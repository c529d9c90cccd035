const DAY_MS = 86_400_000;

/** Returns the number of days between two calendar days (yyyy-mm-dd); negative if `to` is earlier. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
