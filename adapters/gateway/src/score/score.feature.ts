import type { score } from '@fairhall/core/contract/score';
import { ok } from '@fairhall/core/result';
import type { GatewayFeature } from '../gateway-feature.ts';
import type { ScoreTables } from './score.tables.ts';

const PAGE_SIZE = 10;
const STARS = [1, 2, 3, 4, 5] as const;

/** What buyers said of products. D-72 */
export const scoreFeature = (): GatewayFeature<typeof score, ScoreTables> => ({
  handlers: {
    list: async ({ goodsSpuId, pageNo }, { database }) => {
      const ofProduct = database.kysely.selectFrom('product_review').where('product_id', '=', goodsSpuId);
      const counted = await ofProduct
        .select((by) => ['score' as const, by.fn.countAll<number>().as('total')])
        .groupBy('score')
        .execute();
      const distribution = STARS.map((star) => Number(counted.find((row) => row.score === star)?.total ?? 0));
      const count = distribution.reduce((sum, total) => sum + total, 0);
      const sum = distribution.reduce((all, total, at) => all + total * (at + 1), 0);
      const rows = await ofProduct
        .selectAll()
        .orderBy('created', 'desc')
        .orderBy('review_id')
        .limit(PAGE_SIZE)
        .offset((pageNo - 1) * PAGE_SIZE)
        .execute();
      return ok({
        ...{ average: count === 0 ? 0 : Math.round((10 * sum) / count) / 10, count, distribution },
        records: rows.map(({ reviewer: user, score: given, content, lang, images, created }) => ({
          ...{ user, score: given, content, lang, images, time: Number(created) },
        })),
      });
    },
  },
  tellsChanges: true,
});
