import { assign, enqueueActions, raise, sendTo, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { FileAnsweredEvent, UploadEvent, UploadInput } from '../files/file-upload.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import { failWithBug, requireAction, requireActor, requireCallback } from '../ports/require-actor.ts';
import type { ThreadDraft } from './draft.ts';
import { REFRESH_INTERVAL_MS } from './limits.ts';
import { applyLoaded, findUnreadPosition, initialThread, isOpen, type ThreadContext } from './thread.context.ts';
import type { ThreadEvent } from './thread-events.ts';
import {
  type ActEnd,
  type ActInput,
  errorOf,
  isGone,
  isOverrun,
  type MarkEnd,
  type SendEnd,
  type SendInput,
  type ThreadResult,
} from './thread-work.ts';
import {
  addFiles,
  applyFileAnswer,
  findFailedFile,
  isSendable,
  isUploading,
  removeFile,
  retryFile,
  revealErrors,
  toMessage,
  withText,
} from './thread-writing.ts';

/** The error shown when a port throws. */
const SERVER_ERROR = gatewayError('SERVER_ERROR');

/**
 * An enquiry's thread as one side reads it and writes in it. The typed text stays until the gateway has it. D-65 D-95
 */
export const threadMachine = setup({
  types: {
    input: {} as { readonly draft: ThreadDraft | null },
    context: {} as ThreadContext,
    events: {} as ThreadEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: requireActor<ThreadResult, void>('load'),
    send: requireActor<SendEnd, SendInput>('send'),
    perform: requireActor<ActEnd, ActInput>('perform'),
    markRead: requireActor<MarkEnd, number>('markRead'),
    upload: requireCallback<UploadEvent, UploadInput>('upload'),
  },
  actions: {
    reportBug: failWithBug,
    saveDraft: requireAction('saveDraft'),
    /** Creates the idempotency key before the call, so that a retry has the same one even if a port threw. */
    takeKey: requireAction('takeKey'),
    takeActKey: requireAction('takeActKey'),
    /** Shows the message that was sent. */
    showSent: requireAction<SendEnd>('showSent'),
    applyLoaded: assign((_, loaded: ThreadResult | null) => applyLoaded(loaded)),
    setSendError: assign((_, error: GatewayError | null) => ({ sendError: error })),
    setActError: assign((_, error: GatewayError | null) => ({ actError: error })),
    setLoadError: assign({ error: SERVER_ERROR }),
    revealErrors: assign(({ context }) => revealErrors(context)),
    showFailedFile: assign(({ context }) => ({
      failedFileName: findFailedFile(context)?.name ?? null,
      sendError: null,
    })),
    applyFileAnswer: assign(({ context }, event: FileAnsweredEvent) => applyFileAnswer(context, event)),
    refresh: raise({ type: 'retry.requested' }),
  },
  guards: {
    isSendable: ({ context }) => isSendable(context),
    isBlockedByFile: ({ context }) => isSendable(context) && findFailedFile(context) !== undefined,
    isWaitingForFiles: ({ context }) => isSendable(context) && isUploading(context),
    isVisible: ({ context }) => context.isVisible,
    isOpen: ({ context: { thread } }) => thread !== null && isOpen(thread.state),
    isClosed: ({ context: { thread } }) => thread?.state === 'closed',
    isHidden: ({ context: { thread } }) => thread?.contact.mine === false && !thread.contact.isOpen,
    hasUnread: ({ context }) => context.isVisible && findUnreadPosition(context) > 0,
  },
  delays: { LOADING_DELAY, REFRESH_MS: REFRESH_INTERVAL_MS },
}).createMachine({
  id: 'thread',
  context: ({ input }) => initialThread(input.draft),
  initial: 'loading',
  on: {
    'page.shown': { actions: assign({ isVisible: true }) },
    'page.hidden': { actions: assign({ isVisible: false }) },
    'file.answered': [
      {
        guard: ({ event }) => event.error !== undefined,
        actions: ['reportBug', { type: 'applyFileAnswer', params: ({ event }) => event }],
      },
      { actions: [{ type: 'applyFileAnswer', params: ({ event }) => event }, 'saveDraft'] },
    ],
  },
  states: {
    loading: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'load',
        onDone: [
          { guard: ({ event }) => isGone(event.output), target: 'missing' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: { type: 'applyLoaded', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'applyLoaded', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['reportBug', 'setLoadError'] },
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    /** The thread does not exist, or the caller has no access to it. */
    missing: { entry: assign({ thread: null }), on: { 'retry.requested': 'loading' } },
    shown: {
      type: 'parallel',
      states: {
        writing: {
          initial: 'ready',
          on: {
            'text.changed': { actions: [assign(({ context, event }) => withText(context, event.value)), 'saveDraft'] },
            'files.added': {
              actions: enqueueActions(({ context, event, enqueue }) => {
                const { uploads, change } = addFiles(context, event.files);
                enqueue.assign(change);
                for (const input of uploads) enqueue.spawnChild('upload', { id: input.id, input });
              }),
            },
            'file.removed': {
              actions: [
                enqueueActions(({ event, enqueue }) => enqueue.stopChild(event.id)),
                assign(({ context, event }) => removeFile(context, event.id)),
                'saveDraft',
              ],
            },
            'file.retried': {
              guard: ({ context, event }) =>
                context.files.some(({ id, state }) => id === event.id && state === 'failed'),
              actions: [
                assign(({ context, event }) => retryFile(context, event.id)),
                sendTo(({ event }) => event.id, { type: 'upload.repeated' }),
              ],
            },
          },
          states: {
            ready: {
              on: {
                'message.submitted': [
                  { guard: 'isBlockedByFile', actions: 'showFailedFile' },
                  { guard: 'isWaitingForFiles', target: 'waiting', actions: assign({ sendError: null }) },
                  { guard: 'isSendable', target: 'sending' },
                  { actions: 'revealErrors' },
                ],
              },
            },
            /** Send was pressed during uploads; the message is sent once the files have arrived. */
            waiting: {
              ...SUBMIT_STATES,
              always: [
                { guard: 'isBlockedByFile', target: 'ready', actions: 'showFailedFile' },
                { guard: 'isWaitingForFiles' },
                { guard: 'isSendable', target: 'sending' },
                { target: 'ready', actions: 'revealErrors' },
              ],
              on: { 'submit.cancelled': 'ready' },
            },
            sending: {
              ...SUBMIT_STATES,
              tags: 'busy',
              entry: [assign({ sendError: null, failedFileName: null }), 'takeKey', 'saveDraft'],
              invoke: {
                src: 'send',
                input: ({ context }) => ({ message: toMessage(context), key: context.attempt?.key ?? '' }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.answer.ok,
                    target: 'ready',
                    actions: [{ type: 'showSent', params: ({ event }) => event.output }, 'saveDraft', 'refresh'],
                  },
                  {
                    guard: ({ event }) => isOverrun(event.output.answer),
                    target: 'ready',
                    actions: [{ type: 'setSendError', params: ({ event }) => errorOf(event.output.answer) }, 'refresh'],
                  },
                  {
                    target: 'ready',
                    actions: { type: 'setSendError', params: ({ event }) => errorOf(event.output.answer) },
                  },
                ],
                onError: { target: 'ready', actions: ['reportBug', { type: 'setSendError', params: SERVER_ERROR }] },
              },
            },
          },
        },
        acting: {
          initial: 'idle',
          states: {
            idle: {
              on: {
                'close.requested': { guard: 'isOpen', target: 'performing', actions: assign({ act: 'close' }) },
                'reopen.requested': { guard: 'isClosed', target: 'performing', actions: assign({ act: 'reopen' }) },
                'share.requested': {
                  guard: 'isHidden',
                  target: 'confirming',
                  actions: assign({ act: null, actError: null }),
                },
              },
            },
            confirming: {
              on: {
                'share.confirmed': { target: 'performing', actions: assign({ act: 'share' }) },
                'share.dismissed': 'idle',
              },
            },
            performing: {
              ...SUBMIT_STATES,
              tags: 'busy',
              entry: [assign({ actError: null }), 'takeActKey'],
              invoke: {
                src: 'perform',
                input: ({ context }) => ({ act: context.act ?? 'close', key: context.actAttempt?.key ?? '' }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.done.ok,
                    target: 'idle',
                    actions: [
                      { type: 'applyLoaded', params: ({ event }) => event.output.loaded },
                      assign({ act: null, actAttempt: null }),
                      // A refresh that started before the action may still be running.
                      'refresh',
                    ],
                  },
                  {
                    guard: ({ event }) => isOverrun(event.output.done),
                    target: 'idle',
                    actions: [{ type: 'setActError', params: ({ event }) => errorOf(event.output.done) }, 'refresh'],
                  },
                  {
                    target: 'idle',
                    actions: { type: 'setActError', params: ({ event }) => errorOf(event.output.done) },
                  },
                ],
                onError: { target: 'idle', actions: ['reportBug', { type: 'setActError', params: SERVER_ERROR }] },
              },
            },
          },
        },
        refreshing: {
          initial: 'waiting',
          on: {
            'retry.requested': '.loading',
            'page.shown': { target: '.loading', actions: assign({ isVisible: true }) },
          },
          states: {
            waiting: {
              after: { REFRESH_MS: [{ guard: 'isVisible', target: 'loading' }, { target: 'paused' }] },
            },
            /** Paused while the page is hidden. */
            paused: {},
            loading: {
              invoke: {
                src: 'load',
                onDone: [
                  { guard: ({ event }) => isGone(event.output), target: '#thread.missing' },
                  { target: 'waiting', actions: { type: 'applyLoaded', params: ({ event }) => event.output } },
                ],
                onError: { target: 'waiting', actions: ['reportBug', 'setLoadError'] },
              },
            },
          },
        },
        reading: {
          initial: 'idle',
          states: {
            idle: { always: { guard: 'hasUnread', target: 'marking' } },
            marking: {
              invoke: {
                src: 'markRead',
                input: ({ context }) => findUnreadPosition(context),
                onDone: [
                  {
                    guard: ({ event }) => event.output.marked.ok,
                    target: 'idle',
                    actions: assign(({ event }) => ({ marked: event.output.position })),
                  },
                  { target: 'delayed' },
                ],
                onError: { target: 'delayed', actions: 'reportBug' },
              },
            },
            delayed: { after: { REFRESH_MS: 'idle' } },
          },
        },
      },
    },
  },
});
