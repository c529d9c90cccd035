import type { SearchSort } from '@fairhall/core/contract/catalogue';

/** An order of rows: a column that an index holds together with the id, and which way. */
export interface Order {
  readonly sort: SearchSort;
  readonly column: 'rank' | 'created' | 'price_key' | 'price_low';
  readonly direction: 'asc' | 'desc';
  /** Says in a cursor which order it belongs to. */
  readonly letter: string;
}

export const ORDERS: Readonly<Record<SearchSort, Order>> = {
  relevance: { sort: 'relevance', column: 'rank', direction: 'asc', letter: 'r' },
  newest: { sort: 'newest', column: 'created', direction: 'desc', letter: 'n' },
  priceAsc: { sort: 'priceAsc', column: 'price_key', direction: 'asc', letter: 'a' },
  priceDesc: { sort: 'priceDesc', column: 'price_low', direction: 'desc', letter: 'd' },
};

/** `key, id` or `key desc, id desc`. */
export const orderBy = ({ direction }: Order, key = 'key'): string => `${key} ${direction}, id ${direction}`;

/** The comparison that keeps what comes after a row. */
export const beyond = ({ direction }: Order): '>' | '<' => (direction === 'asc' ? '>' : '<');
