import { extname } from 'node:path';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, fail } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption } from '../option-values.ts';

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

/** The rows of a file, the titles first. */
export async function* readRows(file: string, format: Format): AsyncGenerator<readonly string[]> {
  if (format === 'csv') yield* (await import('./read-csv.ts')).readCsv(file);
  else if (format === 'ndjson') yield* (await import('./read-ndjson.ts')).readNdjson(file);
  else yield* (await import('./read-xlsx.ts')).readXlsx(file);
}
