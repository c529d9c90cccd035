import type { CartEvent } from '@fairhall/core/cart/cart.machine';
import type { CartView } from '@fairhall/core/cart/cart.view';
import { guestCartKey } from '@fairhall/core/cart/keys';
import { openCart } from '@fairhall/core/cart/page';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, toCallFailure } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { withFlow } from '../flow.ts';
import { readSavedLogin, toBuyerCallFailure } from '../login.ts';
import type { Invocation } from '../noun.ts';

export interface Cart {
  readonly view: CartView;
  readonly loggedIn: boolean;
}

/**
 * Opens the cart and sends it these events. A buyer's cart is at the gateway, a guest's on this computer.
 *
 */
export async function withCart(
  invocation: Invocation,
  connection: Connection,
  ...events: readonly CartEvent[]
): Promise<Result<Cart, Failure>> {
  const login = readSavedLogin(connection);
  // Fixed when the command starts: another command may log in or out meanwhile without changing this one.
  const loginStatus = { isLoggedIn: () => login.ok, subscribe: () => () => undefined };
  const view = await withFlow(
    invocation,
    (bugs) => openCart({ ...connection, loginStatus, bugs }, { reducedMotion: true }),
    async (cart) => {
      let cartView = await cart.do();
      for (const event of events) cartView = await cart.do(event);
      return cartView;
    },
  );
  const { error } = view;
  if (error === null) return ok({ view, loggedIn: login.ok });
  const { origin } = connection;
  return login.ok ? toBuyerCallFailure(error, login.value, origin) : toCallFailure(error, origin);
}

/** The guest cart that remains after a login. A login does not take it over, so the command mentions it. */
export const readLeftoverGuestCart = (
  { storage }: Connection,
  { loggedIn }: Pick<Cart, 'loggedIn'>,
): readonly string[] => (loggedIn ? (storage.slot(guestCartKey).read() ?? []) : []);
