import type { ShopPage } from '../contract/catalogue/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import { trimText, truncateText } from '../forms/text-input.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Result } from '../result.ts';
import type { Link } from '../routes/link.ts';
import type { Query } from '../routes/query.ts';
import { type ProductCard, productCard } from './card.ts';
import { pageOf } from './list-address.ts';
import { buildPager, type Pager } from './pager.ts';
import type { CatalogueCalls } from './search.ts';

/** The parameters in the address of a supplier's product list. */
export interface ShopAddress {
  readonly supplierId: string;
  /** The name as written in the supplier's address. */
  readonly name: string;
  readonly pageNo: number;
  readonly keyword?: string | undefined;
  readonly categoryId?: string | undefined;
}

/** A category with some of the supplier's products. */
export interface ShopGroup {
  readonly id: string;
  readonly name: string;
  /** Null if it is not known exactly. */
  readonly count: number | null;
  readonly isChosen: boolean;
  readonly link: Link;
}

/** A supplier's products as the supplier page shows them. */
export interface ShopView {
  readonly keyword: string;
  readonly total: number;
  /** `total` is a lower bound; there are more products. */
  readonly totalIsEstimate: boolean;
  readonly products: readonly ProductCard[];
  readonly groups: readonly ShopGroup[];
  /** The link to all products, without keyword and category. */
  readonly all: Link;
  readonly pager: Pager;
  /** The page number is beyond the last page. */
  readonly isPastEnd: boolean;
  /** The address has a keyword or a category. */
  readonly isNarrowed: boolean;
  /** The address of this page of products. */
  readonly link: Link;
}

const KEYWORD_MAX = 200;
/** Far beyond the end of every shop; an address may contain a larger number. */
const PAGE_NO_MAX = 1_000_000;

/** Reads the parameters; a keyword of only white space is ignored. */
export function readShop({ supplierId, name }: Pick<ShopAddress, 'supplierId' | 'name'>, query: Query): ShopAddress {
  const keyword = truncateText(trimText(query.keyword ?? ''), KEYWORD_MAX);
  return {
    supplierId,
    name,
    pageNo: Math.min(query.pageNo ?? 1, PAGE_NO_MAX),
    ...(keyword !== '' && { keyword }),
    ...(query.categoryId !== undefined && { categoryId: query.categoryId.toUpperCase() }),
  };
}

export const loadShop = (
  gateway: CatalogueCalls,
  { supplierId, pageNo, keyword, categoryId }: ShopAddress,
  signal?: CancelSignal,
): Promise<Result<ShopPage, GatewayError>> =>
  gateway.catalogue.supplierGoods(
    { supplierId, pageNo, ...(keyword !== undefined && { keyword }), ...(categoryId !== undefined && { categoryId }) },
    { handled: true, ...(signal !== undefined && { signal }) },
  );

/** `now` is epoch milliseconds.  */
export function toShopView(address: ShopAddress, page: ShopPage, now: number): ShopView {
  const { keyword, categoryId } = address;
  const { total, totalIsEstimate = false, records } = page;
  const firstPage = toShopLink(address);
  // Every page has a number, so that the last product can be reached; an estimated total only has pages for the counted
  // products.
  const listed = { total, pageNo: page.pageNo, pageSize: page.pageSize };
  return {
    keyword: keyword ?? '',
    total,
    totalIsEstimate,
    products: records.map((row) => productCard(row, now)),
    groups: page.groups.map(({ id, name, count }) => ({
      id,
      name,
      count: count ?? null,
      isChosen: id === categoryId,
      link: toShopLink({ ...address, categoryId: id === categoryId ? undefined : id }),
    })),
    all: toShopLink({ ...address, keyword: undefined, categoryId: undefined }),
    pager: buildPager({ type: 'product', pageNo: page.pageNo, listAddress: firstPage }, listed, PAGE_NO_MAX),
    isPastEnd: records.length === 0 && total > 0,
    isNarrowed: keyword !== undefined || categoryId !== undefined,
    link: pageOf(firstPage, page.pageNo),
  };
}

/** The link to the first page of the same keyword and category. */
const toShopLink = ({ supplierId, name, keyword, categoryId }: ShopAddress) =>
  ({ route: 'supplier', params: { name, supplierId }, query: { keyword, categoryId } }) as const;
