import { productCard, supplierCard } from '@fairhall/core/catalogue/card';
import type { Category } from '@fairhall/core/contract/categories/calls';
import type { Exhibition, ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { listOthersByIndustry } from '@fairhall/core/exhibition/by-industry';
import { selectHomeExhibitions, sortByOpening } from '@fairhall/core/exhibition/home-stage';
import { isCurrent } from '@fairhall/core/exhibition/phase';
import { loadRecommended } from '@fairhall/core/exhibition/recommended';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import type { Site } from '@fairhall/core/site/sites';
import { getViewData } from '../page/cached-markup.tsx';
import { getValueOr, requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { findCardStands } from '../ui/card-stands.ts';
import { type ProductWords, productWords } from '../ui/product-words.ts';
import { type SupplierWords, supplierWords } from '../ui/supplier-words.ts';
import { type ExhibitionRowWords, toExhibitionRow } from './exhibition-row-words.ts';
import { type IndustryTile, toIndustryTiles } from './industry-tiles.ts';
import { loadStage, type StageWords } from './stage-data.ts';

export interface HomeData {
  readonly kind: 'global' | 'country' | 'supplier';
  /** `enName` is an attribute for tests and styles; `name` is visible. */
  readonly country: { readonly enName: string; readonly name: string } | null;
  readonly popular: readonly { readonly name: string; readonly href: string }[];
  /** Empty if the catalogue has no products. */
  readonly industries: readonly IndustryTile[];
  /** The exhibition that the page presents first; null without one, and on the suppliers' home page. D-04 D-05 */
  readonly stage: StageWords | null;
  /** A second open exhibition. */
  readonly alsoOpen: ExhibitionRowWords | null;
  readonly exhibitions: readonly ExhibitionRowWords[];
  /** The link to the suppliers: of the country on its site, else all. */
  readonly suppliersHref: string;
  readonly latest: readonly ProductWords[];
  /** Only on the suppliers' home page. */
  readonly suppliers: readonly SupplierWords[];
}

type Kind = { readonly kind: 'global' | 'supplier' } | { readonly kind: 'country'; readonly site: Site };
type HomeVisit = Pick<Visit, 'boot' | 'texts' | 'href' | 'cacheViewData' | 'ports' | 'search' | 'signal'>;

const SUPPLIER_LIMIT = 6;
const CATEGORY_LIMIT = 6;
/** Products and rows of exhibitions: a phone's page is short. */
const LIMITS = {
  pc: { products: 6, exhibitions: 6 },
  h5: { products: 4, exhibitions: 3 },
} as const;

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

/** Loads all data of a home page. It fails without the catalogue, but not without the exhibitions and suppliers. */
export async function loadHome(visit: HomeVisit, home: Kind): Promise<HomeData> {
  const { catalogue, categories } = visit.ports.gateway;
  const { signal } = visit;
  const country = home.kind === 'country' ? home.site : null;
  const [tree, newest, suppliers, { stage, ...exhibitions }] = await Promise.all([
    categories.all({}, { signal }),
    catalogue.latestGoods({}, { signal }),
    home.kind === 'supplier' ? loadSuppliers(visit) : [],
    loadExhibitions(visit, home),
  ]);
  const { now, device } = visit.boot;
  const latest = requireValue(newest)
    .records.slice(0, LIMITS[device].products)
    .map((product) => productCard(product, now));
  const supplierIds = latest.map(({ supplier }) => supplier.id);
  const isStageCurrent = stage !== null && isCurrent(stage.phase);
  const [stageWords, stands] = await Promise.all([
    stage === null ? null : loadStage(stage, visit, country?.id),
    findCardStands(visit, isStageCurrent ? stage : null, supplierIds),
  ]);
  const all = getValueOr(tree, []);
  return {
    kind: home.kind,
    country: country === null ? null : { enName: country.name, name: countryName(visit, country) },
    popular: listPopularCategories(all, visit),
    industries: toIndustryTiles(all, visit),
    stage: stageWords,
    ...exhibitions,
    suppliersHref: visit.href(
      'search',
      { searchType: 'supplier' },
      country?.countryId ? { countryId: country.countryId } : {},
    ),
    latest: latest.map((card) => productWords(card, visit, stands(card.supplier.id))),
    suppliers,
  };
}

const countryName = (visit: HomeVisit, site: Site): string =>
  getFormat(visit.boot.lang).countryName(site.abbr.toUpperCase());

async function loadSuppliers(visit: HomeVisit): Promise<readonly SupplierWords[]> {
  const { ports, signal, boot } = visit;
  const found = await ports.gateway.catalogue.searchSupplier({ pageSize: SUPPLIER_LIMIT, filters: {} }, { signal });
  return found.ok ? found.value.records.map((row) => supplierWords(supplierCard(row, boot.now), visit)) : [];
}

interface HomeExhibitions extends Pick<HomeData, 'alsoOpen' | 'exhibitions'> {
  readonly stage: Exhibition | ExhibitionDetail | null;
}

/** If exhibitions cannot be loaded, the home page shows none. */
async function loadExhibitions(visit: HomeVisit, home: Kind): Promise<HomeExhibitions> {
  if (home.kind === 'supplier') return { stage: null, alsoOpen: null, exhibitions: [] };
  if (home.kind !== 'country') return toHomeExhibitions(await listRecommended(visit), visit);
  const { id } = home.site;
  return toHomeExhibitions(await listOfCountry(visit, id), visit, id);
}

async function listRecommended({ boot, ports, search, signal }: HomeVisit): Promise<readonly Exhibition[]> {
  const { recommendSite: websiteId = boot.siteId } = readQuery(search);
  const { production } = boot;
  return getValueOr(await loadRecommended(await ports.frontGateway(), { websiteId }, { production, signal }), []);
}

/** Lists the current exhibition of a country's site, then the others by industry. D-04 */
async function listOfCountry({ ports, signal }: HomeVisit, websiteId: number): Promise<readonly Exhibition[]> {
  const { exhibition } = await ports.frontGateway();
  const [current, all] = await Promise.all([
    exhibition.detail({ websiteId }, { signal, handled: true }),
    exhibition.list({}, { signal, handled: true }),
  ]);
  const currentId = current.ok ? current.value.exhibitionId : undefined;
  const others = all.ok ? listOthersByIndustry(all.value.records, { websiteId, currentId }) : [];
  return current.ok ? [current.value, ...others] : others;
}

function toHomeExhibitions(rows: readonly Exhibition[], visit: HomeVisit, websiteId?: number): HomeExhibitions {
  const { stage, alsoOpen, others } = selectHomeExhibitions(rows, { websiteId });
  // The given order decides which exhibitions are listed, so that pinned ones are; visitors see them by date.
  const listed = sortByOpening(others.slice(0, LIMITS[visit.boot.device].exhibitions));
  return {
    stage,
    alsoOpen: alsoOpen === null ? null : toExhibitionRow(alsoOpen, visit, websiteId),
    exhibitions: listed.map((exhibition) => toExhibitionRow(exhibition, visit, websiteId)),
  };
}
