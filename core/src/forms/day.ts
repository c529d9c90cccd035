const DAY_MS = 86_400_000;

/** How many days lie between two; below 0 where the second is the earlier one. Both are days of the calendar. */
export const countDays = (from: string, to: string): number =>
  Math.round((Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / DAY_MS);
