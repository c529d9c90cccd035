import { IMPORT_CELL_MAX, IMPORT_ROWS_MAX } from '@fairhall/core/contract/catalogue/import-limits';
import { readRows } from './file-formats.ts';
import { createFileProblem } from './file-problem.ts';
import { type ImportFile, REASON_COLUMN } from './import-file.ts';
import { createReadState } from './read-state.ts';

/** Largest chunk in bytes of JSON. It leaves room for the rest of the call. */
const MAX_CHUNK_BYTES = 200_000;

export interface SentRow {
  /** The row number as a spreadsheet counts it. */
  readonly row: number;
  readonly cells: string[];
}

/**
 * Splits the rows of a file into the chunks that are sent, the same at each reading. Throws a FileProblem for a row
 * that is too large for a call.
 */
export async function* readChunks({ filePath, format, titles, addedCells }: ImportFile): AsyncGenerator<SentRow[]> {
  let chunk: SentRow[] = [];
  let [size, isTitle] = [0, true];
  const state = createReadState();
  for await (const record of readRows(filePath, format, state)) {
    if (isTitle) {
      isTitle = false;
      continue;
    }
    const { row } = state;
    const rowCells = titles.flatMap((title, at) =>
      title === REASON_COLUMN ? [] : [replaceControlCharacters(record[at] ?? '')],
    );
    const cells = [...rowCells, ...addedCells];
    const long = cells.some((cell) => cell.length > IMPORT_CELL_MAX);
    const bytes = Buffer.byteLength(JSON.stringify(cells)) + 20;
    if (long || bytes > MAX_CHUNK_BYTES) throw createFileProblem('terminal.import.longRow', { row });
    if (chunk.length === IMPORT_ROWS_MAX || size + bytes > MAX_CHUNK_BYTES) {
      yield chunk;
      [chunk, size] = [[], 0];
    }
    chunk.push({ row, cells });
    size += bytes;
  }
  if (chunk.length > 0) yield chunk;
}

/** Replaces control characters, which no call accepts, so that the row is reported. */
function replaceControlCharacters(cell: string): string {
  const text = cell.toWellFormed();
  return PATTERN_OF_CONTROL.test(text) ? text.replace(PATTERN_OF_EVERY_CONTROL, '\ufffd') : text;
}

const PATTERN_OF_CONTROL = /(?![\t\n\r])\p{Cc}/u;
const PATTERN_OF_EVERY_CONTROL = new RegExp(PATTERN_OF_CONTROL, 'gu');
