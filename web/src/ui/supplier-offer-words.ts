import type { OfferedSupplier } from '@fairhall/core/contract/enquiry/thread';
import { imageUrl } from '@fairhall/core/contract/resource';
import type { QueryOf } from '@fairhall/core/routes/routes';
import type { WordsContext } from './product-words.ts';
import { wrapInIsolate } from './wrap-in-isolate.ts';

/** A supplier that a buyer is offered, as texts. */
export interface SupplierOfferWords {
  /** The product's id. */
  readonly id: string;
  /** The enquiry form with the text and quantity filled in. */
  readonly href: string;
  readonly product: string;
  /** Null if there is none. */
  readonly picture: string | null;
  /** The link's text. */
  readonly ask: string;
}

/** `toAsk` writes the link's text, and `from` names the enquiry or request that the form takes its text and quantity from. */
export const supplierOfferWords = (
  { productId, name, image, supplierName }: OfferedSupplier,
  toAsk: (supplier: string) => string,
  from: QueryOf<'enquiry'>,
  { boot, href }: Pick<WordsContext, 'boot' | 'href'>,
): SupplierOfferWords => ({
  id: productId,
  href: href('enquiry', { name, itemId: productId }, from),
  product: name,
  picture: image === '' ? null : imageUrl(boot.imageServer, image, 166),
  ask: toAsk(wrapInIsolate(supplierName)),
});
