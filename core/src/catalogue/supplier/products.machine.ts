import { assign, fromPromise, setup } from 'xstate';
import type { OwnProducts } from '../../contract/catalogue/supplier-calls.ts';
import { OWN_KEYWORD_MAX, type OwnProductPart } from '../../contract/catalogue/supplier-limits.ts';
import { type GatewayError, gatewayError } from '../../contract/error.ts';
import { cutText, trimText } from '../../forms/text-input.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../../ports/unbound.ts';
import type { Result } from '../../result.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { createSupplierSession } from '../../supplier-login/session.ts';

export type ProductsEvent =
  | { readonly type: 'part.selected'; readonly part: OwnProductPart }
  | { readonly type: 'keyword.changed'; readonly value: string }
  | { readonly type: 'search.submitted' }
  | { readonly type: 'page.selected'; readonly pageNo: number }
  /** Hides a product that is shown, or shows one that is hidden. */
  | { readonly type: 'part.changed'; readonly id: string }
  | { readonly type: 'retry.requested' };

interface Asked {
  readonly part: OwnProductPart;
  readonly keyword: string;
  readonly pageNo: number;
}
interface Move {
  readonly productId: string;
  readonly isShown: boolean;
  readonly key: string;
}
/** What was done last, to be told. */
export interface Moved {
  readonly name: string;
  readonly to: OwnProductPart;
}

type Loaded = Result<OwnProducts, GatewayError>;
type Done = Result<unknown, GatewayError>;

interface ProductsContext extends Asked {
  readonly list: OwnProducts | null;
  /** What stands in the search field, sent or not. */
  readonly typed: string;
  readonly moving: string | null;
  readonly moved: Moved | null;
  readonly key: string | null;
  readonly error: GatewayError | null;
}

/** What is forgotten when something else is asked for. */
const asAsked = { pageNo: 1, moved: null, error: null } as const;

/** The products of a supplier: looked through, hidden and shown. D-52 D-65 */
export const productsMachine = setup({
  types: {
    context: {} as ProductsContext,
    events: {} as ProductsEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: unbound<Loaded, Asked>('load'),
    move: unbound<Done, Move>('move'),
  },
  actions: {
    reportBug: throwBug,
    endSession: unboundAction('endSession'),
    takeKey: unboundAction('takeKey'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Done) => ({ error: answer.ok ? null : answer.error })),
    show: assign((_, answer: Loaded) => (answer.ok ? { list: answer.value, pageNo: answer.value.pageNo } : {})),
    askPart: assign(({ context, event }) =>
      event.type === 'part.selected' ? { ...asAsked, part: event.part } : { part: context.part },
    ),
    askWords: assign(({ context }) => ({ ...asAsked, keyword: trimText(context.typed) })),
    askPage: assign(({ event }) => (event.type === 'page.selected' ? { ...asAsked, pageNo: event.pageNo } : asAsked)),
    tell: assign(({ context: { list, moving, part } }) => ({
      moved: {
        name: list?.records.find(({ productId }) => productId === moving)?.name ?? '',
        to: part === 'shown' ? 'hidden' : 'shown',
      } as const,
      ...{ moving: null, key: null },
    })),
  },
  guards: { hasToken: unboundAction('hasToken') },
}).createMachine({
  id: 'supplierProducts',
  context: {
    ...{ part: 'shown', keyword: '', pageNo: 1, list: null, typed: '' },
    ...{ moving: null, moved: null, key: null, error: null },
  },
  initial: 'opened',
  on: { 'keyword.changed': { actions: assign(({ event }) => ({ typed: cutText(event.value, OWN_KEYWORD_MAX) })) } },
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
    visitor: { type: 'final', entry: assign({ list: null, error: null }) },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { part, keyword, pageNo } }) => ({ part, keyword, pageNo }),
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
      // Whoever asks for something else meanwhile does not wait for the first answer.
      on: {
        'part.selected': { target: 'loading', reenter: true, actions: 'askPart' },
        'search.submitted': { target: 'loading', reenter: true, actions: 'askWords' },
        'page.selected': { target: 'loading', reenter: true, actions: 'askPage' },
      },
    },
    failed: { on: { 'retry.requested': { target: 'loading', actions: assign({ error: null }) } } },
    shown: {
      on: {
        'part.selected': { target: 'loading', actions: 'askPart' },
        'search.submitted': { target: 'loading', actions: 'askWords' },
        'page.selected': { target: 'loading', actions: 'askPage' },
        'part.changed': {
          guard: ({ context }) => context.list?.canEdit === true,
          target: 'moving',
          actions: assign(({ event }) => ({ moving: event.id, moved: null, error: null })),
        },
      },
    },
    moving: {
      tags: 'busy',
      entry: 'takeKey',
      invoke: {
        src: 'move',
        input: ({ context: { moving, part, key } }) => ({
          ...{ productId: moving ?? '', isShown: part === 'hidden', key: key ?? '' },
        }),
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          { guard: ({ event }) => event.output.ok, target: 'loading', actions: 'tell' },
          {
            target: 'shown',
            actions: [{ type: 'failed', params: ({ event }) => event.output }, assign({ moving: null, key: null })],
          },
        ],
        onError: { target: 'shown', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
  },
});

/** Binds the list to the gateway. */
export function provideProducts({ supplierGateway, storage, ids, bugs }: SupplierPorts) {
  const { supplierProduct } = supplierGateway;
  const session = createSupplierSession(storage);
  return productsMachine.provide({
    actors: {
      load: fromPromise<Loaded, Asked>(({ input: { keyword, ...asked }, signal }) =>
        supplierProduct.list(keyword === '' ? asked : { ...asked, keyword }, { signal, fresh: true, handled: true }),
      ),
      move: fromPromise<Done, Move>(({ input: { key, ...data }, signal }) =>
        supplierProduct.setShown(data, { idempotencyKey: key, signal, handled: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      endSession: () => session.end(),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
    guards: { hasToken: () => session.hasToken() },
  });
}

const isLost = (answer: Done): boolean => !answer.ok && answer.error.kind === 'INVALID_TOKEN';
