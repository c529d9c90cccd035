import { type LanguageCode, languageOf } from './languages.ts';
import { LOCALE_DATA, type LocaleData } from './locale-data.ts';

/** Days are year-month-day, times HH:mm at the venue. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/** Numbers, prices, dates and countries in one language, always with Latin digits and the Gregorian calendar. D-89 */
export interface Format {
  number(value: number): string;
  /** Currency is an ISO 4217 code; an unknown one is written as it is. */
  price(amount: number, currency: string): string;
  priceRange(lowest: number, highest: number, currency: string): string;
  /** A year-month-day string, or epoch milliseconds read in UTC; anything else is shown as given. */
  date(day: string | number): string;
  dateRange(range: DayRange): string;
  /** By ISO 3166-1 alpha-2; an unknown code is shown as given. */
  countryName(code2: string): string;
}

const formats = new Map<LanguageCode, Format>();

/** The only user of Intl; one object a language for the life of the process., D-67, D-89 */
export function formatFor(code: LanguageCode): Format {
  const known = formats.get(code);
  if (known) return known;
  const made = createFormat(code);
  formats.set(code, made);
  return made;
}

function createFormat(code: LanguageCode): Format {
  const data = LOCALE_DATA[code];
  // Browsers without a language's data silently take the visitor's own; English is the same everywhere.
  const locale = `${data ? 'en-GB' : languageOf(code).intl}-u-nu-latn-ca-gregory`;
  const numbers = new Intl.NumberFormat(locale);
  const days = data ? tableDays(data) : intlDays(code, locale);
  let regions: Intl.DisplayNames | undefined;
  const regionOf = (code2: string) => {
    regions ??= new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' });
    return regions.of(code2) ?? code2;
  };
  return {
    number: (value) => plainSpaces(numbers.format(value)),
    ...createPrices(locale, data),
    date(day) {
      const date = dateOf(day);
      return date ? days.one(date) : String(day);
    },
    dateRange: (range) => withTimes(daysOf(range, days, code), range),
    countryName: (code2) => (/^[A-Z]{2}$/i.test(code2) ? regionOf(code2.toUpperCase()) : code2),
  };
}

function createPrices(locale: string, data: LocaleData | undefined): Pick<Format, 'price' | 'priceRange'> {
  const styles = new Map<string, Intl.NumberFormat>();
  const styleOf = (currency: string) => {
    const style = styles.get(currency) ?? new Intl.NumberFormat(locale, { style: 'currency', currency });
    styles.set(currency, style);
    return style;
  };
  const price = (amount: number, currency: string) => {
    if (!isCurrency(currency)) return `${amount} ${currency}`;
    const style = styleOf(currency);
    return plainSpaces(data ? tablePrice(style.formatToParts(amount), data) : style.format(amount));
  };
  return {
    price,
    priceRange(lowest, highest, currency) {
      if (lowest === highest) return price(lowest, currency);
      if (!isCurrency(currency)) return `${lowest}–${highest} ${currency}`;
      const style = styleOf(currency);
      if (data) return plainSpaces(tablePrice(style.formatRangeToParts(lowest, highest), data));
      return plainSpaces(style.formatRange(lowest, highest));
    },
  };
}

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

function tablePrice(parts: readonly { type: string; value: string }[], data: LocaleData): string {
  const currency = parts.find((part) => part.type === 'currency')?.value ?? '';
  const number = parts
    .filter((part) => part.type !== 'currency')
    .map((part) => part.value)
    .join('')
    .trim();
  return fill(data.price, { number, currency });
}

interface Days {
  one(day: Date): string;
  range(from: Date, to: Date): string;
}

/** Chinese and Japanese ranges lose the name of the month in Intl, so their two days are written out. */
const JOINED: Partial<Record<LanguageCode, string>> = { zh: '至', ja: '～' };

function intlDays(code: LanguageCode, locale: string): Days {
  const style = new Intl.DateTimeFormat(locale, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' });
  const joiner = JOINED[code];
  const one = (day: Date) => plainSpaces(style.format(day));
  if (joiner) return { one, range: (from, to) => `${one(from)}${joiner}${one(to)}` };
  return { one, range: (from, to) => hyphened(code, plainSpaces(style.formatRange(from, to))) };
}

function tableDays(data: LocaleData): Days {
  const values = (day: Date) => ({
    day: day.getUTCDate(),
    month: data.months[day.getUTCMonth()] ?? '',
    year: day.getUTCFullYear(),
  });
  const one = (day: Date) => fill(data.day, values(day));
  return {
    one,
    range(from, to) {
      const [first, last] = [values(from), values(to)];
      if (first.year !== last.year) return `${one(from)} – ${one(to)}`;
      const pattern = first.month === last.month ? data.daysOfOneMonth : data.daysOfOneYear;
      return fill(pattern, { ...first, lastDay: last.day, lastMonth: last.month });
    },
  };
}

function daysOf({ from, to }: DayRange, days: Days, code: LanguageCode): string {
  const [first, last] = [dateOf(from), dateOf(to)];
  if (!first || !last || first > last) return hyphened(code, from === to ? from : `${from} – ${to}`);
  return first.getTime() === last.getTime() ? days.one(first) : days.range(first, last);
}

function withTimes(text: string, { startTime, endTime }: DayRange): string {
  const times = [startTime, endTime].filter((time) => time !== undefined && /^\d{1,2}:\d{2}$/.test(time));
  return times.length === 0 ? text : `${text}, ${times.join('-')}`;
}

/** English reads `5-7 June 2025` and `30 May - 2 June 2025`. D-67 */
function hyphened(code: LanguageCode, text: string): string {
  return code === 'en' ? text.replace(/^(\d+) ?– ?(?=\d+ \D)/, '$1-').replace(' – ', ' - ') : text;
}

function dateOf(day: string | number): Date | undefined {
  if (typeof day === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''));
}

/** Releases of Intl disagree on thin and no-break spaces, and a page must read the same on both sides. */
/** Plain spaces, and no direction marks: whoever shows a number isolates it. */
function plainSpaces(text: string): string {
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u061c\u200e\u200f]/g, '');
}
