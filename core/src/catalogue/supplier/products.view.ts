import type { SupplierProductRow } from '../../contract/catalogue/supplier-calls.ts';
import { PRODUCT_VISIBILITIES, type ProductVisibility } from '../../contract/catalogue/supplier-limits.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, LIST_START, type ListView, listView } from '../../lists/list.view.ts';
import type { Message } from '../../ports/texts.ts';
import type { ProductsContext } from './products.machine.ts';
import { type ReviewView, reviewView } from './review.view.ts';

interface ProductRowView {
  readonly id: string;
  readonly name: string;
  /** Null for none. */
  readonly image: string | null;
  /** Per unit; 0 is a price on request. */
  readonly price: Pick<SupplierProductRow, 'priceMin' | 'priceMax' | 'currency' | 'unit'>;
  readonly isMoving: boolean;
  /** Null where all is settled. */
  readonly review: ReviewView | null;
  /** False for a new one that buyers do not see before an operator has accepted it. */
  readonly canMove: boolean;
}

export interface ProductsView extends ListView {
  readonly part: ProductVisibility;
  readonly parts: readonly { readonly part: ProductVisibility; readonly count: number }[];
  readonly rows: readonly ProductRowView[];
  readonly canEdit: boolean;
  /** What stands in the search field. */
  readonly keyword: string;
  /** What is said where there is no row. */
  readonly empty: Message | null;
  /** What was done last. */
  readonly done: Message | null;
}

/** D-52 D-65 */
export function supplierProductsView(snapshot: ListSnapshot): ProductsView {
  const { query, list, pending, local } = contextOf<ProductsContext>(snapshot);
  const moving = pending[0]?.action.productId ?? null;
  return {
    ...listView(snapshot),
    part: query.part,
    parts: PRODUCT_VISIBILITIES.map((part) => ({ part, count: list?.counts[part] ?? 0 })),
    rows: (list?.records ?? []).map((row) => rowView(row, moving)),
    canEdit: list?.canEdit ?? false,
    keyword: local.typed,
    empty: list?.records.length === 0 ? emptyMessage(query.part, query.keyword !== '') : null,
    done: local.moved && { key: `supplierProducts.moved.${local.moved.to}`, values: { name: local.moved.name } },
  };
}

/** The page before its flow is loaded. */
export const SUPPLIER_PRODUCTS_START: ProductsView = {
  ...LIST_START,
  part: 'shown',
  parts: [],
  rows: [],
  canEdit: false,
  keyword: '',
  empty: null,
  done: null,
};

const emptyMessage = (part: ProductVisibility, isSearch: boolean): Message =>
  isSearch ? { key: 'supplierProducts.empty.search' } : { key: `supplierProducts.empty.${part}` };

const rowView = (row: SupplierProductRow, moving: string | null): ProductRowView => ({
  id: row.productId,
  name: row.name,
  image: row.image === '' ? null : row.image,
  price: row,
  isMoving: row.productId === moving,
  review: row.review && reviewView(row.review),
  canMove: row.review?.isNew !== true,
});
