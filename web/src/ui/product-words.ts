import type { ProductCard, SupplierFacts } from '@fairhall/core/catalogue/card';
import { joinMeasures } from '@fairhall/core/catalogue/join-measures';
import type { PriceView } from '@fairhall/core/catalogue/price';
import { formatPerUnit, formatUnitQuantity } from '@fairhall/core/catalogue/unit';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import type { LanguageCode } from '@fairhall/core/site/languages';
import { linkHref } from '../page/address.ts';
import { getViewData } from '../page/cached-markup.tsx';
import type { Visit } from '../page/screen.ts';
import type { StandWords } from './card-stands.ts';

/**
 * The dependencies for making view data. It is made where data is loaded, so that server and browser show exactly the
 * same.
 */
export type WordsContext = Pick<Visit, 'boot' | 'texts' | 'href' | 'cacheViewData'>;

/** A product card as display-ready texts. */
export interface ProductWords {
  readonly id: string;
  readonly href: string;
  readonly image: string;
  readonly title: string;
  /** Null if the price is on request. */
  readonly price: string | null;
  /** "per piece · MOQ 500". */
  readonly basis: string;
  readonly supplier: string;
  /** "India · 11 yrs". */
  readonly supplierFacts: string;
  readonly verified: boolean;
  readonly industry: string;
  /** The supplier's stand at the exhibition that the page's cards show, such as "H3 A12". */
  readonly stand?: string;
  /** Why the product is recommended. */
  readonly reason?: string;
}

/** Formats a price or a price range; null if the price is on request. */
export function priceText(price: PriceView, lang: LanguageCode): string | null {
  if (price.kind === 'onRequest') return null;
  const { price: format, priceRange } = getFormat(lang);
  return price.kind === 'single'
    ? format(price.price, price.currency)
    : priceRange(price.min, price.max, price.currency);
}

function supplierFactsOf({ countryCode, years }: SupplierFacts, { boot, texts }: WordsContext): string {
  return `${getFormat(boot.lang).countryName(countryCode)} · ${texts.counted('card.years', years)}`;
}

function toBasisText({ unit, minOrder, price }: ProductCard, { boot, texts }: WordsContext): string {
  if (price.kind === 'onRequest') return formatUnitQuantity(texts, boot.lang, unit, minOrder, 'card.moq');
  const moq = texts.text('card.moq', { quantity: getFormat(boot.lang).number(minOrder) });
  return `${formatPerUnit(texts, unit)} · ${moq}`;
}

/** Builds a product card's texts. `at` is the supplier's stand, for the plate on the picture. */
export function productWords(card: ProductCard, context: WordsContext, at?: StandWords): ProductWords {
  if (at === undefined) return getViewData(context, 'card', card, () => createWords(card, context));
  const { stand } = at;
  return getViewData(context, 'card at stand', cardAt(card, stand), () => ({ ...createWords(card, context), stand }));
}

interface CardAt {
  readonly card: ProductCard;
  readonly stand: string;
}

const cardCache = new WeakMap<ProductCard, CardAt>();

/** Returns the same object for the same card and stand, so that it works as a cache key. */
function cardAt(card: ProductCard, stand: string): CardAt {
  const known = cardCache.get(card);
  if (known?.stand === stand) return known;
  const made = { card, stand };
  cardCache.set(card, made);
  return made;
}

function createWords(card: ProductCard, context: WordsContext): ProductWords {
  const { boot, href } = context;
  return {
    id: card.id,
    href: linkHref(href)(card.link),
    image: imageUrl(boot.imageServer, card.image, 332),
    title: joinMeasures(card.name),
    price: priceText(card.price, boot.lang),
    basis: toBasisText(card, context),
    supplier: card.supplier.name,
    supplierFacts: supplierFactsOf(card.supplier, context),
    verified: card.supplier.proofs.length > 0,
    industry: card.industry,
  };
}
