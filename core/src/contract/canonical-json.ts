/**
 * JSON in one fixed form: members sorted, no white space (RFC 8785). Equal values give equal text, so it serves as cache
 * key, fingerprint and signed text. Members that are undefined are left out, and a moment is its ISO text as in JSON.
 * Throws on what JSON cannot hold.
 */
export function canonicalJson(value: unknown): string {
  if (value === null || typeof value === 'boolean') return String(value);
  if (typeof value === 'string') {
    if (!value.isWellFormed()) throw new TypeError('a lone surrogate has no canonical form');
    return JSON.stringify(value);
  }
  if (typeof value === 'number') {
    if (!Number.isFinite(value)) throw new TypeError('a number that is not finite has no canonical form');
    return JSON.stringify(value);
  }
  // Rows of a file hold nothing else, and are written by one call.
  if (Array.isArray(value) && value.every(isWellFormedText)) return JSON.stringify(value);
  if (Array.isArray(value)) return `[${value.map((item) => canonicalJson(item ?? null)).join(',')}]`;
  if (value instanceof Date) return canonicalJson(value.toJSON());
  if (typeof value !== 'object') throw new TypeError(`${typeof value} has no canonical form`);
  return membersOf(value as Readonly<Record<string, unknown>>);
}

/** One text that grows: imports write one for each of their rows, and lists of members take twice the time. */
function membersOf(value: Readonly<Record<string, unknown>>): string {
  const names = Object.keys(value);
  if (names.some((name, place) => place > 0 && name < (names[place - 1] ?? ''))) names.sort();
  let text = '';
  for (const name of names) {
    const member = value[name];
    if (member !== undefined) text += `${text === '' ? '' : ','}${nameOf(name)}${canonicalJson(member)}`;
  }
  return `{${text}}`;
}

/** Names of members as JSON; they are few, and each is written again and again. */
const NAMES = new Map<string, string>();
const NAMES_MAX = 1_000;

function nameOf(name: string): string {
  const known = NAMES.get(name);
  if (known !== undefined) return known;
  const written = `${JSON.stringify(name)}:`;
  if (NAMES.size < NAMES_MAX) NAMES.set(name, written);
  return written;
}

const isWellFormedText = (value: unknown): boolean => typeof value === 'string' && value.isWellFormed();
