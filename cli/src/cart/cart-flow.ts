import { type CartEvent, provideCart } from '@fairhall/core/cart/cart.machine';
import { type CartView, cartView } from '@fairhall/core/cart/cart.view';
import { buyerCartKey, guestCartKey } from '@fairhall/core/cart/keys';
import type { Bugs } from '@fairhall/core/ports/bugs';
import { ok, type Result } from '@fairhall/core/result';
import { type Failure, failedCall } from '../answer.ts';
import type { Connection } from '../connection.ts';
import { withFlow } from '../flow.ts';
import { failedBuyerCall, memoryOf, savedLogin } from '../login.ts';
import type { Invocation } from '../noun.ts';

/** The two lists of this computer. */
export const cartLists = ({ storage }: Pick<Connection, 'storage'>) => ({
  guestCart: storage.slot(guestCartKey),
  buyerCart: storage.slot(buyerCartKey),
});

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
  const { gateway, ids, origin } = connection;
  const login = savedLogin(connection);
  const ports = { gateway, ids, ...cartLists(connection), contacts: memoryOf(connection).contactId };
  const provide = (bugs: Bugs) => provideCart({ ...ports, bugs });
  const snapshot = await withFlow(
    invocation,
    { provide, input: { loggedIn: login.ok, reducedMotion: true } },
    async (flow) => {
      let seen = await flow.do();
      for (const event of events) seen = await flow.do(event);
      return seen;
    },
  );
  const { error } = snapshot.context;
  if (error === null) return ok({ view: cartView(snapshot), loggedIn: login.ok });
  return login.ok ? failedBuyerCall(error, login.value, origin) : failedCall(error, origin);
}

/** What a guest put aside before logging in, which no login takes over. */
export const leftByGuest = (connection: Connection, { loggedIn }: Pick<Cart, 'loggedIn'>): readonly string[] =>
  loggedIn ? (cartLists(connection).guestCart.read() ?? []) : [];
