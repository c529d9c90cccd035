import { readQuery } from '@fairhall/core/routes/query';
import { readSearch } from '@fairhall/core/routes/search-address';
import type { Head } from '../../page/head.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { categoryName } from './category-tree.ts';
import { loadSearch, type SearchData } from './search-data.ts';

export { Search as Screen } from './search.tsx';

/** Products or suppliers by words, category, sort and page. */
export async function loader(visit: Visit<'search'>): Promise<SearchData> {
  const query = readQuery(visit.search);
  // Without scripts the bar's form names the kind in the query, not in the path.
  const criteria = readSearch({ searchType: query.searchType ?? visit.params.searchType }, query);
  return loadSearch(visit, criteria, criteria.id === undefined ? null : await categoryName(visit, criteria.id));
}

const TITLES = {
  product: { found: 'seo.search.title', all: 'seo.search.all.title' },
  supplier: { found: 'seo.search.suppliers.title', all: 'seo.search.suppliers.all.title' },
} as const;

export function head(data: SearchData, { texts }: HeadContext): Head {
  const { keyword, heading } = data;
  const titles = TITLES[data.type];
  return {
    title: keyword === '' ? texts.text(titles.all) : texts.text(titles.found, { keyword }),
    heading,
    canonical: data.canonical,
    description: texts.text('seo.search.description', { keyword: heading }),
    keywords: texts.text('seo.search.keywords', { keyword: heading }),
    noIndex: data.none !== null || data.isNarrowed,
  };
}
