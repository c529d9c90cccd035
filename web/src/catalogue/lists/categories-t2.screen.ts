import type { Head } from '../../page/head.ts';
import { requireValue } from '../../page/loader-results.ts';
import { pageError } from '../../page/page-error.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import type { CategoriesT2Data } from './categories-t2-data.ts';
import { categoryLinkOf, categoryTile, industryOf, pictureAndCount } from './category-tiles.ts';

export { CategorySecondLevelPage as Screen } from './categories-t2.tsx';

/** More than the number of any category's subcategories. */
const ALL = 99;

/** Loads the subcategories of a first-level category. */
export async function loader(visit: Visit<'categoriesT2'>): Promise<CategoriesT2Data> {
  const tree = requireValue(await visit.ports.gateway.categories.all({}, { signal: visit.signal }));
  const id = visit.params.t1id.toUpperCase();
  const pageCategory = tree.find((category) => category.id === id);
  if (pageCategory === undefined) throw pageError('noSuchPage');
  return {
    id,
    name: pageCategory.name,
    count: pictureAndCount(pageCategory, visit).count,
    industry: industryOf(pageCategory),
    all: categoryLinkOf(pageCategory, visit).href,
    tiles: pageCategory.children.map((category) => categoryTile(category, visit, ALL)),
    beside: tree
      .filter(({ industry }) => industry === pageCategory.industry)
      .map((category) => ({
        ...categoryLinkOf(category, visit),
        href: visit.href('categoriesT2', { t1id: category.id }),
        current: category.id === id,
      })),
  };
}

export function head({ id, name, industry }: CategoriesT2Data, { texts, href }: HeadContext): Head {
  const values = { category: name };
  return {
    title: texts.text('seo.categoriesT2.title', values),
    heading: name,
    description: texts.text('seo.categoriesT2.description', values),
    keywords: texts.text('seo.categoriesT2.keywords', values),
    canonical: href('categoriesT2', { t1id: id }),
    ...(industry === null ? {} : { industry }),
  };
}
