import { getFormat } from '../site/format.ts';
import type { LanguageCode } from '../site/languages.ts';

/** Where and in which language the reader is. */
export interface Reader {
  readonly lang: LanguageCode;
  /** Minutes that the reader's clock is ahead of UTC at a time; UTC when absent. */
  readonly offsetAt?: ((time: number) => number) | undefined;
}

/** A point in time as the reader's calendar and clock show it. */
export interface Moment {
  /** Year-month-day. */
  readonly day: string;
  /** The day in the reader's language. */
  readonly date: string;
  /** The same, short. */
  readonly shortDate: string;
  /** HH:mm */
  readonly time: string;
}

/** The moment of epoch milliseconds. D-89 */
export function toMoment(time: number, { lang, offsetAt }: Reader): Moment {
  const localTime = new Date(time + (offsetAt?.(time) ?? 0) * 60_000).toISOString();
  const day = localTime.slice(0, 10);
  const { date, shortDate } = getFormat(lang);
  return { day, date: date(day), shortDate: shortDate(day), time: localTime.slice(11, 16) };
}
