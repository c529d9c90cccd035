import { extname } from 'node:path';
import type { RowOutcome } from '@fairhall/core/contract/catalogue-import';
import type { MessageValues, Texts } from '@fairhall/core/ports/texts';
import type { SentRow } from './chunks.ts';
import { type GivenFile, REASON_COLUMN } from './given-file.ts';
import { createTable, type TableFile } from './write-table.ts';

/** Why a row was refused, or stays, with the columns it is about. */
export const reasonsOf = ({ problems }: Pick<RowOutcome, 'problems'>, texts: Texts): string =>
  problems
    .map(({ column, code, values }) => {
      const told = texts.text(`import.problem.${code}`, given(values));
      return column === '' ? told : `${column}: ${told}`;
    })
    .join('; ');

/** The values that a text has places for. */
const given = (values: RowOutcome['problems'][number]['values']): MessageValues =>
  Object.fromEntries(
    Object.entries(values ?? {}).filter((pair): pair is [string, string | number] => pair[1] !== undefined),
  );

/** The file that refused rows go to: the same columns, and why. It is there only if there was one. */
export function refusedRows({ place, format, columns }: GivenFile, texts: Texts) {
  const file = `${place.slice(0, place.length - extname(place).length)}.refused${extname(place) || `.${format}`}`;
  let table: TableFile | undefined;
  return {
    async add(rows: readonly SentRow[], outcomes: readonly RowOutcome[]): Promise<void> {
      for (const outcome of outcomes.filter(({ action }) => action === 'refused')) {
        table ??= await createTable(file, format, [...columns, REASON_COLUMN]);
        const cells = rows.find(({ row }) => row === outcome.row)?.cells ?? [];
        const given = Object.fromEntries(columns.map((column, place) => [column, cells[place] ?? '']));
        await table.write({ ...given, [REASON_COLUMN]: reasonsOf(outcome, texts) });
      }
    },
    /** Where they are; undefined where none was refused. */
    async end(): Promise<string | undefined> {
      await table?.end();
      return table === undefined ? undefined : file;
    },
    drop: async () => table?.drop(),
  };
}
