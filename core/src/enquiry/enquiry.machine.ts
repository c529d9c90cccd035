import { and, assign, fromPromise, setup } from 'xstate';
import type { EnquiryInput } from '../contract/enquiry/calls.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
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
  initialContext,
  isRight,
  requestOf,
  revealErrors,
} from './enquiry.context.ts';
import { type EnquiryFieldName, withAllChecked, withBlurred, withSentence, withTyped } from './fields.ts';
import { isOverLimit, type PreparedEnquiry, type PreparePorts, prepareEnquiry } from './prepare.ts';
import { type SendEnquiryResult, type SendPorts, sendEnquiry } from './send.ts';
import type { EnquiryTarget } from './target.ts';

export type EnquiryEvent =
  | { readonly type: 'field.changed'; readonly name: EnquiryFieldName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: EnquiryFieldName }
  /** The text of a template, in the visitor's language. */
  | { readonly type: 'template.chosen'; readonly text: string }
  /** Validates every field without sending; the command line does so before it asks the person to confirm. */
  | { readonly type: 'form.checked' }
  | { readonly type: 'enquiry.submitted' }
  | { readonly type: 'retry.requested' };

type PrepareInput = { readonly itemId: string; readonly target: EnquiryTarget | null };
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
    prepare: requireActor<Result<PreparedEnquiry, GatewayError>, PrepareInput>('prepare'),
    send: requireActor<SendEnquiryResult, SendInput>('send'),
  },
  actions: {
    reportBug: failWithBug,
    keepDraft: requireAction<EnquiryDraft | null>('keepDraft'),
    /**
     * Reads the key with which the stored draft was sent, so that a retry after a port threw has the same key. REL-02
     */
    recallAttempt: requireAction('recallAttempt'),
    /** Fills the form from the stored draft alone, after the gateway could not be reached or preparing threw. */
    recallDraft: requireAction('recallDraft'),
    checkAll: assign({ fields: ({ context }) => withAllChecked(context.fields) }),
    refuse: assign(({ context }) => revealErrors(context)),
    want: assign(({ context }) => ({ fields: withAllChecked(context.fields), isWanted: true, error: null })),
    /** The form cannot be sent; moves the focus to the reason on the page. */
    pointOut: assign({ refusals: ({ context }) => context.refusals + 1 }),
    forgetWish: assign({ isWanted: false }),
  },
  guards: {
    isRight: ({ context }) => isRight(context),
    mayBeRight: ({ context }) => canBeValid(context),
    isComplete: ({ context }) => context.target !== null && isRight(context),
    isWanted: ({ context }) => context.isWanted,
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
            { type: 'keepDraft', params: ({ context }) => (context.draftRead ? draftOf(context) : null) },
          ],
        },
        'field.blurred': {
          actions: assign({ fields: ({ context, event }) => withBlurred(context.fields, event.name) }),
        },
        'form.checked': { actions: 'checkAll' },
        'template.chosen': {
          actions: [
            assign({ fields: ({ context, event }) => withSentence(context.fields, event.text) }),
            { type: 'keepDraft', params: ({ context }) => (context.draftRead ? draftOf(context) : null) },
          ],
        },
      },
      states: {
        preparing: {
          tags: 'busy',
          initial: 'unasked',
          states: {
            unasked: {
              on: {
                'enquiry.submitted': [{ guard: 'mayBeRight', target: 'asked', actions: 'want' }, { actions: 'refuse' }],
              },
            },
            asked: SUBMIT_STATES,
          },
          invoke: {
            src: 'prepare',
            input: ({ context }) => ({ itemId: context.opening.itemId, target: context.target }),
            onDone: [
              {
                guard: ({ event }) => event.output.ok,
                target: 'prepared',
                actions: [
                  { type: 'keepDraft', params: ({ context, event }) => getEarlyDraft(context, event.output) },
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
            { guard: and(['isWanted', 'isComplete']), target: '#enquiry.sending' },
            { guard: 'isWanted', target: 'ready', actions: 'refuse' },
            { target: 'ready' },
          ],
        },
        ready: {
          on: {
            'enquiry.submitted': [
              { guard: 'isComplete', target: '#enquiry.sending', actions: 'checkAll' },
              { actions: 'refuse' },
            ],
          },
        },
        limited: { entry: 'forgetWish', on: { 'enquiry.submitted': { actions: 'pointOut' } } },
        unavailable: {
          entry: [
            'forgetWish',
            'recallDraft',
            { type: 'keepDraft', params: ({ context }) => getNonEmptyDraft(context) },
          ],
          on: {
            'retry.requested': { target: 'preparing', actions: assign({ error: null }) },
            'enquiry.submitted': [
              { guard: 'isRight', target: 'preparing.asked', actions: 'want' },
              { actions: 'refuse', target: 'preparing' },
            ],
          },
        },
        missing: {
          entry: [
            'forgetWish',
            'recallDraft',
            { type: 'keepDraft', params: ({ context }) => getNonEmptyDraft(context) },
          ],
          on: { 'enquiry.submitted': { actions: 'pointOut' } },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: ['forgetWish', assign({ error: null })],
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
          actions: ['reportBug', 'recallAttempt', assign({ error: gatewayError('SERVER_ERROR') })],
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
  readonly bugs: Bugs;
}

/** Binds the form to the gateway and to this device's storage. */
export function provideEnquiry(ports: EnquiryPorts) {
  return enquiryMachine.provide({
    actors: {
      prepare: fromPromise<Result<PreparedEnquiry, GatewayError>, PrepareInput>(({ input, signal }) =>
        prepareEnquiry(ports, input, signal),
      ),
      send: fromPromise<SendEnquiryResult, SendInput>(({ input, signal }) => sendEnquiry(ports, input, signal)),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      recallDraft: assign(({ context }) => applyStoredDraft(context, ports.drafts.read())),
      keepDraft: (_, draft) => {
        if (draft) ports.drafts.save(draft);
      },
      recallAttempt: assign(() => ({ attempt: ports.drafts.read()?.attempt ?? null })),
    },
  });
}
