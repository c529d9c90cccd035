import { once } from '../once.ts';
import { getLanguage, type LanguageCode } from './languages.ts';
import { LANGUAGE_LOCALE_DATA, type LocaleData } from './locale-data.ts';

/** Days are yyyy-mm-dd, times HH:mm at the venue. */
export interface DayRange {
  readonly from: string;
  readonly to: string;
  readonly startTime?: string | undefined;
  readonly endTime?: string | undefined;
}

/**
 * Formats numbers, prices, dates and countries in one language, always with Latin digits and the Gregorian calendar.
 * D-89
 */
export interface Format {
  number(value: number): string;
  /**
   * Formats a price per unit with up to four decimals, and at least as many as its currency has. Currency is an ISO
   * 4217 code; an unknown one is shown unchanged.
   */
  price(amount: number, currency: string): string;
  /** Formats an amount to pay with the decimals of its currency. */
  total(amount: `${number}`, currency: string): string;
  priceRange(lowest: number, highest: number, currency: string): string;
  /** Formats a yyyy-mm-dd text, or epoch milliseconds in UTC; anything else is returned unchanged. */
  date(day: string | number): string;
  /** Formats a date in the language's shortest form with a year, for narrow places on a phone. */
  shortDate(day: string | number): string;
  dateRange(range: DayRange): string;
  /** Formats a yyyy-mm text as month and year; anything else is returned unchanged. */
  month(month: string): string;
  /** Returns a country's name by its ISO 3166-1 alpha-2 code; an unknown code is returned unchanged. */
  countryName(code2: string): string;
}

const formatCache = new Map<LanguageCode, Format>();

/**
 * Returns the format of a language, created once per process, since creating Intl objects is slow. No other code may
 * use Intl., D-67, D-89
 */
export function getFormat(code: LanguageCode): Format {
  const cached = formatCache.get(code);
  if (cached) return cached;
  const made = createFormat(code);
  formatCache.set(code, made);
  return made;
}

function createFormat(code: LanguageCode): Format {
  const data = LANGUAGE_LOCALE_DATA[code];
  // A browser without a language's data silently formats in the visitor's own language; English data are the same in
  // all browsers.
  const locale = `${data ? 'en-GB' : getLanguage(code).intl}-u-nu-latn-ca-gregory`;
  // Intl initialises itself at its first use for each kind: for a date this takes 100 ms on a phone, and few pages show
  // dates.
  const numbers = once(() => new Intl.NumberFormat(locale));
  const days = once(() => (data ? createTableDays(data) : createIntlDays(code, locale)));
  const regionOf = createRegions(locale);
  return {
    number: (value) => normalizeSpaces(numbers().format(value)),
    ...createPrices(locale, data),
    shortDate(day) {
      const date = parseDate(day);
      return date ? days().short(date) : String(day);
    },
    date(day) {
      const date = parseDate(day);
      return date ? days().one(date) : String(day);
    },
    dateRange: (range) => withTimes(formatDays(range, days()), range),
    month(month) {
      const first = parseDate(`${month}-01`);
      return first ? days().month(first) : month;
    },
    countryName: (code2) => (/^[A-Z]{2}$/i.test(code2) ? regionOf(code2.toUpperCase()) : code2),
  };
}

/** Caches country names: a list of 40 rows contains the same few countries. */
function createRegions(locale: string): (code2: string) => string {
  const names = new Map<string, string>();
  const regions = once(() => new Intl.DisplayNames(locale, { type: 'region', fallback: 'code' }));
  return (code2) => {
    const cached = names.get(code2);
    if (cached !== undefined) return cached;
    const name = regions().of(code2) ?? code2;
    names.set(code2, name);
    return name;
  };
}

function createPrices(locale: string, data: LocaleData | undefined): Pick<Format, 'price' | 'priceRange' | 'total'> {
  const createStyleCache = (maximumFractionDigits?: number) => {
    const styles = new Map<string, PriceStyle>();
    return (currency: string): PriceStyle => {
      const cached = styles.get(currency);
      if (cached) return cached;
      const options = { style: 'currency', currency, maximumFractionDigits } as const;
      const made = createPriceStyle(new Intl.NumberFormat(locale, options), data);
      styles.set(currency, made);
      return made;
    };
  };
  const createPriceWriter = (getStyle: (currency: string) => PriceStyle) => (amount: Amount, currency: string) =>
    isCurrency(currency) ? getStyle(currency).one(amount) : `${amount} ${currency}`;
  const unitStyleOf = createStyleCache(UNIT_PRICE_DECIMALS);
  const price = createPriceWriter(unitStyleOf);
  return {
    price,
    total: createPriceWriter(createStyleCache()),
    priceRange(lowest, highest, currency) {
      if (lowest === highest) return price(lowest, currency);
      if (!isCurrency(currency)) return `${lowest}–${highest} ${currency}`;
      return unitStyleOf(currency).range(lowest, highest);
    },
  };
}

/** Decimals with which a unit price is stored. */
const UNIT_PRICE_DECIMALS = 4;

function isCurrency(code: string): boolean {
  return /^[A-Z]{3}$/.test(code);
}

interface PricePart {
  readonly type: string;
  readonly value: string;
}

/** A number, or a text that keeps all digits of a number. */
type Amount = number | `${number}`;

interface PriceStyle {
  one(amount: Amount): string;
  range(lowest: number, highest: number): string;
}

/**
 * Formats prices of one currency. Intl takes about 40 microseconds for a range, and a list shows 40 of them, so the
 * text around the numbers comes from one sample. Intl itself formats negative amounts, and ranges with equal-looking
 * ends, before which it puts "about".
 */
function createPriceStyle(style: Intl.NumberFormat, data: LocaleData | undefined): PriceStyle {
  const joinParts = (parts: readonly PricePart[]) => parts.map((part) => part.value).join('');
  const writeParts = (parts: readonly PricePart[]) =>
    normalizeSpaces(data ? formatTablePrice(parts, data) : joinParts(parts));
  const sample = replaceDigits(style.formatToParts(1));
  const [rawBefore = '', rawAfter = ''] = joinParts(sample).split(DIGITS);
  const [before = '', after = ''] = writeParts(sample).split(DIGITS);
  const [start, between, end] = writeParts(replaceDigits(style.formatRangeToParts(1, 2))).split(DIGITS);
  const digits = (amount: Amount): string => {
    const text = style.format(amount);
    return normalizeSpaces(text.slice(rawBefore.length, text.length - rawAfter.length));
  };
  return {
    one: (amount) =>
      Number(amount) < 0 ? writeParts(style.formatToParts(amount)) : `${before}${digits(amount)}${after}`,
    range(lowest, highest) {
      const [low, high] = [digits(lowest), digits(highest)];
      const isPlain = lowest >= 0 && highest > lowest && low !== high;
      if (!isPlain) return writeParts(style.formatRangeToParts(lowest, highest));
      return `${start}${low}${between}${high}${end}`;
    },
  };
}

/** Placeholder for the digits of a number. */
const DIGITS = '\u0000';
const DIGIT_PARTS: ReadonlySet<string> = new Set(['integer', 'group', 'decimal', 'fraction']);

/** Returns the parts of a price or range, with each number replaced by one DIGITS. */
function replaceDigits(parts: readonly PricePart[]): readonly PricePart[] {
  const isDigits = (part: PricePart | undefined) => part !== undefined && DIGIT_PARTS.has(part.type);
  return parts
    .filter((part, index) => !isDigits(part) || !isDigits(parts[index - 1]))
    .map((part) => (isDigits(part) ? { type: part.type, value: DIGITS } : part));
}

function formatTablePrice(parts: readonly PricePart[], data: LocaleData): string {
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
  short(day: Date): string;
  range(from: Date, to: Date): string;
  month(first: Date): string;
}

/** Joins two days in languages where Intl's own range shows the month only as a number: Chinese and Japanese. */
const DAY_JOINERS: Partial<Record<LanguageCode, string>> = { zh: '至', ja: '～' };

function createIntlDays(code: LanguageCode, locale: string): Days {
  const createStyle = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' });
  const style = createStyle({ day: 'numeric', month: 'long', year: 'numeric' });
  const joiner = DAY_JOINERS[code];
  const formatDay = (day: Date) => normalizeSpaces(style.format(day));
  // A calendar month or short date is on few pages, so their styles are created when needed.
  const createFormatter = (options: Intl.DateTimeFormatOptions) => {
    const getStyle = once(() => createStyle(options));
    return (day: Date) => normalizeSpaces(getStyle().format(day));
  };
  return {
    one: formatDay,
    short: createFormatter({ dateStyle: 'medium' }),
    month: createFormatter({ month: 'long', year: 'numeric' }),
    range: joiner
      ? (from, to) => `${formatDay(from)}${joiner}${stripSharedPart(from, to, formatDay(to))}`
      : (from, to) => closeDash(code, normalizeSpaces(style.formatRange(from, to))),
  };
}

/** Removes from a Chinese or Japanese day the year and month that it shares with the day before it. */
function stripSharedPart(from: Date, to: Date, day: string): string {
  if (from.getUTCFullYear() !== to.getUTCFullYear()) return day;
  const shared = from.getUTCMonth() === to.getUTCMonth() ? /^.*月/ : /^.*年/;
  return day.replace(shared, '');
}

function createTableDays(data: LocaleData): Days {
  const toDateValues = (day: Date) => ({
    day: day.getUTCDate(),
    month: data.months[day.getUTCMonth()] ?? '',
    year: day.getUTCFullYear(),
  });
  const formatDay = (day: Date) => fill(data.day, toDateValues(day));
  return {
    one: formatDay,
    // Months have no shorter names in these languages.
    short: formatDay,
    month: (first) => fill(data.day, { ...toDateValues(first), day: '' }).trim(),
    range(from, to) {
      const [first, last] = [toDateValues(from), toDateValues(to)];
      if (first.year !== last.year) return `${formatDay(from)} – ${formatDay(to)}`;
      const pattern = first.month === last.month ? data.daysOfOneMonth : data.daysOfOneYear;
      return fill(pattern, { ...first, lastDay: last.day, lastMonth: last.month });
    },
  };
}

function formatDays({ from, to }: DayRange, days: Days): string {
  const [first, last] = [parseDate(from), parseDate(to)];
  if (!first || !last || first > last) return from === to ? from : `${from} – ${to}`;
  return first.getTime() === last.getTime() ? days.one(first) : days.range(first, last);
}

/** Removes Intl's spaces around the dash between two numbers in English, as in `5–7 June 2025`. D-67 */
function closeDash(code: LanguageCode, text: string): string {
  return code === 'en' ? text.replace(/^(\d+) – (?=\d+ \D)/, '$1–') : text;
}

function withTimes(text: string, { startTime, endTime }: DayRange): string {
  const times = [startTime, endTime].filter((time) => time !== undefined && /^\d{1,2}:\d{2}$/.test(time));
  return times.length === 0 ? text : `${text}, ${times.join('–')}`;
}

function parseDate(day: string | number): Date | undefined {
  if (typeof day === 'string' && !/^\d{4}-\d{2}-\d{2}$/.test(day)) return undefined;
  const date = new Date(day);
  return Number.isNaN(date.getTime()) ? undefined : date;
}

function fill(pattern: string, values: Readonly<Record<string, string | number>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_whole, name: string) => String(values[name] ?? ''));
}

/**
 * Replaces thin and no-break spaces by plain ones and removes direction marks. Versions of Intl differ in these
 * characters, and server and browser must produce the same text, or React discards the page. The element around a
 * number sets its direction.
 */
function normalizeSpaces(text: string): string {
  if (!/[\u00a0\u2009\u202f\u061c\u200e\u200f]/.test(text)) return text;
  return text.replace(/[\u00a0\u2009\u202f]/g, ' ').replace(/[\u061c\u200e\u200f]/g, '');
}
