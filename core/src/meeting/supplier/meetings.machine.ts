import { assign, fromPromise, setup } from 'xstate';
import type { OutputOf } from '../../contract/call.ts';
import { type GatewayError, gatewayError } from '../../contract/error.ts';
import type { supplierMeeting } from '../../contract/meeting/supplier-calls.ts';
import { causeOf, throwBug, unbound, unboundAction } from '../../ports/unbound.ts';
import type { Result } from '../../result.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';
import { createSupplierSession } from '../../supplier-login/session.ts';

export type MeetingsEvent =
  | { readonly type: 'page.selected'; readonly pageNo: number }
  /** The page is looked at again. */
  | { readonly type: 'page.shown' }
  | { readonly type: 'meeting.answered'; readonly bookingId: string; readonly isAccepted: boolean }
  | { readonly type: 'retry.requested' };

export type RequestedMeetings = OutputOf<typeof supplierMeeting.list>;
type Loaded = Result<RequestedMeetings, GatewayError>;
type Done = Result<unknown, GatewayError>;
type Page = { readonly pageNo: number };

interface MeetingAnswer {
  readonly bookingId: string;
  readonly isAccepted: boolean;
  /** Made at the press, so that the answer is given once however often it is sent. REL-01 */
  readonly key: string;
}

interface MeetingsContext extends Page {
  readonly list: RequestedMeetings | null;
  readonly answer: MeetingAnswer | null;
  readonly error: GatewayError | null;
}

/** The meetings that visitors asked a supplier for, and what it answers. D-30 */
export const meetingsMachine = setup({
  types: { context: {} as MeetingsContext, events: {} as MeetingsEvent, tags: {} as 'busy' },
  actors: { load: unbound<Loaded, Page>('load'), answer: unbound<Done, MeetingAnswer>('answer') },
  actions: {
    reportBug: throwBug,
    endSession: unboundAction('endSession'),
    takeAnswer: unboundAction('takeAnswer'),
    fail: assign((_, error: GatewayError) => ({ error })),
    failed: assign((_, answer: Done) => ({ error: answer.ok ? null : answer.error })),
    show: assign((_, answer: Loaded) => (answer.ok ? { list: answer.value } : {})),
  },
  guards: { hasToken: unboundAction('hasToken') },
}).createMachine({
  id: 'supplierMeetings',
  context: { pageNo: 1, list: null, answer: null, error: null },
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'loading' }, { target: 'visitor' }] },
    /** Nobody is logged in here, or no longer. */
    visitor: { entry: assign({ list: null, answer: null, error: null }), type: 'final' },
    loading: {
      tags: 'busy',
      invoke: {
        src: 'load',
        input: ({ context: { pageNo } }) => ({ pageNo }),
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'shown',
            actions: { type: 'show', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
    shown: {
      on: {
        'page.selected': {
          target: 'loading',
          actions: assign(({ event }) => ({ pageNo: event.pageNo, error: null })),
        },
        'page.shown': 'opened',
        'meeting.answered': { target: 'answering', actions: 'takeAnswer' },
      },
    },
    answering: {
      tags: 'busy',
      entry: assign({ error: null }),
      exit: assign({ answer: null }),
      invoke: {
        src: 'answer',
        input: ({ context: { answer } }) => answer ?? { bookingId: '', isAccepted: false, key: '' },
        onDone: [
          { guard: ({ event }) => isLost(event.output), target: 'visitor', actions: 'endSession' },
          { guard: ({ event }) => event.output.ok, target: 'loading' },
          // What is shown is old where the visitor has called it off meanwhile.
          { target: 'loading', actions: { type: 'failed', params: ({ event }) => event.output } },
        ],
        onError: { target: 'loading', actions: ['reportBug', { type: 'fail', params: gatewayError('SERVER_ERROR') }] },
      },
    },
    failed: {
      on: {
        'retry.requested': { target: 'loading', actions: assign({ error: null }) },
        'page.shown': { target: 'opened', actions: assign({ error: null }) },
      },
    },
  },
});

/** Binds it to the gateway. */
export function provideMeetings({ supplierGateway, storage, ids, bugs }: SupplierPorts) {
  const { supplierMeeting } = supplierGateway;
  const session = createSupplierSession(storage);
  return meetingsMachine.provide({
    actors: {
      load: fromPromise<Loaded, Page>(({ input, signal }) =>
        supplierMeeting.list(input, { signal, fresh: true, handled: true }),
      ),
      answer: fromPromise<Done, MeetingAnswer>(({ input: { key, ...answer }, signal }) =>
        supplierMeeting.answer(answer, { idempotencyKey: key, retry: true, signal, handled: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(causeOf(event)),
      endSession: () => session.end(),
      takeAnswer: assign(({ event }) =>
        event.type === 'meeting.answered'
          ? { answer: { bookingId: event.bookingId, isAccepted: event.isAccepted, key: ids.uuid() } }
          : {},
      ),
    },
    guards: { hasToken: () => session.hasToken() },
  });
}

const isLost = (answer: Done): boolean => !answer.ok && answer.error.kind === 'INVALID_TOKEN';
