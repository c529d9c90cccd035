import type { CardWords } from './card-words.ts';

export interface CardPreviewData {
  readonly card: CardWords;
  /** By which everybody sees it; null while it is not shared. */
  readonly cdpId: string | null;
}
