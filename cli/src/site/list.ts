import { ok } from '@fairhall/core/result';
import { SITES } from '@fairhall/core/site/sites';
import type { Outcome } from '../answer.ts';

/** All sites of the product. D-03 */
export async function listSites(): Promise<Outcome> {
  return ok({
    data: SITES,
    view: {
      kind: 'table',
      columns: ['id', 'name', 'abbr', 'lang', 'country'].map((title) => ({ title })),
      rows: SITES.map(({ id, name, abbr, lang, countryId }) => [String(id), name, abbr, lang, countryId ?? '']),
    },
  });
}
