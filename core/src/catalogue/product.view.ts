import { type CertificateView, certificateView } from '../certificate/certificate-list.view.ts';
import type { Product, ProductBrief } from '../contract/catalogue/calls.ts';
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

/** A product's page as web and command line show it. */
export interface ProductView {
  readonly id: string;
  readonly name: string;
  readonly industry: string;
  readonly images: readonly string[];
  readonly price: PriceView;
  readonly ladder: readonly LadderStep[];
  readonly minOrder: number;
  readonly unit: string;
  /** Below what the supplier sells at once. */
  readonly belowMinimum: boolean;
  readonly leadDays: number | null;
  /** The supplier sends a sample before an order. */
  readonly sample: boolean;
  readonly attributes: Product['attributes'];
  readonly description: string;
  readonly crumbs: readonly CrumbView[];
  readonly supplier: SupplierSummary;
  /** What staff have checked of the supplier, the last to end first. */
  readonly certificates: readonly CertificateView[];
  readonly enquiry: Link;
  readonly link: Link;
  /** Goods of others, each with what it has in common with this one. */
  readonly related: readonly RelatedCard[];
  /** Other goods of its supplier. */
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
  /** The quantity in hand; the smallest order where none was chosen. */
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

/** None for a row that has nothing in common with the product that could be told. */
function relatedCard(product: Product, row: ProductBrief, now: number): readonly RelatedCard[] {
  const reason = relatedReason(product, row);
  return reason === null ? [] : [relatedOf(productCard(row, now), reason)];
}

const related = new WeakMap<ProductCard, Map<string, RelatedCard>>();

/** The same again for the same card and reason, so that what was made of it is known by it. */
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
