import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import { failWithBug, getCause, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import { type AccountGateway, type AccountOverview, loadAccount } from './load-account.ts';

export type AccountDrawerEvent = { readonly type: 'retry.requested' };

type AccountResult = Result<AccountOverview, GatewayError>;

/** Loads the account for the drawer, which opens over a page that has not loaded the account. */
export const accountDrawerMachine = setup({
  types: {
    context: {} as { readonly account: AccountOverview | null; readonly error: GatewayError | null },
    events: {} as AccountDrawerEvent,
    tags: {} as 'busy',
  },
  actors: { load: requireActor<AccountResult, undefined>('load') },
  actions: { reportBug: failWithBug },
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

export interface AccountDrawerPorts {
  readonly gateway: AccountGateway;
  readonly bugs: Bugs;
}

/** Binds the machine to the gateway. The app, not the drawer, reports an expired login. */
export function provideAccountDrawer({ gateway, bugs }: AccountDrawerPorts) {
  return accountDrawerMachine.provide({
    actors: {
      load: fromPromise<AccountResult, undefined>(({ signal }) => loadAccount(gateway, { signal, fresh: true })),
    },
    actions: { reportBug: ({ event }) => bugs.report(getCause(event)) },
  });
}
