import type { CardWords } from './card-words.ts';

export interface CardPreviewData {
  readonly card: CardWords;
  /** The id in the card's public address; null while the card is not shared. */
  readonly cdpId: string | null;
}
