import type { Queries } from '../db/database.ts';
import { PRODUCT_OFFERS, PRODUCT_OFFERS_BY_TAG } from './neighbour.statements.ts';
import { filterLexeme, quoteLexeme } from './search/lexemes.ts';

/** A product that a buyer is offered instead of one whose supplier has not answered. */
export interface OfferedProduct {
  readonly productId: string;
  readonly name: string;
  /** Path of its picture; '' for none. */
  readonly image: string;
  readonly supplierId: string;
  readonly supplierName: string;
}

/** What the buyer looks for: a product or a supplier by its id, or tags. */
export type OfferWish = { readonly id: string } | { readonly tagCodes: readonly string[] };

/**
 * Up to three products like the one that is sought, each of another supplier that people answer for, most similar
 * first.
 */
export async function findOffers({ json }: Queries, lang: string, wish: OfferWish): Promise<readonly OfferedProduct[]> {
  if ('id' in wish) return parseOffers(await json(PRODUCT_OFFERS, [wish.id, lang]));
  if (wish.tagCodes.length === 0) return [];
  const tags = wish.tagCodes.map((id) => quoteLexeme(filterLexeme({ kind: 'tag', id: id.toUpperCase() })));
  return parseOffers(await json(PRODUCT_OFFERS_BY_TAG, [tags.join(' | '), lang]));
}

const parseOffers = (text: string | null): readonly OfferedProduct[] =>
  JSON.parse(text ?? '[]') as readonly OfferedProduct[]; // as the statement builds it
