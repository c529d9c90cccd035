import { buyerContactIdKey } from '../account/keys.ts';
import { productQuantitiesKey } from '../forms/keys.ts';
import { createTypedQuantities } from '../forms/quantities.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Deferral } from '../ports/deferral.ts';
import type { Flow } from '../ports/flow.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { LoginStatus } from '../ports/login-status.ts';
import { startFlow } from '../ports/start-flow.ts';
import type { Slots } from '../ports/storage.ts';
import type { Timer } from '../ports/timer.ts';
import { type CartEvent, provideCart } from './cart.machine.ts';
import { type CartView, cartView } from './cart.view.ts';
import { type CartSubmitEvent, provideCartSubmit } from './cart-submit.machine.ts';
import { type CartSubmitView, cartSubmitView } from './cart-submit.view.ts';
import { findGuestCartOffer, type GuestCartOffer } from './guest-cart-offer.ts';
import { buyerCartKey, cartDraftKey, guestCartKey } from './keys.ts';
import type { CartLists } from './lists.ts';

interface CommonPorts {
  readonly storage: Slots;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  readonly timer: Timer;
}

export interface CartPagePorts extends CommonPorts {
  readonly gateway: Pick<Gateway, 'cart'>;
  readonly loginStatus: LoginStatus;
}

export type CartFlow = Flow<CartView, CartEvent>;

/** Opens the cart of the guest or buyer; a login or logout switches between the two.   */
export function openCart(
  ports: CartPagePorts,
  { reducedMotion = false }: { readonly reducedMotion?: boolean } = {},
): CartFlow {
  const { storage, loginStatus, timer } = ports;
  const machine = provideCart({ ...ports, ...cartLists(storage), contacts: storage.slot(buyerContactIdKey) });
  const input = { loggedIn: loginStatus.isLoggedIn(), reducedMotion };
  const cart = startFlow(machine, { input, view: cartView, timer });
  const unsubscribe = loginStatus.subscribe(() =>
    cart.send({ type: 'login.changed', loggedIn: loginStatus.isLoggedIn() }),
  );
  return {
    ...cart,
    stop() {
      unsubscribe();
      cart.stop();
    },
  };
}

export interface CartFormPorts extends CommonPorts {
  readonly gateway: Pick<Gateway, 'catalogue'>;
  /** The app's deferral port, which opens the login. */
  readonly deferral: Deferral;
}

export interface CartFormOpening {
  /** The cart whose products are sent; it reads its list again afterwards. */
  readonly cart: Pick<CartFlow, 'subscribe'> & {
    view(): Pick<CartView, 'ids'>;
    send(event: { readonly type: 'reload.requested' }): void;
  };
  /** */
  readonly exhibitionId?: string | undefined;
}

export type CartFormFlow = Flow<CartSubmitView, CartSubmitEvent>;

/**
 * Opens the form of the cart's page. It follows the cart's list, and makes the cart read its list again after sending.
 *
 */
export function openCartForm(ports: CartFormPorts, { cart, exhibitionId }: CartFormOpening): CartFormFlow {
  const { storage, timer } = ports;
  const machine = provideCartSubmit({
    ...ports,
    ...cartLists(storage),
    drafts: storage.slot(cartDraftKey),
    quantities: createTypedQuantities(storage.slot(productQuantitiesKey)),
  });
  const form = startFlow(machine, {
    input: { ids: cart.view().ids, exhibitionId },
    view: cartSubmitView,
    timer,
    onDone: () => cart.send({ type: 'reload.requested' }),
  });
  const unsubscribe = cart.subscribe(() => form.send({ type: 'cart.changed', ids: cart.view().ids }));
  return {
    ...form,
    stop() {
      unsubscribe();
      form.stop();
    },
  };
}

/** Finds the product of the guest cart that the cart's page offers to a buyer. */
export const findGuestCart = (
  { gateway, storage }: Pick<CartFormPorts, 'gateway' | 'storage'>,
  buyerIds: readonly string[],
  signal: CancelSignal,
): Promise<GuestCartOffer | null> =>
  findGuestCartOffer({ gateway, guestCart: storage.slot(guestCartKey) }, buyerIds, signal);

const cartLists = (storage: Slots): CartLists => ({
  guestCart: storage.slot(guestCartKey),
  buyerCart: storage.slot(buyerCartKey),
});
