import type { Database, Transaction } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';
import { hashSha256 } from '../identity/secrets.ts';
import { type DemoReviewText, REVIEW_TEXTS } from './demo-review-texts.ts';

const DAY = 86_400_000;
/** Half of the first so many products have reviews: a tenth of the demo products. */
const MAX_PRODUCTS = 1_200;
const MAX_REVIEWS = 12;
/** The age of the oldest review, in days. */
const MAX_AGE_DAYS = 420;
const MAX_ROWS = 500;

/**
 * The id prefix of all demo reviews. Reviews of an earlier version are replaced: they had few texts, which appeared
 * twice on one page.
 */
const MARK = 'demo-';

/** Adds reviews to a tenth of the demo products, once; the same product always gets the same reviews. D-72 */
export async function loadDemoReviews(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, 'reviews-2', now))) return;
    const { kysely } = transaction;
    await kysely.deleteFrom('product_review').where('review_id', 'like', `${MARK}%`).execute();
    const seenFirst = kysely.selectFrom('product').select('id').orderBy('rank').orderBy('id').limit(MAX_PRODUCTS);
    const chosen = (await seenFirst.execute()).filter(({ id }) => hashToNumber(`${id} chosen`, 2) === 0);
    const rows = chosen.flatMap(({ id }) => createReviews(id, now));
    for (let from = 0; from < rows.length; from += MAX_ROWS)
      await insert(transaction, rows.slice(from, from + MAX_ROWS));
  });
}

const insert = ({ kysely }: Transaction, rows: readonly ReviewRow[]) =>
  kysely
    .insertInto('product_review')
    .values([...rows])
    .execute();

const hashToNumber = (word: string, below: number): number => Number.parseInt(hashSha256(word).slice(0, 8), 16) % below;

type ReviewRow = ReturnType<typeof createReview>;

/** Most products have few reviews, and no text appears twice for a product. */
function createReviews(productId: string, now: number): readonly ReviewRow[] {
  const count =
    Math.min(hashToNumber(`${productId} count`, MAX_REVIEWS), hashToNumber(`${productId} fewer`, MAX_REVIEWS)) + 1;
  const drawn = REVIEW_TEXTS.map((text) => ({ text, position: hashToNumber(`${productId} ${text.content}`, 2 ** 32) }));
  return drawn
    .sort((one, other) => one.position - other.position)
    .slice(0, count)
    .map(({ text }, at) => createReview(productId, { at, text, now }));
}

interface Review {
  readonly at: number;
  readonly text: DemoReviewText;
  readonly now: number;
}

function createReview(productId: string, { at, text: { lang, score, content, users }, now }: Review) {
  const word = `${productId} ${at}`;
  return {
    review_id: `${MARK}${productId}-${at}`,
    product_id: productId,
    score,
    content,
    lang,
    reviewer: users[hashToNumber(`${word} user`, users.length)] ?? '',
    images: [],
    created: now - (3 + hashToNumber(`${word} day`, MAX_AGE_DAYS)) * DAY - hashToNumber(`${word} hour`, DAY),
  };
}
