import type { HotType, IndexKind } from '@fairhall/core/contract/directory';
import { INDUSTRY_KEYS, type IndustryKey } from '@fairhall/core/site/industries';
import type { Head } from '../../page/head.ts';
import { optional } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { categoryLinkOf } from './category-tiles.ts';
import type { ChipLink } from './link-chips.tsx';

export { Sitemap as Screen } from './sitemap.tsx';

export interface SitemapData {
  readonly lists: readonly ChipLink[];
  readonly about: readonly ChipLink[];
  readonly indexes: readonly { readonly kind: IndexKind; readonly letters: readonly ChipLink[] }[];
  readonly industries: readonly {
    readonly key: IndustryKey;
    readonly categories: readonly (ChipLink & { readonly below: readonly ChipLink[] })[];
  }[];
}

const HOT: readonly Exclude<HotType, 'exhibition'>[] = ['product', 'supplier', 'category'];
const INDEXES = { showroom: 'showroomList', hots: 'hotsList', aggregates: 'aggregateList' } as const;

/** The pages that lead to all others. */
export async function loader(visit: Visit<'sitemap'>): Promise<SitemapData> {
  const { ports, texts, href, signal } = visit;
  const [tree, ...indexes] = await Promise.all([
    ports.gateway.categories.all({}, { signal }),
    ...(['showroom', 'hots', 'aggregates'] as const).map(async (kind) => ({
      kind,
      index: await ports.gateway.directory.index({ kind, letter: 'a' }, { signal }),
    })),
  ]);
  const categories = optional(tree, []);
  return {
    lists: [
      { name: texts.text('shell.categories'), href: href('categories', {}) },
      { name: texts.text('lists.productCategories.title'), href: href('productCategories', {}) },
      { name: texts.text('latest.title'), href: href('latestProducts', {}) },
      ...HOT.map((hotType) => ({ name: texts.text(`lists.hot.${hotType}.title`), href: href('hot', { hotType }) })),
      { name: texts.text('shell.suppliers'), href: href('search', { searchType: 'supplier' }) },
    ],
    about: [
      { name: texts.text('shell.about'), href: href('aboutUs', {}) },
      { name: texts.text('shell.privacy'), href: href('privacyPolicy', {}) },
    ],
    indexes: indexes.map(({ kind, index }) => ({
      kind,
      letters: (index.ok ? index.value.letters : []).map((letter) => ({
        name: letter.toUpperCase(),
        href: href(INDEXES[kind], { letter }),
      })),
    })),
    industries: INDUSTRY_KEYS.map((key) => ({
      key,
      categories: categories
        .filter(({ industry }) => industry === key)
        .map((category) => ({
          ...categoryLinkOf(category, visit),
          below: category.children.map((child) => categoryLinkOf(child, visit)),
        })),
    })).filter(({ categories: own }) => own.length > 0),
  };
}

export const head = (_: SitemapData, { texts, href }: HeadContext): Head => ({
  title: texts.text('seo.sitemap.title'),
  heading: texts.text('lists.sitemap.title'),
  description: texts.text('seo.sitemap.description'),
  keywords: texts.text('seo.sitemap.keywords'),
  canonical: href('sitemap', {}),
});
