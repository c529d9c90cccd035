import type { ReviewWords, SpreadWords } from '../ui/review-words.ts';
import type { PageLinks } from './page-navigation.tsx';

export interface ScoresData {
  readonly product: string;
  readonly productHref: string;
  readonly canonical: string;
  /** Null while there are too few reviews for an average. */
  readonly average: { readonly value: string; readonly text: string } | null;
  readonly count: string;
  /** Five stars first. */
  readonly spread: readonly SpreadWords[];
  readonly total: number;
  readonly reviews: readonly ReviewWords[];
  readonly pages: PageLinks;
}
