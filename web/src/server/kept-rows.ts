import { createLruCache } from '@fairhall/adapters/http/lru-cache';
import { parseJson } from '@fairhall/adapters/parse-json';
import { ROW_START } from '@fairhall/core/contract/rows';

/** Rows of all lists and languages together. */
const ROWS = 5_000;

const rows = createLruCache<object>(ROWS);

/** Answers that the gateway keeps, which are few; of a few languages each. */
const ANSWERS = 100;

const answers = createLruCache<{ readonly value: unknown }>(ANSWERS);

/** What an answer holds that the gateway keeps: the same object for as long as it does. Nobody may change it. */
export function readKeptAnswer(text: string): unknown {
  const known = answers.get(text);
  if (known !== undefined) return known.value;
  const value = readAnswer(text);
  answers.put(text, { value });
  return value;
}

interface ListEnvelope {
  readonly data?: { readonly records?: unknown } | null;
}

/**
 * What an answer of the gateway holds; undefined for what is no JSON. A row of a list that was read before is the same
 * object again, so that a page knows by it what was made of it earlier. Nobody may change it.
 */
export function readAnswer(text: string): unknown {
  const [opening = '', ...parts] = text.split(ROW_START);
  const closing = parts.pop();
  if (closing === undefined) return parseJson(text);
  const envelope = parseJson(opening + closing) as ListEnvelope | undefined; // anything else is read whole
  const records = parts.map((part, place) => rowOf(place < parts.length - 1 ? part.slice(0, -1) : part));
  const isList = Array.isArray(envelope?.data?.records) && !records.includes(undefined);
  return isList ? { ...envelope, data: { ...envelope.data, records } } : parseJson(text);
}

function rowOf(text: string): object | undefined {
  const known = rows.get(text);
  if (known !== undefined) return known;
  const row = parseJson(text);
  if (typeof row !== 'object' || row === null) return undefined;
  rows.put(ownText(text), row);
  return row;
}

/** A part of a text keeps all of the text in memory; a copy of it does not. */
const ownText = (text: string): string => Buffer.from(text).toString();
