import type { SupplierProductPage } from '../../contract/catalogue/supplier-calls.ts';
import { PRODUCT_KEYWORD_MAX, type ProductVisibility } from '../../contract/catalogue/supplier-limits.ts';
import { trimText, truncateText } from '../../forms/text-input.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

export type ProductsEvent =
  | ListEvent
  | { readonly type: 'part.selected'; readonly part: ProductVisibility }
  | { readonly type: 'keyword.changed'; readonly value: string }
  | { readonly type: 'search.submitted' }
  /** Hides a visible product, or shows a hidden one. */
  | { readonly type: 'part.changed'; readonly id: string };

interface ProductsQuery {
  readonly part: ProductVisibility;
  readonly keyword: string;
  readonly pageNo: number;
}

interface VisibilityChange {
  readonly productId: string;
  readonly isShown: boolean;
}

interface ProductsLocal {
  /** The text in the search field, submitted or not. */
  readonly typed: string;
  /** The product that was hidden or shown last. */
  readonly moved: { readonly name: string; readonly to: ProductVisibility } | null;
}

const resetMoved = { moved: null } as const;

/** A supplier's products, with search, hiding and showing. D-52 D-65 */
export const supplierProductList: ListDefinition<
  ProductsEvent,
  ProductsQuery,
  SupplierProductPage,
  VisibilityChange,
  ProductsLocal
> = {
  id: 'supplierProducts',
  query: { part: 'shown', keyword: '', pageNo: 1 },
  local: { typed: '', moved: null },
  queries: {
    'part.selected': ({ part }) => ({ part }),
    'search.submitted': (_, { local }) => ({ keyword: trimText(local.typed) }),
  },
  edits: {
    'keyword.changed': ({ value }) => ({ typed: truncateText(value, PRODUCT_KEYWORD_MAX) }),
    'part.selected': () => resetMoved,
    'search.submitted': () => resetMoved,
    'page.selected': () => resetMoved,
    'part.changed': () => resetMoved,
  },
  changes: {
    'part.changed': ({ id }, { list, query }) =>
      list?.canEdit === true ? { productId: id, isShown: query.part === 'hidden' } : null,
  },
  queryOf: ({ pageNo }) => ({ pageNo }),
  done: ({ list }, { productId, isShown }) => ({
    moved: {
      name: list?.records.find((row) => row.productId === productId)?.name ?? '',
      to: isShown ? 'shown' : 'hidden',
    },
  }),
};

export type ProductsContext = ContextOf<typeof supplierProductList>;

/** Binds the list to the gateway. */
export function provideProducts(ports: SupplierPorts) {
  const { supplierProduct } = ports.supplierGateway;
  return provideSupplierList(
    supplierProductList,
    {
      load: ({ keyword, ...query }, signal) =>
        supplierProduct.list(keyword === '' ? query : { ...query, keyword }, { signal, fresh: true, handled: true }),
      change: (request, key, signal) =>
        supplierProduct.setShown(request, { idempotencyKey: key, signal, handled: true }),
    },
    ports,
  );
}
