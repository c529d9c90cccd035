import { productCard, supplierCard } from '@fairhall/core/catalogue/card';
import type { ProductBrief } from '@fairhall/core/contract/catalogue/calls';
import type { Category } from '@fairhall/core/contract/categories/calls';
import type { Exhibition } from '@fairhall/core/contract/exhibition/calls';
import { listOthersByIndustry } from '@fairhall/core/exhibition/by-industry';
import { loadRecommended } from '@fairhall/core/exhibition/recommended';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import type { Site } from '@fairhall/core/site/sites';
import { getViewData } from '../page/cached-markup.tsx';
import { getValueOr, requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { findCardStands, findFirstExhibition } from '../ui/card-stands.ts';
import { type ExhibitionWords, exhibitionWords, toPhaseWords } from '../ui/exhibition-words.ts';
import { type ProductWords, productWords } from '../ui/product-words.ts';
import { type SupplierWords, supplierWords } from '../ui/supplier-words.ts';
import { type CurrentExhibition, toCurrentExhibition } from './current-exhibition-data.ts';
import { type IndustryTile, toIndustryTiles } from './industry-tiles.ts';

export interface HomeData {
  readonly kind: 'global' | 'country' | 'supplier';
  /** `enName` is an attribute for tests and styles; `name` is visible. */
  readonly country: { readonly enName: string; readonly name: string } | null;
  readonly popular: readonly { readonly name: string; readonly href: string }[];
  /** Empty if the catalogue has no products. */
  readonly industries: readonly IndustryTile[];
  /** The site's first exhibition that is open or begins within sixty days; null for none. */
  readonly show: ExhibitionLineWords | null;
  /** On a country's site: its current exhibition; null without one. D-04 */
  readonly current: CurrentExhibition | null;
  /** Exhibitions to visit; empty on the suppliers' home page. D-04 D-05 */
  readonly exhibitions: readonly ExhibitionWords[];
  /** The most viewed products; empty if there were no recent views, and on a country's home page. D-05 */
  readonly hot: readonly ProductWords[];
  readonly latest: readonly ProductWords[];
  readonly suppliers: readonly SupplierWords[];
}

/** An exhibition on one line, with a link to it. */
export interface ExhibitionLineWords extends Pick<ExhibitionWords, 'id' | 'name' | 'days' | 'industry' | 'status'> {
  readonly href: string;
}

type Kind = { readonly kind: 'global' | 'supplier' } | { readonly kind: 'country'; readonly site: Site };
type HomeVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'cacheViewData' | 'ports' | 'search' | 'signal'>;

const PRODUCT_LIMIT = 12;
const SUPPLIER_LIMIT = 6;
const CATEGORY_LIMIT = 6;
const HOT_LIMIT = 6;
const EXHIBITION_LIMIT = 8;

/** Lists the second-level categories with the most products. */
function listPopularCategories(categories: readonly Category[], visit: HomeVisit): HomeData['popular'] {
  const popular = categories
    .flatMap((category) => category.children)
    .toSorted((one, other) => other.count - one.count || one.id.localeCompare(other.id))
    .slice(0, CATEGORY_LIMIT)
    .map(({ id, name, enName }) => ({ id, name, enName }));
  return getViewData(visit, 'popular', popular, () =>
    popular.map(({ id, name, enName }) => ({ name, href: visit.href('category', { name: enName, categoryId: id }) })),
  );
}

/** Loads all data of a home page. It fails without the catalogue, but not without the suppliers. */
export async function loadHome(visit: HomeVisit, home: Kind): Promise<HomeData> {
  const { catalogue, categories } = visit.ports.gateway;
  const { signal } = visit;
  const country = home.kind === 'country' ? home.site : null;
  const filters = country?.countryId ? { countryId: country.countryId } : {};
  const [tree, newest, makers, viewed, shows, show] = await Promise.all([
    categories.all({}, { signal }),
    catalogue.latestGoods({}, { signal }),
    catalogue.searchSupplier({ pageSize: SUPPLIER_LIMIT, filters }, { signal }),
    home.kind === 'global' ? loadHotProducts(visit) : [],
    loadExhibitions(visit, home),
    findFirstExhibition(visit, country?.id),
  ]);
  const { now } = visit.boot;
  const latest = requireValue(newest)
    .records.slice(0, PRODUCT_LIMIT)
    .map((product) => productCard(product, now));
  const suppliers = makers.ok ? makers.value.records.map((supplier) => supplierCard(supplier, now)) : [];
  const hot = viewed.map((product) => productCard(product, now));
  const ids = [...[...hot, ...latest].map(({ supplier }) => supplier.id), ...suppliers.map((supplier) => supplier.id)];
  const stands = await findCardStands(visit, show, ids);
  const all = getValueOr(tree, []);
  return {
    kind: home.kind,
    country: country === null ? null : { enName: country.name, name: countryName(visit, country) },
    popular: listPopularCategories(all, visit),
    industries: toIndustryTiles(all, visit),
    hot: hot.map((card) => productWords(card, visit, stands(card.supplier.id))),
    ...shows,
    show: show === null ? null : toExhibitionLine(show, visit),
    latest: latest.map((card) => productWords(card, visit, stands(card.supplier.id))),
    suppliers: suppliers.map((card) => supplierWords(card, visit, stands(card.id))),
  };
}

/** Null if its page cannot be reached from this site. */
function toExhibitionLine(exhibition: Exhibition, visit: HomeVisit): ExhibitionLineWords | null {
  const { id, name, days, industry, href } = exhibitionWords(exhibition, visit);
  return href === null ? null : { id, name, days, industry, href, status: toPhaseWords(exhibition, visit) };
}

const countryName = (visit: HomeVisit, site: Site): string =>
  getFormat(visit.boot.lang).countryName(site.abbr.toUpperCase());

/** Loads the most viewed products. */
async function loadHotProducts({ ports, signal }: HomeVisit): Promise<readonly ProductBrief[]> {
  const hot = getValueOr(await ports.gateway.directory.hot({ type: 'product' }, { signal, handled: true }), []);
  return hot.flatMap(({ product }) => (product === undefined ? [] : [product])).slice(0, HOT_LIMIT);
}

type Shows = Pick<HomeData, 'current' | 'exhibitions'>;

/** If exhibitions cannot be loaded, the home page shows none. */
async function loadExhibitions(visit: HomeVisit, home: Kind): Promise<Shows> {
  if (home.kind === 'supplier') return { current: null, exhibitions: [] };
  if (home.kind === 'country') return loadCountryExhibitions(visit, home.site);
  const { boot, ports, search, signal } = visit;
  const { recommendSite: websiteId = boot.siteId } = readQuery(search);
  const { production } = boot;
  const found = await loadRecommended(await ports.frontGateway(), { websiteId }, { production, signal });
  return { current: null, exhibitions: toExhibitionCards(getValueOr(found, []), visit) };
}

/** Loads a country's current exhibition, and the others by industry. */
async function loadCountryExhibitions(visit: HomeVisit, { id: websiteId }: Site): Promise<Shows> {
  const { ports, signal } = visit;
  const { exhibition } = await ports.frontGateway();
  const [current, all] = await Promise.all([
    exhibition.detail({ websiteId }, { signal, handled: true }),
    exhibition.list({}, { signal, handled: true }),
  ]);
  const currentId = current.ok ? current.value.exhibitionId : undefined;
  const others = all.ok ? listOthersByIndustry(all.value.records, { websiteId, currentId }) : [];
  return {
    current: current.ok ? toCurrentExhibition(current.value, visit, websiteId) : null,
    exhibitions: toExhibitionCards(others, visit, websiteId),
  };
}

const toExhibitionCards = (
  rows: readonly Exhibition[],
  visit: HomeVisit,
  atSite?: number,
): readonly ExhibitionWords[] =>
  rows.slice(0, EXHIBITION_LIMIT).map((exhibition) => exhibitionWords(exhibition, visit, atSite));
