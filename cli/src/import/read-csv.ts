import { pipeline, Readable } from 'node:stream';
import { removeGuard } from '@fairhall/core/files/cell-guard';
import { csvLayout, type Delimiter, hasValue } from '@fairhall/core/files/csv';
import { CsvError, parse } from 'csv-parse';
import { readText } from './decode.ts';
import { createFileProblem } from './file-problem.ts';
import { RECORD_MAX, readPlainRecords } from './read-plain-records.ts';
import { createReadState, type ReadState } from './read-state.ts';

/** Most rows with a misplaced quote that are left out one by one; with more the file as a whole is no CSV. */
const MAX_FAULTY_ROWS = 1_000;

/** The rows of a CSV file, the titles first; commas, semicolons, tabs or bars between cells, with or without a byte order mark. */
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

/** The rows behind the last one that was read, of any CSV file. What is wrong with one is told by its line. */
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
  // What ends one of them ends the other: a file that is no text is told by the parser, and a wrong row closes the file.
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

/** A file's text from its titles on, and what stands between its cells. */
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
    await rest.return(undefined); // who stops behind the first piece would leave the file open
  }
}
