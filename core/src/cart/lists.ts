import type { InputOf } from '../contract/call.ts';
import { CART_OPERATION, type cart } from '../contract/cart/calls.ts';
import type { GatewayError } from '../contract/error.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slot } from '../ports/slot.ts';
import { ok, type Result } from '../result.ts';
import { type CartChange, toCartOperation } from './change.ts';

/** A guest's cart and a buyer's are two lists; neither changes the other.  */
export interface CartLists {
  readonly guestCart: Slot<string[]>;
  readonly buyerCart: Slot<string[]>;
}

export interface CartListPorts extends CartLists {
  readonly gateway: Pick<Gateway, 'cart'>;
  readonly ids: Pick<Ids, 'uuid'>;
  /** Sent as purchaserContactId. */
  readonly contacts: Pick<Slot<string>, 'read'>;
}

export const cartOf = ({ guestCart, buyerCart }: CartLists, loggedIn: boolean): Slot<string[]> =>
  loggedIn ? buyerCart : guestCart;

export interface PendingCartChange {
  readonly change: CartChange;
  readonly before: readonly string[];
  readonly after: readonly string[];
  readonly loggedIn: boolean;
}

/**
 * Saves a change on the device, and for a buyer also at the gateway, whose list then replaces it. The change is undone
 * if the gateway rejects it or a port throws. 
 */
export async function updateCart(
  ports: CartListPorts,
  { change, before, after, loggedIn }: PendingCartChange,
  signal: CancelSignal,
): Promise<Result<readonly string[], GatewayError>> {
  const list = cartOf(ports, loggedIn);
  list.save([...after]);
  if (!loggedIn) return ok(after);
  let counts = before;
  try {
    const answer = await sync(ports, { goodIds: [change.productId], operationType: toCartOperation(change) }, signal);
    if (answer.ok) counts = answer.value;
    return answer;
  } finally {
    if (!signal.aborted) list.save([...counts]);
  }
}

/** Loads the buyer's list from the gateway and saves it on the device. */
export async function refreshCart(
  ports: CartListPorts,
  signal: CancelSignal,
): Promise<Result<readonly string[], GatewayError>> {
  const answer = await sync(ports, { goodIds: [], operationType: CART_OPERATION.read }, signal);
  if (answer.ok && !signal.aborted) ports.buyerCart.save([...answer.value]);
  return answer;
}

/** Removes the sent products from both lists, as the gateway has emptied its own list. */
export function emptySentCart(lists: CartLists, sent: readonly string[]): void {
  for (const list of [lists.guestCart, lists.buyerCart]) {
    const ids = list.read();
    if (ids?.some((id) => sent.includes(id))) list.save(ids.filter((id) => !sent.includes(id)));
  }
}

type CartSyncInput = Omit<InputOf<typeof cart.sync>, 'purchaserContactId'>;

async function sync(
  { gateway, ids, contacts }: CartListPorts,
  wanted: CartSyncInput,
  signal: CancelSignal,
): Promise<Result<readonly string[], GatewayError>> {
  const input = { ...wanted, purchaserContactId: contacts.read() ?? '' };
  const answer = await gateway.cart.sync(input, { idempotencyKey: ids.uuid(), signal, handled: true });
  return answer.ok ? ok(answer.value.goodIds) : answer;
}
