import { toSupplierSummary } from '@fairhall/core/catalogue/card';
import { priceView } from '@fairhall/core/catalogue/price';
import { formatPerUnit, formatUnitQuantity, unitName } from '@fairhall/core/catalogue/unit';
import type { Product, Supplier, SupplierPage } from '@fairhall/core/contract/catalogue/calls';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { EnquiryOpening } from '@fairhall/core/enquiry/enquiry.context';
import { enquiryOpening } from '@fairhall/core/enquiry/opening';
import { type EnquiryTarget, findItem, productTarget, supplierTarget } from '@fairhall/core/enquiry/target';
import { readQuery } from '@fairhall/core/routes/query';
import { requireValue } from '../page/loader-results.ts';
import type { Visit } from '../page/screen.ts';
import { priceText } from '../ui/product-words.ts';
import { type FactWords, toFactWords } from '../ui/supplier-words.ts';

type EnquiryVisit = Visit<'enquiry' | 'enquirySuccess'>;

/** The product or supplier of an enquiry, formatted. */
export interface TargetWords {
  readonly kind: EnquiryTarget['kind'];
  readonly id: string;
  readonly name: string;
  readonly href: string;
  /** Of a supplier its logo; null without one, which shows its monogram. */
  readonly picture: string | null;
  /** For example "US$2.85–4.20"; null for a price on request, and for a supplier. */
  readonly price: string | null;
  /** For example "per piece", beside the price; null for a supplier. */
  readonly basis: string | null;
  /** The supplier's main products; empty for a product. */
  readonly makes: readonly string[];
  /** For example "MOQ 50 pieces"; null for a supplier. */
  readonly moq: string | null;
  readonly unit: string | null;
}

export interface EnquiryData {
  readonly target: TargetWords;
  readonly supplier: FactWords & { readonly industry: string };
  readonly opening: EnquiryOpening;
}

/** Loads the product or supplier with the id in the address. Throws `noSuchPage` if there is neither (D-98). */
export async function loadEnquiry(visit: EnquiryVisit): Promise<EnquiryData> {
  const item = requireValue(await findItem(visit.ports.gateway, visit.params.itemId, visit.signal));
  if (item.kind === 'supplier') {
    const { supplier } = item;
    return dataOf(supplierWordsOf(supplier, visit), supplierTarget(supplier), supplier, visit);
  }
  const { product } = item;
  return dataOf(productWordsOf(product, visit), productTarget(product), product.supplier, visit);
}

function dataOf(target: TargetWords, subject: EnquiryTarget, supplier: Supplier, visit: EnquiryVisit): EnquiryData {
  return {
    target,
    supplier: { ...toFactWords(toSupplierSummary(supplier, visit.boot.now), visit), industry: supplier.industry },
    opening: enquiryOpening(subject.id, readQuery(visit.search), { target: subject }),
  };
}

function productWordsOf(product: Product, { boot, texts, href }: EnquiryVisit): TargetWords {
  const { goodsSpuId: id, goodsName: name, goodsNameEn, unit, minOrder } = product;
  const [image] = product.images;
  const price = priceText(priceView(product), boot.lang);
  return {
    kind: 'product',
    id,
    name,
    href: href('product', { name: goodsNameEn ?? name, productId: id }),
    picture: image === undefined ? null : imageUrl(boot.imageServer, image, 166),
    price,
    basis: price === null ? texts.text('card.onRequest') : formatPerUnit(texts, unit),
    makes: [],
    moq: formatUnitQuantity(texts, boot.lang, unit, minOrder, 'card.moq'),
    unit: unitName(texts, unit),
  };
}

function supplierWordsOf(supplier: SupplierPage, { boot, href }: EnquiryVisit): TargetWords {
  const { supplierId: id, logo, mainProducts } = supplier;
  const name = supplier.adName ?? supplier.supplierName;
  return {
    kind: 'supplier',
    id,
    name,
    href: href('supplier', { name, supplierId: id }),
    picture: logo === '' ? null : imageUrl(boot.imageServer, logo, 166),
    price: null,
    basis: null,
    makes: mainProducts,
    moq: null,
    unit: null,
  };
}
