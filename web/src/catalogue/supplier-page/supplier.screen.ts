import { supplierCard } from '@fairhall/core/catalogue/card';
import { nameInAddress } from '@fairhall/core/catalogue/name-in-address';
import { loadShop, readShop } from '@fairhall/core/catalogue/shop';
import {
  type LoadedSupplier,
  loadSupplier,
  type SupplierView,
  supplierView,
} from '@fairhall/core/catalogue/supplier.view';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { Texts } from '@fairhall/core/ports/texts';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { isIndustryKey } from '@fairhall/core/site/industries';
import { certificateWords } from '../../certificate/certificate-words.ts';
import { linkHref } from '../../page/address.ts';
import type { Head } from '../../page/head.ts';
import { loadModule } from '../../page/load-module.ts';
import { requireValue } from '../../page/loader-results.ts';
import { isPageError } from '../../page/page-error.ts';
import type { HeadContext, Visit } from '../../page/screen.ts';
import { type CardStands, findCardStands, findExhibition, resolveExhibition } from '../../ui/card-stands.ts';
import { getCollectExhibitionId, getPlannerExhibitionId } from '../../ui/exhibition-context.ts';
import { type SupplierWords, supplierWords, toFactWords } from '../../ui/supplier-words.ts';
import type { PromotionWords } from '../promotion-words.ts';
import type { StandAt } from '../stand-at-words.ts';
import { findBanner } from './banner.ts';
import { type ShopWords, toShopWords } from './shop-words.ts';
import type { OfferedSuppliers, SupplierData } from './supplier-data.ts';

export { SupplierPage as Screen, SupplierSuggestions as Instead } from './supplier.tsx';

/** The shop's page loads the products. */
const NO_GOODS = 0;

/** The suppliers below the error for one that does not exist: one row. */
const SIMILAR_MAX = 3;

/** Loads a supplier's page, with a promotion if the address contains one.   */
export async function loader(visit: Visit<'supplier'>): Promise<SupplierData> {
  const { boot, params, ports, signal } = visit;
  const shopAddress = readShop(params, readQuery(visit.search));
  const [found, offered, stands] = await Promise.all([
    loadSupplier(ports.gateway, params.supplierId, signal, NO_GOODS),
    loadShop(ports.gateway, shopAddress, signal),
    loadSupplierStand(visit),
  ]);
  const view = supplierView(await requireSupplier(found, visit), boot.now);
  const shop = toShopWords(shopAddress, requireValue(offered), { ...view, at: stands(params.supplierId) }, visit);
  const [promotion, standAt, banner] = await Promise.all([
    promotionOf(view, visit),
    standAtOf(view, visit),
    isHome(shop) ? findBanner(view.industry, visit) : null,
  ]);
  return { ...supplierData(view, visit), shop, isHome: isHome(shop), promotion, standAt, banner };
}

/**
 * Returns the supplier. For one that does not exist (any more) it throws the page error with suppliers whose names have
 * the words of the address, or with the most viewed ones.
 */
async function requireSupplier(
  found: Awaited<ReturnType<typeof loadSupplier>>,
  visit: Visit<'supplier'>,
): Promise<LoadedSupplier> {
  try {
    return requireValue(found);
  } catch (error) {
    if (!isPageError(error) || error.pageError !== 'noSuchPage') throw error;
    const { text } = visit.texts;
    const offered = await findOffered(visit);
    const missing = { status: error.status, heading: text('supplier.gone'), text: text('supplier.gone.how') };
    throw { ...error, instead: { name: 'supplier', title: missing.heading, data: { ...offered, missing } } };
  }
}

async function findOffered(visit: Visit<'supplier'>): Promise<Omit<OfferedSuppliers, 'missing'>> {
  const { text } = visit.texts;
  const similar = await findSimilar(visit);
  if (similar.length > 0) return { title: text('supplier.similar'), cards: similar };
  return { title: text('supplier.gone.popular'), cards: await findMostViewed(visit) };
}

async function findMostViewed(visit: Visit<'supplier'>): Promise<readonly SupplierWords[]> {
  const { ports, signal, boot } = visit;
  const found = await ports.gateway.directory.hot({ type: 'supplier' }, { signal, handled: true });
  if (!found.ok) return [];
  const rows = found.value.flatMap(({ supplier }) => supplier ?? []).slice(0, SIMILAR_MAX);
  return rows.map((row) => supplierWords(supplierCard(row, boot.now), visit));
}

async function findSimilar(visit: Visit<'supplier'>): Promise<readonly SupplierWords[]> {
  const keyword = nameInAddress(visit.params.name);
  if (keyword === '') return [];
  const found = await visit.ports.gateway.catalogue.searchSupplier(
    { keyword, pageSize: SIMILAR_MAX },
    { signal: visit.signal, handled: true },
  );
  return found.ok ? found.value.records.map((row) => supplierWords(supplierCard(row, visit.boot.now), visit)) : [];
}

/**
 * Loads the stand where visitors can touch the products: at the exhibition in the address, otherwise at the site's
 * first one.
 */
async function loadSupplierStand(visit: Visit<'supplier'>): Promise<CardStands> {
  const named = await findExhibition(visit, readQuery(visit.search).exhibitionId);
  return findCardStands(visit, await resolveExhibition(visit, named), [visit.params.supplierId]);
}

const isHome = ({ pageNo, isNarrowed }: ShopWords): boolean => pageNo === 1 && !isNarrowed;

/** Loads the promotion of the address. Few pages need its code, so it loads on demand. */
async function promotionOf(view: SupplierView, visit: Visit<'supplier'>): Promise<PromotionWords | null> {
  const { promotion } = visit.params;
  if (promotion === undefined) return null;
  const { promotionWords } = await loadModule(() => import('../promotion-words.ts'));
  const canonical = linkHref(visit.href)(view.link);
  return promotionWords(visit, { promotionId: promotion.id, of: { supplierId: view.id }, canonical });
}

/** Loads the stand at the exhibition in the address. Few pages need its code, so it loads on demand. */
async function standAtOf({ id }: SupplierView, visit: Visit<'supplier'>): Promise<StandAt | null> {
  const exhibitionId = getCollectExhibitionId(visit);
  if (exhibitionId === null) return null;
  const { standAtWords } = await loadModule(() => import('../stand-at-words.ts'));
  return standAtWords(visit, exhibitionId, id);
}

function supplierData(
  view: SupplierView,
  visit: Visit<'supplier'>,
): Omit<SupplierData, 'shop' | 'isHome' | 'promotion' | 'standAt' | 'banner'> {
  const { boot, texts } = visit;
  const format = getFormat(boot.lang);
  return {
    ...toFactWords(view, visit, readQuery(visit.search).exhibitionId),
    id: view.id,
    exhibitionId: getPlannerExhibitionId(visit),
    collectAt: getCollectExhibitionId(visit),
    industry: view.industry,
    country: format.countryName(view.countryCode),
    kind: texts.text(`supplier.type.${view.businessType}`),
    employees: texts.counted('supplier.employees', view.employees, { count: format.number(view.employees) }),
    since: texts.text('supplier.since', { year: view.established }),
    about: view.about,
    mainProducts: view.mainProducts,
    companyPictures: view.images.map((image) => ({
      thumb: imageUrl(boot.imageServer, image, 332),
      full: imageUrl(boot.imageServer, image, 960),
    })),
    certificates: view.certificates.map((each) => certificateWords(each, visit)),
  };
}

export function head(data: SupplierData, { texts }: HeadContext): Head {
  const { shop } = data;
  const values = { supplier: data.name, country: data.country, products: data.mainProducts.join(', ') };
  return {
    title: formatTitle(data, texts),
    heading: data.name,
    description: texts.text('seo.supplier.description', values),
    keywords: texts.text('seo.supplier.keywords', values),
    canonical: shop.canonical,
    noIndex: shop.isNarrowed,
    isAbsent: shop.isPastEnd,
    kind: 'profile',
    items: shop.products,
    ...(isIndustryKey(data.industry) ? { industry: data.industry } : {}),
  };
}

/** The title begins with the searched words or the selected group. */
function formatTitle({ name, shop }: SupplierData, { text }: Texts): string {
  const words = shop.keyword || shop.group;
  const title = words
    ? text('seo.supplier.shop.title', { words, supplier: name })
    : text('seo.supplier.title', { supplier: name });
  return shop.pageNo === 1 ? title : text('seo.list.page', { page: shop.pageNo, title });
}
