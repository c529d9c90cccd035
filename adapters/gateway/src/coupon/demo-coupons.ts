import type { Row } from '@fairhall/core/operator-list/column';
import { rowSearchText } from '@fairhall/core/operator-list/row-search-text';
import type { Database } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';

const DAY = 86_400_000;

interface DemoCoupon {
  readonly row: Row;
  /** The first and the last day, counted from the day of loading. */
  readonly days: readonly [number, number];
}

const COUPON_LIST: readonly DemoCoupon[] = [
  {
    days: [-10, 60],
    row: {
      couponId: 'C1',
      total: '500',
      name: 'Free sample shipping',
      'name.ar': 'شحن مجاني للعيّنات',
      'name.zh': '样品免运费',
      'name.tr': 'Ücretsiz numune gönderimi',
    },
  },
  {
    days: [-60, -5],
    row: {
      couponId: 'C0',
      total: '100',
      name: 'Early-bird entry',
      'name.ar': 'دخول مبكر',
      'name.zh': '早鸟入场',
      'name.tr': 'Erken kayıt girişi',
    },
  },
];

/** Adds an open and an expired coupon, once. D-29 D-98 */
export async function loadDemoCoupons(database: Database, now: number): Promise<void> {
  const toDay = (days: number) => new Date(now + days * DAY).toISOString().slice(0, 10);
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, 'coupons', now))) return;
    for (const { row, days } of COUPON_LIST) {
      const content = { ...row, validFrom: toDay(days[0]), validTo: toDay(days[1]) };
      await transaction.kysely
        .insertInto('operator_row')
        .values({
          list: 'coupon',
          key: row.couponId ?? '',
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
