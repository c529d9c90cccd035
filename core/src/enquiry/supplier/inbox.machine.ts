import { assign, fromPromise, setup } from 'xstate';
import type { Inbox, InboxPart } from '../../contract/enquiry/supplier-calls.ts';
import { type GatewayError, gatewayError } from '../../contract/error.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../../ports/unbound.ts';
import type { Result } from '../../result.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { createSupplierSession } from '../../supplier-login/session.ts';

/** After so many milliseconds an inbox that is looked at is asked for anew. */
const INBOX_REFRESH = 30_000;

export type InboxEvent =
  | { readonly type: 'part.selected'; readonly part: InboxPart }
  | { readonly type: 'page.selected'; readonly pageNo: number }
  /** The page is looked at again. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.requested' };

interface Asked {
  readonly part: InboxPart;
  readonly pageNo: number;
}

type Loaded = Result<Inbox, GatewayError>;

interface InboxContext extends Asked {
  readonly inbox: Inbox | null;
  readonly error: GatewayError | null;
}

/** What waits for a supplier, and what it has answered. D-65 */
export const inboxMachine = setup({
  types: {
    context: {} as InboxContext,
    events: {} as InboxEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: unbound<Loaded, Asked>('load'),
  },
  actions: {
    reportBug: throwBug,
    endSession: unboundAction('endSession'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Loaded) => ({ error: answer.ok ? null : answer.error })),
    show: assign((_, answer: Loaded) => (answer.ok ? { inbox: answer.value, error: null } : {})),
  },
  guards: { hasToken: unboundAction('hasToken') },
  delays: { INBOX_REFRESH },
}).createMachine({
  id: 'supplierInbox',
  context: { part: 'waiting', pageNo: 1, inbox: null, error: null },
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
    /** Nobody is logged in here, or no longer. */
    visitor: { entry: assign({ inbox: null, error: null }), type: 'final' },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { part, pageNo } }) => ({ part, pageNo }),
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
      on: {
        'part.selected': {
          target: 'loading',
          reenter: true,
          actions: assign(({ event }) => ({ part: event.part, pageNo: 1 })),
        },
      },
    },
    shown: {
      after: { INBOX_REFRESH: 'loading' },
      on: {
        'part.selected': { target: 'loading', actions: assign(({ event }) => ({ part: event.part, pageNo: 1 })) },
        'page.selected': { target: 'loading', actions: assign(({ event }) => ({ pageNo: event.pageNo })) },
        'page.shown': 'opened',
      },
    },
    failed: {
      on: {
        'retry.requested': 'loading',
        'part.selected': { target: 'loading', actions: assign(({ event }) => ({ part: event.part, pageNo: 1 })) },
      },
    },
  },
});

/** Binds the inbox to the gateway. */
export function provideInbox({ supplierGateway, storage, bugs }: SupplierPorts) {
  const session = createSupplierSession(storage);
  return inboxMachine.provide({
    actors: {
      load: fromPromise<Loaded, Asked>(({ input, signal }) =>
        supplierGateway.supplierEnquiry.inbox(input, { signal, fresh: true, handled: true }),
      ),
    },
    actions: { reportBug: ({ event }) => bugs.report(causeOf(event)), endSession: () => session.end() },
    guards: { hasToken: () => session.hasToken() },
  });
}

const isLost = (loaded: Loaded): boolean => !loaded.ok && loaded.error.kind === 'INVALID_TOKEN';
