import type { Category } from '@fairhall/core/contract/category';
import { isIndustryKey } from '@fairhall/core/site/industries';
import { readQuery } from '@fairhall/core/routes/query';
import type { Head } from '../app/head.ts';
import { needed } from '../app/loaded.ts';
import { pageError } from '../app/page-error.ts';
import type { HeadContext, Visit } from '../app/screens.ts';
import type { Crumb } from '../ui/crumbs.tsx';
import { loadSearch, type SearchData } from './search-data.ts';

export { CategoryPage as Screen } from './category.tsx';

export interface CategoryData {
  readonly name: string;
  readonly industry: string | null;
  readonly crumbs: readonly Crumb[];
  readonly results: SearchData;
}

/** The categories from the first level down to the one asked for; empty when there is none such. */
function wayTo(id: string, categories: readonly Category[]): readonly Category[] {
  for (const category of categories) {
    if (category.id === id) return [category];
    const below = wayTo(id, category.children);
    if (below.length > 0) return [category, ...below];
  }
  return [];
}

/** The products of a category.  */
export async function loader(visit: Visit<'category'>): Promise<CategoryData> {
  const tree = needed(await visit.ports.gateway.categories.all({}, { signal: visit.signal }));
  const id = visit.params.categoryId.toUpperCase();
  const way = wayTo(id, tree);
  const own = way.at(-1);
  if (own === undefined) throw pageError('noSuchPage');
  const { sort, after } = readQuery(visit.search);
  const addressOf = (category: Category, pageNo = 1) =>
    visit.href('category', { name: category.enName, categoryId: category.id, ...(pageNo > 1 ? { pageNo } : {}) }, {});
  const results = await loadSearch(visit, {
    searchType: 'product',
    categoryName: own.name,
    criteria: { id, sort, after, pageNo: visit.params.pageNo ?? 1 },
    hrefOf: (change) => {
      if ('id' in change && change.id === undefined) return visit.href('search', { searchType: 'product' });
      const target = change.id === undefined ? own : (wayTo(change.id, tree).at(-1) ?? own);
      const pageNo = change.pageNo ?? 1;
      const kept = { sort: 'sort' in change ? change.sort : sort, after: change.after };
      return visit.href('category', { name: target.enName, categoryId: target.id, ...(pageNo > 1 ? { pageNo } : {}) }, kept);
    },
    otherHref: visit.href('search', { searchType: 'supplier' }, { id }),
  });
  return {
    name: own.name,
    industry: way[0]?.industry ?? null,
    crumbs: way.map((category) => (category === own ? { name: category.name } : { name: category.name, href: addressOf(category) })),
    results,
  };
}

export function head(data: CategoryData, { texts }: HeadContext): Head {
  const category = data.name;
  return {
    title: texts.text('seo.category.title', { category }),
    heading: category,
    description: texts.text('seo.category.description', { category }),
    keywords: texts.text('seo.category.keywords', { category }),
    canonical: data.results.canonical,
    ...(isIndustryKey(data.industry) ? { industry: data.industry } : {}),
  };
}
