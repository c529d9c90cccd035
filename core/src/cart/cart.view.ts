import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { Message } from '../ports/texts.ts';
import type { Link } from '../routes/link.ts';
import type { CartDone, cartMachine } from './cart.machine.ts';
import { CART_FLIGHT, type CartFlight } from './cart-flight.ts';
import { CART_FULL } from './change.ts';

/**
 * The cart is full; the new product can replace the other one, or the person sends the other one first. A-18
 */
export interface CartRefusal {
  readonly productId: string;
  readonly message: Message;
  /** Label of the button that replaces the other product: it sends `product.replaced` with `productId`. */
  readonly replace: Message;
  readonly sendFirst: { readonly label: Message; readonly link: Link };
}

export interface CartView {
  readonly busy: boolean;
  readonly ids: readonly string[];
  readonly count: number;
  readonly refusal: CartRefusal | null;
  /** The result of the last change; shown whenever `count` has grown. */
  readonly done: { readonly message: Message; readonly productId: string; readonly count: number } | null;
  readonly flight: CartFlight | null;
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs to tell failures apart; `message` is the text for people. */
  readonly error: GatewayError | null;
}

const MESSAGE_BY_KIND = {
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
    refusal: refused === null ? null : toRefusal(refused),
    done: done && { message: MESSAGE_BY_KIND[done.kind], productId: done.productId, count: done.count },
    flight: getFlight(snapshot),
    message: error && errorMessage(error),
    error,
  };
}

const toRefusal = (productId: string): CartRefusal => ({
  productId,
  message: CART_FULL,
  replace: { key: 'cart.full.replace' },
  sendFirst: { label: { key: 'cart.full.sendFirst' }, link: { route: 'cart', params: {} } },
});

function getFlight(snapshot: SnapshotFrom<typeof cartMachine>): CartFlight | null {
  if (snapshot.matches({ flight: 'ball' })) return CART_FLIGHT.ball;
  return snapshot.matches({ flight: 'move' }) ? CART_FLIGHT.move : null;
}
