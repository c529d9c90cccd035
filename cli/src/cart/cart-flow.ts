import type { CartEvent } from '@fairhall/core/cart/cart.machine';
import type { CartView } from '@fairhall/core/cart/cart.view';
import { guestCartKey } from '@fairhall/core/cart/keys';
import { openCart } from '@fairhall/core/cart/page';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, failedCall } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { withFlow } from '../flow.ts';
import { failedBuyerCall, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';

export interface Cart {
  readonly view: CartView;
  readonly loggedIn: boolean;
}

/** The cart of whoever is here, after what is done to it: a buyer's is the gateway's, a guest's this computer's.  */
export async function withCart(
  invocation: Invocation,
  connection: Connection,
  ...events: readonly CartEvent[]
): Promise<Result<Cart, Failure>> {
  const login = savedLogin(connection);
  // Who logs in or out by another line meanwhile changes nothing for this one.
  const loginStatus = { isLoggedIn: () => login.ok, subscribe: () => () => undefined };
  const view = await withFlow(
    invocation,
    (bugs) => openCart({ ...connection, loginStatus, bugs }, { reducedMotion: true }),
    async (cart) => {
      let seen = await cart.do();
      for (const event of events) seen = await cart.do(event);
      return seen;
    },
  );
  const { error } = view;
  if (error === null) return ok({ view, loggedIn: login.ok });
  const { origin } = connection;
  return login.ok ? failedBuyerCall(error, login.value, origin) : failedCall(error, origin);
}

/** What a guest put aside before logging in, which no login takes over. */
export const leftByGuest = ({ storage }: Connection, { loggedIn }: Pick<Cart, 'loggedIn'>): readonly string[] =>
  loggedIn ? (storage.slot(guestCartKey).read() ?? []) : [];
