import { formatFor } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** When something was kept, as day and time of this device; it says how old what is shown is. */
export function keptTime(at: number, lang: LanguageCode): string {
  const when = new Date(at);
  const day = [when.getFullYear(), twoDigits(when.getMonth() + 1), twoDigits(when.getDate())].join('-');
  const time = `${twoDigits(when.getHours())}:${twoDigits(when.getMinutes())}`;
  return `\u2068${formatFor(lang).date(day)}\u2069, \u2066${time}\u2069`;
}
