import { assign, fromPromise, type SnapshotFrom, setup } from 'xstate';
import type { OutputOf } from '../../contract/call.ts';
import { type GatewayError, gatewayError } from '../../contract/error.ts';
import { MEETING_REASON_MAX } from '../../contract/meeting/limits.ts';
import type { supplierMeeting } from '../../contract/meeting/supplier-calls.ts';
import { LOADING_DELAY } from '../../forms/limits.ts';
import { SUBMIT_STATES } from '../../forms/submit-states.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../../ports/require-actor.ts';
import type { Result } from '../../result.ts';
import type { SupplierPorts } from '../../supplier-login/ports.ts';

export type MeetingAnswerEvent =
  | { readonly type: 'reason.changed'; readonly value: string }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'retry.requested' };

type LinkedRequest = OutputOf<typeof supplierMeeting.showLink>;

/** The link that was opened: its token, and which of the two answers it gives. */
export interface MeetingAnswerOpening {
  readonly token: string;
  readonly isAccepting: boolean;
}

export interface MeetingAnswerContext extends MeetingAnswerOpening {
  readonly reason: string;
  readonly link: LinkedRequest;
  /** The idempotency key of the answer; a retry of the same answer has the same key. REL-02 */
  readonly key: string | null;
  readonly error: GatewayError | null;
}

interface AnswerInput extends Pick<MeetingAnswerContext, 'token' | 'isAccepting' | 'reason'> {
  readonly key: string;
}

type LinkResult = Result<LinkedRequest, GatewayError>;
type AnswerResult = Result<unknown, GatewayError>;

const SERVER_ERROR = gatewayError('SERVER_ERROR');

export const initialMeetingAnswer = (opening: MeetingAnswerOpening): MeetingAnswerContext => ({
  ...opening,
  reason: '',
  link: { state: 'unknown' },
  key: null,
  error: null,
});

/** Whether the request was decided meanwhile, so that the link has to be read again. */
const isDecided = (answer: AnswerResult): boolean => !answer.ok && ['404', '409'].includes(answer.error.code);

/**
 * Answers a meeting request by the link of an email, without a login: shows the request first, since programs that scan
 * emails open links too. D-30 THR-04
 */
export const meetingAnswerMachine = setup({
  types: {
    input: {} as MeetingAnswerOpening,
    context: {} as MeetingAnswerContext,
    events: {} as MeetingAnswerEvent,
    tags: {} as 'busy',
  },
  actors: {
    load: requireActor<LinkResult, string>('load'),
    answer: requireActor<AnswerResult, AnswerInput>('answer'),
  },
  actions: {
    reportBug: failWithBug,
    setError: assign((_, error: GatewayError) => ({ error })),
    applyFailure: assign((_, answer: AnswerResult) => ({ error: answer.ok ? null : answer.error })),
    applyLink: assign((_, answer: LinkResult) => (answer.ok ? { link: answer.value } : {})),
    takeKey: requireAction('takeKey'),
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'meetingAnswer',
  context: ({ input }) => initialMeetingAnswer(input),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: ({ context }) => context.token === '', target: 'ended' }, { target: 'loading' }] },
    loading: {
      tags: 'busy',
      entry: assign({ error: null, key: null }),
      invoke: {
        src: 'load',
        input: ({ context }) => context.token,
        onDone: [
          {
            guard: ({ event }) => event.output.ok && event.output.value.state === 'open',
            target: 'asking',
            actions: { type: 'applyLink', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => event.output.ok,
            target: 'ended',
            actions: { type: 'applyLink', params: ({ event }) => event.output },
          },
          { target: 'failed', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'failed', actions: ['reportBug', { type: 'setError', params: SERVER_ERROR }] },
      },
    },
    failed: { on: { 'retry.requested': 'loading' } },
    asking: {
      on: {
        'reason.changed': {
          actions: assign(({ event }) => ({
            reason: event.value.slice(0, MEETING_REASON_MAX),
            key: null,
            error: null,
          })),
        },
        'form.submitted': 'answering',
      },
    },
    answering: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'answer',
        input: ({ context: { token, isAccepting, reason, key } }) => ({ token, isAccepting, reason, key: key ?? '' }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'answered' },
          { guard: ({ event }) => isDecided(event.output), target: 'loading' },
          { target: 'asking', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
        ],
        onError: { target: 'asking', actions: ['reportBug', { type: 'setError', params: SERVER_ERROR }] },
      },
    },
    answered: {},
    /** The request was answered before, cancelled, is past, or has no such link. */
    ended: {},
  },
});

/** Binds the flow to the gateway. */
export function provideMeetingAnswer({ supplierGateway, ids, bugs }: SupplierPorts) {
  const { supplierMeeting } = supplierGateway;
  return meetingAnswerMachine.provide({
    actors: {
      load: fromPromise<LinkResult, string>(({ input: token, signal }) =>
        supplierMeeting.showLink({ token }, { signal, fresh: true, handled: true }),
      ),
      answer: fromPromise<AnswerResult, AnswerInput>(({ input: { token, isAccepting, reason, key }, signal }) =>
        supplierMeeting.answerByLink(
          { token, isAccepted: isAccepting, ...(!isAccepting && reason !== '' && { reason }) },
          { idempotencyKey: key, retry: true, signal, handled: true },
        ),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign({ key: ({ context }) => context.key ?? ids.uuid() }),
    },
  });
}

export type MeetingAnswerSnapshot = SnapshotFrom<typeof meetingAnswerMachine>;
