import type { Category } from '@fairhall/core/contract/categories/calls';
import { readQuery } from '@fairhall/core/routes/query';
import { readSearch, type SearchAddress } from '@fairhall/core/routes/search-address';
import type { Href } from '../../page/address.ts';
import type { Head } from '../../page/head.ts';
import { loadModule } from '../../page/load-module.ts';
import { loadOnce } from '../../page/load-once.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { pathOf } from './category-tree.ts';
import { listHead, toPageTitle } from './list-head.ts';
import type { SearchData } from './search-data.ts';

export { Search as Screen } from './search.tsx';

/** Loads on demand: the server formats the first page that a browser shows. */
const searchWords = loadOnce(() => loadModule(() => import('./search-data.ts')));

/** Searches products or suppliers by words, category, sort and page. */
export async function loader(visit: Visit<'search'>): Promise<SearchData> {
  const query = readQuery(visit.search);
  const criteria = readSearch(visit.params, query);
  const { id } = criteria;
  const path = id === undefined ? [] : await pathOf(visit, id);
  const category = path.at(-1);
  const { loadSearch } = await searchWords.load();
  const results = await loadSearch(visit, criteria, category?.name ?? id ?? null, { path });
  return category === undefined
    ? results
    : { ...results, canonical: toCategoryPlace(results, criteria, category, visit.href) };
}

/** The canonical address. A search for a whole category shows the same as the category's own page. */
function toCategoryPlace(
  { canonical }: SearchData,
  { type, keyword, exhibitionId, pageNo }: SearchAddress,
  { id, enName }: Category,
  href: Href,
): string {
  if (type !== 'product' || keyword || exhibitionId !== undefined) return canonical;
  return href('category', { name: enName, categoryId: id, ...(pageNo > 1 && { pageNo }) });
}

const TITLE_KEYS = {
  product: { found: 'seo.search.title', all: 'seo.search.all.title' },
  supplier: { found: 'seo.search.suppliers.title', all: 'seo.search.suppliers.all.title' },
} as const;

export function head(data: SearchData, { texts }: HeadContext): Head {
  const { keyword, heading } = data;
  const titles = TITLE_KEYS[data.type];
  return {
    title: toPageTitle(keyword === '' ? texts.text(titles.all) : texts.text(titles.found, { keyword }), data, texts),
    heading,
    canonical: data.canonical,
    description: texts.text('seo.search.description', { keyword: heading }),
    keywords: texts.text('seo.search.keywords', { keyword: heading }),
    ...listHead(data),
  };
}
