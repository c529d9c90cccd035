import { pipeline, Readable } from 'node:stream';
import { withoutGuard } from '@fairhall/core/files/cell-guard';
import { CsvError, parse } from 'csv-parse';
import { textOf } from './decode.ts';
import { problem } from './file-problem.ts';
import { plainRecords } from './plain-records.ts';

/** Longest row, in characters: an open quote must not gather the rest of a file. */
const RECORD_MAX = 400_000;
const DELIMITERS = [',', ';', '\t'];

/** The rows of a CSV file, the titles first; commas, semicolons or tabs between cells, with or without a byte order mark. */
export async function* readCsv(file: string): AsyncGenerator<readonly string[]> {
  const { delimiter, text } = await opened(file);
  let rows = 0;
  for await (const records of plainRecords(text, delimiter)) {
    for (const record of records) {
      if (record === 'odd') return yield* readWithCare(file, rows);
      rows += 1;
      yield record.map(withoutGuard);
    }
  }
}

/** The rows behind the first so many of any CSV file. What is wrong with one is told by its line. */
export async function* readWithCare(file: string, after = 0): AsyncGenerator<readonly string[]> {
  const { delimiter, text } = await opened(file);
  const parser = parse({
    ...{ bom: true, delimiter, skip_empty_lines: true, max_record_size: RECORD_MAX },
    ...{ relax_column_count_less: true },
  });
  // What ends one of them ends the other: a file that is no text is told by the parser, and a wrong row closes the file.
  pipeline(Readable.from(text, { objectMode: false }), parser, () => undefined);
  let rows = 0;
  try {
    for await (const cells of parser) {
      rows += 1;
      if (rows > after) yield (cells as string[]).map(withoutGuard);
    }
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 0;
    const key = error.code.startsWith('CSV_RECORD_INCONSISTENT') ? 'terminal.import.ragged' : 'terminal.import.csv';
    throw problem(key, { line });
  }
}

/** A file's text from its beginning, and what stands between its cells. */
async function opened(file: string) {
  const text = textOf(file);
  const first = await text.next();
  const head = first.done ? '' : first.value;
  return { delimiter: delimiterOf(head), text: joined(head, text) };
}

async function* joined(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  try {
    yield head;
    yield* rest;
  } finally {
    await rest.return(undefined); // who stops behind the first piece would leave the file open
  }
}

/** What stands most often between the titles. */
function delimiterOf(head: string): string {
  const [titles = ''] = head.split(/\r?\n/, 1);
  const often = DELIMITERS.map((sign) => titles.split(sign).length);
  return DELIMITERS[often.indexOf(Math.max(...often))] ?? ',';
}
