import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import { textOf } from './decode.ts';
import { problem } from './file-problem.ts';
import { withoutGuard } from './guard.ts';

/** Longest row, in characters: an open quote must not gather the rest of a file. */
const RECORD_MAX = 400_000;
const DELIMITERS = [',', ';', '\t'];

/** The rows of a CSV file, the titles first; commas, semicolons or tabs between cells, with or without a byte order mark. */
export async function* readCsv(file: string): AsyncGenerator<readonly string[]> {
  const text = textOf(file);
  const first = await text.next();
  const head = first.done ? '' : first.value;
  const parser = Readable.from(joined(head, text), { objectMode: false }).pipe(
    parse({
      ...{ bom: true, delimiter: delimiterOf(head), skip_empty_lines: true, max_record_size: RECORD_MAX },
      relax_column_count_less: true,
    }),
  );
  try {
    for await (const cells of parser) yield (cells as string[]).map(withoutGuard);
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const line = typeof error.lines === 'number' ? error.lines : 0;
    const key = error.code.startsWith('CSV_RECORD_INCONSISTENT') ? 'terminal.import.ragged' : 'terminal.import.csv';
    throw problem(key, { line });
  }
}

async function* joined(head: string, rest: AsyncGenerator<string>): AsyncGenerator<string> {
  yield head;
  yield* rest;
}

/** What stands most often between the titles. */
function delimiterOf(head: string): string {
  const [titles = ''] = head.split(/\r?\n/, 1);
  const often = DELIMITERS.map((sign) => titles.split(sign).length);
  return DELIMITERS[often.indexOf(Math.max(...often))] ?? ',';
}
