import type { Supplier, SupplierRow } from '@fairhall/core/contract/catalogue';
import { imageUrl } from '@fairhall/core/contract/resource';
import { formatFor } from '@fairhall/core/site/format';
import { type CardContext, yearsSince } from './product-card.ts';

/** A supplier's facts in words; each has a sign of its own where it is shown. */
export interface SupplierFacts {
  readonly light: 'red' | 'yellow' | 'green';
  readonly lightText: string;
  readonly proofs: readonly { readonly kind: string; readonly text: string; readonly date: string }[];
  readonly place: string;
  readonly years: string;
}

export interface SupplierCard extends SupplierFacts {
  readonly id: string;
  readonly href: string;
  readonly enquiryHref: string;
  readonly monogram: string;
  readonly name: string;
  readonly products: string;
  readonly industry: string;
  readonly pictures: readonly { readonly src: string; readonly title: string; readonly href: string }[];
}

/** Up to two initials of a company's name. */
export function monogramOf(name: string): string {
  const words = name.split(/[\s.-]+/).filter((word) => /^\p{L}/u.test(word));
  return words.slice(0, 2).map((word) => word.charAt(0).toUpperCase()).join('');
}

/** What is known of a supplier, for its card, its page and beside a product. */
export function supplierFacts(supplier: Supplier, { boot, texts }: CardContext): SupplierFacts {
  const format = formatFor(boot.lang);
  return {
    light: supplier.light,
    lightText: texts.text(`supplier.light.${supplier.light}`),
    proofs: supplier.proofs.map(({ kind, date }) => ({ kind, text: texts.text(`supplier.proof.${kind}`), date })),
    place: texts.text('supplier.place', {
      province: supplier.province,
      country: format.countryName(supplier.countryCode),
    }),
    years: texts.counted('supplier.yearsInBusiness', yearsSince(supplier.established, boot.now)),
  };
}

/** The words of a supplier's card.  */
export function supplierCard(supplier: SupplierRow, context: CardContext): SupplierCard {
  const { boot, href } = context;
  const name = supplier.adName ?? supplier.supplierName;
  return {
    ...supplierFacts(supplier, context),
    id: supplier.supplierId,
    href: href('supplier', { name, supplierId: supplier.supplierId }),
    enquiryHref: href('enquiry', { name, itemId: supplier.supplierId }),
    monogram: monogramOf(name),
    name,
    products: supplier.mainProducts.join(boot.lang === 'ar' || boot.lang === 'fa' ? '، ' : ', '),
    industry: supplier.industry,
    pictures: supplier.goods.slice(0, 4).map((goods) => ({
      src: imageUrl(boot.imageServer, goods.image, 166),
      title: goods.goodsName,
      href: href('product', { name: goods.goodsName, productId: goods.goodsSpuId }),
    })),
  };
}
