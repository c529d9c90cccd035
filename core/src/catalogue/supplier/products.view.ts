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
  /** Null if there is no picture. */
  readonly image: string | null;
  /** Price per unit; 0 means price on request. */
  readonly price: Pick<SupplierProductRow, 'priceMin' | 'priceMax' | 'currency' | 'unit'>;
  readonly isMoving: boolean;
  /** Null if nothing is pending or rejected. */
  readonly review: ReviewView | null;
  /** False for a new product that staff have not accepted yet, so that buyers do not see it. */
  readonly canMove: boolean;
}

export interface ProductsView extends ListView {
  readonly part: ProductVisibility;
  readonly parts: readonly { readonly part: ProductVisibility; readonly count: number }[];
  readonly rows: readonly ProductRowView[];
  readonly canEdit: boolean;
  /** The text in the search field. */
  readonly keyword: string;
  /** The message if there are no rows. */
  readonly empty: Message | null;
  /** The message about the last change. */
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
