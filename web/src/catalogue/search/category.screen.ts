import { categoryLink } from '@fairhall/core/catalogue/product.view';
import { readQuery } from '@fairhall/core/routes/query';
import { readNarrowing } from '@fairhall/core/routes/search-address';
import { isIndustryKey } from '@fairhall/core/site/industries';
import { linkHref } from '../../page/address.ts';
import type { Head } from '../../page/head.ts';
import { loadModule } from '../../page/load-module.ts';
import { loadOnce } from '../../page/load-once.ts';
import { requireValue } from '../../page/loader-results.ts';
import { pageError } from '../../page/page-error.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import type { CategoryData } from './category-data.ts';
import { findCategoryPath } from './category-tree.ts';
import { listHead, toPageTitle } from './list-head.ts';

export { CategoryPage as Screen } from './category.tsx';

/** Loads on demand: the server formats the first page that a browser shows. */
const searchWords = loadOnce(() => loadModule(() => import('./search-data.ts')));

/** Loads the products of a category.  */
export async function loader(visit: Visit<'category'>): Promise<CategoryData> {
  const tree = requireValue(await visit.ports.gateway.categories.all({}, { signal: visit.signal }));
  const id = visit.params.categoryId.toUpperCase();
  const path = findCategoryPath(id, tree);
  const pageCategory = path.at(-1);
  if (pageCategory === undefined) throw pageError('noSuchPage');
  const query = readQuery(visit.search);
  const { loadSearch } = await searchWords.load();
  const { sort, after } = query;
  const { pageNo = 1 } = visit.params;
  const hrefOf = linkHref(visit.href);
  const above = path.slice(0, -1).map(({ id: of, name, enName }) => ({ name, href: hrefOf(categoryLink(of, enName)) }));
  const results = await loadSearch(
    visit,
    { type: 'product', pageNo, id, sort, after, categoryName: pageCategory.enName, ...readNarrowing(query) },
    pageCategory.name,
    { path },
  );
  return {
    name: pageCategory.name,
    industry: path[0]?.industry ?? null,
    crumbs: [...above, { name: pageCategory.name }],
    results: { ...results, wider: above.at(-1) ?? null },
  };
}

export function head(data: CategoryData, { texts }: HeadContext): Head {
  const category = data.name;
  return {
    title: toPageTitle(texts.text('seo.category.title', { category }), data.results, texts),
    heading: category,
    description: texts.text('seo.category.description', { category }),
    keywords: texts.text('seo.category.keywords', { category }),
    canonical: data.results.canonical,
    crumbs: data.crumbs,
    ...listHead(data.results),
    ...(isIndustryKey(data.industry) ? { industry: data.industry } : {}),
  };
}
