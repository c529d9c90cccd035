import { DEFAULT_VALUES } from './defaults.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

/** The cookie that stores the visitor's choice for about ten years., D-90 */
export const LANGUAGE_COOKIE = { name: 'lang', path: '/', maxAgeSeconds: 315_360_000 } as const;

export interface LanguageSources {
  readonly query?: string | null | undefined;
  readonly cookie?: string | null | undefined;
  /**
   * The header Accept-Language on the server; in the browser `navigator.languages` joined by commas, which has the same
   * format.
   */
  readonly accept?: string | null | undefined;
}

/**
 * Returns the language of a page: from the address, else the cookie, else the browser, else English.,
 *
 */
export function resolveLanguage({ query, cookie, accept }: LanguageSources): LanguageCode {
  if (isLanguageCode(query)) return query;
  if (isLanguageCode(cookie)) return cookie;
  return (
    parseAcceptedTags(accept ?? '')
      .map(toLanguageCode)
      .find(isLanguageCode) ?? DEFAULT_VALUES.lang
  );
}

function parseAcceptedTags(header: string): readonly string[] {
  return header
    .split(',')
    .map(readEntry)
    .filter((entry) => entry.quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map((entry) => entry.tag);
}

function readEntry(part: string): { tag: string; quality: number } {
  const [tag = '', ...settings] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = settings.find((setting) => setting.startsWith('q='));
  return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

const LANGUAGE_RENAMES: Readonly<Record<string, string>> = { in: 'id', fil: 'tl' };

function toLanguageCode(tag: string): string {
  const primary = tag.split('-', 1)[0] ?? '';
  return Object.hasOwn(LANGUAGE_RENAMES, primary) ? (LANGUAGE_RENAMES[primary] ?? primary) : primary;
}
