import type { CardWords } from './card-words.ts';

export interface PublicCardData {
  /** Null where nobody shares a card by this address. */
  readonly card: CardWords | null;
  /** The page of whom it answers for; null for a buyer's. */
  readonly supplierHref: string | null;
  /** Where the card is shown, as it is given to others. */
  readonly address: string;
}
