import type { createActor } from 'xstate';
import type { Timer } from './timer.ts';

/** What a state machine measures its delays by. */
export type XstateClock = NonNullable<NonNullable<Parameters<typeof createActor>[1]>['clock']>;

/** The library types its handles as `any`; ours are opaque and only handed back. */
export const xstateClock = (timer: Timer): XstateClock => timer as XstateClock;
