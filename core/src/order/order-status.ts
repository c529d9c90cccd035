import type { OrderState } from '../contract/order/limits.ts';
import { err, ok, type Result } from '../result.ts';

/** The person who acts on an order: a buyer by the account, a supplier's person by the supplier. */
export type OrderActor =
  | { readonly side: 'buyer'; readonly accountId: string }
  | { readonly side: 'supplier'; readonly supplierId: string };

export type OrderAct = 'confirm' | 'decline' | 'cancel';

/** An order as far as its rules need it. */
export interface OrderStatus {
  readonly state: OrderState;
  /** Grows with each change of the state. */
  readonly version: number;
  /** The buyer who sent it. */
  readonly accountId: string;
  /** The supplier that received it. */
  readonly supplierId: string;
}

/**
 * Why an act is not allowed: `stranger` for an order of somebody else, `changed` if the actor saw another version, or
 * the state that ended the order before.
 */
export type OrderActRefusal = 'stranger' | 'changed' | Exclude<OrderState, 'received'>;

/** Which side may do an act, and the state after it. Every act ends an order that the supplier has not decided yet. */
const RULES = {
  confirm: { side: 'supplier', to: 'confirmed' },
  decline: { side: 'supplier', to: 'declined' },
  cancel: { side: 'buyer', to: 'cancelled' },
} as const satisfies Record<OrderAct, { readonly side: OrderActor['side']; readonly to: OrderState }>;

/**
 * The state and version of an order after an act of a person who saw the given version. A confirmed order stays: its
 * buyer asks the supplier for anything else in a message. D-17
 */
export function applyOrderAct(
  order: OrderStatus,
  actor: OrderActor,
  act: OrderAct,
  seenVersion: number,
): Result<Pick<OrderStatus, 'state' | 'version'>, OrderActRefusal> {
  const rule = RULES[act];
  if (actor.side !== rule.side || !isOwner(order, actor)) return err('stranger');
  if (order.state !== 'received') return err(order.state);
  if (order.version !== seenVersion) return err('changed');
  return ok({ state: rule.to, version: order.version + 1 });
}

const isOwner = (order: OrderStatus, actor: OrderActor): boolean =>
  actor.side === 'buyer' ? order.accountId === actor.accountId : order.supplierId === actor.supplierId;

/** The acts that a side can do in a state, for its buttons. */
export const listOrderActs = (state: OrderState, side: OrderActor['side']): readonly OrderAct[] => {
  if (state !== 'received') return [];
  return side === 'supplier' ? ['confirm', 'decline'] : ['cancel'];
};

/**
 * The version to send with an act on an order as it was loaded: for an order that has ended, the one before, so that a
 * repeat of the act that ended it is the same request. Any other act is refused anyway.
 */
export const toSeenVersion = ({ state, version }: Pick<OrderStatus, 'state' | 'version'>): number =>
  state === 'received' ? version : version - 1;
