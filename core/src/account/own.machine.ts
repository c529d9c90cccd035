import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import { causeOf, throwBug, unbound } from '../ports/unbound.ts';
import type { Result } from '../result.ts';
import { loadOwn, type OwnAccount, type OwnGateway } from './load-own.ts';

export type OwnEvent = { readonly type: 'retry.requested' };

type Loaded = Result<OwnAccount, GatewayError>;

/** Reads the account for the drawer, which lies over a page that knows nothing of it. */
export const ownMachine = setup({
  types: {
    context: {} as { readonly account: OwnAccount | null; readonly error: GatewayError | null },
    events: {} as OwnEvent,
    tags: {} as 'busy',
  },
  actors: { load: unbound<Loaded, undefined>('load') },
  actions: { reportBug: throwBug },
}).createMachine({
  context: { account: null, error: null },
  initial: 'loading',
  states: {
    loading: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'load',
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: assign(({ event: { output } }) => (output.ok ? { account: output.value } : {})),
          },
          {
            target: 'failed',
            actions: assign(({ event: { output } }) => ({ error: output.ok ? null : output.error })),
          },
        ],
        onError: { target: 'failed', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
    shown: { type: 'final' },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});

export interface OwnPorts {
  readonly gateway: OwnGateway;
  readonly bugs: Bugs;
}

/** Binds it to the gateway. A login that is over is the app's to tell. */
export function provideOwn({ gateway, bugs }: OwnPorts) {
  return ownMachine.provide({
    actors: { load: fromPromise<Loaded, undefined>(({ signal }) => loadOwn(gateway, { signal, fresh: true })) },
    actions: { reportBug: ({ event }) => bugs.report(causeOf(event)) },
  });
}
