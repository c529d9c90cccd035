/** Deepest nesting of a body. THR-40 */
export const MAX_DEPTH = 32;

export type JsonProblem = 'tooDeep' | 'duplicate' | 'characters';

const CODE_QUOTE = 0x22;
const CODE_BACKSLASH = 0x5c;
const CODE_COLON = 0x3a;

/**
 * Scans a JSON text before it is parsed, for nesting, duplicate members, NUL and lone surrogates. All other errors are
 * left to the parser: the scan may miss them, but must never take long. THR-40 THR-41 THR-43
 */
export function scanJson(text: string): JsonProblem | undefined {
  const open: (Set<string> | null)[] = [];
  for (let at = 0; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === CODE_QUOTE) {
      const end = findStringEnd(text, at);
      const problem = findStringProblem(text, at, end, open.at(-1) ?? null);
      if (problem !== undefined) return problem;
      at = end;
    } else if (unit === 0x7b || unit === 0x5b) {
      open.push(unit === 0x7b ? new Set() : null);
      if (open.length > MAX_DEPTH) return 'tooDeep';
    } else if (unit === 0x7d || unit === 0x5d) open.pop();
  }
  return undefined;
}

/** The position of the closing quote of the string that begins at `start`, or the end of the text. */
function findStringEnd(text: string, start: number): number {
  for (let at = start + 1; at < text.length; at += 1) {
    const unit = text.charCodeAt(at);
    if (unit === CODE_BACKSLASH) at += 1;
    else if (unit === CODE_QUOTE) return at;
  }
  return text.length;
}

function findStringProblem(
  text: string,
  start: number,
  end: number,
  members: Set<string> | null,
): JsonProblem | undefined {
  const raw = text.slice(start + 1, end);
  const escaped = raw.includes('\\');
  if (escaped && /\\u/.test(raw) && hasBadEscape(raw)) return 'characters';
  if (members === null || !isFollowedByColon(text, end)) return undefined;
  const name = escaped ? decodeString(raw) : raw;
  if (members.has(name)) return 'duplicate';
  members.add(name);
  return undefined;
}

function hasBadEscape(raw: string): boolean {
  const value = decodeString(raw);
  return !value.isWellFormed() || value.includes('\u0000');
}

/** The value of a string; for invalid JSON its raw text, which the parser rejects later. */
function decodeString(raw: string): string {
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw;
  }
}

function isFollowedByColon(text: string, end: number): boolean {
  let at = end + 1;
  while (at < text.length && text.charCodeAt(at) <= 0x20) at += 1;
  return text.charCodeAt(at) === CODE_COLON;
}
