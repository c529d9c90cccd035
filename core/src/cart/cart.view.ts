import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import type { CartDone, cartMachine } from './cart.machine.ts';
import { CART_FULL } from './change.ts';
import { FLIGHT, type Flight } from './flight.ts';

/** There is no room for a product; it can take the place of the other, or the other is sent first. A-18 */
export interface CartRefusal {
  readonly productId: string;
  readonly message: Message;
  /** Takes the other's place: `product.replaced` with `productId`. */
  readonly replace: Message;
  readonly sendFirst: { readonly label: Message; readonly link: Link };
}

export interface CartView {
  readonly busy: boolean;
  readonly ids: readonly string[];
  readonly count: number;
  readonly refusal: CartRefusal | null;
  /** What the last change came to; told when `count` has grown. */
  readonly done: { readonly message: Message; readonly productId: string; readonly count: number } | null;
  readonly flight: Flight | null;
  readonly message: ShownMessage | null;
  /** The error of the last call, by which programs tell failures apart; `message` is for people. */
  readonly error: GatewayError | null;
}

const DONE = {
  add: { key: 'cart.added' },
  already: { key: 'cart.already' },
  replace: { key: 'cart.replaced' },
  remove: { key: 'cart.removed' },
} as const satisfies Record<CartDone['kind'], Message>;

/** */
export function cartView(snapshot: SnapshotFrom<typeof cartMachine>): CartView {
  const { ids, refused, done, error } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    ids,
    count: ids.length,
    refusal: refused === null ? null : refusalOf(refused),
    done: done && { message: DONE[done.kind], productId: done.productId, count: done.count },
    flight: flightOf(snapshot),
    message: error && errorMessage(error),
    error,
  };
}

const refusalOf = (productId: string): CartRefusal => ({
  productId,
  message: CART_FULL,
  replace: { key: 'cart.full.replace' },
  sendFirst: { label: { key: 'cart.full.sendFirst' }, link: { route: 'cart', params: {} } },
});

function flightOf(snapshot: SnapshotFrom<typeof cartMachine>): Flight | null {
  if (snapshot.matches({ flight: 'ball' })) return FLIGHT.ball;
  return snapshot.matches({ flight: 'move' }) ? FLIGHT.move : null;
}
