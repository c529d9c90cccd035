import { extname } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { readChoiceOption } from '../option-values.ts';
import { createReadState, type ReadState } from './read-state.ts';

export const FILE_FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
export type Format = (typeof FILE_FORMATS)[number];

const FORMAT_BY_EXTENSION: Readonly<Record<string, Format>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.xlsx': 'xlsx',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
};

/** The format of a file: that of the option, otherwise by its extension. */
export function formatOf({ options }: Pick<Invocation, 'options'>, file: string): Result<Format, Failure> {
  const given = readChoiceOption(options, 'format', FILE_FORMATS);
  if (!given.ok) return given;
  const format = given.value ?? FORMAT_BY_EXTENSION[extname(file).toLowerCase()];
  return format === undefined
    ? fail(COMMAND_EXIT_CODES.usage, {
        key: 'terminal.import.format',
        values: { file, allowed: FILE_FORMATS.join(', ') },
      })
    : ok(format);
}

/** Reads the rows of a file that have a value, titles first. `state` has the position of the current row. */
export async function* readRows(
  file: string,
  format: Format,
  state: ReadState = createReadState(),
): AsyncGenerator<readonly string[]> {
  if (format === 'csv') yield* (await import('./read-csv.ts')).readCsv(file, state);
  else if (format === 'ndjson') yield* (await import('./read-ndjson.ts')).readNdjson(file, state);
  else yield* (await import('./read-xlsx.ts')).readXlsx(file, state);
}
