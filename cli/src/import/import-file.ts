import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { stat } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import {
  IMPORT_FILE_ROWS_MAX,
  IMPORT_LAST_ROW,
  type ImportKind,
} from '@fairhall/core/contract/catalogue/import-limits';
import { columnProblem, listColumns } from '@fairhall/core/files/columns';
import type { Delimiter } from '@fairhall/core/files/csv';
import type { DecimalSign } from '@fairhall/core/files/locale-number';
import { toNameKey } from '@fairhall/core/files/name-key';
import { LANGUAGE_LIST } from '@fairhall/core/site/languages';
import { type Format, readRows } from './file-formats.ts';
import { createFileProblem } from './file-problem.ts';
import { createReadState, type UnreadableRow } from './read-state.ts';

/** The last column in a file of rejected rows. An import ignores it. */
export const REASON_COLUMN = 'reason';

/** Default values by column, for columns that the file does not have. */
export type Usual = Readonly<Record<string, string>>;

/** A file that was read through once, with the properties of its rows. */
export interface ImportFile {
  readonly filePath: string;
  readonly format: Format;
  /** The separator between cells of a CSV file. */
  readonly delimiter: Delimiter;
  /**
   * The decimal sign of its numbers: a comma in files with semicolons, which come from languages that write a comma.
   */
  readonly decimal: DecimalSign;
  /** The columns' names, in the order of the file. */
  readonly titles: readonly string[];
  /** The titles as the file writes them. */
  readonly writtenTitles: readonly string[];
  /** Rows that cannot be read; all others are imported. */
  readonly unreadable: readonly UnreadableRow[];
  /** The columns without that of the reasons, and with those that the command adds. */
  readonly columns: readonly string[];
  /** Values of the columns that the command adds. */
  readonly addedCells: readonly string[];
  readonly rows: number;
  /** SHA-256 of the file's bytes and the added values, in hex: the same file again is the same import. */
  readonly digest: string;
}

/**
 * Reads the whole file before anything is sent, so that a truncated file does not leave a half-finished import. Throws
 * a FileProblem if the file as a whole is invalid.
 */
export async function checkImportFile(
  { folder, path, format }: { readonly folder: string; readonly path: string; readonly format: Format },
  kind: ImportKind,
  usual: Usual = {},
): Promise<ImportFile> {
  const filePath = resolve(folder, path);
  if (!(await stat(filePath).catch(() => undefined))?.isFile()) throw createFileProblem('terminal.noFile', { path });
  let titles: readonly string[] | undefined;
  let writtenTitles: readonly string[] = [];
  let rows = 0;
  const state = createReadState();
  for await (const cells of readRows(filePath, format, state)) {
    if (titles === undefined) [titles, writtenTitles] = [parseTitles(cells, kind), cells];
    else rows += 1;
    if (rows > IMPORT_FILE_ROWS_MAX || state.row > IMPORT_LAST_ROW)
      throw createFileProblem('terminal.import.tooManyRows', { max: IMPORT_FILE_ROWS_MAX });
  }
  const { delimiter = ',', unreadable } = state;
  if (rows === 0 && unreadable[0] !== undefined)
    throw createFileProblem('terminal.import.csv', { line: unreadable[0].row });
  if (titles === undefined || titles.length === 0 || rows === 0) throw createFileProblem('terminal.import.empty');
  const dataTitles = titles.filter((title) => title !== REASON_COLUMN);
  const added = Object.entries(usual).filter(([column]) => !dataTitles.includes(column));
  const columns = [...dataTitles, ...added.map(([column]) => column)];
  const addedCells = added.map(([, cell]) => cell);
  return {
    filePath,
    format,
    delimiter,
    decimal: delimiter === ';' ? ',' : '.',
    titles,
    writtenTitles,
    columns,
    addedCells,
    rows,
    unreadable,
    digest: await digestOf(filePath, addedCells),
  };
}

/** Matches titles to column names, ignoring case and invisible letters; fails for unknown titles. */
function parseTitles(cells: readonly string[], kind: ImportKind): readonly string[] {
  const titles = cells.map((title) => toNameKey(title.trim()).trim());
  while (titles.at(-1) === '') titles.pop();
  const columnError = columnProblem(
    kind,
    titles.filter((title) => title !== REASON_COLUMN),
  );
  if (columnError === undefined) return titles;
  if (columnError.kind === 'missing')
    throw createFileProblem('terminal.import.missing', { columns: columnError.columns.join(', ') });
  const column = columnError.column === '' ? '""' : columnError.column;
  if (columnError.kind === 'twice') throw createFileProblem('terminal.import.twice', { column });
  throw createFileProblem('terminal.import.unknown', { column, near: suggestColumns(columnError.column, kind) });
}

/** Columns that start like the invalid title, or the first columns. */
function suggestColumns(title: string, kind: ImportKind): string {
  const known = listColumns(
    kind,
    LANGUAGE_LIST.map(({ code }) => code),
  );
  const alike = known.filter((column) => column.slice(0, 3) === title.slice(0, 3));
  return (alike.length > 0 ? alike : known).slice(0, 6).join(', ');
}

async function digestOf(file: string, addedCells: readonly string[]): Promise<string> {
  const hash = createHash('sha256');
  await pipeline(createReadStream(file), hash);
  const digest = hash.digest('hex');
  if (addedCells.length === 0) return digest;
  return createHash('sha256')
    .update(JSON.stringify([digest, addedCells]))
    .digest('hex');
}
