import type { Outcome } from '../../answer.ts';
import { importOneRow } from '../../import-one-row.ts';
import type { Invocation } from '../../noun.ts';

/** Sets properties of an exhibition, or creates one. */
export const setExhibition = (invocation: Invocation): Promise<Outcome> =>
  importOneRow(invocation, {
    kind: 'exhibition',
    key: 'id',
    file: 'exhibition set',
    unknownColumn: (column) => ({ key: 'terminal.exhibition.noColumn', values: { column } }),
  });
