/** A ball shows at the product's button, then moves to the cart; both in milliseconds.  A-62 */
export const CART_BALL = 150;
export const CART_MOVE = 450;

/** The phase of the animation. Nothing is animated for a person who has asked for reduced motion. */
export interface CartFlight {
  readonly phase: 'ball' | 'move';
  readonly durationMs: number;
}

export const CART_FLIGHT = {
  ball: { phase: 'ball', durationMs: CART_BALL },
  move: { phase: 'move', durationMs: CART_MOVE },
} as const satisfies Record<CartFlight['phase'], CartFlight>;
