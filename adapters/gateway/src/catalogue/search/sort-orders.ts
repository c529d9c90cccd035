import type { SearchSort } from '@fairhall/core/contract/catalogue/calls';
import { isCurrency } from '@fairhall/core/contract/catalogue/currency';
import { DEFAULT_CURRENCY } from '@fairhall/core/site/defaults';
import type { SearchRequest } from './search-request.ts';

/** An order of rows: an indexed value, together with the id, and a direction. */
export interface SortOrder {
  readonly sort: SearchSort;
  /** An SQL column or expression. */
  readonly column: string;
  readonly direction: 'asc' | 'desc';
  /** Currency of the prices to sort by, if it is not the default. */
  readonly currency?: string;
  /** Marks in a cursor which order it belongs to. */
  readonly letter: string;
}

/** More than any price, in ten-thousandths: it separates prices in the given currency from all others. */
const CURRENCY_OFFSET = 2 ** 52;

/** Prices in the given currency come first, then those in other currencies, then products without a price. */
function priceOrder(sort: 'priceAsc' | 'priceDesc', currency: string): string {
  if (!isCurrency(currency)) throw new Error(`${currency} is no currency`);
  const [none, sign] = sort === 'priceAsc' ? [Number.MAX_SAFE_INTEGER, '+'] : [-Number.MAX_SAFE_INTEGER, '-'];
  const other = `price_low ${sign} ${CURRENCY_OFFSET}`;
  return `(case when price_low = 0 then ${none} when currency = '${currency}' then price_low else ${other} end)`;
}

/**
 * The orders of products. Orders by price compare prices in the default currency, with the expressions of the indexes
 * of migration 0114.
 */
export const SORT_ORDERS: Readonly<Record<SearchSort, SortOrder>> = {
  relevance: { sort: 'relevance', column: 'rank', direction: 'asc', letter: 'r' },
  newest: { sort: 'newest', column: 'created', direction: 'desc', letter: 'n' },
  priceAsc: { sort: 'priceAsc', column: priceOrder('priceAsc', DEFAULT_CURRENCY), direction: 'asc', letter: 'a' },
  priceDesc: { sort: 'priceDesc', column: priceOrder('priceDesc', DEFAULT_CURRENCY), direction: 'desc', letter: 'd' },
};

/** The order of a request. Prices of suppliers are those of their products in the default currency. */
export function orderOf({ searched, sort, currency = DEFAULT_CURRENCY }: SearchRequest): SortOrder {
  const order = SORT_ORDERS[sort];
  if (sort !== 'priceAsc' && sort !== 'priceDesc') return order;
  if (searched === 'supplier') return { ...order, column: sort === 'priceAsc' ? 'price_key' : 'price_low' };
  if (currency === DEFAULT_CURRENCY) return order;
  return { ...order, currency, column: priceOrder(sort, currency), letter: `${order.letter}${currency}` };
}

/** `key, id` or `key desc, id desc`. */
export const orderBy = ({ direction }: SortOrder, key = 'key'): string => `${key} ${direction}, id ${direction}`;

/** The comparison that selects the rows after a given one. */
export const toComparison = ({ direction }: SortOrder): '>' | '<' => (direction === 'asc' ? '>' : '<');
