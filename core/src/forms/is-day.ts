const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Whether a text is a day of the calendar such as 2027-03-31. */
export function isDay(value: string): boolean {
  const time = DAY.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // A day that no month has, such as 02-30, is read by some engines as one of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
