import type { OutputOf } from '@fairhall/core/contract/call';
import type { score } from '@fairhall/core/contract/score/calls';
import { ok } from '@fairhall/core/result';
import type { Statement } from '../db/statement.ts';
import type { GatewayFeature } from '../gateway-feature.ts';

const PAGE_SIZE = 10;
const RATING_STARS = [1, 2, 3, 4, 5] as const;

/** Buyers' reviews of products. R-2.035 D-72 */
export const scoreFeature = (): GatewayFeature<typeof score> => ({
  handlers: {
    list: async ({ goodsSpuId, pageNo }, { database }) => {
      const text = await database.json(REVIEW_STATEMENT, [goodsSpuId, (pageNo - 1) * PAGE_SIZE]);
      const { counted, records } = text === null ? NO_REVIEWS : (JSON.parse(text) as Reviews); // as the statement builds it
      const distribution = RATING_STARS.map((star) => counted[star] ?? 0);
      const count = distribution.reduce((sum, total) => sum + total, 0);
      const sum = distribution.reduce((all, total, at) => all + total * (at + 1), 0);
      return ok({
        average: count === 0 ? 0 : Math.round((10 * sum) / count) / 10,
        count,
        distribution,
        records,
      });
    },
  },
  notifiesChanges: true,
});

interface Reviews {
  /** The number of reviews by stars; absent for a number that nobody gave. */
  readonly counted: { readonly [star in (typeof RATING_STARS)[number]]?: number };
  readonly records: OutputOf<typeof score.list>['records'];
}

const NO_REVIEWS: Reviews = { counted: {}, records: [] };

/**
 * The review counts of product `$1` and a page of its reviews from offset `$2`; null if it has none, like most
 * products.
 */
const REVIEW_STATEMENT: Statement = {
  name: 'reviews-of-product',
  keepsPlan: true,
  isLookUp: true,
  text: `
    select json_build_object(
      'counted', json_object_agg(score, total),
      'records', coalesce((
        select json_agg(json_build_object(
          'user', reviewer, 'score', score, 'content', content, 'lang', lang, 'images', images, 'time', created
        ) order by created desc, review_id)
        from (
          select * from product_review where product_id = $1::text
          order by created desc, review_id limit ${PAGE_SIZE} offset $2::integer
        ) page
      ), '[]')
    )::text
    from (select score, count(*) as total from product_review where product_id = $1::text group by score) given
    having count(*) > 0`,
};
