import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';

/** The email address, and its subscription status if the server has loaded it; null if not yet loaded. */
export interface SubscriptionOpening {
  readonly email: string;
  /** Signature in the email's link; absent if a login replaces it. */
  readonly sign?: string | undefined;
  readonly initialStatus: boolean | 'invalid' | null;
}

type SubscriptionResult = Result<{ readonly subscribed: boolean }, GatewayError>;
type Address = Pick<SubscriptionOpening, 'email' | 'sign'>;
type Wish = Address & { readonly subscribed: boolean };

interface Context extends Address {
  readonly initialStatus: SubscriptionOpening['initialStatus'];
  readonly subscribed: boolean;
  readonly error: GatewayError | null;
}

export type SubscriptionEvent = { readonly type: 'toggle.requested' | 'retry.requested' };

/**
 * Shows whether an address receives newsletters, and changes that. Opening the page changes nothing; only a press does.
 * THR-47
 */
export const subscriptionMachine = setup({
  types: {
    input: {} as SubscriptionOpening,
    context: {} as Context,
    events: {} as SubscriptionEvent,
    tags: {} as 'busy',
  },
  actors: {
    show: requireActor<SubscriptionResult, Address>('show'),
    toggle: requireActor<SubscriptionResult, Wish>('toggle'),
  },
  actions: { reportBug: failWithBug },
  guards: {
    isInvalid: ({ context: { email, initialStatus } }) => email === '' || initialStatus === 'invalid',
    isKnown: ({ context: { initialStatus } }) => initialStatus !== null,
  },
}).createMachine({
  context: ({ input }) => ({ ...input, subscribed: input.initialStatus === true, error: null }),
  initial: 'opened',
  states: {
    opened: {
      always: [{ guard: 'isInvalid', target: 'invalid' }, { guard: 'isKnown', target: 'shown' }, { target: 'loading' }],
    },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'show',
        input: ({ context: { email, sign } }) => ({ email, sign }),
        onDone: [
          {
            guard: ({ event: { output } }) => output.ok,
            target: 'shown',
            actions: assign(({ event: { output } }) => (output.ok ? { subscribed: output.value.subscribed } : {})),
          },
          { guard: ({ event: { output } }) => isRefused(output), target: 'invalid' },
          { target: 'failed', actions: assign({ error: ({ event: { output } }) => errorOf(output) }) },
        ],
        onError: { target: 'failed', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
    shown: { on: { 'toggle.requested': 'saving' } },
    saving: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'toggle',
        input: ({ context: { email, sign, subscribed } }) => ({ email, sign, subscribed: !subscribed }),
        onDone: [
          {
            guard: ({ event: { output } }) => output.ok,
            target: 'shown',
            actions: assign(({ event: { output } }) => (output.ok ? { subscribed: output.value.subscribed } : {})),
          },
          { guard: ({ event: { output } }) => isRefused(output), target: 'invalid' },
          { target: 'shown', actions: assign({ error: ({ event: { output } }) => errorOf(output) }) },
        ],
        onError: { target: 'shown', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
    invalid: {},
    failed: { on: { 'retry.requested': 'loading' } },
  },
});

export interface SubscriptionPorts {
  readonly gateway: Pick<Gateway, 'subscription'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/**
 * Binds the page to the gateway. A change keeps its idempotency key until it succeeds, so that a retry after a lost
 * response counts once.
 */
export function provideSubscription({ gateway, ids, bugs }: SubscriptionPorts) {
  let key: string | undefined;
  return subscriptionMachine.provide({
    actors: {
      show: fromPromise<SubscriptionResult, Address>(({ input, signal }) =>
        gateway.subscription.show(input, { signal, handled: true }),
      ),
      toggle: fromPromise<SubscriptionResult, Wish>(async ({ input, signal }) => {
        key ??= ids.uuid();
        const answer = await gateway.subscription.toggle(input, { idempotencyKey: key, signal, handled: true });
        if (answer.ok) key = undefined;
        return answer;
      }),
    },
    actions: { reportBug: ({ event }) => bugs.report(getCause(event)) },
  });
}

/** Whether the signature or login does not belong to the address, so that a retry would not help. */
const isRefused = (answer: SubscriptionResult): boolean =>
  !answer.ok && (answer.error.code === '404' || answer.error.code === '400' || answer.error.code === '401');

const errorOf = (answer: SubscriptionResult): GatewayError | null => (answer.ok ? null : answer.error);
