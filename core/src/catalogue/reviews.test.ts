import { expect, test } from 'vitest';
import { type ProductReviews, toReviewsView } from './reviews.ts';

const review = (score: number): ProductReviews['records'][number] => ({
  user: 'K. Haddad',
  score,
  content: 'As the sample.',
  lang: 'en',
  time: 0,
  images: [],
});
const of = (...scores: number[]): ProductReviews => ({
  average: scores.reduce((sum, score) => sum + score, 0) / scores.length,
  count: scores.length,
  distribution: [1, 2, 3, 4, 5].map((stars) => scores.filter((score) => score === stars).length),
  records: scores.map(review),
});

test('R-2.035 two reviews are shown without an average, three with one', () => {
  expect(toReviewsView(of(5, 4))).toMatchObject({ average: null, count: 2, records: [{ score: 5 }, { score: 4 }] });
  expect(toReviewsView(of(5, 4, 3))).toMatchObject({ average: 4, count: 3 });
});

test('R-2.035 the product page shows the newest three reviews, and the distribution of all, five stars first', () => {
  const view = toReviewsView(of(5, 4, 3, 5));
  expect(view?.records.map(({ score }) => score)).toEqual([5, 4, 3]);
  expect(view?.spread[0]).toEqual({ stars: 5, count: 2 });
});

test('nothing is shown without reviews, or if they could not be loaded', () => {
  expect(toReviewsView({ average: 0, count: 0, distribution: [0, 0, 0, 0, 0], records: [] })).toBeNull();
  expect(toReviewsView(null)).toBeNull();
});
