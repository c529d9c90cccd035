import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { normalizeEmail } from '../forms/email.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Slot } from '../ports/slot.ts';
import type { Result } from '../result.ts';
import type { Registrations } from './draft.ts';
import {
  type FoundWithdrawal,
  initialWithdrawal,
  type WithdrawalContext,
  type WithdrawalOpening,
} from './withdraw.context.ts';

export type WithdrawalEvent = { readonly type: 'form.submitted' } | { readonly type: 'retry.requested' };

type LinkCheck = Result<FoundWithdrawal, GatewayError>;
type WithdrawAnswer = Result<unknown, GatewayError>;

const isState = (check: LinkCheck, state: FoundWithdrawal['state']): boolean => check.ok && check.value.state === state;
const hasCode = (answer: Result<unknown, GatewayError>, code: string): boolean =>
  !answer.ok && answer.error.code === code;

/** Withdraws a registration by the link of its email, after the person has confirmed it. D-33 THR-04 */
export const withdrawMachine = setup({
  types: {
    input: {} as WithdrawalOpening,
    context: {} as WithdrawalContext,
    events: {} as WithdrawalEvent,
    tags: {} as 'busy',
  },
  actors: {
    checkLink: requireActor<LinkCheck, string>('checkLink'),
    withdraw: requireActor<WithdrawAnswer, { readonly pretoken: string; readonly key: string }>('withdraw'),
  },
  actions: {
    reportBug: failWithBug,
    setError: assign((_, error: GatewayError | null) => ({ error })),
    /** Makes the idempotency key before the call, so that a retry has the same key even after a port threw. */
    takeKey: requireAction('takeKey'),
    /** Removes the registration from this device. */
    forget: requireAction('forget'),
  },
  guards: { hasLink: ({ context }) => context.pretoken !== '' },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'withdrawal',
  context: ({ input }) => initialWithdrawal(input),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasLink', target: 'checking' }, { target: 'unknown' }] },
    checking: {
      tags: 'busy',
      entry: { type: 'setError', params: null },
      invoke: {
        src: 'checkLink',
        input: ({ context }) => context.pretoken,
        onDone: [
          {
            guard: ({ event }) => isState(event.output, 'open'),
            target: 'asking',
            actions: assign(({ event: { output } }) => ({
              registration: output.ok ? (output.value.registration ?? null) : null,
            })),
          },
          { guard: ({ event }) => isState(event.output, 'over'), target: 'over' },
          { guard: ({ event }) => isState(event.output, 'withdrawn'), target: 'withdrawn' },
          { guard: ({ event }) => isState(event.output, 'unknown') || hasCode(event.output, '400'), target: 'unknown' },
          {
            target: 'unavailable',
            actions: assign(({ event: { output } }) => ({ error: output.ok ? null : output.error })),
          },
        ],
        onError: {
          target: 'unavailable',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    unavailable: { on: { 'retry.requested': 'checking' } },
    asking: { on: { 'form.submitted': 'withdrawing' } },
    withdrawing: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: [{ type: 'setError', params: null }, 'takeKey'],
      invoke: {
        src: 'withdraw',
        input: ({ context }) => ({ pretoken: context.pretoken, key: context.key ?? '' }), // set on entry
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'withdrawn' },
          { guard: ({ event }) => hasCode(event.output, '404'), target: 'unknown' },
          { guard: ({ event }) => hasCode(event.output, '409'), target: 'over' },
          {
            target: 'asking',
            actions: assign(({ event: { output } }) => ({ error: output.ok ? null : output.error })),
          },
        ],
        onError: {
          target: 'asking',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    withdrawn: { type: 'final', entry: 'forget' },
    over: { type: 'final' },
    unknown: { type: 'final' },
  },
});

export interface WithdrawalPorts {
  readonly front: Pick<FrontGateway, 'preregistration'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
  readonly infos: Pick<Slot<Registrations>, 'read' | 'save'>;
}

/** Binds the page to the gateway and to the device's storage. */
export const provideWithdrawal = ({ front: { preregistration: calls }, ids, bugs, infos }: WithdrawalPorts) =>
  withdrawMachine.provide({
    actors: {
      checkLink: fromPromise<LinkCheck, string>(({ input, signal }) =>
        calls.showWithdrawal({ pretoken: input }, { signal, fresh: true, handled: true }),
      ),
      withdraw: fromPromise<WithdrawAnswer, { readonly pretoken: string; readonly key: string }>(
        ({ input: { pretoken, key }, signal }) =>
          calls.withdraw({ pretoken }, { idempotencyKey: key, signal, handled: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
      forget({ context: { exhibitionId, registration } }) {
        const { [exhibitionId]: own, ...others } = infos.read() ?? {};
        if (own === undefined || registration === null || registration === undefined) return;
        const isSame =
          own.badgeNo === ''
            ? normalizeEmail(own.email) === normalizeEmail(registration.email)
            : own.badgeNo === registration.badgeNo;
        if (isSame) infos.save(others);
      },
    },
  });
