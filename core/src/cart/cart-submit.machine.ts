import { and, assign, fromPromise, setup } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { updateField, validateField } from '../forms/field.ts';
import { ENQUIRY_CONTENT_RULES } from '../forms/field-rules.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import type { TypedQuantities } from '../forms/quantities.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Gateway } from '../ports/gateway.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import {
  acceptRedSuppliers,
  applyOutcome,
  applyPreparedCart,
  type CartSubmitContext,
  type CartSubmitInput,
  checkContent,
  draftOf,
  findInvalidQuantity,
  getEarlyDraft,
  hasOtherRows,
  hasProducts,
  initialContext,
  isGone,
  listQuantities,
  listRedSuppliers,
  type PreparedCart,
  quantityOf,
  revealErrors,
  warnOfSuppliers,
  withIds,
  withTypedQuantity,
} from './cart-submit.context.ts';
import type { CartDraft } from './draft.ts';
import { loadRows } from './rows.ts';
import { type CartSendInput, type CartSendPorts, type CartSent, cartRequest, sendCart } from './send.ts';

export type CartSubmitEvent =
  | { readonly type: 'content.changed'; readonly value: string }
  | { readonly type: 'content.blurred' }
  /** The quantity of a product; it is remembered for the product's other pages. */
  | { readonly type: 'quantity.changed'; readonly productId: string; readonly value: string }
  /** Validates the message without sending; the command line does so before it asks the person to confirm. */
  | { readonly type: 'form.checked' }
  /** Sent with the cart's list whenever the list changes. */
  | { readonly type: 'cart.changed'; readonly ids: readonly string[] }
  | { readonly type: 'cart.submitted' }
  /** The person has read the warning about a supplier's red traffic light, and sends all the same. */
  | { readonly type: 'warning.accepted' }
  | { readonly type: 'retry.requested' };

/** The cart's page: its products, and one message to their suppliers.    */
export const cartSubmitMachine = setup({
  types: {
    input: {} as CartSubmitInput,
    context: {} as CartSubmitContext,
    events: {} as CartSubmitEvent,
    tags: {} as 'busy',
  },
  actors: {
    prepare: requireActor<PreparedCart, readonly string[]>('prepare'),
    send: requireActor<CartSent, CartSendInput>('send'),
  },
  actions: {
    reportBug: failWithBug,
    saveDraft: requireAction<CartDraft | null>('saveDraft'),
    saveQuantity: requireAction<string>('saveQuantity'),
    /**
     * Reads the key with which the stored draft was sent, so that a retry after a port threw has the same key. REL-02
     */
    loadAttempt: requireAction('loadAttempt'),
    clearErrors: assign({ error: null, ended: null }),
    setSubmitPending: assign({ isSubmitPending: true, error: null, ended: null }),
    clearSubmitPending: assign({ isSubmitPending: false }),
    revealErrors: assign(({ context }) => revealErrors(context)),
    showWarning: assign(() => warnOfSuppliers()),
    acceptWarning: assign(({ context }) => acceptRedSuppliers(context)),
  },
  guards: {
    isComplete: ({ context }) => isContentValid(context) && hasProducts(context),
    canSend: ({ context }) => listRedSuppliers(context).length === 0,
    isContentValid: ({ context }) => isContentValid(context),
    isSubmitPending: ({ context }) => context.isSubmitPending,
    isListChanged: ({ context }, ids: readonly string[]) => ids.join() !== context.ids.join(),
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'cartSubmit',
  context: ({ input }) => initialContext(input),
  initial: 'open',
  states: {
    open: {
      initial: 'preparing',
      on: {
        'content.changed': {
          actions: [
            'clearErrors',
            assign({
              content: ({ context, event }) => updateField(context.content, event.value, ENQUIRY_CONTENT_RULES),
            }),
            { type: 'saveDraft', params: ({ context }) => draftOf(context) },
          ],
        },
        'content.blurred': {
          actions: assign({ content: ({ context }) => validateField(context.content, ENQUIRY_CONTENT_RULES, 'blur') }),
        },
        'quantity.changed': {
          actions: [
            'clearErrors',
            assign(({ context, event }) => withTypedQuantity(context, event.productId, event.value)),
            { type: 'saveQuantity', params: ({ event }) => event.productId },
          ],
        },
        'form.checked': { actions: assign({ content: ({ context }) => checkContent(context) }) },
        'cart.changed': {
          guard: { type: 'isListChanged', params: ({ event }) => event.ids },
          target: '.preparing',
          actions: ['clearErrors', assign(({ context, event }) => withIds(context, event.ids))],
        },
      },
      states: {
        preparing: {
          tags: 'busy',
          initial: 'idle',
          states: {
            idle: {
              on: {
                'cart.submitted': [
                  { guard: 'isContentValid', target: 'sendWaiting', actions: 'setSubmitPending' },
                  { actions: 'revealErrors' },
                ],
              },
            },
            sendWaiting: SUBMIT_STATES,
          },
          invoke: {
            src: 'prepare',
            input: ({ context }) => context.ids,
            onDone: {
              target: 'prepared',
              actions: [
                { type: 'saveDraft', params: ({ context, event }) => getEarlyDraft(context, event.output) },
                assign(({ context, event }) => applyPreparedCart(context, event.output)),
              ],
            },
            onError: { target: 'ready', actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })] },
          },
        },
        prepared: {
          always: [
            { guard: and(['isSubmitPending', 'isComplete', 'canSend']), target: '#cartSubmit.sending' },
            { guard: and(['isSubmitPending', 'isComplete']), target: 'ready', actions: 'showWarning' },
            { guard: 'isSubmitPending', target: 'ready', actions: 'revealErrors' },
            { target: 'ready' },
          ],
        },
        ready: {
          entry: 'clearSubmitPending',
          on: {
            'cart.submitted': [
              { guard: and(['isComplete', 'canSend']), target: '#cartSubmit.sending' },
              { guard: 'isComplete', actions: 'showWarning' },
              { actions: 'revealErrors' },
            ],
            'warning.accepted': [
              { guard: 'isComplete', target: '#cartSubmit.sending', actions: 'acceptWarning' },
              { actions: 'revealErrors' },
            ],
            'retry.requested': { target: 'preparing', actions: 'clearErrors' },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: ['clearErrors', 'clearSubmitPending'],
      ...SUBMIT_STATES,
      /** Does not change the request under way; if the request fails, the form shows the changed cart. */
      on: { 'cart.changed': { actions: assign(({ event }) => ({ ids: event.ids })) } },
      invoke: {
        src: 'send',
        input: ({ context }) => ({
          request: cartRequest(context.ids, context.content.value, {
            exhibitionId: context.exhibitionId,
            quantities: listQuantities(context),
          }),
          attempt: context.attempt,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome.kind === 'sent',
            target: 'sent',
            actions: assign(({ event: { output } }) => ({
              sent: { inquiryIds: output.inquiryIds, mail: output.mail },
            })),
          },
          {
            // A product no longer exists, which its row shows; or the cart has changed meanwhile.
            guard: ({ context, event }) => isGone(event.output) || hasOtherRows(context),
            target: 'open.preparing',
            actions: assign(({ context, event }) => ({
              ...withIds(context, context.ids),
              ...applyOutcome(event.output),
            })),
          },
          { target: 'open.ready', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: {
          target: 'open.ready',
          actions: [
            'reportBug',
            'loadAttempt',
            assign(({ context }) => ({ ...withIds(context, context.ids), error: gatewayError('SERVER_ERROR') })),
          ],
        },
      },
    },
    sent: { type: 'final' },
  },
});

/** Whether message and quantities are valid; the products are not checked. */
const isContentValid = (context: CartSubmitContext): boolean =>
  checkContent(context).failure === null && findInvalidQuantity(context) === null;

export interface CartSubmitPorts extends CartSendPorts {
  readonly quantities: TypedQuantities;
  readonly gateway: Pick<Gateway, 'catalogue'>;
  readonly bugs: Bugs;
}

/** Binds the cart's page to the catalogue, the login, and this device's storage. */
export function provideCartSubmit(ports: CartSubmitPorts) {
  return cartSubmitMachine.provide({
    actors: {
      prepare: fromPromise<PreparedCart, readonly string[]>(async ({ input, signal }) => ({
        rows: await loadRows(ports.gateway, input, signal),
        draft: ports.drafts.read(),
        quantities: Object.fromEntries(input.map((id) => [id, ports.quantities.read(id)])),
      })),
      send: fromPromise<CartSent, CartSendInput>(({ input }) => sendCart(ports, input)),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      saveDraft: (_, draft) => {
        if (draft) ports.drafts.save(draft);
      },
      saveQuantity: ({ context }, id) => ports.quantities.save(id, quantityOf(context, id).value),
      loadAttempt: assign(() => ({ attempt: ports.drafts.read()?.attempt ?? null })),
    },
  });
}
