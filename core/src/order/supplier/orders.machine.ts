import { assign, fromPromise, setup } from 'xstate';
import type { OutputOf } from '../../contract/call.ts';
import { type GatewayError, gatewayError } from '../../contract/error.ts';
import type { supplierOrder } from '../../contract/order/supplier-calls.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../../ports/unbound.ts';
import type { Result } from '../../result.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { createSupplierSession } from '../../supplier-login/session.ts';

export type OrdersEvent =
  | { readonly type: 'page.selected'; readonly pageNo: number }
  /** The page is looked at again. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'retry.requested' };

export type ReceivedOrders = OutputOf<typeof supplierOrder.list>;
type Loaded = Result<ReceivedOrders, GatewayError>;
type Asked = { readonly pageNo: number };

interface OrdersContext extends Asked {
  readonly list: ReceivedOrders | null;
  readonly error: GatewayError | null;
}

/** What buyers ordered of a supplier, newest first. D-17 */
export const ordersMachine = setup({
  types: { context: {} as OrdersContext, events: {} as OrdersEvent, tags: {} as 'busy' },
  actors: { load: unbound<Loaded, Asked>('load') },
  actions: {
    reportBug: throwBug,
    endSession: unboundAction('endSession'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Loaded) => ({ error: answer.ok ? null : answer.error })),
    show: assign((_, answer: Loaded) => (answer.ok ? { list: answer.value, error: null } : {})),
  },
  guards: { hasToken: unboundAction('hasToken') },
}).createMachine({
  id: 'supplierOrders',
  context: { pageNo: 1, list: null, error: null },
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
    /** Nobody is logged in here, or no longer. */
    visitor: { entry: assign({ list: null, error: null }), type: 'final' },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { pageNo } }) => ({ pageNo }),
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
    },
    shown: {
      on: {
        'page.selected': { target: 'loading', actions: assign(({ event }) => ({ pageNo: event.pageNo })) },
        'page.shown': 'opened',
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
  },
});

/** Binds it to the gateway. */
export function provideOrders({ supplierGateway, storage, bugs }: SupplierPorts) {
  const session = createSupplierSession(storage);
  return ordersMachine.provide({
    actors: {
      load: fromPromise<Loaded, Asked>(({ input, signal }) =>
        supplierGateway.supplierOrder.list(input, { signal, fresh: true, handled: true }),
      ),
    },
    actions: { reportBug: ({ event }) => bugs.report(causeOf(event)), endSession: () => session.end() },
    guards: { hasToken: () => session.hasToken() },
  });
}

const isLost = (loaded: Loaded): boolean => !loaded.ok && loaded.error.kind === 'INVALID_TOKEN';
