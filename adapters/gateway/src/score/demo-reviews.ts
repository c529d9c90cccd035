import type { Database, Transaction } from '../db/database.ts';
import { isFirstTime } from '../db/demo-part.ts';
import { sha256 } from '../identity/secrets.ts';
import { SAID, type Said } from './demo-review-texts.ts';

const DAY = 86_400_000;
/** Half of so many products, those that are seen first, have reviews: a tenth of the demo world. */
const SEEN_FIRST = 1_200;
const MOST = 12;
/** How long ago the oldest was written, in days. */
const OLDEST = 420;
const ROWS_AT_ONCE = 500;

/** Of every demo world's review; those of an earlier version had few texts, which came twice on one page. */
const MARK = 'demo-';

/** Gives a tenth of the demo world's products reviews, once; the same for the same product. D-72 */
export async function loadDemoReviews(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await isFirstTime(transaction, 'reviews-2', now))) return;
    const { kysely } = transaction;
    await kysely.deleteFrom('product_review').where('review_id', 'like', `${MARK}%`).execute();
    const seenFirst = kysely.selectFrom('product').select('id').orderBy('rank').orderBy('id').limit(SEEN_FIRST);
    const chosen = (await seenFirst.execute()).filter(({ id }) => numberOf(`${id} chosen`, 2) === 0);
    const rows = chosen.flatMap(({ id }) => reviewsOf(id, now));
    for (let from = 0; from < rows.length; from += ROWS_AT_ONCE)
      await insert(transaction, rows.slice(from, from + ROWS_AT_ONCE));
  });
}

const insert = ({ kysely }: Transaction, rows: readonly ReviewRow[]) =>
  kysely
    .insertInto('product_review')
    .values([...rows])
    .execute();

const numberOf = (word: string, below: number): number => Number.parseInt(sha256(word).slice(0, 8), 16) % below;

type ReviewRow = ReturnType<typeof reviewOf>;

/** Most products have few reviews, and none says the same twice. */
function reviewsOf(productId: string, now: number): readonly ReviewRow[] {
  const count = Math.min(numberOf(`${productId} count`, MOST), numberOf(`${productId} fewer`, MOST)) + 1;
  const drawn = SAID.map((said) => ({ said, place: numberOf(`${productId} ${said.content}`, 2 ** 32) }));
  return drawn
    .sort((one, other) => one.place - other.place)
    .slice(0, count)
    .map(({ said }, at) => reviewOf(productId, { at, said, now }));
}

interface Review {
  readonly at: number;
  readonly said: Said;
  readonly now: number;
}

function reviewOf(productId: string, { at, said: { lang, score, content, users }, now }: Review) {
  const word = `${productId} ${at}`;
  return {
    review_id: `${MARK}${productId}-${at}`,
    product_id: productId,
    score,
    content,
    lang,
    reviewer: users[numberOf(`${word} user`, users.length)] ?? '',
    images: [],
    created: now - (3 + numberOf(`${word} day`, OLDEST)) * DAY - numberOf(`${word} hour`, DAY),
  };
}
