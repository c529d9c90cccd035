import { and, assign, enqueueActions, sendTo, setup } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { LocalFile } from '../contract/local-file.ts';
import type { FileAnswered, UploadEvent, UploadInput } from '../files/file-upload.ts';
import { changedFile } from '../files/form-files.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import { throwBug, unbound, unboundAction, unboundCallback } from '../ports/unbound.ts';
import type { RfqDraft } from './draft.ts';
import { type RfqFieldName, withBlurred, withTyped } from './fields.ts';
import type { RfqOpening } from './opening.ts';
import type { Prepared } from './prepare.ts';
import {
  arrived,
  draftOf,
  draftToSend,
  ended,
  failedFile,
  fileAnswered,
  filesAdded,
  firstContext,
  isComplete,
  isUploading,
  movedTo,
  type RfqContext,
  refused,
  requestOf,
  stepBeside,
  typedBefore,
} from './rfq.context.ts';
import type { SendInput, Sent } from './send.ts';
import type { RfqStep } from './steps.ts';

export type RfqEvent =
  | { readonly type: 'field.changed'; readonly name: RfqFieldName; readonly value: string }
  | { readonly type: 'field.blurred'; readonly name: RfqFieldName }
  /** The value that the tag field emitted. */
  | { readonly type: 'tags.changed'; readonly value: RfqDraft['cateAndTag'] }
  | { readonly type: 'files.added'; readonly files: readonly LocalFile[] }
  | { readonly type: 'file.removed'; readonly id: string }
  | { readonly type: 'file.retried'; readonly id: string }
  | FileAnswered
  | { readonly type: 'step.completed' }
  | { readonly type: 'step.returned' }
  | { readonly type: 'step.chosen'; readonly step: RfqStep }
  | { readonly type: 'rfq.submitted' }
  /** Ends the waiting for files, and sends nothing. */
  | { readonly type: 'submit.cancelled' }
  | { readonly type: 'retry.requested' };

const KEEP_DRAFT = { type: 'keepDraft', params: currentDraft } as const;

/**
 * A request for quotation to many suppliers, in three steps: the need, the quantity, a review. Sending asks for a login
 * where there is none. The draft stays stored until the request has arrived.    D-50
 */
export const rfqMachine = setup({
  types: {
    input: {} as RfqOpening,
    context: {} as RfqContext,
    events: {} as RfqEvent,
    tags: {} as 'busy',
  },
  actors: {
    prepare: unbound<Prepared, RfqOpening>('prepare'),
    send: unbound<Sent, SendInput>('send'),
    upload: unboundCallback<UploadEvent, UploadInput>('upload'),
  },
  actions: {
    reportBug: throwBug,
    keepDraft: unboundAction<RfqDraft | null>('keepDraft'),
    /** Takes the key over that the stored draft was sent under, so that a repeat after a port threw has it too. REL-02 */
    recallAttempt: unboundAction('recallAttempt'),
    /** Starts the form from what the device keeps, after preparing threw. */
    recall: unboundAction('recall'),
    moveTo: assign(({ context }, step: RfqStep) => movedTo(context, step)),
    refuse: assign(({ context }) => refused(context)),
    hold: assign(({ context }) => ({ held: failedFile(context)?.name ?? null, error: null })),
    want: assign({ isWanted: true, error: null }),
    forgetWish: assign({ isWanted: false }),
    /** Drops the message about the last try. */
    clear: assign({ held: null, ended: null, error: null }),
  },
  guards: {
    isComplete: ({ context }) => isComplete(context),
    isUploading: ({ context }) => isUploading(context),
    hasFailedFile: ({ context }) => failedFile(context) !== undefined,
    hasToWait: ({ context }) => isComplete(context) && isUploading(context),
    isHeld: ({ context }) => isComplete(context) && failedFile(context) !== undefined,
    isWanted: ({ context }) => context.isWanted,
    isBug: (_, event: FileAnswered) => event.error !== undefined,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'rfq',
  context: ({ input }) => firstContext(input),
  on: {
    'file.answered': [
      {
        guard: { type: 'isBug', params: ({ event }) => event },
        actions: ['reportBug', assign(({ context, event }) => fileAnswered(context, event))],
      },
      {
        actions: [assign(({ context, event }) => fileAnswered(context, event)), KEEP_DRAFT],
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
            'clear',
            assign({ fields: ({ context, event }) => withTyped(context.fields, event.name, event.value) }),
            KEEP_DRAFT,
          ],
        },
        'field.blurred': {
          actions: assign({ fields: ({ context, event }) => withBlurred(context.fields, event.name) }),
        },
        'tags.changed': {
          actions: ['clear', assign({ cateAndTag: ({ event }) => event.value }), KEEP_DRAFT],
        },
        'files.added': {
          actions: enqueueActions(({ context, event, enqueue }) => {
            const { uploads, change } = filesAdded(context, event.files);
            enqueue.assign(change);
            for (const input of uploads) enqueue.spawnChild('upload', { id: input.id, input });
          }),
        },
        'file.removed': {
          actions: [
            'clear',
            enqueueActions(({ event, enqueue }) => enqueue.stopChild(event.id)),
            assign(({ context, event }) => ({
              files: context.files.filter(({ id }) => id !== event.id),
              fileRefusals: [],
            })),
            KEEP_DRAFT,
          ],
        },
        'file.retried': {
          guard: ({ context, event }) => context.files.some(({ id, state }) => id === event.id && state === 'failed'),
          actions: [
            'clear',
            assign(({ context, event }) => ({
              files: changedFile(context.files, event.id, { state: 'sending', error: null }),
            })),
            sendTo(({ event }) => event.id, { type: 'upload.repeated' }),
          ],
        },
        'step.completed': {
          actions: [{ type: 'moveTo', params: ({ context }) => stepBeside(context.step, 1) }, KEEP_DRAFT],
        },
        'step.returned': {
          actions: [{ type: 'moveTo', params: ({ context }) => stepBeside(context.step, -1) }, KEEP_DRAFT],
        },
        'step.chosen': {
          actions: [{ type: 'moveTo', params: ({ event }) => event.step }, KEEP_DRAFT],
        },
      },
      states: {
        preparing: {
          tags: 'busy',
          initial: 'unasked',
          states: {
            unasked: {
              on: {
                'rfq.submitted': [{ guard: 'isComplete', target: 'asked', actions: 'want' }, { actions: 'refuse' }],
              },
            },
            asked: SENDING_STATES,
          },
          invoke: {
            src: 'prepare',
            input: ({ context }) => context.opening,
            onDone: {
              target: 'prepared',
              actions: [
                { type: 'keepDraft', params: ({ context, event }) => typedBefore(context, event.output) },
                assign(({ context, event }) => arrived(context, event.output)),
              ],
            },
            onError: {
              target: 'ready',
              actions: ['reportBug', 'recall', assign({ error: gatewayError('SERVER_ERROR') })],
            },
          },
        },
        prepared: {
          always: [
            { guard: and(['isWanted', 'isHeld']), target: 'ready', actions: 'hold' },
            { guard: and(['isWanted', 'hasToWait']), target: 'waiting' },
            { guard: and(['isWanted', 'isComplete']), target: '#rfq.sending' },
            { guard: 'isWanted', target: 'ready', actions: 'refuse' },
            { target: 'ready' },
          ],
        },
        ready: {
          entry: 'forgetWish',
          on: {
            'rfq.submitted': [
              { guard: 'isHeld', actions: ['clear', 'hold'] },
              { guard: 'hasToWait', target: 'waiting', actions: 'clear' },
              { guard: 'isComplete', target: '#rfq.sending' },
              { actions: 'refuse' },
            ],
            'retry.requested': { target: 'preparing', actions: 'clear' },
          },
        },
        /** Send was pressed while files upload; the request is sent when they have arrived. */
        waiting: {
          ...SENDING_STATES,
          always: [
            { guard: 'hasFailedFile', target: 'ready', actions: 'hold' },
            { guard: 'hasToWait' },
            { guard: 'isComplete', target: '#rfq.sending' },
            { target: 'ready', actions: 'refuse' },
          ],
          on: {
            'submit.cancelled': 'ready',
            'step.returned': {
              target: 'ready',
              actions: { type: 'moveTo', params: ({ context }) => stepBeside(context.step, -1) },
            },
          },
        },
      },
    },
    sending: {
      tags: 'busy',
      entry: ['clear', 'forgetWish'],
      ...SENDING_STATES,
      invoke: {
        src: 'send',
        input: ({ context }) => ({ request: requestOf(context), draft: draftToSend(context) }),
        onDone: [
          {
            guard: ({ event }) => event.output.outcome.kind === 'sent',
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
    sent: { type: 'final' },
  },
});

function currentDraft({ context }: { readonly context: RfqContext }) {
  return draftOf(context);
}
