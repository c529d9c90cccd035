import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { FormFieldName } from '../contract/preregistration/form-fields.ts';
import type { CategoryAndTags } from '../contract/rfq/calls.ts';
import {
  type CardEvent,
  cardAnswered,
  cardChosen,
  clearCard,
  findFailedSide,
  isSendingCard,
  retryCard,
} from '../files/card-files.ts';
import type { FileAnsweredEvent, UploadEvent, UploadInput } from '../files/file-upload.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { toDialingDigits } from '../forms/phone-format.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import { failWithBug, requireAction, requireActor, requireCallback } from '../ports/require-actor.ts';
import type { PreregDraft } from './draft.ts';
import { listFieldCodes, withTyped } from './fields.ts';
import type { PreregOpening } from './opening.ts';
import { toggleCode } from './options.ts';
import type { PreparedForm } from './prepare.ts';
import {
  applyAnswer,
  applyBlurred,
  applyTyped,
  getFormKind,
  hasBusinessCards,
  initialContext,
  isComplete,
  type PreregContext,
  revealErrors,
  toDraft,
  toDraftToSend,
  toRequest,
} from './preregistration.context.ts';
import type { SendInput, SendResult } from './send.ts';

export type PreregEvent =
  | { readonly type: 'field.changed'; readonly name: FormFieldName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: FormFieldName }
  /** A code of a multiple-choice field was selected or deselected. D-69 */
  | { readonly type: 'code.toggled'; readonly name: FormFieldName; readonly code: string }
  /** The dialling code of the mobile number, if it differs from the country's. */
  | { readonly type: 'dialing.chosen'; readonly value: string }
  /** The value that the tag field emitted. */
  | { readonly type: 'tags.changed'; readonly value: CategoryAndTags | null }
  | { readonly type: 'clause.toggled' }
  | CardEvent
  | FileAnsweredEvent
  | { readonly type: 'form.submitted' }
  | { readonly type: 'submit.cancelled' }
  | { readonly type: 'retry.requested' }
  /** The person has closed the result. */
  | { readonly type: 'result.closed' };

const DRAFT_ACTION = {
  type: 'saveDraft',
  params: ({ context }: { context: PreregContext }) => toDraft(context),
} as const;

/**
 * The registration form for an exhibition, without an account. The five layouts are one form with more or fewer fields.
 * The typed values stay until the gateway has them.  A-41
 */
export const preregistrationMachine = setup({
  types: {
    input: {} as { readonly opening: PreregOpening; readonly visitorId: string },
    context: {} as PreregContext,
    events: {} as PreregEvent,
    tags: {} as 'busy',
  },
  actors: {
    prepare: requireActor<PreparedForm, PreregOpening>('prepare'),
    send: requireActor<SendResult, SendInput>('send'),
    upload: requireCallback<UploadEvent, UploadInput>('upload'),
  },
  actions: {
    reportBug: failWithBug,
    /** Fills in the form from the prepared data; values typed before stay. */
    fillIn: requireAction<PreparedForm>('fillIn'),
    /** Fills in the form from the device's data, after preparing threw. */
    fillFromStorage: requireAction('fillFromStorage'),
    saveDraft: requireAction<PreregDraft | null>('saveDraft'),
    /**
     * Takes over the key with which the stored draft was sent, so that a retry after a port threw uses it too. REL-02
     */
    loadAttempt: requireAction('loadAttempt'),
    revealErrors: assign(({ context }) => revealErrors(context)),
    setSubmitPending: assign({ isSubmitPending: true, error: null }),
    clearSubmitPending: assign({ isSubmitPending: false }),
    clearErrors: assign({ error: null, isClauseMissing: false }),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isSubmitPending: ({ context }) => context.isSubmitPending,
    isUploading: ({ context }) => hasBusinessCards(context) && isSendingCard(context.cards),
    hasFailedCard: ({ context }) => hasBusinessCards(context) && findFailedSide(context.cards) !== null,
    isBug: (_, event: FileAnsweredEvent) => event.error !== undefined,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'preregistration',
  context: ({ input }) => initialContext(input.opening, input.visitorId),
  on: {
    'file.answered': [
      {
        guard: { type: 'isBug', params: ({ event }) => event },
        actions: ['reportBug', assign(({ context, event }) => cardAnswered(context, event))],
      },
      { actions: assign(({ context, event }) => cardAnswered(context, event)) },
    ],
  },
  initial: 'open',
  states: {
    open: {
      initial: 'preparing',
      on: {
        'field.changed': {
          actions: [
            'clearErrors',
            assign(({ context, event: { name, value } }) => applyTyped(context, name, value)),
            DRAFT_ACTION,
          ],
        },
        'field.blurred': {
          actions: [assign(({ context, event: { name } }) => applyBlurred(context, name)), DRAFT_ACTION],
        },
        'code.toggled': {
          actions: [
            'clearErrors',
            assign(({ context, event: { name, code } }) => {
              const offered = listFieldCodes(name, getFormKind(context).industry);
              const value = toggleCode(context.fields[name].value, code, offered);
              return { fields: withTyped(context.fields, getFormKind(context), name, value) };
            }),
            DRAFT_ACTION,
          ],
        },
        'dialing.chosen': {
          actions: [assign({ dialingCode: ({ event }) => toDialingDigits(event.value) }), DRAFT_ACTION],
        },
        'tags.changed': { actions: ['clearErrors', assign({ cateAndTag: ({ event }) => event.value }), DRAFT_ACTION] },
        'clause.toggled': {
          actions: ['clearErrors', assign({ clause: ({ context }) => !context.clause, clauseTouched: true })],
        },
        'card.chosen': {
          actions: [
            'clearErrors',
            enqueueActions(({ context, event: { side, file }, enqueue }) => {
              const { change, upload, stopped } = cardChosen(context, side, file);
              if (stopped !== null) enqueue.stopChild(stopped);
              enqueue.assign(change);
              if (upload !== null) enqueue.spawnChild('upload', { id: upload.id, input: upload });
            }),
          ],
        },
        'card.removed': {
          actions: [
            'clearErrors',
            enqueueActions(({ context, event, enqueue }) => enqueue.stopChild(context.cards[event.side]?.id ?? '')),
            assign(({ context, event }) => clearCard(context, event.side)),
          ],
        },
        'card.retried': {
          guard: ({ context, event }) => context.cards[event.side]?.state === 'failed',
          actions: [
            'clearErrors',
            assign(({ context, event }) => retryCard(context, event.side)),
            sendTo(({ context, event }) => context.cards[event.side]?.id ?? '', { type: 'upload.repeated' }),
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
                'form.submitted': [
                  { guard: 'isComplete', target: 'sendWaiting', actions: 'setSubmitPending' },
                  { actions: 'revealErrors' },
                ],
              },
            },
            sendWaiting: SUBMIT_STATES,
          },
          invoke: {
            src: 'prepare',
            input: ({ context }) => context.opening,
            onDone: { target: 'prepared', actions: { type: 'fillIn', params: ({ event }) => event.output } },
            onError: {
              target: 'ready',
              actions: ['reportBug', 'fillFromStorage', assign({ error: gatewayError('SERVER_ERROR') })],
            },
          },
        },
        prepared: {
          always: [
            {
              guard: ({ context }) => context.isSubmitPending && !isComplete(context),
              target: 'ready',
              actions: 'revealErrors',
            },
            { guard: 'isSubmitPending', target: 'waiting' },
            { target: 'ready' },
          ],
        },
        ready: {
          entry: 'clearSubmitPending',
          on: {
            'form.submitted': [
              { guard: 'isComplete', target: 'waiting', actions: 'clearErrors' },
              { actions: 'revealErrors' },
            ],
            'retry.requested': { target: 'preparing', actions: 'clearErrors' },
          },
        },
        /** Waits for the pictures after send was pressed; passes at once if there are none. */
        waiting: {
          ...SUBMIT_STATES,
          always: [
            { guard: ({ context }) => !isComplete(context), target: 'ready', actions: 'revealErrors' },
            { guard: 'hasFailedCard', target: 'ready' },
            { guard: 'isUploading' },
            { target: '#preregistration.sending' },
          ],
          on: { 'submit.cancelled': 'ready' },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: ['clearErrors', 'clearSubmitPending'],
      ...SUBMIT_STATES,
      invoke: {
        src: 'send',
        input: ({ context }) => ({
          request: toRequest(context),
          draft: toDraftToSend(context),
          countryId: context.opening.exhibition.countryId,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.answer.ok,
            target: 'sent',
            actions: assign(({ event }) => applyAnswer(event.output)),
          },
          { target: 'open.ready', actions: assign(({ event }) => applyAnswer(event.output)) },
        ],
        onError: {
          target: 'open.ready',
          actions: ['reportBug', 'loadAttempt', assign({ error: gatewayError('SERVER_ERROR') })],
        },
      },
    },
    sent: {
      initial: 'resultShown',
      states: {
        resultShown: { on: { 'result.closed': 'closed' } },
        closed: {},
      },
    },
  },
});
