import type { Message } from '../ports/texts.ts';
import { getFormat } from '../site/format.ts';
import type { LanguageCode } from '../site/languages.ts';

const KILOBYTE = 1024;
const MEGABYTE = KILOBYTE * KILOBYTE;

/** Formats a size as "1.2 MB" or "48 KB": at least 1 KB, and 1 MB instead of 1,024 KB. */
export function fileSize(lang: LanguageCode, bytes: number): Message {
  const format = getFormat(lang);
  const kilobytes = Math.max(1, Math.round(bytes / KILOBYTE));
  if (kilobytes >= KILOBYTE) {
    return { key: 'files.megabytes', values: { size: format.number(Math.round((bytes / MEGABYTE) * 10) / 10) } };
  }
  return { key: 'files.kilobytes', values: { size: format.number(kilobytes) } };
}
