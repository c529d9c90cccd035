import { type CertificateView, certificateView } from '../certificate/certificate-list.view.ts';
import type { Product, ProductBrief } from '../contract/catalogue/calls.ts';
import type { TradeTerms } from '../contract/trade-terms.ts';
import type { Link } from '../routes/link.ts';
import {
  enquiryLink,
  type ProductCard,
  productCard,
  productLink,
  type SupplierSummary,
  toSupplierSummary,
} from './card.ts';
import { VIEW_COUNT_MAX } from './limits.ts';
import { type LadderStep, type PriceView, priceLadder, priceView } from './price.ts';
import type { LoadedProduct } from './product.ts';
import { type RelatedReason, relatedReason } from './related.ts';

export interface CrumbView {
  readonly name: string;
  readonly link: Link;
}

/** A product's page as the web app and the command line show it. */
export interface ProductView {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly images: readonly string[];
  readonly price: PriceView;
  readonly ladder: readonly LadderStep[];
  readonly minOrder: number;
  readonly unit: string;
  /** The quantity is below the supplier's minimum order. */
  readonly belowMinimum: boolean;
  readonly leadDays: number | null;
  /** The supplier sends a sample before an order. */
  readonly sample: boolean;
  readonly tradeTerms: TradeTerms;
  readonly attributes: Product['attributes'];
  readonly description: string;
  readonly crumbs: readonly CrumbView[];
  readonly supplier: SupplierSummary;
  /** The supplier's certificates that staff have checked, the one that expires last first. */
  readonly certificates: readonly CertificateView[];
  readonly enquiry: Link;
  readonly link: Link;
  /** Products of other suppliers, each with what it has in common with this product. */
  readonly related: readonly RelatedCard[];
  /** Other products of the same supplier. */
  readonly fromSupplier: readonly ProductCard[];
  readonly views: { readonly count: number; readonly more: boolean };
}

export interface RelatedCard {
  readonly card: ProductCard;
  readonly reason: RelatedReason;
}

export interface ProductVisit {
  /** Epoch milliseconds. */
  readonly now: number;
  /** The chosen quantity; the minimum order if none was chosen. */
  readonly quantity?: number;
}

/** */
export function productView(
  { product, tiers, neighbours, certificates }: LoadedProduct,
  { now, quantity }: ProductVisit,
): ProductView {
  const { goodsSpuId: id, goodsName: name, goodsNameEn, industry, minOrder, unit, viewCount } = product;
  const wanted = quantity ?? minOrder;
  const { supplier } = product;
  return {
    id,
    name,
    industry,
    images: product.images,
    price: priceView(product),
    ladder: priceLadder(tiers, wanted),
    minOrder,
    unit,
    belowMinimum: wanted < minOrder,
    leadDays: product.leadDays ?? null,
    sample: product.sampleAvailable === true,
    tradeTerms: product.tradeTerms ?? {},
    attributes: product.attributes,
    description: product.description,
    crumbs: product.crumbs.map((crumb) => ({
      name: crumb.name,
      link: categoryLink(crumb.id, crumb.nameEn ?? crumb.name),
    })),
    supplier: toSupplierSummary(supplier, now),
    certificates: certificates.map((each) => certificateView(each, now)),
    enquiry: enquiryLink(id, goodsNameEn ?? name),
    link: productLink(id, goodsNameEn ?? name),
    related: neighbours.related.flatMap((row) => relatedCard(product, row, now)),
    fromSupplier: neighbours.fromSupplier.map((row) => productCard(row, now)),
    views: { count: Math.min(viewCount, VIEW_COUNT_MAX), more: viewCount > VIEW_COUNT_MAX },
  };
}

/** Empty for a product without a reason to show it beside this one. */
function relatedCard(product: Product, row: ProductBrief, now: number): readonly RelatedCard[] {
  const reason = relatedReason(product, row);
  return reason === null ? [] : [relatedOf(productCard(row, now), reason)];
}

const related = new WeakMap<ProductCard, Map<string, RelatedCard>>();

/** Returns the same object for the same card and reason, so that caches keyed by the object find it. */
function relatedOf(card: ProductCard, reason: RelatedReason): RelatedCard {
  const ofCard = related.get(card) ?? new Map<string, RelatedCard>();
  related.set(card, ofCard);
  const name = Object.values(reason).join(' ');
  const made = ofCard.get(name) ?? { card, reason };
  ofCard.set(name, made);
  return made;
}

export const categoryLink = (categoryId: string, name: string): Link => ({
  route: 'category',
  params: { name, categoryId },
});
