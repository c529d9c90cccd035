import type { RowOutcome } from '@fairhall/core/contract/catalogue/import-calls';
import { ROW_ACTIONS, type RowAction } from '@fairhall/core/contract/catalogue/import-limits';
import type { Texts } from '@fairhall/core/ports/texts';
import type { Answer, View } from '../answer.ts';
import { describeProblems } from './rejected-rows.ts';

/** Maximum number of rows that are shown. Beyond it rejected rows are in their file and the others are only counted. */
const MAX_SHOWN = 500;

/** The totals of an import. */
export interface Tally {
  readonly data: Readonly<Record<RowAction, number>> & {
    readonly rows: readonly RowOutcome[];
    readonly refusedRows?: string;
  };
  /** A table with a row for each row of the file. */
  readonly table: View;
  /** The counts as facts. */
  readonly facts: readonly (readonly [string, string])[];
  readonly remarks: NonNullable<Answer['remarks']>;
}

/** Counts the outcomes of rows, and holds the first rows that changed something. */
export function createTally(texts: Texts) {
  const counts: Record<RowAction, number> = { added: 0, changed: 0, same: 0, refused: 0 };
  const rows: RowOutcome[] = [];
  return {
    add(outcomes: readonly RowOutcome[]): void {
      for (const outcome of outcomes) {
        counts[outcome.action] += 1;
        if (outcome.action !== 'same' && rows.length < MAX_SHOWN) rows.push(outcome);
      }
    },
    summarize(rejectedRowsFile: string | undefined): Tally {
      const left = counts.added + counts.changed + counts.refused - rows.length;
      const file = rejectedRowsFile === undefined ? {} : { refusedRows: rejectedRowsFile };
      const remarks: Tally['remarks'] = [
        { key: 'terminal.import.counts', values: counts },
        ...(left > 0 ? [{ key: 'terminal.import.more', values: { rows: left } } as const] : []),
        ...(rejectedRowsFile === undefined
          ? []
          : [{ key: 'terminal.import.sendBack', values: { file: rejectedRowsFile } } as const]),
      ];
      return {
        data: { ...counts, rows, ...file },
        table: toRowTable(rows, texts),
        facts: ROW_ACTIONS.map((action) => [texts.text(`terminal.import.action.${action}`), String(counts[action])]),
        remarks,
      };
    },
  };
}

/** A table of rows with their outcomes and reasons. */
export const toRowTable = (rows: readonly RowOutcome[], texts: Texts): View => ({
  kind: 'table',
  columns: [
    { title: texts.text('terminal.column.row'), align: 'end' },
    ...(['key', 'action', 'why'] as const).map((column) => ({ title: texts.text(`terminal.column.${column}`) })),
  ],
  rows: rows.map((outcome) => [
    String(outcome.row),
    outcome.key,
    texts.text(`terminal.import.action.${outcome.action}`),
    outcome.action === 'refused' ? describeProblems(outcome, texts) : outcome.changed.join(', '),
  ]),
});
