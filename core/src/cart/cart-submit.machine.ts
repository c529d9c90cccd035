import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Attempt } from '../forms/attempt.ts';
import { checkedField, emptyField, type Field, typedField } from '../forms/field.ts';
import { ENQUIRY_CONTENT_RULES } from '../forms/field-rules.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { CartDraft } from './draft.ts';
import { type CartRow, loadRows } from './rows.ts';
import { type CartSendInput, type CartSendPorts, type CartSent, cartRequest, sendCart } from './send.ts';

export type CartSubmitEvent =
  | { readonly type: 'content.changed'; readonly value: string }
  | { readonly type: 'content.blurred' }
  /** The list of the cart, whenever it is another. */
  | { readonly type: 'cart.changed'; readonly ids: readonly string[] }
  | { readonly type: 'cart.submitted' }
  | { readonly type: 'retry.requested' };

export interface CartSubmitInput {
  readonly ids: readonly string[];
  /** */
  readonly exhibitionId?: string | undefined;
}

interface Prepared {
  readonly rows: readonly CartRow[];
  readonly draft: CartDraft | null;
}

interface CartSubmitContext {
  readonly ids: readonly string[];
  readonly exhibitionId: string | undefined;
  readonly rows: readonly CartRow[];
  readonly draftRead: boolean;
  readonly content: Field;
  readonly attempt: Attempt | null;
  /** How often sending was refused because of the message; a face moves the focus when it grows. */
  readonly refusals: number;
  readonly ended: 'dismissed' | 'leaving' | null;
  readonly error: GatewayError | null;
  readonly sent: { readonly inquiryIds: readonly string[] } | null;
}

type Change = Partial<CartSubmitContext>;

/** The cart's page: its products, and one message to their suppliers.    */
export const cartSubmitMachine = setup({
  types: {
    input: {} as CartSubmitInput,
    context: {} as CartSubmitContext,
    events: {} as CartSubmitEvent,
    tags: {} as 'busy',
  },
  actors: {
    prepare: unbound<Prepared, readonly string[]>('prepare'),
    send: unbound<CartSent, CartSendInput>('send'),
  },
  actions: {
    reportBug: throwBug,
    keepDraft: unboundAction<CartDraft | null>('keepDraft'),
    clear: assign({ error: null, ended: null }),
  },
  guards: {
    isComplete: ({ context }) => hasProducts(context) && checked(context).failure === null,
    hasProducts: ({ context }) => hasProducts(context),
    isOther: ({ context }, ids: readonly string[]) => ids.join() !== context.ids.join(),
  },
}).createMachine({
  id: 'cartSubmit',
  context: ({ input }) => ({
    ids: input.ids,
    exhibitionId: input.exhibitionId,
    rows: [],
    draftRead: false,
    content: emptyField,
    attempt: null,
    refusals: 0,
    ended: null,
    error: null,
    sent: null,
  }),
  initial: 'open',
  states: {
    open: {
      initial: 'preparing',
      on: {
        'content.changed': {
          actions: [
            'clear',
            assign({
              content: ({ context, event }) => typedField(context.content, event.value, ENQUIRY_CONTENT_RULES),
            }),
            { type: 'keepDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'content.blurred': {
          actions: assign({ content: ({ context }) => checkedField(context.content, ENQUIRY_CONTENT_RULES, 'blur') }),
        },
        'cart.changed': {
          guard: { type: 'isOther', params: ({ event }) => event.ids },
          target: '.preparing',
          actions: ['clear', assign(({ context, event }) => withIds(context, event.ids))],
        },
      },
      states: {
        preparing: {
          tags: 'busy',
          invoke: {
            src: 'prepare',
            input: ({ context }) => context.ids,
            onDone: { target: 'ready', actions: assign(({ context, event }) => arrived(context, event.output)) },
            onError: { target: 'ready', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
          },
        },
        ready: {
          on: {
            'cart.submitted': [
              { guard: 'isComplete', target: '#cartSubmit.sending' },
              {
                guard: 'hasProducts',
                actions: [
                  'clear',
                  assign(({ context }) => ({ content: checked(context), refusals: context.refusals + 1 })),
                ],
              },
            ],
            'retry.requested': { target: 'preparing', actions: 'clear' },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: 'clear',
      invoke: {
        src: 'send',
        input: ({ context }) => ({
          request: cartRequest(context.ids, context.content.value, context.exhibitionId),
          attempt: context.attempt,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome.kind === 'sent',
            target: 'sent',
            actions: assign(({ event }) => ({ sent: { inquiryIds: event.output.inquiryIds } })),
          },
          {
            // A product is gone; the rows tell which.
            guard: ({ event: { output } }) => output.outcome.kind === 'failed' && output.outcome.error.code === '404',
            target: 'open.preparing',
            actions: assign(({ event }) => ended(event.output)),
          },
          { target: 'open.ready', actions: assign(({ event }) => ended(event.output)) },
        ],
        onError: { target: 'open.ready', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
      },
    },
    sent: { type: 'final' },
  },
});

export interface CartSubmitPorts extends CartSendPorts {
  readonly gateway: Pick<Gateway, 'catalogue'>;
  readonly bugs: Bugs;
}

/** Binds the cart's page to the catalogue, the login, and what this device remembers. */
export function provideCartSubmit(ports: CartSubmitPorts) {
  return cartSubmitMachine.provide({
    actors: {
      prepare: fromPromise<Prepared, readonly string[]>(async ({ input, signal }) => ({
        rows: await loadRows(ports.gateway, input, signal),
        draft: ports.drafts.read(),
      })),
      send: fromPromise<CartSent, CartSendInput>(({ input }) => sendCart(ports, input)),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(causeOf(event)),
      keepDraft: (_, draft) => {
        if (draft) ports.drafts.keep(draft);
      },
    },
  });
}

const checked = ({ content }: CartSubmitContext): Field => checkedField(content, ENQUIRY_CONTENT_RULES, 'submit');

/** What is gone has to be taken out first. */
const hasProducts = ({ rows }: CartSubmitContext): boolean =>
  rows.length > 0 && rows.every(({ kind }) => kind !== 'gone');

const draftOf = ({ content, attempt, draftRead }: CartSubmitContext): CartDraft | null =>
  draftRead ? { content: content.value, attempt } : null;

/** Rows of products that are no longer there go at once. */
const withIds = ({ rows }: CartSubmitContext, ids: readonly string[]): Change => ({
  ids,
  rows: rows.filter(({ id }) => ids.includes(id)),
});

function arrived(context: CartSubmitContext, { rows, draft }: Prepared): Change {
  if (context.draftRead || draft === null) return { rows, draftRead: true };
  const content = context.content.value === '' ? { value: draft.content } : context.content;
  return { rows, draftRead: true, content, attempt: draft.attempt };
}

function ended({ attempt, outcome }: CartSent): Change {
  if (outcome.kind === 'failed') return { attempt, error: outcome.error };
  return outcome.kind === 'sent' ? {} : { attempt, ended: outcome.kind };
}
