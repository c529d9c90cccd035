import type { SearchCriteria } from '@fairhall/core/catalogue/criteria';
import { listView } from '@fairhall/core/catalogue/list.view';
import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { findCardStands, findFirstExhibition } from '../../ui/card-stands.ts';
import { listHead, toPageTitle } from './list-head.ts';
import { listData, type SearchData, supplierIdsOf } from './search-data.ts';

export { ProductLatestPage as Screen } from './latest-products.tsx';

/** Above the page count of any list; an address may contain a larger number. */
const PAGE_NO_MAX = 1_000_000;

/** Loads a page of the newest products. */
export async function loader(visit: Visit<'latestProducts'>): Promise<SearchData> {
  const { boot, ports, signal, texts } = visit;
  const { pageNo = 1 } = readQuery(visit.search);
  const input = { pageNo: Math.min(pageNo, PAGE_NO_MAX) };
  const [latest, show] = await Promise.all([
    ports.gateway.catalogue.latestGoods(input, { signal }),
    findFirstExhibition(visit),
  ]);
  const criteria: SearchCriteria = { type: 'product', pageNo, listAddress: { route: 'latestProducts', params: {} } };
  const view = listView(criteria, { type: 'product', page: requireValue(latest) }, boot.now);
  const stands = await findCardStands(visit, show, supplierIdsOf(view));
  const words = { heading: texts.text('latest.title'), intro: texts.text('latest.intro'), stands };
  return listData(visit, criteria, view, null, words);
}

export const head = (data: SearchData, { texts }: HeadContext): Head => ({
  title: toPageTitle(texts.text('seo.latest.title'), data, texts),
  heading: data.heading,
  description: texts.text('seo.latest.description'),
  keywords: texts.text('seo.latest.keywords'),
  canonical: data.canonical,
  ...listHead(data),
});
