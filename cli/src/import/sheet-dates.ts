/** Whether a number format shows a day, a time, or both. */
export interface DateFormat {
  readonly hasDay: boolean;
  readonly hasTime: boolean;
}

const [DAY, TIME, BOTH] = [
  { hasDay: true, hasTime: false },
  { hasDay: false, hasTime: true },
  { hasDay: true, hasTime: true },
] as const;

/**
 * Ranges of built-in format numbers that a workbook does not define, including those of Chinese and Japanese
 * spreadsheets.
 */
const DATE_FORMATS_BUILT_IN: readonly (readonly [number, number, DateFormat])[] = [
  [14, 17, DAY],
  [18, 21, TIME],
  [22, 22, BOTH],
  [27, 31, DAY],
  [32, 35, TIME],
  [36, 36, DAY],
  [45, 47, TIME],
  [50, 54, DAY],
  [55, 56, TIME],
  [57, 58, DAY],
];

export const findBuiltInDateFormat = (id: number): DateFormat | undefined =>
  DATE_FORMATS_BUILT_IN.find(([first, last]) => id >= first && id <= last)?.[2];

/**
 * Parts of a format that are not format letters: quoted texts, escaped signs, colours, languages, conditions and AM/PM.
 */
const NO_LETTERS = /"[^"]*"|[\\_*].|\[(?!h+\]|m+\]|s+\])[^\]]*\]|am\/pm|a\/p/gi;

/** Parses a format code such as `dd.mm.yyyy;@`; undefined for formats of numbers and texts. */
export function parseDateFormat(code: string): DateFormat | undefined {
  const [positive = ''] = code.replace(NO_LETTERS, '').toLowerCase().split(';');
  if (/general|standard/.test(positive)) return undefined;
  const hasTime = /[hs]|\[m/.test(positive);
  // An m means the month, or minutes beside hours or seconds.
  const hasDay = /[yd]/.test(positive) || (positive.includes('m') && !hasTime);
  return hasDay || hasTime ? { hasDay, hasTime } : undefined;
}

const DAY_SECONDS = 86_400;
/** Days from the first day of a sheet's calendar to the start of 1970, and the offset of the 1904 calendar. */
const [TO_1970, TO_1904] = [25_569, 1_462];
const MAX_SERIAL = 2_958_466;

/** Formats a date number as yyyy-mm-dd, as HH:mm, or as both; undefined for a number that is not a date. */
export function toDateCell(number: number, { hasDay, hasTime }: DateFormat, counts1904: boolean): string | undefined {
  if (!(number >= 0 && number < MAX_SERIAL)) return undefined;
  const seconds = Math.round(number * DAY_SECONDS);
  const day = Math.floor(seconds / DAY_SECONDS);
  if (!hasDay) return day === 1 && seconds === DAY_SECONDS ? '24:00' : timeText(seconds % DAY_SECONDS);
  const days = day + (counts1904 ? TO_1904 : 0);
  const text = new Date((days - TO_1970) * DAY_SECONDS * 1_000).toISOString().slice(0, 10);
  return hasTime && seconds % DAY_SECONDS > 0 ? `${text} ${timeText(seconds % DAY_SECONDS)}` : text;
}

function timeText(seconds: number): string {
  const text = new Date(seconds * 1_000).toISOString().slice(11, 19);
  return text.endsWith(':00') ? text.slice(0, 5) : text;
}
