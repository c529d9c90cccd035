import { EXHIBITION_TYPES } from '../routes/parameters.ts';
import {
  checkDay,
  checkLength,
  checkNumber,
  checkOption,
  checkPattern,
  createTextColumns,
  ID,
  type ListKind,
  type Row,
} from './column.ts';

const DAY_MS = 86_400_000;
/** Maximum number of products in a promotion. */
const PRODUCT_COUNT_MAX = 1_000;

/** Promotions, one row each; `products` has ids separated by spaces.  A-13 */
export const promotionList: ListKind = {
  key: 'promotionId',
  columns: [
    { name: 'promotionId', needed: true, problem: checkPattern(/^[a-z0-9]{1,40}$/, 'operatorList.promotionId') },
    {
      name: 'theme',
      needed: true,
      problem: checkPattern(/^(?=.{1,50}$)[a-z0-9]+(-[a-z0-9]+)*$/, 'operatorList.theme'),
    },
    { name: 'exhibitionType', problem: checkOption(EXHIBITION_TYPES) },
    ...createTextColumns('title', { needed: true, problem: checkLength(120) }),
    { name: 'discount', problem: checkNumber(1, 95) },
    { name: 'start', problem: checkDay },
    { name: 'end', problem: checkDay },
    {
      name: 'products',
      needed: true,
      problem: (value) => {
        const ids = listProductIds({ products: value });
        if (!ids.every((id) => ID.test(id))) return { key: 'operatorList.id' };
        return ids.length > PRODUCT_COUNT_MAX
          ? { key: 'operatorList.tooMany', values: { max: PRODUCT_COUNT_MAX } }
          : undefined;
      },
    },
  ],
  problem: ({ start = '', end = '' }) =>
    start !== '' && end !== '' && end < start
      ? { column: 'end', message: { key: 'operatorList.endsEarlier' } }
      : undefined,
};

/** Lists the product ids of a promotion's row. */
export const listProductIds = ({ products = '' }: Row): readonly string[] => products.split(/\s+/).filter(Boolean);

/** Returns the end of a promotion in epoch milliseconds: the end of its last day, UTC. Undefined if no end is set. */
export const getPromotionEnd = ({ end = '' }: Row): number | undefined =>
  end === '' ? undefined : Date.parse(`${end}T00:00:00Z`) + DAY_MS;

/** Whether a promotion runs at `now`, in epoch milliseconds. A-13 */
export function isRunning(row: Row, now: number): boolean {
  const { start = '' } = row;
  const begins = start === '' ? 0 : Date.parse(`${start}T00:00:00Z`);
  return begins <= now && now < (getPromotionEnd(row) ?? Number.POSITIVE_INFINITY);
}
