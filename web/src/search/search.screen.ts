import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../app/head.ts';
import type { HeadContext, Visit } from '../app/screens.ts';
import { loadSearch, type SearchData } from './search-data.ts';

export { Search as Screen } from './search.tsx';

/** Products or suppliers by words, category, sort and page. */
export function loader(visit: Visit<'search'>): Promise<SearchData> {
  const query = readQuery(visit.search);
  // Without scripts the bar's form names the kind in the query, not in the path.
  const searchType = query.searchType ?? visit.params.searchType;
  const { keyword, sort, after, categoryType, exhibitionId, pageNo = 1 } = query;
  const id = query.id ?? query.categoryId;
  return loadSearch(visit, {
    searchType,
    criteria: { keyword, id, categoryType, exhibitionId, sort, after, pageNo },
    hrefOf: (change) => visit.href('search', { searchType }, { keyword, id, categoryType, exhibitionId, sort, ...change }),
    otherHref: visit.href('search', { searchType: searchType === 'product' ? 'supplier' : 'product' }, { keyword, id, categoryType, exhibitionId }),
  });
}

export function head(data: SearchData, { texts }: HeadContext): Head {
  const products = data.searchType === 'product';
  const { keyword } = data;
  const common = {
    heading: data.heading,
    canonical: data.canonical,
    description: texts.text('seo.search.description', { keyword: data.heading }),
    keywords: texts.text('seo.search.keywords', { keyword: data.heading }),
    noIndex: data.total === 0,
  };
  if (keyword === '') return { ...common, title: texts.text(products ? 'seo.search.all.title' : 'seo.search.suppliers.all.title') };
  return { ...common, title: texts.text(products ? 'seo.search.title' : 'seo.search.suppliers.title', { keyword }) };
}
