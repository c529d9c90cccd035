import { rm } from 'node:fs/promises';
import { extname } from 'node:path';
import type { RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import type { MessageValues, Texts } from '@fairhall/core/ports/texts';
import type { SentRow } from './chunks.ts';
import { type ImportFile, REASON_COLUMN } from './import-file.ts';
import { createTable, type TableFile } from './write-table.ts';

/** Why a row was rejected or not changed, with the columns concerned. */
export const describeProblems = ({ problems }: Pick<RowOutcome, 'problems'>, texts: Texts): string =>
  problems
    .map(({ column, code, values }) => {
      const problemText = texts.text(`import.problem.${code}`, toMessageValues(values));
      return column === '' ? problemText : `${column}: ${problemText}`;
    })
    .join('; ');

/** The values for the placeholders of a text. */
const toMessageValues = (values: RowOutcome['problems'][number]['values']): MessageValues =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter((pair): pair is [string, string | number] => pair[1] !== undefined),
  );

/**
 * The file of rejected rows, in the format of the imported file, with the reasons. It is created for the first rejected
 * row.
 */
export function createRejectedRowsFile(
  { filePath, format, delimiter, columns, titles, writtenTitles, addedCells, unreadable }: ImportFile,
  texts: Texts,
) {
  const file = `${filePath.slice(0, filePath.length - extname(filePath).length)}.refused${extname(filePath) || `.${format}`}`;
  let table: TableFile | undefined;
  const write = async (cells: readonly string[], reason: string): Promise<void> => {
    const written = columns.map((column) => writtenTitles[titles.indexOf(column)] ?? column);
    const layout = { delimiter, titles: [...written, REASON_COLUMN] };
    table ??= await createTable(file, format, [...columns, REASON_COLUMN], layout);
    const row = Object.fromEntries(columns.map((column, index) => [column, cells[index] ?? '']));
    await table.write({ ...row, [REASON_COLUMN]: reason });
  };
  return {
    async add(rows: readonly SentRow[], outcomes: readonly RowOutcome[]): Promise<void> {
      for (const outcome of outcomes.filter(({ action }) => action === 'refused'))
        await write(rows.find(({ row }) => row === outcome.row)?.cells ?? [], describeProblems(outcome, texts));
    },
    /** Adds the rows that were not sent because they cannot be read; returns their outcomes. */
    async addFaulty(): Promise<readonly RowOutcome[]> {
      const outcomes: RowOutcome[] = [];
      for (const { row, text } of unreadable) {
        const outcome: RowOutcome = {
          row,
          key: '',
          action: 'refused',
          changed: [],
          problems: [{ column: '', code: 'quote' }],
        };
        const cells = splitCells(text, delimiter, titles.length);
        const originalCells = titles.flatMap((title, index) => (title === REASON_COLUMN ? [] : [cells[index] ?? '']));
        await write([...originalCells, ...addedCells], describeProblems(outcome, texts));
        outcomes.push(outcome);
      }
      return outcomes;
    },
    /** Finishes the file and returns its path; undefined if no row was rejected. */
    async end(): Promise<string | undefined> {
      await table?.end();
      return table === undefined ? undefined : file;
    },
    /** Removes the file of an earlier import of the same file, when no row is rejected any more. */
    removeEarlier: () => rm(file, { force: true }),
    drop: async () => table?.drop(),
  };
}

/** Splits a line whose quotes are unreliable into cells; the last one holds the excess. */
function splitCells(line: string, delimiter: string, most: number): readonly string[] {
  const cells = line.split(delimiter);
  return cells.length <= most ? cells : [...cells.slice(0, most - 1), cells.slice(most - 1).join(delimiter)];
}
