import type { Link } from '../routes/link.ts';

/** Lists whose page number stands in the path. */
type NumberedPath = Extract<
  Link,
  { readonly route: 'aggregate' | 'showroom' | 'hots' | 'aggregateList' | 'showroomList' | 'hotsList' }
>;
/** Lists whose page number stands in the query. */
type NumberedQuery = Extract<Link, { readonly route: 'latestProducts' | 'operations' | 'buyerOperation' | 'supplier' }>;

/** The first page of a list that has an address of its own. */
export type ListPlace = NumberedPath | NumberedQuery;

const IN_QUERY: ReadonlySet<Link['route']> = new Set<NumberedQuery['route']>([
  'latestProducts',
  'operations',
  'buyerOperation',
  'supplier',
]);

const isInQuery = (place: ListPlace): place is NumberedQuery => IN_QUERY.has(place.route);

/** A page of such a list; the first carries no number.  */
export function pageOf(place: ListPlace, pageNo: number): Link {
  if (pageNo === 1) return place;
  // Each route keeps its own parameters and query; only the number is added.
  return isInQuery(place)
    ? ({ ...place, query: { ...place.query, pageNo } } as Link)
    : ({ ...place, params: { ...place.params, pageNo } } as Link);
}
