import { assign, enqueueActions, sendTo, setup } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { PreregField } from '../contract/preregistration/form-fields.ts';
import type { CateAndTag } from '../contract/rfq/calls.ts';
import {
  type CardEvent,
  cardAnswered,
  cardChosen,
  failedSide,
  isSendingCard,
  repeatedCard,
  withoutCard,
} from '../files/card-files.ts';
import type { FileAnswered, UploadEvent, UploadInput } from '../files/file-upload.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { dialingDigits } from '../forms/phone-format.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import { throwBug, unbound, unboundAction, unboundCallback } from '../ports/unbound.ts';
import type { PreregDraft } from './draft.ts';
import { offeredCodes, withTyped } from './fields.ts';
import type { PreregOpening } from './opening.ts';
import { toggledCodes } from './options.ts';
import type { Prepared } from './prepare.ts';
import {
  blurred,
  draftOf,
  draftToSend,
  ended,
  firstContext,
  isComplete,
  kindOf,
  type PreregContext,
  refused,
  requestOf,
  typed,
  usesCards,
} from './preregistration.context.ts';
import type { SendInput, Sent } from './send.ts';

export type PreregEvent =
  | { readonly type: 'field.changed'; readonly name: PreregField; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: PreregField }
  /** One of several codes of a field was chosen, or no longer. D-69 */
  | { readonly type: 'code.toggled'; readonly name: PreregField; readonly code: string }
  /** The code to dial before the mobile number, where it is not the country's. */
  | { readonly type: 'dialing.chosen'; readonly value: string }
  /** The value that the tag field emitted. */
  | { readonly type: 'tags.changed'; readonly value: CateAndTag | null }
  | { readonly type: 'clause.toggled' }
  | CardEvent
  | FileAnswered
  | { readonly type: 'form.submitted' }
  | { readonly type: 'submit.cancelled' }
  | { readonly type: 'retry.requested' }
  /** */
  | { readonly type: 'result.closed' };

const KEEP_DRAFT = {
  type: 'keepDraft',
  params: ({ context }: { context: PreregContext }) => draftOf(context),
} as const;

/**
 * Registering for an exhibition, without an account. The five layouts are one form with more or fewer fields. What was typed
 * stays until it has arrived.  A-41
 */
export const preregistrationMachine = setup({
  types: {
    input: {} as { readonly opening: PreregOpening; readonly visitorId: string },
    context: {} as PreregContext,
    events: {} as PreregEvent,
    tags: {} as 'busy',
  },
  actors: {
    prepare: unbound<Prepared, PreregOpening>('prepare'),
    send: unbound<Sent, SendInput>('send'),
    upload: unboundCallback<UploadEvent, UploadInput>('upload'),
  },
  actions: {
    reportBug: throwBug,
    /** Fills the form in with what was prepared, and keeps what was typed before. */
    fillIn: unboundAction<Prepared>('fillIn'),
    /** Fills the form in from what the device keeps, after preparing threw. */
    recall: unboundAction('recall'),
    keepDraft: unboundAction<PreregDraft | null>('keepDraft'),
    /** Takes the key over that the stored draft was sent under, so that a repeat after a port threw has it too. REL-02 */
    recallAttempt: unboundAction('recallAttempt'),
    refuse: assign(({ context }) => refused(context)),
    want: assign({ isWanted: true, error: null }),
    forgetWish: assign({ isWanted: false }),
    clear: assign({ error: null, clauseRefused: false }),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isWanted: ({ context }) => context.isWanted,
    isUploading: ({ context }) => usesCards(context) && isSendingCard(context.cards),
    hasFailedCard: ({ context }) => usesCards(context) && failedSide(context.cards) !== null,
    isBug: (_, event: FileAnswered) => event.error !== undefined,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'preregistration',
  context: ({ input }) => firstContext(input.opening, input.visitorId),
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
          actions: ['clear', assign(({ context, event: { name, value } }) => typed(context, name, value)), KEEP_DRAFT],
        },
        'field.blurred': {
          actions: [assign(({ context, event: { name } }) => blurred(context, name)), KEEP_DRAFT],
        },
        'code.toggled': {
          actions: [
            'clear',
            assign(({ context, event: { name, code } }) => {
              const offered = offeredCodes(name, kindOf(context).industry);
              const value = toggledCodes(context.fields[name].value, code, offered);
              return { fields: withTyped(context.fields, kindOf(context), name, value) };
            }),
            KEEP_DRAFT,
          ],
        },
        'dialing.chosen': { actions: [assign({ dialingCode: ({ event }) => dialingDigits(event.value) }), KEEP_DRAFT] },
        'tags.changed': { actions: ['clear', assign({ cateAndTag: ({ event }) => event.value }), KEEP_DRAFT] },
        'clause.toggled': {
          actions: ['clear', assign({ clause: ({ context }) => !context.clause, clauseTouched: true })],
        },
        'card.chosen': {
          actions: [
            'clear',
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
            'clear',
            enqueueActions(({ context, event, enqueue }) => enqueue.stopChild(context.cards[event.side]?.id ?? '')),
            assign(({ context, event }) => withoutCard(context, event.side)),
          ],
        },
        'card.retried': {
          guard: ({ context, event }) => context.cards[event.side]?.state === 'failed',
          actions: [
            'clear',
            assign(({ context, event }) => repeatedCard(context, event.side)),
            sendTo(({ context, event }) => context.cards[event.side]?.id ?? '', { type: 'upload.repeated' }),
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
                'form.submitted': [{ guard: 'isComplete', target: 'asked', actions: 'want' }, { actions: 'refuse' }],
              },
            },
            asked: SENDING_STATES,
          },
          invoke: {
            src: 'prepare',
            input: ({ context }) => context.opening,
            onDone: { target: 'prepared', actions: { type: 'fillIn', params: ({ event }) => event.output } },
            onError: {
              target: 'ready',
              actions: ['reportBug', 'recall', assign({ error: gatewayError('SERVER_ERROR') })],
            },
          },
        },
        prepared: {
          always: [
            { guard: ({ context }) => context.isWanted && !isComplete(context), target: 'ready', actions: 'refuse' },
            { guard: 'isWanted', target: 'waiting' },
            { target: 'ready' },
          ],
        },
        ready: {
          entry: 'forgetWish',
          on: {
            'form.submitted': [{ guard: 'isComplete', target: 'waiting', actions: 'clear' }, { actions: 'refuse' }],
            'retry.requested': { target: 'preparing', actions: 'clear' },
          },
        },
        /** Send was pressed; it goes off as soon as the pictures have arrived, which is at once where there are none. */
        waiting: {
          ...SENDING_STATES,
          always: [
            { guard: ({ context }) => !isComplete(context), target: 'ready', actions: 'refuse' },
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
      entry: ['clear', 'forgetWish'],
      ...SENDING_STATES,
      invoke: {
        src: 'send',
        input: ({ context }) => ({
          request: requestOf(context),
          draft: draftToSend(context),
          countryId: context.opening.exhibition.countryId,
        }),
        onDone: [
          {
            guard: ({ event }) => event.output.answer.ok,
            target: 'sent',
            actions: assign(({ event }) => ended(event.output)),
          },
          { target: 'open.ready', actions: assign(({ event }) => ended(event.output)) },
        ],
        onError: {
          target: 'open.ready',
          actions: ['reportBug', 'recallAttempt', assign({ error: gatewayError('SERVER_ERROR') })],
        },
      },
    },
    sent: {
      initial: 'told',
      states: {
        told: { on: { 'result.closed': 'closed' } },
        closed: {},
      },
    },
  },
});
