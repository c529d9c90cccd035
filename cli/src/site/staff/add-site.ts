import type { Outcome } from '../../answer.ts';
import { importOneRow } from '../../import-one-row.ts';
import type { Invocation } from '../../noun.ts';

/** Adds a site for a country, with the columns of a file of sites. D-93 */
export const addSite = (invocation: Invocation): Promise<Outcome> =>
  importOneRow(invocation, {
    kind: 'site',
    key: 'site',
    file: 'site add',
    unknownColumn: (column) => ({ key: 'terminal.staff.site.noColumn', values: { column } }),
    existing: { key: 'terminal.staff.site.exists', values: { site: invocation.args[0] ?? '' } },
  });
