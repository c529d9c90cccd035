import { ok } from '@fairhall/core/result';
import { SITE_LIST } from '@fairhall/core/site/sites';
import { type ListOutcome, readPageOption, toPage } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { listPageRemarks } from '../page-remarks.ts';

/** Lists all sites of the product. D-03 */
export async function listSites({ options }: Pick<Invocation, 'options'>): Promise<ListOutcome> {
  const page = readPageOption(options);
  if (!page.ok) return page;
  const sites = toPage(SITE_LIST, page.value);
  return ok({
    data: sites,
    view: {
      kind: 'table',
      columns: ['id', 'name', 'abbr', 'lang', 'country'].map((title) => ({ title })),
      rows: sites.records.map(({ id, name, abbr, lang, countryId }) => [String(id), name, abbr, lang, countryId ?? '']),
    },
    remarks: listPageRemarks(sites, null),
  });
}
