import type { LanguageCode } from '@fairhall/core/site/languages';
import type { Database } from '../db/database.ts';
import { insertDemoMark } from '../db/demo-part.ts';

/** One exhibition that is open on the day of loading, and one that is upcoming. */
const EXHIBITION_IDS = ['1001', '1002'];

interface DemoPrize {
  readonly prizeId: string;
  readonly sector: number;
  readonly stock: number;
  readonly names: Partial<Record<LanguageCode, string>>;
}

const createPrize = (
  ...[prizeId, sector, stock, en, ar, zh, tr]: readonly [string, number, number, string, string, string, string]
): DemoPrize => ({ prizeId, sector, stock, names: { en, ar, zh, tr } });

const PRIZE_LIST: readonly DemoPrize[] = [
  createPrize('tablet', 0, 2, '10-inch tablet', 'جهاز لوحي 10 بوصات', '10 英寸平板电脑', '10 inç tablet'),
  createPrize(
    'coffee',
    1,
    400,
    'Coffee at the show café',
    'قهوة في مقهى القاعة',
    '展馆咖啡一杯',
    'Fuar kafesinde kahve',
  ),
  createPrize('tote', 2, 250, 'Cotton tote bag', 'حقيبة تسوق قطنية', '棉质手提袋', 'Pamuklu el çantası'),
  createPrize('speaker', 4, 10, 'Bluetooth speaker', 'مكبّر صوت بلوتوث', '蓝牙音箱', 'Bluetooth hoparlör'),
  createPrize('bottle', 5, 120, 'Steel water bottle', 'قارورة ماء فولاذية', '不锈钢水杯', 'Çelik su matarası'),
  createPrize('lunch', 6, 60, 'Lunch for two', 'غداء لشخصين', '双人午餐', 'İki kişilik öğle yemeği'),
];

/** Adds a lottery to two demo exhibitions, once. D-27 D-98 */
export async function loadDemoPrizes(database: Database, now: number): Promise<void> {
  await database.transaction(async (transaction) => {
    if (!(await insertDemoMark(transaction, 'prizes', now))) return;
    const rows = EXHIBITION_IDS.flatMap((exhibition_id) =>
      PRIZE_LIST.map(({ prizeId, names, ...on }) => ({ ...on, exhibition_id, prize_id: prizeId, names })),
    );
    await transaction.kysely
      .insertInto('lottery_prize')
      .values(rows)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
}
