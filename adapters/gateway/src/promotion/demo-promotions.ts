import type { Row } from '@fairhall/core/operator-list/column';
import { rowSearchText } from '@fairhall/core/operator-list/row-search-text';
import type { Database } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';

const DAY = 86_400_000;
/** How many of the first products get a promotion. */
const MAX_PRODUCTS = 36;

interface DemoPromotion {
  readonly row: Row;
  /** The number of days until it ends. */
  readonly days: number;
}

const PROMOTION_LIST: readonly DemoPromotion[] = [
  {
    days: 40,
    row: {
      promotionId: 'af26',
      theme: 'autumn-fair',
      exhibitionType: 'expo',
      discount: '12',
      title: 'Autumn show offer',
      'title.ar': 'عرض معرض الخريف',
      'title.zh': '秋季展会优惠',
      'title.tr': 'Sonbahar fuarı fırsatı',
    },
  },
  {
    days: 25,
    row: {
      promotionId: 'fo26',
      theme: 'first-order',
      discount: '8',
      title: 'First-order discount',
      'title.ar': 'خصم الطلب الأول',
      'title.zh': '首单优惠',
      'title.tr': 'İlk siparişe özel indirim',
    },
  },
  {
    days: 60,
    row: {
      promotionId: 'sr26',
      theme: 'sample-round',
      title: 'Free samples',
      'title.ar': 'عيّنات مجانية',
      'title.zh': '免费样品',
      'title.tr': 'Ücretsiz numune',
    },
  },
];

/** Adds promotions for some demo products, once. A-13 */
export async function loadDemoPromotions(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, 'promotions', now))) return;
    const { kysely } = transaction;
    const found = kysely.selectFrom('product').select('id').orderBy('rank').orderBy('id').limit(MAX_PRODUCTS);
    const ids = (await found.execute()).map(({ id }) => id);
    for (const [index, { row, days }] of PROMOTION_LIST.entries()) {
      const products = ids.filter((_, at) => at % PROMOTION_LIST.length === index).join(' ');
      if (products === '') continue;
      const end = new Date(now + days * DAY).toISOString().slice(0, 10);
      const content = { ...row, products, end };
      await kysely
        .insertInto('operator_row')
        .values({
          list: 'promotion',
          key: row.promotionId ?? '',
          part: '',
          changed: now,
          content: JSON.stringify(content),
          search_text: rowSearchText(content),
        })
        .onConflict((conflict) => conflict.doNothing())
        .execute();
    }
  });
}
