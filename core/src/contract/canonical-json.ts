/**
 * JSON in one fixed form: members sorted, no white space (RFC 8785). Equal values give equal text, so it serves as
 * cache key, fingerprint and signed text. Members that are undefined are left out, and a Date becomes its ISO text as
 * in JSON. Throws for values that JSON cannot represent.
 */
export function toCanonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new TypeError('a lone surrogate has no canonical form');
    return JSON.stringify(value);
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('a number that is not finite has no canonical form');
    return JSON.stringify(value);
  }
  // Rows of an import file are lists of texts only; one JSON.stringify call encodes them.
  if (Array.isArray(value) && value.every(isWellFormedText)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => toCanonicalJson(item ?? null)).join(',')}]`;
  if (value instanceof Date) return toCanonicalJson(value.toJSON());
  if (typeof value !== 'object') throw new TypeError(`${typeof value} has no canonical form`);
  return encodeMembers(value as Readonly<Record<string, unknown>>);
}

/** Appends to one string: an import encodes every row, and joining a list of members takes twice the time. */
function encodeMembers(value: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(value);
  if (names.some((name, index) => index > 0 && name < (names[index - 1] ?? ''))) names.sort();
  let text = '';
  for (const name of names) {
    const member = value[name];
    if (member !== undefined) text += `${text === '' ? '' : ','}${nameOf(name)}${toCanonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** Cache of encoded member names, since the same few names are encoded very often. */
const NAME_CACHE = new Map<string, string>();
const NAME_CACHE_MAX = 1_000;

function nameOf(name: string): string {
  const known = NAME_CACHE.get(name);
  if (known !== undefined) return known;
  const written = `${JSON.stringify(name)}:`;
  if (NAME_CACHE.size < NAME_CACHE_MAX) NAME_CACHE.set(name, written);
  return written;
}

const isWellFormedText = (value: unknown): boolean => typeof value === 'string' && value.isWellFormed();
