import type { OrderState } from '@fairhall/core/contract/order/limits';

/** How each state of an order looks. */
export const ORDER_TONES = {
  received: 'waits',
  confirmed: 'open',
  declined: 'over',
  cancelled: 'over',
} as const satisfies Record<OrderState, 'waits' | 'open' | 'over'>;
