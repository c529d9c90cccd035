import { productCard } from '@fairhall/core/catalogue/card';
import { joinMeasures } from '@fairhall/core/catalogue/join-measures';
import { nameInAddress } from '@fairhall/core/catalogue/name-in-address';
import type { LadderStep } from '@fairhall/core/catalogue/price';
import { type LoadedProduct, loadProduct } from '@fairhall/core/catalogue/product';
import { type ProductView, productView } from '@fairhall/core/catalogue/product.view';
import { loadReviews, type ReviewsView, toReviewsView } from '@fairhall/core/catalogue/reviews';
import { formatPerUnit, formatUnitQuantity, unitCount } from '@fairhall/core/catalogue/unit';
import { priceTotal } from '@fairhall/core/contract/catalogue/price-tier';
import type { CurrencyRate } from '@fairhall/core/contract/currency/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { TradeTerm } from '@fairhall/core/contract/trade-term-limits';
import { readQuery } from '@fairhall/core/routes/query';
import { getFormat } from '@fairhall/core/site/format';
import { listTradeTerms } from '@fairhall/core/trade-term-words';
import { type CertificateWords, certificateWords } from '../../certificate/certificate-words.ts';
import { linkHref } from '../../page/address.ts';
import { loadModule } from '../../page/load-module.ts';
import { requireValue } from '../../page/loader-results.ts';
import { isPageError } from '../../page/page-error.ts';
import type { Visit } from '../../page/screen.ts';
import { type CardStands, findCardStands, findExhibition, resolveExhibition } from '../../ui/card-stands.ts';
import { getCollectExhibitionId, getPlannerExhibitionId, hrefAt } from '../../ui/exhibition-context.ts';
import type { Crumb } from '../../ui/page-breadcrumbs.tsx';
import { type ProductWords, priceText, productWords, type WordsContext } from '../../ui/product-words.ts';
import { type ReviewWords, reviewCount, reviewWords, type SpreadWords, toSpreadWords } from '../../ui/review-words.ts';
import { contactHref, type FactWords, toFactWords } from '../../ui/supplier-words.ts';
import { wrapInIsolate } from '../../ui/wrap-in-isolate.ts';
import type { NoItemWords } from '../no-item.tsx';
import type { PromotionWords } from '../promotion-words.ts';
import { wrapTradeTerm } from '../trade-term-data.ts';
import { type ExhibitionRowWords, toExhibitionRowWords } from './exhibition-row-words.ts';
import { relatedWords } from './related-words.ts';
import { type StepWords, tierFor } from './tier-for.ts';

/** A product's page, formatted. */
export interface ProductData {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly crumbs: readonly Crumb[];
  readonly pictures: readonly { readonly thumb: string; readonly main: string; readonly full: string }[];
  readonly price: string | null;
  readonly steps: readonly StepWords[];
  readonly basis: string;
  /** For example "per piece". */
  readonly per: string;
  readonly moq: string;
  readonly minOrder: number;
  /**
   * The formatted cost of the smallest order. The loader formats it so that the browser need not format a number until
   * the quantity changes: the first number format takes a phone a tenth of a second to create.
   */
  readonly leastTotal: string;
  readonly unit: string;
  readonly currency: string;
  /** Exchange rates for approximate prices; null if operators have imported none. */
  readonly rates: readonly CurrencyRate[] | null;
  readonly leadTime: string | null;
  /** Whether the supplier sends a sample before an order. */
  readonly sample: boolean;
  /** The stated terms of payment, shipping and packing. */
  readonly terms: readonly { readonly term: TradeTerm; readonly name: string; readonly value: string }[];
  /** How fast and how often the supplier replies; null if that is not known. */
  readonly reply: { readonly time: string; readonly rate: string } | null;
  readonly attributes: ProductView['attributes'];
  readonly description: string;
  readonly canonical: string;
  /** Buyers' reviews; null without any. R-2.035 */
  readonly reviews: ReviewsWords | null;
  /** Null for suppliers, who cannot send enquiries to suppliers. */
  readonly enquiryHref: string | null;
  /** The address of the order form, which needs a login; null for suppliers. D-82 */
  readonly orderHref: string | null;
  /** The promotion in the page's address; null without one. */
  readonly promotion: PromotionWords | null;
  readonly supplierId: string;
  /** The exhibition from which the visitor came, for collecting the product; null without one. D-63 */
  readonly collectAt: string | null;
  /** The exhibition at which a buyer can book a sample of the product now; null without one. */
  readonly sampleAt: string | null;
  /**
   * The stand where visitors can touch the product: at the exhibition in the address, otherwise at the site's first
   * one.
   */
  readonly show: ExhibitionRowWords | null;
  readonly supplier: FactWords & { readonly kind: string; readonly employees: string };
  readonly certificates: readonly CertificateWords[];
  /** Products of other suppliers, each with the reason for showing it. */
  readonly related: readonly ProductWords[];
  readonly fromSupplier: readonly ProductWords[];
  /** For example "More from Brescia Valvole". */
  readonly moreTitle: string;
}

/** A product's reviews, formatted. */
export interface ReviewsWords {
  /** Null while there are too few reviews for an average. */
  readonly average: { readonly value: string; readonly text: string } | null;
  readonly count: string;
  readonly total: number;
  readonly spread: readonly SpreadWords[];
  readonly records: readonly ReviewWords[];
  /** The address of the page with all reviews. */
  readonly href: string;
}

/** Loads a product's page, with a promotion if the address contains one.   */
export async function loadProductData(visit: Visit<'product'>): Promise<ProductData> {
  const { ports, params, signal, boot } = visit;
  const [product, reviews, rates, show] = await Promise.all([
    loadProduct(ports.gateway, params.productId, signal),
    ports.frontGateway().then((front) => loadReviews(front, params.productId, signal)),
    ports.gateway.currency.rates({}, { signal, handled: true }),
    findExhibition(visit, readQuery(visit.search).exhibitionId).then((named) => resolveExhibition(visit, named)),
  ]);
  const view = productView(await requireProduct(product, visit), { now: boot.now });
  const supplierIds = [view.supplier.id, ...view.related.map(({ card }) => card.supplier.id)];
  const [promotion, stands] = await Promise.all([promotionOf(view, visit), findCardStands(visit, show, supplierIds)]);
  const stand = stands(view.supplier.id);
  return productData(view, visit, {
    promotion,
    stands,
    rates: rates.ok && rates.value.rates.length > 0 ? rates.value.rates : null,
    show:
      show === null || stand === undefined ? null : toExhibitionRowWords(show, stand.stand, view.supplier.id, visit),
    reviews: toReviewsWords(toReviewsView(reviews), visit),
  });
}

/** The number of products that the page of a missing one offers: one row. */
const SIMILAR_MAX = 6;

/** The products that the page of a missing one offers. */
export interface OfferedProducts {
  readonly missing: NoItemWords;
  readonly title: string;
  readonly cards: readonly ProductWords[];
}

/**
 * Returns the product. For one that does not exist (any more) it throws the page error with products whose names have
 * the words of the address, or with the most viewed ones.
 */
async function requireProduct(
  loaded: Awaited<ReturnType<typeof loadProduct>>,
  visit: Visit<'product'>,
): Promise<LoadedProduct> {
  try {
    return requireValue(loaded);
  } catch (error) {
    if (!isPageError(error) || error.pageError !== 'noSuchPage') throw error;
    const { text } = visit.texts;
    const offered = await findOffered(visit);
    const missing = { status: error.status, heading: text('product.gone'), text: text('product.gone.how') };
    throw { ...error, instead: { name: 'product', title: missing.heading, data: { ...offered, missing } } };
  }
}

async function findOffered(visit: Visit<'product'>): Promise<Omit<OfferedProducts, 'missing'>> {
  const { text } = visit.texts;
  const similar = await findSimilar(visit);
  if (similar.length > 0) return { title: text('product.related'), cards: similar };
  return { title: text('product.gone.popular'), cards: await findMostViewed(visit) };
}

async function findMostViewed({ ports, signal, ...context }: Visit<'product'>): Promise<readonly ProductWords[]> {
  const found = await ports.gateway.directory.hot({ type: 'product' }, { signal, handled: true });
  if (!found.ok) return [];
  const rows = found.value.flatMap(({ product }) => product ?? []).slice(0, SIMILAR_MAX);
  return rows.map((row) => productWords(productCard(row, context.boot.now), context));
}

async function findSimilar({ ports, params, signal, ...context }: Visit<'product'>): Promise<readonly ProductWords[]> {
  const keyword = nameInAddress(params.name);
  if (keyword === '') return [];
  const found = await ports.gateway.catalogue.searchGoods(
    { keyword, pageSize: SIMILAR_MAX },
    { signal, handled: true },
  );
  if (!found.ok) return [];
  return found.value.records.map((row) => productWords(productCard(row, context.boot.now), context));
}

/** Loads the promotion of the address. Few pages need its code, so it loads on demand. */
async function promotionOf(view: ProductView, visit: Visit<'product'>): Promise<PromotionWords | null> {
  const { promotion } = visit.params;
  if (promotion === undefined) return null;
  const { promotionWords } = await loadModule(() => import('../promotion-words.ts'));
  const canonical = linkHref(visit.href)(view.link);
  return promotionWords(visit, { promotionId: promotion.id, of: { goodsId: view.id }, canonical });
}

function toReviewsWords(view: ReviewsView | null, visit: Visit<'product'>): ReviewsWords | null {
  if (view === null) return null;
  const { average, count, spread, records } = view;
  const value = average === null ? null : getFormat(visit.boot.lang).number(average);
  return {
    average: value === null ? null : { value, text: visit.texts.text('scores.average', { average: value }) },
    count: reviewCount(count, visit),
    total: count,
    spread: toSpreadWords(spread, visit),
    records: records.map((review) => reviewWords(review, visit)),
    href: visit.href('productScores', { productId: visit.params.productId }),
  };
}

function stepWords({ min, max, price, currency }: LadderStep, unit: string, { boot, texts }: WordsContext): StepWords {
  const format = getFormat(boot.lang);
  const range =
    max === null
      ? formatUnitQuantity(texts, boot.lang, unit, min, 'product.from')
      : texts.text('product.range', { min: format.number(min), max: unitCount(texts, boot.lang, unit, max) });
  return { min, range, amount: price, price: format.price(price, currency) };
}

function supplierWordsOf({ supplier }: ProductView, visit: Visit<'product'>): ProductData['supplier'] {
  const { boot, texts, search } = visit;
  const count = getFormat(boot.lang).number(supplier.employees);
  return {
    ...toFactWords(supplier, visit, readQuery(search).exhibitionId),
    kind: texts.text(`supplier.type.${supplier.businessType}`),
    employees: texts.counted('supplier.employees', supplier.employees, { count }),
  };
}

function replyWords(reply: ProductView['supplier']['reply'], { boot, texts }: Visit<'product'>): ProductData['reply'] {
  if (reply?.hours === undefined) return null;
  const { number } = getFormat(boot.lang);
  return {
    time: texts.text('product.reply.hours', { hours: number(reply.hours) }),
    rate: texts.text('supplier.reply.rate', { rate: number(reply.rate) }),
  };
}

/** The exhibitions at which the visitor can collect the product or book a sample of it. */
const getActionExhibitions = ({ sample }: ProductView, visit: Visit<'product'>, show: ExhibitionRowWords | null) => ({
  collectAt: getCollectExhibitionId(visit),
  sampleAt: sample && show?.hasSamples === true ? getPlannerExhibitionId(visit) : null,
});

function productData(
  view: ProductView,
  visit: Visit<'product'>,
  {
    stands,
    ...loaded
  }: Pick<ProductData, 'promotion' | 'rates' | 'show' | 'reviews'> & { readonly stands: CardStands },
): ProductData {
  const { boot, texts } = visit;
  const hrefOf = linkHref(visit.href);
  const { exhibitionId } = readQuery(visit.search);
  const contact = (form: string, back: string) =>
    boot.audience === 'supplier' ? null : contactHref(view.supplier, form, back, visit);
  const order = visit.href('startOrder', { productId: view.id });
  const per = formatPerUnit(texts, view.unit);
  const steps = view.ladder.map((step) => stepWords(step, view.unit, visit));
  const currency = view.ladder[0]?.currency ?? 'USD';
  const least = priceTotal(tierFor(steps, view.minOrder)?.amount ?? 0, view.minOrder);
  const url = (id: string, width: 166 | 480 | 960) => imageUrl(boot.imageServer, id, width);
  return {
    id: view.id,
    name: joinMeasures(view.name),
    industry: view.industry,
    crumbs: view.crumbs.map(({ name, link }) => ({ name, href: hrefOf(link) })),
    pictures: view.images.map((id) => ({ thumb: url(id, 166), main: url(id, 480), full: url(id, 960) })),
    price: priceText(view.price, boot.lang),
    steps,
    basis: texts.text('product.basis', { per }),
    per,
    moq: formatUnitQuantity(texts, boot.lang, view.unit, view.minOrder, 'card.moq'),
    minOrder: view.minOrder,
    leastTotal: getFormat(boot.lang).total(least, currency),
    unit: view.unit,
    currency,
    leadTime: view.leadDays === null ? null : texts.counted('product.days', view.leadDays),
    sample: view.sample,
    terms: listTradeTerms(view.tradeTerms, texts, boot.lang).map((each) => ({
      ...each,
      value: wrapTradeTerm(each.term, each.value),
    })),
    reply: replyWords(view.supplier.reply, visit),
    attributes: view.attributes.map(({ name, value }) => ({ name, value: joinMeasures(value) })),
    description: view.description,
    canonical: hrefOf(view.link),
    ...loaded,
    enquiryHref: contact(hrefAt(exhibitionId, view.enquiry, visit), hrefAt(exhibitionId, view.link, visit)),
    orderHref: contact(order, order), // the address tells the traffic-light warning that the visitor began an order
    supplierId: view.supplier.id,
    ...getActionExhibitions(view, visit, loaded.show),
    supplier: supplierWordsOf(view, visit),
    certificates: view.certificates.map((each) => certificateWords(each, visit)),
    related: view.related.map((each) => relatedWords(each, visit, stands(each.card.supplier.id))),
    moreTitle: texts.text('product.fromSupplier', { supplier: wrapInIsolate(view.supplier.name) }),
    fromSupplier: view.fromSupplier.map((card) => productWords(card, visit, stands(card.supplier.id))),
  };
}
