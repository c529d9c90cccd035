import { INDUSTRY_KEYS } from '@fairhall/core/site/industries';
import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { categoryTile } from './category-tiles.ts';
import type { ProductCategoriesData } from './product-categories-data.ts';

export { ProductCategories as Screen } from './product-categories.tsx';

/** The number of subcategories shown below each category. */
const CATEGORY_LIMIT = 6;

/** Loads the first-level categories with their pictures, by industry. */
export async function loader(visit: Visit<'productCategories'>): Promise<ProductCategoriesData> {
  const tree = requireValue(await visit.ports.gateway.categories.all({}, { signal: visit.signal }));
  const industries = INDUSTRY_KEYS.map((key) => ({
    key,
    tiles: tree
      .filter(({ industry }) => industry === key)
      .map((category) => categoryTile(category, visit, CATEGORY_LIMIT)),
  }));
  return { industries: industries.filter(({ tiles }) => tiles.length > 0) };
}

export const head = (_: ProductCategoriesData, { texts, href }: HeadContext): Head => ({
  title: texts.text('seo.productCategories.title'),
  heading: texts.text('lists.productCategories.title'),
  description: texts.text('seo.productCategories.description'),
  keywords: texts.text('seo.productCategories.keywords'),
  canonical: href('productCategories', {}),
});
