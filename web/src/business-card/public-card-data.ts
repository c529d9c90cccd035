import type { CardWords } from './card-words.ts';

export interface PublicCardData {
  /** Null if no card is shared at this address. */
  readonly card: CardWords | null;
  /** The page of the supplier that the card's owner represents; null for a buyer's card. */
  readonly supplierHref: string | null;
  /** The card's public address, for sharing. */
  readonly address: string;
}
