import type { Piece } from './byte-chunks.ts';

const ESCAPE_PATTERN = /[<\u2028\u2029]/;

const escapeJson = (json: string): string =>
  ESCAPE_PATTERN.test(json)
    ? json.replace(/[<\u2028\u2029]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`)
    : json;

/** Returns JSON that is safe within a script element. */
export const scriptJson = (value: unknown): string => escapeJson(JSON.stringify(value));

/** Returns the cached JSON of an object; undefined if it is not cached. */
export type CachedJson = (value: object) => Buffer | undefined;

/**
 * The limit for cached member names. Fixed names are few, but objects keyed by ids could fill the cache, so further
 * names are not cached.
 */
const MAX_NAMES = 1_000;
const nameJsonCache = new Map<string, string>();

function nameJson(name: string): string {
  const known = nameJsonCache.get(name);
  if (known !== undefined) return known;
  const json = scriptJson(name);
  if (nameJsonCache.size < MAX_NAMES) nameJsonCache.set(name, json);
  return json;
}

/** Returns the same JSON in pieces and reuses cached ones. The value must be plain data that JSON can represent. */
export function scriptJsonPieces(value: unknown, cachedJson: CachedJson): readonly Piece[] {
  const pieces: Piece[] = [];
  let text = '';
  const write = (part: unknown): void => {
    if (typeof part !== 'object' || part === null) {
      text += scriptJson(part ?? null);
      return;
    }
    const cached = cachedJson(part);
    if (cached !== undefined) {
      pieces.push(text, cached);
      text = '';
    } else if (Array.isArray(part)) writeList(part);
    else writeMembers(part);
  };
  const writeList = (items: readonly unknown[]): void => {
    let before = '[';
    for (const item of items) {
      text += before;
      write(item);
      before = ',';
    }
    text += items.length === 0 ? '[]' : ']';
  };
  const writeMembers = (members: object): void => {
    let before = '{';
    for (const [name, member] of Object.entries(members)) {
      if (member === undefined) continue;
      text += `${before}${nameJson(name)}:`;
      write(member);
      before = ',';
    }
    text += before === '{' ? '{}' : '}';
  };
  write(value);
  return [...pieces, text];
}
