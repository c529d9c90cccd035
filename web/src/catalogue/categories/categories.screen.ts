import type { Category } from '@fairhall/core/contract/categories/calls';
import { getFormat } from '@fairhall/core/site/format';
import { INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import { pageError } from '../../page/page-error.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { categoryTile, industryOf } from '../lists/category-tiles.ts';
import type { CategoriesData, CategoryLink } from './categories-data.ts';

export { CategoryListPage as Screen } from './categories.tsx';

/**
 * All categories by industry. The address may select one, which then shows expanded above the others. 
 *
 */
export async function loader(visit: Visit<'categories'>): Promise<CategoriesData> {
  const tree = requireValue(await visit.ports.gateway.categories.all({}, { signal: visit.signal }));
  const chosen = visit.params.defaultCategory?.toUpperCase();
  const active = chosen === undefined ? null : tree.find((category) => category.id === chosen);
  if (active === undefined) throw pageError('noSuchPage');
  const format = getFormat(visit.boot.lang);
  const linkOf = (category: Category, depth: number): CategoryLink => ({
    id: category.id,
    name: category.name,
    lang: category.lang ?? null,
    href: visit.href('category', { name: category.enName, categoryId: category.id }),
    count: visit.texts.counted('categories.products', category.count, { count: format.number(category.count) }),
    children: depth > 0 ? category.children.map((child) => linkOf(child, depth - 1)) : [],
  });
  return {
    active: active && {
      ...categoryTile(active, visit),
      industry: industryOf(active),
      tiles: active.children.map((category) => categoryTile(category, visit)),
    },
    industries: INDUSTRY_KEYS.map((key) => ({
      key,
      categories: tree.filter((category) => category.industry === key).map((category) => linkOf(category, 2)),
    })),
  };
}

export const head = ({ active }: CategoriesData, { texts, href }: HeadContext): Head => ({
  title:
    active === null
      ? texts.text('seo.categories.title')
      : texts.text('seo.categories.chosen.title', { category: active.name }),
  heading: texts.text('shell.categories'),
  description: texts.text('seo.categories.description'),
  keywords: texts.text('seo.categories.keywords'),
  canonical: href('categories', {}),
});
