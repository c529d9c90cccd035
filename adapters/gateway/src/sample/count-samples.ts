import { SAMPLE_STATUS } from '@fairhall/core/contract/sample/limits';
import type { SampleExhibitionCount } from '@fairhall/core/contract/sample/supplier-calls';
import { getExhibitionDay } from '@fairhall/core/site/door-times';
import { sql } from 'kysely';
import { type CallContext, supplierOf } from '../call-context.ts';
import { toSampleTarget } from './sample-facts.ts';
import type { SamplePorts } from './sample-ports.ts';

/** The products, at one exhibition each, that are counted; earlier bookings are left out. */
const PRODUCTS_MAX = 1_000;

/**
 * The pieces of each product that visitors booked and collected from the supplier, by exhibition: running ones first,
 * then coming ones, the next first, then past ones, the latest first. THR-29
 */
export async function countSamples(ports: SamplePorts, context: CallContext): Promise<SampleExhibitionCount[]> {
  const { database, lang, now } = context;
  const sumPieces = (status: number) =>
    sql<number>`coalesce(sum(quantity) filter (where status = ${status}), 0)::integer`;
  const rows = await database.kysely
    .selectFrom('sample_booking')
    .select(['exhibition_id', 'product_id', 'supplier_id'])
    .select([sumPieces(SAMPLE_STATUS.booked).as('booked'), sumPieces(SAMPLE_STATUS.collected).as('collected')])
    .where('supplier_id', '=', supplierOf(context).supplierId)
    .groupBy(['exhibition_id', 'product_id', 'supplier_id'])
    .orderBy(sql`max(created)`, 'desc')
    .orderBy('product_id')
    .limit(PRODUCTS_MAX)
    .execute();
  const words = await ports.describeTargets(database, lang, rows.map(toSampleTarget));
  const products = rows.map((row, index) => ({
    exhibitionId: row.exhibition_id,
    goodsId: row.product_id,
    goodsName: words[index]?.name ?? '',
    booked: row.booked,
    collected: row.collected,
  }));
  const ids = [...new Set(rows.map((row) => row.exhibition_id))];
  const exhibitions = await ports.findExhibitionsByIds(context, ids);
  const listed = ids.map((exhibitionId) => {
    const exhibition = exhibitions.find((each) => each.exhibitionId === exhibitionId);
    return {
      count: {
        exhibitionId,
        exhibitionName: exhibition?.name ?? '',
        products: products
          .filter((each) => each.exhibitionId === exhibitionId && countPieces(each) > 0)
          .toSorted((one, other) => countPieces(other) - countPieces(one) || (one.goodsId < other.goodsId ? -1 : 1))
          .map(({ goodsId, goodsName, booked, collected }) => ({ goodsId, goodsName, booked, collected })),
      },
      ...(exhibition === undefined ? UNKNOWN_DAYS : toDays(exhibition, now)),
    };
  });
  return listed.toSorted(compareDays).map(({ count }) => count);
}

const countPieces = ({ booked, collected }: { readonly booked: number; readonly collected: number }): number =>
  booked + collected;

interface Days {
  /** 0 for an exhibition that runs, 1 for one that comes, 2 for one that is past or no longer exists. */
  readonly part: 0 | 1 | 2;
  /** Its first day, yyyy-mm-dd. */
  readonly first: string;
}

const UNKNOWN_DAYS: Days = { part: 2, first: '' };

function toDays(
  exhibition: Parameters<typeof getExhibitionDay>[0] & {
    readonly inshowStartDate: string;
    readonly inshowEndDate: string;
  },
  now: number,
): Days {
  const today = getExhibitionDay(exhibition, now);
  const { inshowStartDate: first, inshowEndDate: last } = exhibition;
  return { first, part: today > last ? 2 : today < first ? 1 : 0 };
}

function compareDays(one: Days, other: Days): number {
  if (one.part !== other.part) return one.part - other.part;
  if (one.first === other.first) return 0;
  const compared = one.first < other.first ? -1 : 1;
  return one.part === 2 ? -compared : compared;
}
