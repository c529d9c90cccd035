import type { Link } from '../routes/link.ts';

/** Lists whose page number stands in the path. */
type NumberedPath = Extract<
  Link,
  { readonly route: 'aggregate' | 'showroom' | 'hots' | 'aggregateList' | 'showroomList' | 'hotsList' }
>;
/** Lists whose page number stands in the query. */
type NumberedQuery = Extract<Link, { readonly route: 'latestProducts' | 'operations' | 'buyerOperation' | 'supplier' }>;

/** The first page of a list that has an address of its own. */
export type ListAddress = NumberedPath | NumberedQuery;

const QUERY_ROUTES: ReadonlySet<Link['route']> = new Set<NumberedQuery['route']>([
  'latestProducts',
  'operations',
  'buyerOperation',
  'supplier',
]);

const isInQuery = (address: ListAddress): address is NumberedQuery => QUERY_ROUTES.has(address.route);

/** A page of such a list; the first carries no number.  */
export function pageOf(address: ListAddress, pageNo: number): Link {
  if (pageNo === 1) return address;
  // Each route keeps its own parameters and query; only the number is added.
  return isInQuery(address)
    ? ({ ...address, query: { ...address.query, pageNo } } as Link)
    : ({ ...address, params: { ...address.params, pageNo } } as Link);
}
