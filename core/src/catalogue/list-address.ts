import type { Link } from '../routes/link.ts';

/** Lists with their page number in the path. */
type NumberedPath = Extract<
  Link,
  { readonly route: 'aggregate' | 'showroom' | 'hots' | 'aggregateList' | 'showroomList' | 'hotsList' }
>;
/** Lists with their page number in the query. */
type NumberedQuery = Extract<Link, { readonly route: 'latestProducts' | 'operations' | 'buyerOperation' | 'supplier' }>;

/** The first page of a list with its own address. */
export type ListAddress = NumberedPath | NumberedQuery;

const QUERY_ROUTES: ReadonlySet<Link['route']> = new Set<NumberedQuery['route']>([
  'latestProducts',
  'operations',
  'buyerOperation',
  'supplier',
]);

const isInQuery = (address: ListAddress): address is NumberedQuery => QUERY_ROUTES.has(address.route);

/** A page of such a list; the first page has no number in its address.  */
export function pageOf(address: ListAddress, pageNo: number): Link {
  if (pageNo === 1) return address;
  // Each route keeps its own parameters and query; only the page number is added.
  return isInQuery(address)
    ? ({ ...address, query: { ...address.query, pageNo } } as Link)
    : ({ ...address, params: { ...address.params, pageNo } } as Link);
}
