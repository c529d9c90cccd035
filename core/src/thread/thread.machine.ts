import { assign, fromPromise, raise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { attemptFor } from '../forms/attempt.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SENDING_STATES } from '../forms/sending.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Clock } from '../ports/clock.ts';
import type { Ids } from '../ports/ids.ts';
import type { Slot } from '../ports/slot.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../ports/unbound.ts';
import type { ThreadDraft } from './draft.ts';
import { LOOK_AGAIN_MS } from './limits.ts';
import {
  firstThread,
  isOpen,
  isSendable,
  messageOf,
  refusedMessage,
  shownAfter,
  type ThreadContext,
  unreadPosition,
  withSent,
  withText,
} from './thread.context.ts';
import type { ThreadCalls } from './thread-calls.ts';
import {
  type ActEnd,
  type ActInput,
  errorOf,
  isGone,
  isOverrun,
  type Loaded,
  type MarkEnd,
  markRead,
  perform,
  type SendEnd,
  type SendInput,
  sendMessage,
} from './thread-work.ts';

/** What a port that throws is told as. */
const BROKEN = gatewayError('SERVER_ERROR');

export type ThreadEvent =
  | { readonly type: 'text.changed'; readonly value: string }
  | { readonly type: 'message.submitted' }
  /** Loads it, or loads it again. */
  | { readonly type: 'retry.requested' }
  | { readonly type: 'close.requested' }
  | { readonly type: 'reopen.requested' }
  /** Asks back first, since it cannot be taken back. */
  | { readonly type: 'share.requested' }
  | { readonly type: 'share.confirmed' }
  | { readonly type: 'share.dismissed' }
  /** Somebody can see the page, or nobody can any more. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'page.hidden' };

/** An enquiry's thread as one side reads it and writes in it. What was typed stays until it has arrived. D-65 D-95 */
export const threadMachine = setup({
  types: {
    input: {} as { readonly draft: ThreadDraft | null },
    context: {} as ThreadContext,
    events: {} as ThreadEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: unbound<Loaded, void>('load'),
    send: unbound<SendEnd, SendInput>('send'),
    perform: unbound<ActEnd, ActInput>('perform'),
    markRead: unbound<MarkEnd, number>('markRead'),
  },
  actions: {
    reportBug: throwBug,
    keepDraft: unboundAction('keepDraft'),
    /** Makes the idempotency key before the call, so that a repeat has the same one also where a port threw. */
    takeKey: unboundAction('takeKey'),
    takeActKey: unboundAction('takeActKey'),
    /** Shows the message that has arrived. */
    showSent: unboundAction<SendEnd>('showSent'),
    show: assign((_, loaded: Loaded | null) => shownAfter(loaded)),
    failSend: assign((_, error: GatewayError | null) => ({ sendError: error })),
    failAct: assign((_, error: GatewayError | null) => ({ actError: error })),
    failLoad: assign({ error: BROKEN }),
    refuse: assign(({ context }) => refusedMessage(context)),
    lookAgain: raise({ type: 'retry.requested' }),
  },
  guards: {
    isSendable: ({ context }) => isSendable(context),
    isVisible: ({ context }) => context.isVisible,
    isOpen: ({ context: { thread } }) => thread !== null && isOpen(thread.state),
    isClosed: ({ context: { thread } }) => thread?.state === 'closed',
    isHidden: ({ context: { thread } }) => thread?.contact.mine === false,
    hasUnread: ({ context }) => context.isVisible && unreadPosition(context) > 0,
  },
  delays: { LOADING_DELAY, LOOK_AGAIN_MS },
}).createMachine({
  id: 'thread',
  context: ({ input }) => firstThread(input.draft),
  initial: 'loading',
  on: {
    'page.shown': { actions: assign({ isVisible: true }) },
    'page.hidden': { actions: assign({ isVisible: false }) },
  },
  states: {
    loading: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'load',
        onDone: [
          { guard: ({ event }) => isGone(event.output), target: 'gone' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'show', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['reportBug', 'failLoad'] },
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    /** There is none, or it is not for whoever asks. */
    gone: { entry: assign({ thread: null }), on: { 'retry.requested': 'loading' } },
    shown: {
      type: 'parallel',
      states: {
        writing: {
          initial: 'ready',
          on: {
            'text.changed': { actions: [assign(({ context, event }) => withText(context, event.value)), 'keepDraft'] },
          },
          states: {
            ready: {
              on: { 'message.submitted': [{ guard: 'isSendable', target: 'sending' }, { actions: 'refuse' }] },
            },
            sending: {
              ...SENDING_STATES,
              tags: 'busy',
              entry: [assign({ sendError: null }), 'takeKey', 'keepDraft'],
              invoke: {
                src: 'send',
                input: ({ context }) => ({ text: messageOf(context), key: context.attempt?.key ?? '' }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.answer.ok,
                    target: 'ready',
                    actions: [{ type: 'showSent', params: ({ event }) => event.output }, 'keepDraft', 'lookAgain'],
                  },
                  {
                    guard: ({ event }) => isOverrun(event.output.answer),
                    target: 'ready',
                    actions: [{ type: 'failSend', params: ({ event }) => errorOf(event.output.answer) }, 'lookAgain'],
                  },
                  {
                    target: 'ready',
                    actions: { type: 'failSend', params: ({ event }) => errorOf(event.output.answer) },
                  },
                ],
                onError: { target: 'ready', actions: ['reportBug', { type: 'failSend', params: BROKEN }] },
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
                  target: 'asking',
                  actions: assign({ act: null, actError: null }),
                },
              },
            },
            asking: {
              on: {
                'share.confirmed': { target: 'performing', actions: assign({ act: 'share' }) },
                'share.dismissed': 'idle',
              },
            },
            performing: {
              ...SENDING_STATES,
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
                      { type: 'show', params: ({ event }) => event.output.loaded },
                      assign({ act: null, actAttempt: null }),
                      // One that was asked for before it was done may be on its way.
                      'lookAgain',
                    ],
                  },
                  {
                    guard: ({ event }) => isOverrun(event.output.done),
                    target: 'idle',
                    actions: [{ type: 'failAct', params: ({ event }) => errorOf(event.output.done) }, 'lookAgain'],
                  },
                  {
                    target: 'idle',
                    actions: { type: 'failAct', params: ({ event }) => errorOf(event.output.done) },
                  },
                ],
                onError: { target: 'idle', actions: ['reportBug', { type: 'failAct', params: BROKEN }] },
              },
            },
          },
        },
        watching: {
          initial: 'waiting',
          on: {
            'retry.requested': '.looking',
            'page.shown': { target: '.looking', actions: assign({ isVisible: true }) },
          },
          states: {
            waiting: {
              after: { LOOK_AGAIN_MS: [{ guard: 'isVisible', target: 'looking' }, { target: 'resting' }] },
            },
            /** Nobody sees it. */
            resting: {},
            looking: {
              invoke: {
                src: 'load',
                onDone: [
                  { guard: ({ event }) => isGone(event.output), target: '#thread.gone' },
                  { target: 'waiting', actions: { type: 'show', params: ({ event }) => event.output } },
                ],
                onError: { target: 'waiting', actions: ['reportBug', 'failLoad'] },
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
                input: ({ context }) => unreadPosition(context),
                onDone: [
                  {
                    guard: ({ event }) => event.output.marked.ok,
                    target: 'idle',
                    actions: assign(({ event }) => ({ marked: event.output.position })),
                  },
                  { target: 'later' },
                ],
                onError: { target: 'later', actions: 'reportBug' },
              },
            },
            later: { after: { LOOK_AGAIN_MS: 'idle' } },
          },
        },
      },
    },
  },
});

export interface ThreadMachinePorts {
  readonly calls: ThreadCalls;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly clock: Clock;
  readonly bugs: Bugs;
  /** What was typed in this thread. */
  readonly draft: Pick<Slot<ThreadDraft>, 'read' | 'keep'>;
}

/** Binds a thread to the calls of one side and to what this device keeps of it. */
export function provideThread({ calls, ids, clock, bugs, draft }: ThreadMachinePorts) {
  return threadMachine.provide({
    actors: {
      load: fromPromise<Loaded, void>(({ signal }) => calls.load(signal)),
      send: fromPromise<SendEnd, SendInput>(({ input, signal }) => sendMessage(calls, input, signal)),
      perform: fromPromise<ActEnd, ActInput>(({ input, signal }) => perform(calls, input, signal)),
      markRead: fromPromise<MarkEnd, number>(({ input, signal }) => markRead(calls, input, ids.uuid(), signal)),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      keepDraft: ({ context: { field, attempt } }) => draft.keep({ text: field.value, attempt }),
      takeKey: assign(({ context }) => ({ attempt: attemptFor(messageOf(context), context.attempt, ids) })),
      takeActKey: assign(({ context }) => ({ actAttempt: attemptFor(context.act, context.actAttempt, ids) })),
      showSent: assign(({ context }, { text, answer }) =>
        answer.ok ? withSent(context, text, answer.value, clock.now()) : {},
      ),
    },
  });
}
