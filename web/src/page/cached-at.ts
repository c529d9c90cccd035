import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';

const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');

/** When something was kept, as day and time of this device; it says how old what is shown is. */
export function formatCachedAt(at: number, lang: LanguageCode): string {
  const when = new Date(at);
  const day = [when.getFullYear(), formatTwoDigits(when.getMonth() + 1), formatTwoDigits(when.getDate())].join('-');
  const time = `${formatTwoDigits(when.getHours())}:${formatTwoDigits(when.getMinutes())}`;
  return `\u2068${getFormat(lang).date(day)}\u2069, \u2066${time}\u2069`;
}
