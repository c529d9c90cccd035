import { assign, fromPromise, raise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import { failWithBug, getCause, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import { CART_BALL, CART_MOVE } from './cart-flight.ts';
import { applyCartChange, type CartChange, type CartChangeResult } from './change.ts';
import { type CartListPorts, cartOf, type PendingCartChange, refreshCart, updateCart } from './lists.ts';

export type CartEvent =
  | { readonly type: 'product.added'; readonly productId: string }
  /** Replaces the product in a full cart by this one. */
  | { readonly type: 'product.replaced'; readonly productId: string }
  | { readonly type: 'product.removed'; readonly productId: string }
  | { readonly type: 'refusal.dismissed' }
  | { readonly type: 'login.changed'; readonly loggedIn: boolean }
  /** The list may have changed, because it was sent or by another tab, so it is read again. */
  | { readonly type: 'reload.requested' }
  /** Raised by the machine itself: starts the animation of a product that moves to the cart. */
  | { readonly type: 'flight.started' };

export interface CartInput {
  readonly loggedIn?: boolean;
  readonly reducedMotion?: boolean;
}

/** The result of a change. */
export interface CartDone {
  readonly kind: CartChange['kind'] | 'already';
  readonly productId: string;
  /** Grows with each change, so that the web app shows the same message again. */
  readonly count: number;
}

interface CartContext {
  readonly loggedIn: boolean;
  readonly reducedMotion: boolean;
  readonly ids: readonly string[];
  /** The list before the pending change. */
  readonly before: readonly string[];
  /** Changes that are still pending, in order. */
  readonly pending: readonly CartChange[];
  /** The buyer's list has been loaded from the gateway. */
  readonly refreshed: boolean;
  /** The product that did not fit into the cart. */
  readonly refused: string | null;
  readonly done: CartDone | null;
  readonly error: GatewayError | null;
}

type Change = Partial<CartContext>;

/**
 * The enquiry cart of the guest or buyer. A change shows at once and is undone when the gateway rejects it. After a
 * login the buyer's own list is shown, and the guest's list stays as it was.    
 *
 */
export const cartMachine = setup({
  types: {
    input: {} as CartInput,
    context: {} as CartContext,
    events: {} as CartEvent,
    tags: {} as 'busy',
  },
  actors: {
    readList: requireActor<readonly string[], { readonly loggedIn: boolean }>('readList'),
    refresh: requireActor<Result<readonly string[], GatewayError>, undefined>('refresh'),
    change: requireActor<Result<readonly string[], GatewayError>, PendingCartChange>('change'),
  },
  actions: {
    reportBug: failWithBug,
    queueChange: assign(({ context }, change: CartChange) => ({
      pending: [...context.pending, change],
      refused: null,
      error: null,
    })),
    setError: assign({ error: gatewayError('SERVER_ERROR') }),
  },
  guards: {
    hasPendingChange: ({ context }) => context.pending.length > 0,
    canApplyChange: ({ context }) => outcomeOf(context)?.kind === 'changed',
    isFull: ({ context }) => outcomeOf(context)?.kind === 'full',
    isUnchanged: ({ context }) => outcomeOf(context)?.kind === 'same',
    isStale: ({ context }) => context.loggedIn && !context.refreshed,
    canAnimate: ({ context }) => !context.reducedMotion && isAddition(context),
  },
  delays: { CART_BALL, CART_MOVE },
}).createMachine({
  context: ({ input }) => ({
    loggedIn: input.loggedIn ?? false,
    reducedMotion: input.reducedMotion ?? false,
    ids: [],
    before: [],
    pending: [],
    refreshed: false,
    refused: null,
    done: null,
    error: null,
  }),
  type: 'parallel',
  on: {
    'product.added': {
      actions: { type: 'queueChange', params: ({ event }) => ({ kind: 'add' as const, productId: event.productId }) },
    },
    'product.replaced': {
      actions: {
        type: 'queueChange',
        params: ({ event }) => ({ kind: 'replace' as const, productId: event.productId }),
      },
    },
    'product.removed': {
      actions: {
        type: 'queueChange',
        params: ({ event }) => ({ kind: 'remove' as const, productId: event.productId }),
      },
    },
    'refusal.dismissed': { actions: assign({ refused: null, error: null }) },
    'login.changed': {
      guard: ({ context, event }) => context.loggedIn !== event.loggedIn,
      target: '.list.reading',
      actions: assign(({ event }) => ({
        loggedIn: event.loggedIn,
        ids: [],
        pending: [],
        refreshed: false,
        refused: null,
        error: null,
      })),
    },
  },
  states: {
    list: {
      initial: 'reading',
      on: { 'reload.requested': { target: '.reading', actions: assign({ refreshed: false }) } },
      states: {
        /** Another tab may have changed the list on the device. */
        reading: {
          tags: 'busy',
          invoke: {
            src: 'readList',
            input: ({ context }) => ({ loggedIn: context.loggedIn }),
            onDone: { target: 'evaluating', actions: assign(({ event }) => ({ ids: event.output })) },
            onError: { target: 'evaluating', actions: ['reportBug', 'setError'] },
          },
        },
        /**
         * A change that fits is made at once. One that does not fit is only rejected after the newest list was loaded.
         */
        evaluating: {
          always: [
            { guard: 'canApplyChange', target: 'changing', actions: assign(({ context }) => applyChange(context)) },
            { guard: 'isStale', target: 'refreshing' },
            { guard: 'isFull', target: 'ready', actions: assign(({ context }) => rejectChange(context)) },
            {
              guard: 'isUnchanged',
              target: 'ready',
              actions: assign(({ context }) => completeChange(context, getDoneKind(context))),
            },
            { target: 'ready' },
          ],
        },
        refreshing: {
          tags: 'busy',
          always: { guard: 'canApplyChange', target: 'reading' },
          invoke: {
            src: 'refresh',
            onDone: {
              target: 'ready',
              actions: assign(({ event: { output } }) =>
                output.ok ? { ids: output.value, refreshed: true } : { error: output.error, refreshed: true },
              ),
            },
            onError: { target: 'ready', actions: ['reportBug', 'setError', assign({ refreshed: true })] },
          },
        },
        changing: {
          tags: 'busy',
          entry: raise({ type: 'flight.started' }),
          invoke: {
            src: 'change',
            input: ({ context }) => getPendingChange(context),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'ready',
                actions: assign(({ context, event: { output } }) =>
                  output.ok ? { ...completeChange(context, context.pending[0]?.kind ?? 'add'), ids: output.value } : {},
                ),
              },
              {
                // Another device has added a product meanwhile; the cart now shows that product.
                guard: ({ context, event }) =>
                  !event.output.ok && event.output.error.code === '400' && isAddition(context),
                target: 'reading',
                actions: assign(({ context }) => ({ ...rejectChange(context), ids: context.before, refreshed: false })),
              },
              {
                target: 'ready',
                actions: assign(({ context, event: { output } }) => ({
                  ...undoChange(context),
                  ...(!output.ok && { error: output.error }),
                })),
              },
            ],
            onError: {
              target: 'ready',
              actions: ['reportBug', 'setError', assign(({ context }) => undoChange(context))],
            },
          },
        },
        ready: {
          always: [
            { guard: 'hasPendingChange', target: 'reading' },
            { guard: 'isStale', target: 'refreshing' },
          ],
        },
      },
    },
    flight: {
      initial: 'idle',
      states: {
        idle: { on: { 'flight.started': { guard: 'canAnimate', target: 'ball' } } },
        ball: { after: { CART_BALL: 'move' } },
        move: { after: { CART_MOVE: 'idle' } },
      },
    },
  },
});

export interface CartPorts extends CartListPorts {
  readonly bugs: Bugs;
}

/** Binds the cart to the lists on this device and at the gateway. */
export function provideCart(ports: CartPorts) {
  return cartMachine.provide({
    actors: {
      readList: fromPromise<readonly string[], { readonly loggedIn: boolean }>(
        async ({ input }) => cartOf(ports, input.loggedIn).read() ?? [],
      ),
      refresh: fromPromise<Result<readonly string[], GatewayError>, undefined>(({ signal }) =>
        refreshCart(ports, signal),
      ),
      change: fromPromise<Result<readonly string[], GatewayError>, PendingCartChange>(({ input, signal }) =>
        updateCart(ports, input, signal),
      ),
    },
    actions: { reportBug: ({ event }) => ports.bugs.report(getCause(event)) },
  });
}

function outcomeOf({ ids, pending: [change] }: CartContext): CartChangeResult | null {
  return change === undefined ? null : applyCartChange(ids, change);
}

const isAddition = ({ pending: [change] }: CartContext): boolean => change !== undefined && change.kind !== 'remove';

/**
 * Applies the change to the list before the gateway has answered, and saves the previous list in case it rejects the
 * change.
 */
function applyChange(context: CartContext): Change {
  const outcome = outcomeOf(context);
  return outcome?.kind === 'changed' ? { before: context.ids, ids: outcome.ids } : {};
}

function completeChange({ pending: [change, ...pending], done: last }: CartContext, kind: CartDone['kind']): Change {
  if (change === undefined) return {};
  return { pending, done: { kind, productId: change.productId, count: (last?.count ?? 0) + 1 } };
}

/**
 * The result of a change without effect: a removed product is not in the cart either way, and an added one was there
 * already.
 */
const getDoneKind = ({ pending: [change] }: CartContext): CartDone['kind'] =>
  change?.kind === 'remove' ? 'remove' : 'already';

function rejectChange({ pending: [change, ...pending] }: CartContext): Change {
  return { pending, refused: change?.productId ?? null };
}

const undoChange = ({ pending: [, ...pending], before }: CartContext): Change => ({ pending, ids: before });

function getPendingChange({ pending: [change], before, ids, loggedIn }: CartContext): PendingCartChange {
  if (change === undefined) throw new Error('no change is pending');
  return { change, before, after: ids, loggedIn };
}
