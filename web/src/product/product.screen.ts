import type { PriceTier, Product } from '@fairhall/core/contract/catalogue';
import { imageUrl } from '@fairhall/core/contract/resource';
import { formatFor } from '@fairhall/core/site/format';
import { isIndustryKey } from '@fairhall/core/site/industries';
import { needed, optional } from '../app/loaded.ts';
import type { Visit } from '../app/screens.ts';
import type { Crumb } from '../ui/crumbs.tsx';
import { type ProductCard, priceText, productCard } from '../ui/product-card.ts';
import { monogramOf, type SupplierFacts, supplierFacts } from '../ui/supplier-card.ts';
import { countedUnit, perUnit, unitCount } from '../ui/unit.ts';

export { head } from './product-head.ts';
export { ProductPage as Screen } from './product.tsx';

export interface TierCell {
  readonly min: number;
  readonly range: string;
  readonly price: string;
  readonly amount: number;
}

export interface ProductData {
  readonly id: string;
  readonly name: string;
  readonly industry: string | null;
  readonly crumbs: readonly Crumb[];
  readonly category: string;
  readonly pictures: readonly { readonly thumb: string; readonly main: string; readonly full: string }[];
  readonly price: string | null;
  readonly tiers: readonly TierCell[];
  readonly basis: string;
  readonly moq: string;
  readonly minOrder: number;
  readonly unit: string;
  readonly currency: string;
  readonly leadTime: string | null;
  readonly attributes: readonly { readonly name: string; readonly value: string }[];
  readonly description: string;
  readonly enquiryHref: string | null;
  readonly supplier: SupplierFacts & {
    readonly name: string;
    readonly monogram: string;
    readonly href: string;
    readonly kind: string;
    readonly employees: string;
  };
  readonly related: readonly ProductCard[];
  /** What search engines are told, in plain values. */
  readonly offer: { readonly low: number; readonly high: number; readonly count: number };
}

const RELATED = 6;

/** A product's page.  */
export async function loader(visit: Visit<'product'>): Promise<ProductData> {
  const { catalogue } = visit.ports.gateway;
  const goodsId = visit.params.productId;
  const { signal } = visit;
  const [product, tiers, related] = await Promise.all([
    catalogue.goodsDetail({ goodsSpuId: goodsId }, { signal }),
    catalogue.priceTiers({ goodsId }, { signal }),
    catalogue.recommendGoods({ goodsId, limit: RELATED }, { signal }),
  ]);
  return productData(needed(product), optional(tiers, []), visit, optional(related, []).map((item) => productCard(item, visit)));
}

function tierCells(tiers: readonly PriceTier[], product: Product, visit: Visit<'product'>): TierCell[] {
  const format = formatFor(visit.boot.lang);
  return tiers.map(({ min, max, price, currency }) => ({
    min,
    amount: price,
    price: format.price(price, currency),
    range:
      max === undefined
        ? countedUnit(visit.texts, visit.boot.lang, product.unit, min, 'product.from')
        : visit.texts.text('product.range', { min: format.number(min), max: unitCount(visit.texts, visit.boot.lang, product.unit, max) }),
  }));
}

function crumbsOf(product: Product, visit: Visit<'product'>): Crumb[] {
  return product.crumbs.map(({ id, name }) => ({ name, href: visit.href('category', { name, categoryId: id }) }));
}

function supplierOf(product: Product, visit: Visit<'product'>): ProductData['supplier'] {
  const { supplier } = product;
  const name = supplier.adName ?? supplier.supplierName;
  return {
    ...supplierFacts(supplier, visit),
    name,
    monogram: monogramOf(name),
    href: visit.href('supplier', { name, supplierId: supplier.supplierId }),
    kind: visit.texts.text(`supplier.type.${supplier.businessType}`),
    employees: visit.texts.counted('supplier.employees', supplier.employees, {
      count: formatFor(visit.boot.lang).number(supplier.employees),
    }),
  };
}

function productData(
  product: Product,
  tiers: readonly PriceTier[],
  visit: Visit<'product'>,
  related: readonly ProductCard[],
): ProductData {
  const { boot, texts } = visit;
  const url = (id: string, width: 64 | 480 | 960) => imageUrl(boot.imageServer, id, width);
  return {
    id: product.goodsSpuId,
    name: product.goodsName,
    industry: isIndustryKey(product.industry) ? product.industry : null,
    crumbs: crumbsOf(product, visit),
    category: product.crumbs.at(-1)?.name ?? '',
    pictures: product.images.map((id) => ({ thumb: url(id, 64), main: url(id, 480), full: url(id, 960) })),
    price: product.priceMax > 0 ? priceText(boot.lang, product.priceMin, product.priceMax, product.currency) : null,
    tiers: tierCells(tiers, product, visit),
    basis: texts.text('product.basis', { per: perUnit(texts, product.unit) }),
    moq: countedUnit(texts, boot.lang, product.unit, product.minOrder, 'product.moq'),
    minOrder: product.minOrder,
    unit: product.unit,
    currency: product.currency,
    leadTime: product.leadDays === undefined ? null : texts.counted('product.days', product.leadDays, { count: product.leadDays }),
    attributes: product.attributes,
    description: product.description,
    // A supplier does not write to suppliers, so its site has no such page.
    enquiryHref: boot.audience === 'supplier' ? null : visit.href('enquiry', { name: product.goodsNameEn ?? product.goodsName, itemId: product.goodsSpuId }),
    supplier: supplierOf(product, visit),
    related,
    offer: { low: product.priceMin, high: product.priceMax, count: tiers.length },
  };
}
