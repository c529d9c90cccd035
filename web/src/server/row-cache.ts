import { createLruCache } from '@fairhall/adapters/http/lru-cache';
import { parseJson } from '@fairhall/adapters/parse-json';
import { ROW_START } from '@fairhall/core/contract/rows';

/** Rows of all lists and languages together. */
const MAX_ROWS = 5_000;

const rows = createLruCache<object>(MAX_ROWS);

/** Answers that the gateway keeps, which are few; of a few languages each. */
const MAX_ANSWERS = 100;

const answerCache = createLruCache<{ readonly value: unknown }>(MAX_ANSWERS);

/** What an answer holds that the gateway keeps: the same object for as long as it does. Nobody may change it. */
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
 * What an answer of the gateway holds; undefined for what is no JSON. A row of a list that was read before is the same
 * object again, so that a page knows by it what was made of it earlier. Nobody may change it.
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

/** Stands in the frame of an answer where a row belongs, with its number behind it. No text of an answer holds it. */
const SLOT_ESCAPED = '\\u0000';
const SLOT_MARK = '\u0000';

/** An answer with its rows in their places: in lists that are members of its data. Undefined where one belongs elsewhere. */
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

/** A part of a text keeps all of the text in memory; a copy of it does not. */
const copyText = (text: string): string => Buffer.from(text).toString();
