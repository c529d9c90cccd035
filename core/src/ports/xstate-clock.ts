import type { createActor } from 'xstate';
import type { Timer } from './timer.ts';

/** The clock by which a state machine measures its delays. */
export type XstateClock = NonNullable<NonNullable<Parameters<typeof createActor>[1]>['clock']>;

/**
 * A timer as a machine's clock. The cast is needed since the library types timer handles as `any` and ours are
 * `unknown`; both only hand them back.
 */
export const toXstateClock = (timer: Timer): XstateClock => timer as XstateClock;
