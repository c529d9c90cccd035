import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';

type EndSessionResult = Result<true, GatewayError>;

interface EndSessionInput {
  readonly sessionId: string;
}

export type AccountSessionsEvent = { readonly type: 'end.requested' } & EndSessionInput;

/** Ends logins on other devices, one at a time; a session that no longer exists counts as ended. THR-08 */
export const accountSessionsMachine = setup({
  types: {
    context: {} as {
      readonly ending: string | null;
      readonly ended: readonly string[];
      readonly error: GatewayError | null;
    },
    events: {} as AccountSessionsEvent,
    tags: {} as 'busy',
  },
  actors: { end: requireActor<EndSessionResult, EndSessionInput>('end') },
  actions: { reportBug: failWithBug },
}).createMachine({
  context: { ending: null, ended: [], error: null },
  initial: 'shown',
  states: {
    shown: {
      on: {
        'end.requested': { target: 'ending', actions: assign({ ending: ({ event }) => event.sessionId, error: null }) },
      },
    },
    ending: {
      tags: 'busy',
      invoke: {
        src: 'end',
        input: ({ context }) => ({ sessionId: context.ending ?? '' }),
        onDone: [
          {
            guard: ({ event: { output } }) => output.ok || output.error.code === '404',
            target: 'shown',
            actions: assign(({ context: { ended, ending } }) => ({ ended: [...ended, ending ?? ''], ending: null })),
          },
          {
            target: 'shown',
            actions: assign(({ event: { output } }) => ({ ending: null, error: output.ok ? null : output.error })),
          },
        ],
        onError: {
          target: 'shown',
          actions: ['reportBug', assign({ ending: null, error: gatewayError('SERVER_ERROR') })],
        },
      },
    },
  },
});

export interface AccountSessionsPorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/**
 * Binds the machine to the gateway. Ending an ended session changes nothing, so every press has its own idempotency
 * key.
 */
export function provideAccountSessions({ gateway, ids, bugs }: AccountSessionsPorts) {
  return accountSessionsMachine.provide({
    actors: {
      end: fromPromise<EndSessionResult, EndSessionInput>(({ input, signal }) =>
        gateway.account.endSession(input, { idempotencyKey: ids.uuid(), signal, handled: true }),
      ),
    },
    actions: { reportBug: ({ event }) => bugs.report(getCause(event)) },
  });
}
