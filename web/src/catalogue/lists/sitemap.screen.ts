import type { HotType } from '@fairhall/core/contract/directory/calls';
import { exhibitionHref, exhibitionLink } from '@fairhall/core/exhibition/links';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import { getFormat } from '@fairhall/core/site/format';
import { INDUSTRY_KEYS, type IndustryKey } from '@fairhall/core/site/industries';
import { linkHref } from '../../page/address.ts';
import type { Head } from '../../page/head.ts';
import { getValueOr } from '../../page/loader-results.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { categoryLinkOf } from './category-tiles.ts';
import type { ExhibitionLink, SitemapData } from './sitemap-data.ts';

export { SiteMapPage as Screen } from './sitemap.tsx';

const HOT_TYPES: readonly Exclude<HotType, 'exhibition'>[] = ['product', 'supplier', 'category'];
const INDEX_ROUTES = { showroom: 'showroomList', hots: 'hotsList', aggregates: 'aggregateList' } as const;

/** Links to the pages that lead to all others. */
export async function loader(visit: Visit<'sitemap'>): Promise<SitemapData> {
  const { ports, texts, href, signal } = visit;
  const [tree, exhibitions, ...indexes] = await Promise.all([
    ports.gateway.categories.all({}, { signal }),
    loadExhibitions(visit),
    ...(['showroom', 'hots', 'aggregates'] as const).map(async (kind) => ({
      kind,
      index: await ports.gateway.directory.index({ kind, letter: 'a' }, { signal }),
    })),
  ]);
  const categories = getValueOr(tree, []);
  return {
    lists: [
      ...(visit.boot.audience === 'supplier'
        ? []
        : [{ name: texts.text('shell.exhibitions'), href: href('exhibitions', {}) }]),
      { name: texts.text('shell.categories'), href: href('categories', {}) },
      { name: texts.text('lists.productCategories.title'), href: href('productCategories', {}) },
      { name: texts.text('latest.title'), href: href('latestProducts', {}) },
      ...HOT_TYPES.map((hotType) => ({
        name: texts.text(`lists.hot.${hotType}.title`),
        href: href('hot', { hotType }),
      })),
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
        href: href(INDEX_ROUTES[kind], { letter }),
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
      exhibitions: exhibitions.filter(({ industry }) => industry === key),
    })).filter(({ categories: own, exhibitions: shown }) => own.length + shown.length > 0),
  };
}

/** The pages to load, each with twenty exhibitions. The pages of industries and countries lead to all further ones. */
const PAGE_NUMBERS = [1, 2, 3, 4, 5];

/** Loads current and upcoming exhibitions that have a page on this host. */
async function loadExhibitions(visit: Visit<'sitemap'>): Promise<readonly (ExhibitionLink & IndustryMember)[]> {
  const { ports, boot, signal } = visit;
  if (boot.audience === 'supplier') return [];
  const { exhibition } = await ports.frontGateway();
  const pages = await Promise.all(
    PAGE_NUMBERS.map((pageNo) => exhibition.list({ websiteId: boot.siteId, pageNo }, { signal, handled: true })),
  );
  return pages
    .flatMap((found) => (found.ok ? found.value.records : []))
    .filter(({ phase }) => isCurrent(phase))
    .filter((row) => exhibitionLink(row, boot.audience).route !== 'home')
    .map((row) => ({
      name: row.name,
      industry: row.industry,
      href: exhibitionHref(row, { ...boot, href: linkHref(visit.href) }),
      days: getFormat(boot.lang).dateRange({ from: row.inshowStartDate, to: row.inshowEndDate }),
    }));
}

type IndustryMember = { readonly industry: IndustryKey };

export const head = (_: SitemapData, { texts, href }: HeadContext): Head => ({
  title: texts.text('seo.sitemap.title'),
  heading: texts.text('lists.sitemap.title'),
  description: texts.text('seo.sitemap.description'),
  keywords: texts.text('seo.sitemap.keywords'),
  canonical: href('sitemap', {}),
});
