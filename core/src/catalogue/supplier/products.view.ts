import type { SnapshotFrom } from 'xstate';
import type { OwnProductRow } from '../../contract/catalogue/supplier-calls.ts';
import { OWN_PRODUCT_PARTS, type OwnProductPart } from '../../contract/catalogue/supplier-limits.ts';
import { errorMessage, type ShownMessage } from '../../contract/error-message.ts';
import type { Message } from '../../ports/texts.ts';
import type { productsMachine } from './products.machine.ts';
import { type ReviewView, reviewView } from './review.view.ts';

interface ProductRowView {
  readonly id: string;
  readonly name: string;
  /** Null for none. */
  readonly image: string | null;
  /** Per unit; 0 is a price on request. */
  readonly price: Pick<OwnProductRow, 'priceMin' | 'priceMax' | 'currency' | 'unit'>;
  readonly isMoving: boolean;
  /** Null where all is settled. */
  readonly review: ReviewView | null;
  /** False for a new one that buyers do not see before an operator has accepted it. */
  readonly canMove: boolean;
}

export interface ProductsView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed';
  readonly part: OwnProductPart;
  readonly parts: readonly { readonly part: OwnProductPart; readonly count: number }[];
  readonly rows: readonly ProductRowView[];
  readonly canEdit: boolean;
  /** What stands in the search field. */
  readonly keyword: string;
  readonly pageNo: number;
  readonly pageCount: number;
  /** What is said where there is no row. */
  readonly empty: Message | null;
  /** What was done last. */
  readonly done: Message | null;
  readonly message: ShownMessage | null;
}

/** D-52 D-65 */
export function productsView(snapshot: SnapshotFrom<typeof productsMachine>): ProductsView {
  const { part, list, typed, keyword, pageNo, moving, moved, error } = snapshot.context;
  const isSearch = keyword !== '';
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    part,
    parts: OWN_PRODUCT_PARTS.map((name) => ({ part: name, count: list?.counts[name] ?? 0 })),
    rows: (list?.records ?? []).map((row) => rowView(row, moving)),
    canEdit: list?.canEdit ?? false,
    keyword: typed,
    pageNo,
    pageCount: list === null ? 1 : Math.max(1, Math.ceil(list.total / list.pageSize)),
    empty: list?.records.length === 0 ? emptyMessage(part, isSearch) : null,
    done: moved && { key: `supplierProducts.moved.${moved.to}`, values: { name: moved.name } },
    message: error && errorMessage(error),
  };
}

/** The page before its flow is loaded. */
export const PRODUCTS_START: ProductsView = {
  ...{ busy: true, state: 'loading', part: 'shown', parts: [], rows: [], canEdit: false, keyword: '' },
  ...{ pageNo: 1, pageCount: 1, empty: null, done: null, message: null },
};

const emptyMessage = (part: OwnProductPart, isSearch: boolean): Message =>
  isSearch ? { key: 'supplierProducts.empty.search' } : { key: `supplierProducts.empty.${part}` };

/** What was shown stays while it is asked for anew. */
function stateOf(snapshot: SnapshotFrom<typeof productsMachine>): ProductsView['state'] {
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return 'failed';
  return snapshot.context.list === null ? 'loading' : 'shown';
}

const rowView = (row: OwnProductRow, moving: string | null): ProductRowView => ({
  id: row.productId,
  name: row.name,
  image: row.image === '' ? null : row.image,
  price: row,
  isMoving: row.productId === moving,
  review: row.review && reviewView(row.review),
  canMove: row.review?.isNew !== true,
});
