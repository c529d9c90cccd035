import type { OwnProducts } from '../../contract/catalogue/supplier-calls.ts';
import { OWN_KEYWORD_MAX, type OwnProductPart } from '../../contract/catalogue/supplier-limits.ts';
import { cutText, trimText } from '../../forms/text-input.ts';
import type { ContextOf, ListDefinition, ListEvent } from '../../lists/list.machine.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { provideSupplierList } from '../../supplier-login/supplier-list.ts';

export type ProductsEvent =
  | ListEvent
  | { readonly type: 'part.selected'; readonly part: OwnProductPart }
  | { readonly type: 'keyword.changed'; readonly value: string }
  | { readonly type: 'search.submitted' }
  /** Hides a product that is shown, or shows one that is hidden. */
  | { readonly type: 'part.changed'; readonly id: string };

interface ProductsQuery {
  readonly part: OwnProductPart;
  readonly keyword: string;
  readonly pageNo: number;
}

interface SetShown {
  readonly productId: string;
  readonly isShown: boolean;
}

interface ProductsLocal {
  /** What stands in the search field, sent or not. */
  readonly typed: string;
  /** The product that was hidden or shown last. */
  readonly moved: { readonly name: string; readonly to: OwnProductPart } | null;
}

const withoutMoved = { moved: null } as const;

/** The products of a supplier: looked through, hidden and shown. D-52 D-65 */
export const productsList: ListDefinition<ProductsEvent, ProductsQuery, OwnProducts, SetShown, ProductsLocal> = {
  id: 'supplierProducts',
  query: { part: 'shown', keyword: '', pageNo: 1 },
  local: { typed: '', moved: null },
  queries: {
    'part.selected': ({ part }) => ({ part }),
    'search.submitted': (_, { local }) => ({ keyword: trimText(local.typed) }),
  },
  edits: {
    'keyword.changed': ({ value }) => ({ typed: cutText(value, OWN_KEYWORD_MAX) }),
    'part.selected': () => withoutMoved,
    'search.submitted': () => withoutMoved,
    'page.selected': () => withoutMoved,
    'part.changed': () => withoutMoved,
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

export type ProductsContext = ContextOf<typeof productsList>;

/** Binds the list to the gateway. */
export function provideProducts(ports: SupplierPorts) {
  const { supplierProduct } = ports.supplierGateway;
  return provideSupplierList(
    productsList,
    {
      load: ({ keyword, ...query }, signal) =>
        supplierProduct.list(keyword === '' ? query : { ...query, keyword }, { signal, fresh: true, handled: true }),
      change: (shown, key, signal) => supplierProduct.setShown(shown, { idempotencyKey: key, signal, handled: true }),
    },
    ports,
  );
}
