import type { ProductBrief, SupplierBrief } from '@fairhall/core/contract/catalogue';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { Texts } from '@fairhall/core/ports/texts';
import { formatFor } from '@fairhall/core/site/format';
import type { IndustryKey } from '@fairhall/core/site/industries';
import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Href } from '../app/address.ts';
import type { Boot } from '../app/boot.ts';
import { countedUnit, perUnit } from './unit.ts';

/** A product card in words: what is shown, nothing to be worked out. Made where the data is loaded. */
export interface ProductCard {
  readonly id: string;
  readonly href: string;
  readonly image: string;
  readonly title: string;
  /** null when the price is on request. */
  readonly price: string | null;
  readonly basis: string;
  readonly supplier: string;
  /** "India · 11 yrs". */
  readonly fact: string;
  readonly verified: boolean;
  readonly industry: string;
}

export interface CardContext {
  readonly boot: Boot;
  readonly texts: Texts;
  readonly href: Href;
}

const YEAR_MS = 31_556_952_000;
const yearOf = (now: number): number => 1970 + Math.floor(now / YEAR_MS);

/** Whole years since a company was founded. */
export const yearsSince = (established: number, now: number): number => Math.max(0, yearOf(now) - established);

export const priceText = (lang: LanguageCode, low: number, high: number, currency: string): string =>
  formatFor(lang).priceRange(low, high, currency);

function factOf(supplier: SupplierBrief, { boot, texts }: CardContext): string {
  const country = formatFor(boot.lang).countryName(supplier.countryCode);
  return `${country} · ${texts.counted('card.years', yearsSince(supplier.established, boot.now))}`;
}

/** The words of a product's card.  */
export function productCard(product: ProductBrief, context: CardContext): ProductCard {
  const { boot, texts, href } = context;
  const [image] = product.images;
  const moq = texts.text('card.moq', { quantity: formatFor(boot.lang).number(product.minOrder) });
  return {
    id: product.goodsSpuId,
    href: href('product', { name: product.goodsNameEn ?? product.goodsName, productId: product.goodsSpuId }),
    image: image === undefined ? '' : imageUrl(boot.imageServer, image, 332),
    title: product.goodsName,
    price: product.priceMax > 0 ? priceText(boot.lang, product.priceMin, product.priceMax, product.currency) : null,
    basis: product.priceMax > 0 ? `${perUnit(texts, product.unit)} · ${moq}` : countedUnit(texts, boot.lang, product.unit, product.minOrder, 'card.moq'),
    supplier: product.supplier.supplierName,
    fact: factOf(product.supplier, context),
    verified: product.supplier.proofs.length > 0,
    industry: product.industry as IndustryKey,
  };
}
