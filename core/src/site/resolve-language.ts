import { DEFAULTS } from './defaults.ts';
import { isLanguageCode, type LanguageCode } from './languages.ts';

/** The cookie that keeps the visitor's choice for about ten years., D-90 */
export const LANGUAGE_COOKIE = { name: 'lang', path: '/', maxAgeSeconds: 315_360_000 } as const;

export interface LanguageWishes {
  readonly query?: string | null | undefined;
  readonly cookie?: string | null | undefined;
  /** An Accept-Language header; a browser's own list joined by commas reads the same. */
  readonly accept?: string | null | undefined;
}

/** The language of a page: address, then cookie, then browser, then English. */
export function resolveLanguage({ query, cookie, accept }: LanguageWishes): LanguageCode {
  if (isLanguageCode(query)) return query;
  if (isLanguageCode(cookie)) return cookie;
  return (
    acceptedTags(accept ?? '')
      .map(codeOfTag)
      .find(isLanguageCode) ?? DEFAULTS.lang
  );
}

function acceptedTags(header: string): readonly string[] {
  return header
    .split(',')
    .map(readWish)
    .filter((wish) => wish.quality > 0)
    .sort((one, other) => other.quality - one.quality)
    .map((wish) => wish.tag);
}

function readWish(part: string): { tag: string; quality: number } {
  const [tag = '', ...settings] = part.split(';').map((piece) => piece.trim().toLowerCase());
  const quality = settings.find((setting) => setting.startsWith('q='));
  return { tag, quality: quality === undefined ? 1 : Number(quality.slice(2)) || 0 };
}

const RENAMED: Readonly<Record<string, string>> = { in: 'id', fil: 'tl' };

function codeOfTag(tag: string): string {
  const primary = tag.split('-', 1)[0] ?? '';
  return Object.hasOwn(RENAMED, primary) ? (RENAMED[primary] ?? primary) : primary;
}
