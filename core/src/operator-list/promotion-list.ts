import { EXHIBITION_TYPES } from '../routes/parameters.ts';
import { between, day, ID, type ListKind, like, longest, oneOf, type Row, textColumns } from './column.ts';

const DAY_MS = 86_400_000;
/** The most products of a promotion. */
const PRODUCTS_MAX = 1_000;

/** Promotions, a row each; `products` are ids with spaces between.  A-13 */
export const promotionList: ListKind = {
  key: 'promotionId',
  columns: [
    { name: 'promotionId', needed: true, problem: like(/^[a-z0-9]{1,40}$/, 'operatorList.promotionId') },
    { name: 'theme', needed: true, problem: like(/^(?=.{1,50}$)[a-z0-9]+(-[a-z0-9]+)*$/, 'operatorList.theme') },
    { name: 'exhibitionType', problem: oneOf(EXHIBITION_TYPES) },
    ...textColumns('title', { needed: true, problem: longest(120) }),
    { name: 'discount', problem: between(1, 95) },
    { name: 'start', problem: day },
    { name: 'end', problem: day },
    {
      name: 'products',
      needed: true,
      problem: (value) => {
        const ids = productIds({ products: value });
        if (!ids.every((id) => ID.test(id))) return { key: 'operatorList.id' };
        return ids.length > PRODUCTS_MAX ? { key: 'operatorList.tooMany', values: { max: PRODUCTS_MAX } } : undefined;
      },
    },
  ],
  problem: ({ start = '', end = '' }) =>
    start !== '' && end !== '' && end < start
      ? { column: 'end', message: { key: 'operatorList.endsEarlier' } }
      : undefined,
};

/** The products of a promotion's row. */
export const productIds = ({ products = '' }: Row): readonly string[] => products.split(/\s+/).filter(Boolean);

/** The first moment after a promotion, epoch milliseconds: the end of its last day, UTC. Undefined where no end is set. */
export const endOf = ({ end = '' }: Row): number | undefined =>
  end === '' ? undefined : Date.parse(`${end}T00:00:00Z`) + DAY_MS;

/** Whether a promotion runs at a moment, in epoch milliseconds. A-13 */
export function runsAt(row: Row, now: number): boolean {
  const { start = '' } = row;
  const begins = start === '' ? 0 : Date.parse(`${start}T00:00:00Z`);
  return begins <= now && now < (endOf(row) ?? Number.POSITIVE_INFINITY);
}
