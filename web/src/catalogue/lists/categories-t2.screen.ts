import type { IndustryKey } from '@fairhall/core/site/industries';
import type { Head } from '../../page/head.ts';
import { needed } from '../../page/loader-results.ts';
import { pageError } from '../../page/page-error.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { type CategoryTile, categoryLinkOf, categoryTile, industryOf, pictureAndCount } from './category-tiles.ts';
import type { ChipLink } from './link-chips.tsx';

export { CategoriesT2 as Screen } from './categories-t2.tsx';

export interface CategoriesT2Data {
  readonly id: string;
  readonly name: string;
  readonly count: string;
  readonly industry: IndustryKey | null;
  /** All its products. */
  readonly all: string;
  readonly tiles: readonly CategoryTile[];
  /** The other categories of the first level of its industry. */
  readonly beside: readonly ChipLink[];
}

/** More than any category has below it. */
const ALL = 99;

/** What lies below a category of the first level. */
export async function loader(visit: Visit<'categoriesT2'>): Promise<CategoriesT2Data> {
  const tree = needed(await visit.ports.gateway.categories.all({}, { signal: visit.signal }));
  const id = visit.params.t1id.toUpperCase();
  const own = tree.find((category) => category.id === id);
  if (own === undefined) throw pageError('noSuchPage');
  return {
    id,
    name: own.name,
    count: pictureAndCount(own, visit).count,
    industry: industryOf(own),
    all: categoryLinkOf(own, visit).href,
    tiles: own.children.map((category) => categoryTile(category, visit, ALL)),
    beside: tree
      .filter(({ industry }) => industry === own.industry)
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
