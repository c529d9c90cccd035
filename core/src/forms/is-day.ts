const DAY = /^\d{4}-\d{2}-\d{2}$/;
/** Whether a text is a calendar day such as 2027-03-31. */
export function isDay(value: string): boolean {
  const time = DAY.test(value) ? Date.parse(`${value}T00:00:00Z`) : Number.NaN;
  // Some engines read a day that does not exist, such as 02-30, as a day of the next month.
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(value);
}
