import type { Message, Texts } from '@fairhall/core/ports/texts';
import { ok } from '@fairhall/core/result';
import type { Outcome, View } from '../answer.ts';
import { toProductTable } from '../catalogue/product-table.ts';
import { type Connection, connect } from '../connection.ts';
import type { Invocation } from '../noun.ts';
import { type Cart, readLeftoverGuestCart, withCart } from './cart-flow.ts';
import { loadCartRows, readQuantities, toProductCards } from './cart-rows.ts';

/** Prints the products of the cart. */
export async function showCart(invocation: Invocation): Promise<Outcome> {
  const connection = connect(invocation);
  if (!connection.ok) return connection;
  const cart = await withCart(invocation, connection.value);
  if (!cart.ok) return cart;
  const { ids } = cart.value.view;
  const rows = await loadCartRows(invocation, connection.value, ids);
  if (!rows.ok) return rows;
  const cards = toProductCards(rows.value, connection.value.clock.now());
  const gone = rows.value.flatMap((row) => (row.kind === 'gone' ? [row.id] : []));
  const { loggedIn } = cart.value;
  const given = readQuantities(connection.value);
  const quantities = Object.fromEntries(
    ids.flatMap((id) => (given.read(id) === '' ? [] : [[id, Number(given.read(id))]])),
  );
  return ok({
    data: { loggedIn, ids, gone, products: cards, quantities },
    view: withQuantities(toProductTable(cards, invocation.texts), cards, quantities, invocation.texts),
    remarks: [
      ...gone.map((id): Message => ({ key: 'terminal.cart.gone', values: { id } })),
      ...listCartRemarks(connection.value, cart.value),
    ],
  });
}

/** Adds the given quantities as a column. */
function withQuantities(
  view: View,
  products: readonly { readonly id: string }[],
  quantities: Readonly<Record<string, number>>,
  texts: Texts,
): View {
  if (view.kind !== 'table') return view;
  const { columns, rows } = view;
  return {
    ...view,
    columns: [...columns, { title: texts.text('cart.quantity'), align: 'end' }],
    rows: rows.map((row, index) => [...row, String(quantities[products[index]?.id ?? ''] ?? '')]),
  };
}

/** Remarks about a cart: it is empty, it is a guest's, or the guest cart still holds products. */
export function listCartRemarks(connection: Connection, cart: Cart): readonly Message[] {
  const { loggedIn, view } = cart;
  const left = readLeftoverGuestCart(connection, cart);
  const empty: readonly Message[] = view.ids.length === 0 ? [{ key: 'cart.empty.title' }] : [];
  if (!loggedIn) return [...empty, { key: 'terminal.cart.guest' }];
  return left.length === 0
    ? empty
    : [...empty, { key: 'terminal.cart.left', values: { ids: left.join(' '), id: left[0] ?? '' } }];
}
