import { createLruCache } from '@fairhall/adapters/http/lru-cache';
import { parseJson } from '@fairhall/adapters/parse-json';
import { ROW_START } from '@fairhall/core/contract/rows';

/** The limit for the rows of all lists and languages together. */
const MAX_ROWS = 5_000;

const rows = createLruCache<object>(MAX_ROWS);

/** The limit for parsed answers. The gateway caches few answers, each in a few languages. */
const MAX_ANSWERS = 100;

const answerCache = createLruCache<{ readonly value: unknown }>(MAX_ANSWERS);

/**
 * Parses an answer that the gateway caches. Returns the same object for the same text as long as it is cached here.
 * Callers must not modify it.
 */
export function readCachedAnswer(text: string): unknown {
  const known = answerCache.get(text);
  if (known !== undefined) return known.value;
  const value = readAnswer(text);
  answerCache.set(text, { value });
  return value;
}

interface Envelope {
  readonly data?: unknown;
}

/**
 * Parses an answer of the gateway; undefined if it is not JSON. A list row that was parsed before is the same object
 * again, so that other caches can use it as a key. Callers must not modify it.
 */
export function readAnswer(text: string): unknown {
  const [opening = '', ...parts] = text.split(ROW_START);
  const rows: object[] = [];
  let frame = opening;
  for (const part of parts) {
    if (!part.startsWith('{')) {
      frame += part;
      continue;
    }
    const isLast = !part.endsWith(',');
    const row = rowOf(isLast ? part : part.slice(0, -1));
    if (row === undefined) return parseJson(text);
    frame += `"${SLOT_ESCAPED}${rows.length}"${isLast ? '' : ','}`;
    rows.push(row);
  }
  return (rows.length === 0 ? undefined : fillRows(parseJson(frame), rows)) ?? parseJson(text);
}

/** The placeholder for a row in an answer's frame, followed by the row's number. No text in an answer contains it. */
const SLOT_ESCAPED = '\\u0000';
const SLOT_MARK = '\u0000';

/**
 * Fills the rows into their placeholders, which must be in lists that are members of the answer's data; otherwise
 * returns undefined.
 */
function fillRows(envelope: unknown, rows: readonly object[]): unknown {
  const { data } = (envelope ?? {}) as Envelope; // any JSON value
  if (typeof data !== 'object' || data === null || Array.isArray(data)) return undefined;
  let placed = 0;
  const rowAt = (place: unknown): object | undefined => {
    const row = typeof place === 'string' && place.startsWith(SLOT_MARK) ? rows[Number(place.slice(1))] : undefined;
    placed += row === undefined ? 0 : 1;
    return row;
  };
  const members = Object.entries(data).map(([name, member]) => {
    const isList = Array.isArray(member) && typeof member[0] === 'string' && member[0].startsWith(SLOT_MARK);
    return [name, isList ? member.map(rowAt) : member] as const;
  });
  return placed === rows.length ? { ...(envelope as Envelope), data: Object.fromEntries(members) } : undefined;
}

function rowOf(text: string): object | undefined {
  const known = rows.get(text);
  if (known !== undefined) return known;
  const row = parseJson(text);
  if (typeof row !== 'object' || row === null) return undefined;
  rows.set(copyText(text), row);
  return row;
}

/** A substring keeps its whole parent string in memory; a copy does not. */
const copyText = (text: string): string => Buffer.from(text).toString();
