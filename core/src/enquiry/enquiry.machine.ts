import { and, assign, fromPromise, setup } from 'xstate';
import type { EnquiryInput } from '../contract/enquiry/calls.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import type { TypedQuantities } from '../forms/quantities.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import type { Bugs } from '../ports/bugs.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import type { EnquiryDraft } from './draft.ts';
import {
  applyPreparedEnquiry,
  applyStoredDraft,
  canBeValid,
  draftOf,
  type EnquiryContext,
  type EnquiryOpening,
  getEarlyDraft,
  getNonEmptyDraft,
  hasValidFields,
  initialContext,
  requestOf,
  revealErrors,
} from './enquiry.context.ts';
import { type EnquiryFieldName, withAllChecked, withBlurred, withSentence, withTyped } from './fields.ts';
import {
  type EnquiryToPrepare,
  isOverLimit,
  type PreparedEnquiry,
  type PreparePorts,
  prepareEnquiry,
} from './prepare.ts';
import { type SendEnquiryResult, type SendPorts, sendEnquiry } from './send.ts';

export type EnquiryEvent =
  | { readonly type: 'field.changed'; readonly name: EnquiryFieldName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: EnquiryFieldName }
  /** The text of a template, in the visitor's language. */
  | { readonly type: 'template.chosen'; readonly text: string }
  /** Validates every field without sending; the command line does so before it asks the person to confirm. */
  | { readonly type: 'form.checked' }
  | { readonly type: 'enquiry.submitted' }
  | { readonly type: 'retry.requested' };

type SendInput = { readonly request: EnquiryInput; readonly draft: EnquiryDraft };

/**
 * The form for writing to a supplier, without an account. The input stays stored until the enquiry has arrived.
 *
 */
export const enquiryMachine = setup({
  types: {
    input: {} as EnquiryOpening,
    context: {} as EnquiryContext,
    events: {} as EnquiryEvent,
    tags: {} as 'busy',
  },
  actors: {
    prepare: requireActor<Result<PreparedEnquiry, GatewayError>, EnquiryToPrepare>('prepare'),
    send: requireActor<SendEnquiryResult, SendInput>('send'),
  },
  actions: {
    reportBug: failWithBug,
    saveDraft: requireAction<EnquiryDraft | null>('saveDraft'),
    /**
     * Reads the key with which the stored draft was sent, so that a retry after a port threw has the same key. REL-02
     */
    loadAttempt: requireAction('loadAttempt'),
    /** Fills the form from the stored draft alone, after the gateway could not be reached or preparing threw. */
    loadDraft: requireAction('loadDraft'),
    validateAll: assign({ fields: ({ context }) => withAllChecked(context.fields) }),
    revealErrors: assign(({ context }) => revealErrors(context)),
    setSubmitPending: assign(({ context }) => ({
      fields: withAllChecked(context.fields),
      isSubmitPending: true,
      error: null,
    })),
    /** The form cannot be sent; moves the focus to the reason on the page. */
    focusReason: assign({ refusals: ({ context }) => context.refusals + 1 }),
    clearSubmitPending: assign({ isSubmitPending: false }),
  },
  guards: {
    isValid: ({ context }) => hasValidFields(context),
    canBeValid: ({ context }) => canBeValid(context),
    isComplete: ({ context }) => context.target !== null && hasValidFields(context),
    isSubmitPending: ({ context }) => context.isSubmitPending,
    isOverLimit: ({ context }) => isOverLimit(context.daily),
  },
  delays: { LOADING_DELAY },
}).createMachine({
  context: ({ input }) => initialContext(input),
  initial: 'open',
  states: {
    open: {
      initial: 'preparing',
      on: {
        'field.changed': {
          actions: [
            assign({ fields: ({ context, event }) => withTyped(context.fields, event.name, event.value) }),
            { type: 'saveDraft', params: ({ context }) => (context.draftRead ? draftOf(context) : null) },
          ],
        },
        'field.blurred': {
          actions: assign({ fields: ({ context, event }) => withBlurred(context.fields, event.name) }),
        },
        'form.checked': { actions: 'validateAll' },
        'template.chosen': {
          actions: [
            assign({ fields: ({ context, event }) => withSentence(context.fields, event.text) }),
            { type: 'saveDraft', params: ({ context }) => (context.draftRead ? draftOf(context) : null) },
          ],
        },
      },
      states: {
        preparing: {
          tags: 'busy',
          initial: 'idle',
          states: {
            idle: {
              on: {
                'enquiry.submitted': [
                  { guard: 'canBeValid', target: 'sendWaiting', actions: 'setSubmitPending' },
                  { actions: 'revealErrors' },
                ],
              },
            },
            sendWaiting: SUBMIT_STATES,
          },
          invoke: {
            src: 'prepare',
            input: ({ context }) => ({
              itemId: context.opening.itemId,
              target: context.target,
              copyOf: context.opening.copyOf ?? null,
            }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'prepared',
                actions: [
                  { type: 'saveDraft', params: ({ context, event }) => getEarlyDraft(context, event.output) },
                  assign(({ context, event }) =>
                    event.output.ok ? applyPreparedEnquiry(context, event.output.value) : {},
                  ),
                ],
              },
              {
                guard: ({ event }) => !event.output.ok && event.output.error.code === '404',
                target: 'missing',
              },
              {
                target: 'unavailable',
                actions: assign(({ event }) => (event.output.ok ? {} : { error: event.output.error })),
              },
            ],
            onError: {
              target: 'unavailable',
              actions: ['reportBug', assign({ error: gatewayError('SERVER_ERROR') })],
            },
          },
        },
        prepared: {
          always: [
            { guard: 'isOverLimit', target: 'limited' },
            { guard: and(['isSubmitPending', 'isComplete']), target: '#enquiry.sending' },
            { guard: 'isSubmitPending', target: 'ready', actions: 'revealErrors' },
            { target: 'ready' },
          ],
        },
        ready: {
          on: {
            'enquiry.submitted': [
              { guard: 'isComplete', target: '#enquiry.sending', actions: 'validateAll' },
              { actions: 'revealErrors' },
            ],
          },
        },
        limited: { entry: 'clearSubmitPending', on: { 'enquiry.submitted': { actions: 'focusReason' } } },
        unavailable: {
          entry: [
            'clearSubmitPending',
            'loadDraft',
            { type: 'saveDraft', params: ({ context }) => getNonEmptyDraft(context) },
          ],
          on: {
            'retry.requested': { target: 'preparing', actions: assign({ error: null }) },
            'enquiry.submitted': [
              { guard: 'isValid', target: 'preparing.sendWaiting', actions: 'setSubmitPending' },
              { actions: 'revealErrors', target: 'preparing' },
            ],
          },
        },
        missing: {
          entry: [
            'clearSubmitPending',
            'loadDraft',
            { type: 'saveDraft', params: ({ context }) => getNonEmptyDraft(context) },
          ],
          on: { 'enquiry.submitted': { actions: 'focusReason' } },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: ['clearSubmitPending', assign({ error: null })],
      ...SUBMIT_STATES,
      invoke: {
        src: 'send',
        input: ({ context }) => ({ request: requestOf(context), draft: draftOf(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output.answer?.ok === true,
            target: 'sent',
            actions: assign(({ event: { output } }) => {
              if (!output.answer?.ok) return {};
              const { inquiryId, mail = null, isConfirmed = false } = output.answer.value;
              return { inquiryId, mail, isConfirmed, attempt: null };
            }),
          },
          {
            target: 'open.ready',
            actions: assign(({ event }) => ({
              attempt: event.output.attempt,
              error: event.output.answer === null || event.output.answer.ok ? null : event.output.answer.error,
            })),
          },
        ],
        onError: {
          target: 'open.ready',
          actions: ['reportBug', 'loadAttempt', assign({ error: gatewayError('SERVER_ERROR') })],
        },
      },
    },
    sent: { type: 'final' },
  },
  id: 'enquiry',
});

export interface EnquiryPorts extends PreparePorts, SendPorts {
  readonly gateway: PreparePorts['gateway'];
  readonly drafts: SendPorts['drafts'];
  readonly guests: SendPorts['guests'];
  readonly quantities: TypedQuantities;
  readonly bugs: Bugs;
}

/** Binds the form to the gateway and to this device's storage. */
export function provideEnquiry(ports: EnquiryPorts) {
  return enquiryMachine.provide({
    actors: {
      prepare: fromPromise<Result<PreparedEnquiry, GatewayError>, EnquiryToPrepare>(({ input, signal }) =>
        prepareEnquiry(ports, input, signal),
      ),
      send: fromPromise<SendEnquiryResult, SendInput>(({ input, signal }) => sendEnquiry(ports, input, signal)),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      loadDraft: assign(({ context }) =>
        applyStoredDraft(context, ports.drafts.read(), ports.quantities.read(context.opening.itemId)),
      ),
      saveDraft: (_, draft) => {
        if (!draft) return;
        ports.drafts.save(draft);
        ports.quantities.save(draft.itemId, draft.quantity);
      },
      loadAttempt: assign(() => ({ attempt: ports.drafts.read()?.attempt ?? null })),
    },
  });
}
