import { getFormat } from '../site/format.ts';
import type { LanguageCode } from '../site/languages.ts';

/** The reader's language and time zone. */
export interface Reader {
  readonly lang: LanguageCode;
  /** Minutes by which the reader's clock is ahead of UTC at a time; UTC if absent. */
  readonly offsetAt?: ((time: number) => number) | undefined;
}

/** A point in time in the reader's calendar and clock. */
export interface Moment {
  /** yyyy-mm-dd. */
  readonly day: string;
  /** The day in the reader's language. */
  readonly date: string;
  /** The same day in short form. */
  readonly shortDate: string;
  /** HH:mm */
  readonly time: string;
}

/** Converts epoch milliseconds to the reader's day and time. D-89 */
export function toMoment(time: number, { lang, offsetAt }: Reader): Moment {
  const localTime = new Date(time + (offsetAt?.(time) ?? 0) * 60_000).toISOString();
  const day = localTime.slice(0, 10);
  const { date, shortDate } = getFormat(lang);
  return { day, date: date(day), shortDate: shortDate(day), time: localTime.slice(11, 16) };
}
