import { pipeline, Readable } from 'node:stream';
import { removeGuard } from '@fairhall/core/files/cell-guard';
import { csvLayout, type Delimiter, hasValue } from '@fairhall/core/files/csv';
import { CsvError, parse } from 'csv-parse';
import { readText } from './decode.ts';
import { createFileProblem } from './file-problem.ts';
import { RECORD_MAX, readPlainRecords } from './read-plain-records.ts';
import { createReadState, type ReadState } from './read-state.ts';

/** Maximum number of rows with a misplaced quote that are skipped; with more, the file as a whole is not CSV. */
const MAX_FAULTY_ROWS = 1_000;

/**
 * Reads the rows of a CSV file, titles first; commas, semicolons, tabs or bars between cells, with or without a byte
 * order mark.
 */
export async function* readCsv(file: string, state: ReadState = createReadState()): AsyncGenerator<readonly string[]> {
  const { delimiter, text } = await openText(file);
  state.delimiter = delimiter;
  for await (const records of readPlainRecords(text, delimiter)) {
    for (const record of records) {
      if (record === 'odd') return yield* readWithCare(file, state);
      state.row += 1;
      if (!Array.isArray(record)) addUnreadable(state, record.unreadable);
      else if (hasValue(record)) yield record.map(removeGuard);
    }
  }
}

function addUnreadable({ row, unreadable }: ReadState, text: string): void {
  if (row === 1 || unreadable.length === MAX_FAULTY_ROWS) throw createFileProblem('terminal.import.csv', { line: row });
  unreadable.push({ row, text });
}

interface ParsedRecord {
  readonly record: string[];
  readonly info: { readonly lines: number; readonly records: number; readonly empty_lines: number };
}

/** Reads the rows after `state.row` of any CSV file. An error names its line. */
export async function* readWithCare(
  file: string,
  state: ReadState = createReadState(),
): AsyncGenerator<readonly string[]> {
  const { delimiter, text } = await openText(file);
  state.delimiter = delimiter;
  const parser = parse({
    bom: true,
    delimiter,
    skip_empty_lines: true,
    max_record_size: RECORD_MAX,
    relax_column_count: true,
    info: true,
  });
  // An error in one of the two ends the other: the parser reports that a file is not text, and an invalid row closes
  // the file.
  pipeline(Readable.from(text, { objectMode: false }), parser, () => undefined);
  const after = state.row;
  let most = 0;
  try {
    for await (const { record, info } of parser as AsyncIterable<ParsedRecord>) {
      most ||= record.length;
      if (hasValue(record.slice(most))) throw createFileProblem('terminal.import.ragged', { line: info.lines });
      const row = info.records + info.empty_lines;
      if (row <= after) continue;
      state.row = row;
      if (hasValue(record)) yield record.slice(0, most).map(removeGuard);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    throw createFileProblem('terminal.import.csv', { line: typeof error.lines === 'number' ? error.lines : 0 });
  }
}

/** Detects the delimiter and returns it with the file's text, starting at the titles. */
async function openText(file: string): Promise<{ delimiter: Delimiter; text: AsyncGenerator<string> }> {
  const text = readText(file);
  const first = await text.next();
  const { delimiter, rows } = csvLayout(first.done ? '' : first.value);
  return { delimiter, text: joinText(rows, text) };
}

async function* joinText(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield head;
    yield* rest;
  } finally {
    await rest.return(undefined); // closes the file: the caller stops after the first chunk
  }
}
