import { extname } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption } from '../option-values.ts';
import { newReadState, type ReadState } from './read-state.ts';

export const FORMATS = ['csv', 'xlsx', 'ndjson'] as const;
export type Format = (typeof FORMATS)[number];

const BY_ENDING: Readonly<Record<string, Format>> = {
  '.csv': 'csv',
  '.tsv': 'csv',
  '.txt': 'csv',
  '.xlsx': 'xlsx',
  '.ndjson': 'ndjson',
  '.jsonl': 'ndjson',
};

/** The format of a file: the option's, else that of its name's ending. */
export function formatOf({ options }: Pick<Invocation, 'options'>, file: string): Result<Format, Failure> {
  const given = choiceOption(options, 'format', FORMATS);
  if (!given.ok) return given;
  const format = given.value ?? BY_ENDING[extname(file).toLowerCase()];
  return format === undefined
    ? fail(EXIT.usage, { key: 'terminal.import.format', values: { file, allowed: FORMATS.join(', ') } })
    : ok(format);
}

/** The rows of a file that hold a value, the titles first. Where they stand is told by `state`. */
export async function* readRows(
  file: string,
  format: Format,
  state: ReadState = newReadState(),
): AsyncGenerator<readonly string[]> {
  if (format === 'csv') yield* (await import('./read-csv.ts')).readCsv(file, state);
  else if (format === 'ndjson') yield* (await import('./read-ndjson.ts')).readNdjson(file, state);
  else yield* (await import('./read-xlsx.ts')).readXlsx(file, state);
}
