import type { Database } from '../db/database.ts';
import { isFirstTime } from '../db/demo-part.ts';
import { sha256 } from '../identity/secrets.ts';

const DAY = 86_400_000;
/** How many of the first products have reviews, and the most of one. */
const PRODUCTS = 120;
const MOST = 14;

interface Said {
  readonly lang: string;
  readonly score: number;
  readonly content: string;
}

const SAID: readonly Said[] = [
  { lang: 'en', score: 5, content: 'Samples and series were the same. Packed well, and on the day that was agreed.' },
  { lang: 'en', score: 4, content: 'Good finish. One carton was short, and they sent the rest within a week.' },
  { lang: 'en', score: 3, content: 'Fine for the price. The colour came out darker than on the picture.' },
  { lang: 'ar', score: 5, content: 'الجودة كما في العينة تمامًا، والتواصل سريع وواضح.' },
  { lang: 'ar', score: 4, content: 'منتج جيد، وتأخر الشحن ثلاثة أيام فقط.' },
  { lang: 'zh', score: 5, content: '质量稳定，包装结实，交货准时，已经第二次下单。' },
  { lang: 'zh', score: 4, content: '做工不错，说明书如果有英文版就更好了。' },
  { lang: 'tr', score: 5, content: 'Numuneyle aynı kalitede geldi, paketleme özenliydi.' },
  { lang: 'tr', score: 2, content: 'Ölçülerde küçük farklar vardı; bir bölümünü iade ettik.' },
];
const USERS = [
  'K. Haddad',
  'M. Lopez',
  'Chen W.',
  'A. Yılmaz',
  'S. Iyer',
  'T. Novak',
  'L. Meyer',
  'O. Diallo',
] as const;

/** Gives the first products of the demo world reviews, once; the same for the same product. D-72 */
export async function loadDemoReviews(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await isFirstTime(transaction, 'reviews', now))) return;
    const { kysely } = transaction;
    const found = kysely.selectFrom('product').select('id').orderBy('rank').orderBy('id').limit(PRODUCTS);
    const rows = (await found.execute()).flatMap(({ id }) => reviewsOf(id, now));
    if (rows.length > 0) await kysely.insertInto('product_review').values(rows).execute();
  });
}

const numberOf = (word: string, below: number): number => Number.parseInt(sha256(word).slice(0, 8), 16) % below;
const pick = <Item>(items: readonly [Item, ...Item[]] | readonly Item[], word: string): Item =>
  items[numberOf(word, items.length)] as Item; // an index below its length

const reviewsOf = (productId: string, now: number) =>
  Array.from({ length: numberOf(`${productId} count`, MOST + 1) }, (_, at) => {
    const word = `${productId} ${at}`;
    const { lang, score, content } = pick(SAID, word);
    return {
      ...{ review_id: `demo-${productId}-${at}`, product_id: productId, reviewer: pick(USERS, `${word} user`) },
      ...{ score, content, lang, images: [], created: now - (3 + numberOf(`${word} day`, 300)) * DAY },
    };
  });
