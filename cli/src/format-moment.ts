import type { LanguageCode } from '@fairhall/core/site/languages';
import { toMoment } from '@fairhall/core/thread/moment';

/** A time as date and time of day on this computer's clock. */
export function formatMoment(at: number, lang: LanguageCode): string {
  const { date, time } = toMoment(at, { lang, offsetAt: getUtcOffset });
  return `${date} ${time}`;
}

/** Minutes by which this computer's local time is ahead of UTC at a time. */
const getUtcOffset = (time: number): number => -new Date(time).getTimezoneOffset();
