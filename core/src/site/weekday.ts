import { getLanguage, type LanguageCode } from './languages.ts';

/** Short weekdays, Sunday first, in languages that browsers have no data for; copied from Node's data. D-89 */
const LANGUAGE_WEEKDAYS: Partial<Record<LanguageCode, readonly string[]>> = {
  my: ['တနင်္ဂနွေ', 'တနင်္လာ', 'အင်္ဂါ', 'ဗုဒ္ဓဟူး', 'ကြာသပတေး', 'သောကြာ', 'စနေ'],
  km: ['អាទិត្យ', 'ចន្ទ', 'អង្គារ', 'ពុធ', 'ព្រហ', 'សុក្រ', 'សៅរ៍'],
};

const formatCache = new Map<LanguageCode, Intl.DateTimeFormat>();

/**
 * Returns the short weekday of a day in a language, such as Thu; anything but a day (yyyy-mm-dd) is returned unchanged.
 * Separate from the other formats, since few pages show weekdays.
 */
export function formatWeekday(day: string, code: LanguageCode): string {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return day;
  const date = new Date(day);
  const name = LANGUAGE_WEEKDAYS[code]?.[date.getUTCDay()];
  if (name !== undefined) return name;
  const format =
    formatCache.get(code) ?? new Intl.DateTimeFormat(getLanguage(code).intl, { weekday: 'short', timeZone: 'UTC' });
  formatCache.set(code, format);
  return format.format(date);
}
