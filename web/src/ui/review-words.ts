import type { ProductReviews, ReviewsView } from '@fairhall/core/catalogue/reviews';
import { imageUrl } from '@fairhall/core/contract/resource';
import { getFormat } from '@fairhall/core/site/format';
import type { WordsContext } from './product-words.ts';

/** A buyer's review of a product, as texts. */
export interface ReviewWords {
  readonly user: string;
  readonly stars: number;
  /** "4 of 5 stars". */
  readonly label: string;
  readonly content: string;
  readonly lang: string;
  readonly date: string;
  readonly images: readonly string[];
}

/** The number of reviews with a given number of stars. */
export interface SpreadWords {
  readonly stars: number;
  readonly label: string;
  readonly count: number;
}

const labelOf = (stars: number, { boot, texts }: WordsContext): string =>
  texts.text('scores.stars', { stars: getFormat(boot.lang).number(stars) });

export function reviewWords(review: ProductReviews['records'][number], context: WordsContext): ReviewWords {
  const { user, score, content, lang, time, images } = review;
  return {
    user,
    content,
    lang,
    stars: score,
    label: labelOf(score, context),
    date: getFormat(context.boot.lang).date(time),
    images: images.map((image) => imageUrl(context.boot.imageServer, image, 64)),
  };
}

export const toSpreadWords = (spread: ReviewsView['spread'], context: WordsContext): readonly SpreadWords[] =>
  spread.map(({ stars, count }) => ({ stars, count, label: labelOf(stars, context) }));

/** Returns for example "38 reviews". */
export const reviewCount = (count: number, { boot, texts }: WordsContext): string =>
  texts.counted('scores.count', count, { count: getFormat(boot.lang).number(count) });
