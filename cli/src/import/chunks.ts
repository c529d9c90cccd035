import { IMPORT_CELL_MAX, IMPORT_ROWS_MAX } from '@fairhall/core/contract/catalogue/import-limits';
import { problem } from './file-problem.ts';
import { readRows } from './formats.ts';
import { type GivenFile, REASON_COLUMN } from './given-file.ts';
import { newReadState } from './read-state.ts';

/** Largest chunk, in bytes of JSON: what a call may hold, with room for the rest of it. */
const CHUNK_MAX = 200_000;

export interface SentRow {
  /** As a spreadsheet counts it. */
  readonly row: number;
  readonly cells: string[];
}

/**
 * The rows of a file in the chunks that they are sent in, the same whenever the file is read. Throws a FileProblem for a row
 * that no call could hold.
 */
export async function* chunksOf({ place, format, titles, addedCells }: GivenFile): AsyncGenerator<SentRow[]> {
  let chunk: SentRow[] = [];
  let [size, isTitle] = [0, true];
  const state = newReadState();
  for await (const given of readRows(place, format, state)) {
    if (isTitle) {
      isTitle = false;
      continue;
    }
    const { row } = state;
    const own = titles.flatMap((title, at) => (title === REASON_COLUMN ? [] : [sendable(given[at] ?? '')]));
    const cells = [...own, ...addedCells];
    const long = cells.some((cell) => cell.length > IMPORT_CELL_MAX);
    const bytes = Buffer.byteLength(JSON.stringify(cells)) + 20;
    if (long || bytes > CHUNK_MAX) throw problem('terminal.import.longRow', { row });
    if (chunk.length === IMPORT_ROWS_MAX || size + bytes > CHUNK_MAX) {
      yield chunk;
      [chunk, size] = [[], 0];
    }
    chunk.push({ row, cells });
    size += bytes;
  }
  if (chunk.length > 0) yield chunk;
}

/** Control characters are told of their row; no call takes them. */
function sendable(cell: string): string {
  const text = cell.toWellFormed();
  return CONTROL.test(text) ? text.replace(EVERY_CONTROL, '\ufffd') : text;
}

const CONTROL = /(?![\t\n\r])\p{Cc}/u;
const EVERY_CONTROL = new RegExp(CONTROL, 'gu');
