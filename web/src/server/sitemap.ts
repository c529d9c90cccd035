import type { Category } from '@fairhall/core/contract/categories/calls';
import { listSites } from '@fairhall/core/site/sites';
import { countryOfHome } from '../home/country-of-home.ts';
import { type Href, hrefOf, linkHref, resolveAddress, rootOf } from '../page/address.ts';
import type { Boot } from '../page/boot.ts';
import type { PagePorts } from '../page/page-ports.ts';
import { toLanguageUrl } from './head-tags.ts';
import type { ListedPages } from './page-options.ts';
import { exhibitionPages, hasExhibitions } from './sitemap-exhibitions.ts';
import { countPagesPerFile } from './sitemap-size.ts';

/** Path and query of a page in English. `changed` is when it last changed, in epoch milliseconds, if known. */
interface Entry {
  readonly address: string;
  readonly changed?: number | undefined;
}

export interface SitemapParts {
  readonly boot: Boot;
  readonly ports: Pick<PagePorts, 'gateway' | 'frontGateway'>;
  readonly listed: ListedPages;
}

const FILE_KINDS = ['pages', 'categories', 'exhibitions', 'products', 'suppliers'] as const;
type Kind = (typeof FILE_KINDS)[number];

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const SCHEMA_NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9';

const escapeXml = (href: string): string => href.replaceAll('&', '&amp;').replaceAll("'", '&apos;');

/** Returns the kind and number in a sitemap's file name; undefined for any other name. */
export function parseSitemapName(name: string): { readonly kind: Kind; readonly number: number } | undefined {
  const [, kind, digits] = /^([a-z]+)-([1-9]\d{0,5})\.xml$/.exec(name) ?? [];
  const known = FILE_KINDS.find((one) => one === kind);
  return known === undefined ? undefined : { kind: known, number: Number(digits) };
}

/** Renders the index of all sitemaps. */
export async function renderSitemapIndex({ boot, ports, listed }: SitemapParts): Promise<string> {
  const size = countPagesPerFile(boot.languages.length);
  const [products, suppliers, hasExhibition] = await Promise.all([
    listed.count('product'),
    listed.count('supplier'),
    ports.frontGateway().then((front) => hasExhibitions(front, boot)),
  ]);
  const exhibitions = hasExhibition ? 1 : 0;
  const counts = { pages: 1, categories: 1, exhibitions, products: products / size, suppliers: suppliers / size };
  const names = FILE_KINDS.flatMap((kind) =>
    Array.from({ length: Math.ceil(counts[kind]) }, (_, index) => `${kind}-${index + 1}`),
  );
  const entries = names.map(
    (name) => `<sitemap><loc>${escapeXml(`${boot.origin}${boot.deployPath}/sitemaps/${name}.xml`)}</loc></sitemap>`,
  );
  return `${HEAD}<sitemapindex xmlns="${SCHEMA_NAMESPACE}">${entries.join('')}</sitemapindex>`;
}

/** Renders one sitemap as a stream, a few hundred pages at a time. Yields nothing if there is no such sitemap. */
export async function* renderSitemapPart(parts: SitemapParts, kind: Kind, number: number): AsyncGenerator<string> {
  let isOpen = false;
  for await (const entries of readEntries(parts, kind, number)) {
    if (!isOpen) yield `${HEAD}<urlset xmlns="${SCHEMA_NAMESPACE}" xmlns:xhtml="http://www.w3.org/1999/xhtml">`;
    isOpen = true;
    yield entries.map((entry) => renderUrls(parts.boot, entry)).join('');
  }
  if (isOpen) yield '</urlset>';
}

/** Lists a page once per language, each time with all alternates, as search engines require. */
function renderUrls(boot: Boot, { address, changed }: Entry): string {
  const link = (hreflang: string, lang: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escapeXml(toLanguageUrl(boot, address, lang))}"/>`;
  const alternates = [...boot.languages.map((lang) => link(lang, lang)), link('x-default', 'en')].join('');
  const modified = changed === undefined ? '' : `<lastmod>${new Date(changed).toISOString()}</lastmod>`;
  return boot.languages
    .map((lang) => `<url><loc>${escapeXml(toLanguageUrl(boot, address, lang))}</loc>${modified}${alternates}</url>`)
    .join('');
}

async function* readEntries(parts: SitemapParts, kind: Kind, number: number): AsyncGenerator<readonly Entry[]> {
  const { boot, listed } = parts;
  const href = hrefOf(boot);
  if (kind === 'pages') return yield* number === 1 ? [pageEntries(boot, href)] : [];
  if (kind === 'categories') return yield* number === 1 ? [await categoryEntries(parts, href)] : [];
  if (kind === 'exhibitions') return yield* number === 1 ? exhibitionEntries(parts, href) : [];
  const most = countPagesPerFile(boot.languages.length);
  const isProduct = kind === 'products';
  const rows = listed.part({ kind: isProduct ? 'product' : 'supplier', skip: (number - 1) * most, most });
  for await (const some of rows)
    yield some.map(({ id, name, changed }) => ({
      changed,
      address: isProduct ? href('product', { name, productId: id }) : href('supplier', { name, supplierId: id }),
    }));
}

/** Yields the exhibition pages. */
async function* exhibitionEntries({ boot, ports }: SitemapParts, href: Href): AsyncGenerator<readonly Entry[]> {
  const toAddress = linkHref(href);
  for await (const pages of exhibitionPages(await ports.frontGateway(), boot)) {
    if (pages.length > 0) yield pages.map(({ link, changed }) => ({ address: toAddress(link), changed }));
  }
}

/** Returns the pages that belong to no list, if this audience has them. */
function pageEntries(boot: Boot, href: Href): readonly Entry[] {
  const addresses = [
    // A country's home page is listed under its canonical address, which is the same on all hosts.
    countryOfHome(boot) === undefined ? rootOf(boot) : null,
    href('exhibitions', {}),
    href('categories', {}),
    href('latestProducts', {}),
    href('search', { searchType: 'product' }),
    href('search', { searchType: 'supplier' }),
    href('rfq', {}),
    href('aboutUs', {}),
    href('privacyPolicy', {}),
    href('productCategories', {}),
    href('sitemap', {}),
    href('customerService', {}),
    ...listSites()
      .filter(({ international }) => !international)
      .map(({ enName }) => href('countryHome', { websiteEnName: enName })),
  ].filter((address) => address !== null);
  return addresses
    .filter((address) => resolveAddress(address.split('?', 1)[0] ?? '', boot) !== null)
    .map((address) => ({ address }));
}

/** Returns all categories that have products. */
async function categoryEntries({ ports }: SitemapParts, href: Href): Promise<readonly Entry[]> {
  const tree = await ports.gateway.categories.all({ lang: 'en' }, {});
  const all = (categories: readonly Category[]): readonly Category[] =>
    categories.filter(({ count }) => count > 0).flatMap((category) => [category, ...all(category.children)]);
  return (tree.ok ? all(tree.value) : []).map(({ id, enName }) => ({
    address: href('category', { name: enName, categoryId: id }),
  }));
}
