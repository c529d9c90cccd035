import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';

const formatTwoDigits = (value: number): string => String(value).padStart(2, '0');

/**
 * Formats when an item was cached, as day and time of this device, so that the reader knows how old the shown data is.
 */
export function formatCachedAt(at: number, lang: LanguageCode): string {
  const when = new Date(at);
  const day = [when.getFullYear(), formatTwoDigits(when.getMonth() + 1), formatTwoDigits(when.getDate())].join('-');
  const time = `${formatTwoDigits(when.getHours())}:${formatTwoDigits(when.getMinutes())}`;
  return `\u2068${getFormat(lang).date(day)}\u2069, \u2066${time}\u2069`;
}
