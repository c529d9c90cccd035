import { and, assign, enqueueActions, sendTo, setup } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { FileAnsweredEvent, UploadEvent, UploadInput } from '../files/file-upload.ts';
import { updateFile } from '../files/form-files.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import { failWithBug, requireAction, requireActor, requireCallback } from '../ports/require-actor.ts';
import type { RfqDraft } from './draft.ts';
import { type RfqFieldName, withBlurred, withTyped } from './fields.ts';
import type { RfqOpening } from './opening.ts';
import type { PreparedRfq } from './prepare.ts';
import {
  addFiles,
  applyFileAnswer,
  applyOutcome,
  applyPrepared,
  findFailedFile,
  getEarlyDraft,
  getStepBeside,
  initialContext,
  isComplete,
  isUploading,
  moveToStep,
  type RfqContext,
  revealErrors,
  toDraft,
  toDraftToSend,
  toRequest,
} from './rfq.context.ts';
import type { SendInput, SendResult } from './send.ts';
import type { RfqStep } from './steps.ts';

export type RfqEvent =
  | { readonly type: 'field.changed'; readonly name: RfqFieldName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: RfqFieldName }
  /** The value that the tag field emitted. */
  | { readonly type: 'tags.changed'; readonly value: RfqDraft['cateAndTag'] }
  | { readonly type: 'files.added'; readonly files: readonly LocalFile[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }
  | FileAnsweredEvent
  | { readonly type: 'step.completed' }
  | { readonly type: 'step.returned' }
  | { readonly type: 'step.chosen'; readonly step: RfqStep }
  | { readonly type: 'rfq.submitted' }
  /** Stops waiting for the files and sends nothing. */
  | { readonly type: 'submit.cancelled' }
  | { readonly type: 'retry.requested' };

const DRAFT_ACTION = { type: 'saveDraft', params: getDraft } as const;

/**
 * A request for quotation to many suppliers, in three steps: the need, the quantity, a review. Sending opens the login
 * if nobody is logged in. The draft stays stored until the gateway has the request.   
 * D-50
 */
export const rfqMachine = setup({
  types: {
    input: {} as RfqOpening,
    context: {} as RfqContext,
    events: {} as RfqEvent,
    tags: {} as 'busy',
  },
  actors: {
    prepare: requireActor<PreparedRfq, RfqOpening>('prepare'),
    send: requireActor<SendResult, SendInput>('send'),
    upload: requireCallback<UploadEvent, UploadInput>('upload'),
  },
  actions: {
    reportBug: failWithBug,
    saveDraft: requireAction<RfqDraft | null>('saveDraft'),
    /**
     * Takes over the key with which the stored draft was sent, so that a retry after a port threw uses it too. REL-02
     */
    loadAttempt: requireAction('loadAttempt'),
    /** Starts the form from the device's data, after preparing threw. */
    fillFromStorage: requireAction('fillFromStorage'),
    moveToStep: assign(({ context }, step: RfqStep) => moveToStep(context, step)),
    revealErrors: assign(({ context }) => revealErrors(context)),
    showFailedFile: assign(({ context }) => ({ failedFileName: findFailedFile(context)?.name ?? null, error: null })),
    setSubmitPending: assign({ isSubmitPending: true, error: null }),
    clearSubmitPending: assign({ isSubmitPending: false }),
    /** Clears the message about the last attempt. */
    clearErrors: assign({ failedFileName: null, ended: null, error: null }),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isUploading: ({ context }) => isUploading(context),
    hasFailedFile: ({ context }) => findFailedFile(context) !== undefined,
    isWaitingForFiles: ({ context }) => isComplete(context) && isUploading(context),
    isBlockedByFile: ({ context }) => isComplete(context) && findFailedFile(context) !== undefined,
    isSubmitPending: ({ context }) => context.isSubmitPending,
    isBug: (_, event: FileAnsweredEvent) => event.error !== undefined,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'rfq',
  context: ({ input }) => initialContext(input),
  on: {
    'file.answered': [
      {
        guard: { type: 'isBug', params: ({ event }) => event },
        actions: ['reportBug', assign(({ context, event }) => applyFileAnswer(context, event))],
      },
      {
        actions: [assign(({ context, event }) => applyFileAnswer(context, event)), DRAFT_ACTION],
      },
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
            assign({ fields: ({ context, event }) => withTyped(context.fields, event.name, event.value) }),
            DRAFT_ACTION,
          ],
        },
        'field.blurred': {
          actions: assign({ fields: ({ context, event }) => withBlurred(context.fields, event.name) }),
        },
        'tags.changed': {
          actions: ['clearErrors', assign({ cateAndTag: ({ event }) => event.value }), DRAFT_ACTION],
        },
        'files.added': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const { uploads, change } = addFiles(context, event.files);
            enqueue.assign(change);
            for (const input of uploads) enqueue.spawnChild('upload', { id: input.id, input });
          }),
        },
        'file.removed': {
          actions: [
            'clearErrors',
            enqueueActions(({ event, enqueue }) => enqueue.stopChild(event.id)),
            assign(({ context, event }) => ({
              files: context.files.filter(({ id }) => id !== event.id),
              fileRefusals: [],
            })),
            DRAFT_ACTION,
          ],
        },
        'file.retried': {
          guard: ({ context, event }) => context.files.some(({ id, state }) => id === event.id && state === 'failed'),
          actions: [
            'clearErrors',
            assign(({ context, event }) => ({
              files: updateFile(context.files, event.id, { state: 'sending', error: null }),
            })),
            sendTo(({ event }) => event.id, { type: 'upload.repeated' }),
          ],
        },
        'step.completed': {
          actions: [{ type: 'moveToStep', params: ({ context }) => getStepBeside(context.step, 1) }, DRAFT_ACTION],
        },
        'step.returned': {
          actions: [{ type: 'moveToStep', params: ({ context }) => getStepBeside(context.step, -1) }, DRAFT_ACTION],
        },
        'step.chosen': {
          actions: [{ type: 'moveToStep', params: ({ event }) => event.step }, DRAFT_ACTION],
        },
      },
      states: {
        preparing: {
          tags: 'busy',
          initial: 'idle',
          states: {
            idle: {
              on: {
                'rfq.submitted': [
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
            onDone: {
              target: 'prepared',
              actions: [
                { type: 'saveDraft', params: ({ context, event }) => getEarlyDraft(context, event.output) },
                assign(({ context, event }) => applyPrepared(context, event.output)),
              ],
            },
            onError: {
              target: 'ready',
              actions: ['reportBug', 'fillFromStorage', assign({ error: gatewayError('SERVER_ERROR') })],
            },
          },
        },
        prepared: {
          always: [
            { guard: and(['isSubmitPending', 'isBlockedByFile']), target: 'ready', actions: 'showFailedFile' },
            { guard: and(['isSubmitPending', 'isWaitingForFiles']), target: 'waiting' },
            { guard: and(['isSubmitPending', 'isComplete']), target: '#rfq.sending' },
            { guard: 'isSubmitPending', target: 'ready', actions: 'revealErrors' },
            { target: 'ready' },
          ],
        },
        ready: {
          entry: 'clearSubmitPending',
          on: {
            'rfq.submitted': [
              { guard: 'isBlockedByFile', actions: ['clearErrors', 'showFailedFile'] },
              { guard: 'isWaitingForFiles', target: 'waiting', actions: 'clearErrors' },
              { guard: 'isComplete', target: '#rfq.sending' },
              { actions: 'revealErrors' },
            ],
            'retry.requested': { target: 'preparing', actions: 'clearErrors' },
          },
        },
        /** Send was pressed during uploads; the request is sent once the files have arrived. */
        waiting: {
          ...SUBMIT_STATES,
          always: [
            { guard: 'hasFailedFile', target: 'ready', actions: 'showFailedFile' },
            { guard: 'isWaitingForFiles' },
            { guard: 'isComplete', target: '#rfq.sending' },
            { target: 'ready', actions: 'revealErrors' },
          ],
          on: {
            'submit.cancelled': 'ready',
            'step.returned': {
              target: 'ready',
              actions: { type: 'moveToStep', params: ({ context }) => getStepBeside(context.step, -1) },
            },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: ['clearErrors', 'clearSubmitPending'],
      ...SUBMIT_STATES,
      invoke: {
        src: 'send',
        input: ({ context }) => ({ request: toRequest(context), draft: toDraftToSend(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome.kind === 'sent',
            target: 'sent',
            actions: assign(({ event }) => applyOutcome(event.output)),
          },
          { target: 'open.ready', actions: assign(({ event }) => applyOutcome(event.output)) },
        ],
        onError: {
          target: 'open.ready',
          actions: ['reportBug', 'loadAttempt', assign({ error: gatewayError('SERVER_ERROR') })],
        },
      },
    },
    sent: { type: 'final' },
  },
});

function getDraft({ context }: { readonly context: RfqContext }) {
  return toDraft(context);
}
