import { and, assign, fromPromise, setup } from 'xstate';
import type * as z from 'zod/mini';
import { coupon } from '../contract/coupon/calls.ts';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import { type Deferral, type TaskOutcome, toDeferrableTask } from '../ports/deferral.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import { couponTaskKind } from './task-kind.ts';

export interface CouponOpening {
  readonly couponId: string;
  readonly isLoggedIn: boolean;
}

export type CouponEvent =
  /** The person asks for the coupon, which may need a login, or tries again after a failure. */
  | { readonly type: 'coupon.requested' }
  /** A buyer has logged in, here or in another tab. */
  | { readonly type: 'login.finished' };

type CouponCheck = z.output<typeof coupon.check.output>;
type IssuedCoupon = z.output<typeof coupon.issue.output>;

interface CouponContext extends CouponOpening {
  /** Idempotency key of the issue; a retry uses the same key. REL-01 */
  readonly key: string;
  readonly check: CouponCheck | null;
  readonly issued: IssuedCoupon | null;
  /** Whether the buyer had the coupon before this page issued it. */
  readonly isRepeat: boolean;
  readonly error: GatewayError | null;
}

type CheckAnswer = Result<CouponCheck, GatewayError>;

/** The coupon in the answer of an issue; null if it was not issued. */
const readIssued = (outcome: TaskOutcome): IssuedCoupon | null =>
  outcome.kind === 'sent' ? (coupon.issue.output.safeParse(outcome.answer).data ?? null) : null;

const hasStatus = (answer: CheckAnswer, status: CouponCheck['status']): boolean =>
  answer.ok && answer.value.status === status;

const isUnknown = (error: GatewayError | null): boolean => error?.code === '404';

/**
 * The coupon of an address. A buyer gets it at once, a guest after a login. A coupon that the buyer already has is shown
 * again. D-29
 */
export const couponMachine = setup({
  types: {
    input: {} as CouponOpening,
    context: {} as CouponContext,
    events: {} as CouponEvent,
    tags: {} as 'busy',
  },
  actors: {
    check: requireActor<CheckAnswer, string>('check'),
    issue: requireActor<TaskOutcome, Pick<CouponContext, 'couponId' | 'key'>>('issue'),
  },
  actions: {
    reportBug: failWithBug,
    takeKey: requireAction('takeKey'),
    saveCheck: assign(({ context }, answer: CheckAnswer) =>
      answer.ok
        ? {
            check: answer.value,
            isRepeat: context.isRepeat || (context.issued === null && answer.value.status !== 'none'),
          }
        : { error: answer.error },
    ),
    saveIssue: assign((_, outcome: TaskOutcome) => ({
      issued: readIssued(outcome),
      error: outcome.kind === 'failed' ? outcome.error : null,
    })),
    setError: assign((_, error: GatewayError) => ({ error })),
  },
  guards: {
    isLoggedIn: ({ context }) => context.isLoggedIn,
    isIssued: ({ context }) => context.issued !== null,
    isChecked: ({ context }) => context.check !== null,
    isUnknown: ({ context }) => isUnknown(context.error),
    needsLogin: ({ context }) => context.error?.kind === 'INVALID_TOKEN',
  },
}).createMachine({
  id: 'coupon',
  context: ({ input }) => ({ ...input, key: '', check: null, issued: null, isRepeat: false, error: null }),
  initial: 'opening',
  states: {
    opening: { always: [{ guard: 'isLoggedIn', target: 'checking' }, { target: 'loginNeeded' }] },
    loginNeeded: {
      entry: assign({ error: null }),
      on: { 'coupon.requested': 'issuing', 'login.finished': 'checking' },
    },
    checking: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'check',
        input: ({ context }) => context.couponId,
        onDone: [
          {
            guard: ({ event }) => hasStatus(event.output, 'expired'),
            target: 'expired',
            actions: { type: 'saveCheck', params: ({ event }) => event.output },
          },
          {
            guard: ({ event }) => hasStatus(event.output, 'soldOut'),
            target: 'soldOut',
            actions: { type: 'saveCheck', params: ({ event }) => event.output },
          },
          { target: 'checked', actions: { type: 'saveCheck', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'checked',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    /** Decides what follows a check. A number that was issued is shown even if its details could not be loaded. */
    checked: {
      always: [
        { guard: 'isIssued', target: 'issued' },
        { guard: 'isUnknown', target: 'unknown' },
        { guard: 'needsLogin', target: 'loginNeeded' },
        { guard: ({ context }) => context.error !== null, target: 'failed' },
        { target: 'issuing' },
      ],
    },
    issuing: {
      tags: 'busy',
      entry: ['takeKey', assign({ error: null })],
      invoke: {
        src: 'issue',
        input: ({ context: { couponId, key } }) => ({ couponId, key }),
        onDone: [
          {
            guard: ({ event }) => event.output.kind === 'leaving',
            target: 'leaving',
          },
          { guard: ({ event }) => event.output.kind === 'dismissed', target: 'loginNeeded' },
          { target: 'answered', actions: { type: 'saveIssue', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'failed',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    /** Decides what follows an answer. After a login the coupon's name and validity are not loaded yet. */
    answered: {
      always: [
        { guard: and(['isIssued', 'isChecked']), target: 'issued' },
        { guard: 'isIssued', target: 'checking' },
        { guard: 'isUnknown', target: 'unknown' },
        { target: 'failed' },
      ],
    },
    issued: {},
    expired: {},
    soldOut: {},
    unknown: {},
    /** The login is on another page; the waiting task issues the coupon there. */
    leaving: {},
    failed: { on: { 'coupon.requested': 'checking' } },
  },
});

export interface CouponPorts {
  readonly front: Pick<FrontGateway, 'coupon'>;
  /** The app's deferral port, which opens the login. */
  readonly deferral: Deferral;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the machine to the gateway and the login. */
export const provideCoupon = ({ front, deferral, ids, bugs }: CouponPorts) =>
  couponMachine.provide({
    actors: {
      check: fromPromise<CheckAnswer, string>(({ input: couponId, signal }) =>
        front.coupon.check({ couponId }, { signal, fresh: true, handled: true }),
      ),
      issue: fromPromise<TaskOutcome, Pick<CouponContext, 'couponId' | 'key'>>(({ input: { couponId, key } }) =>
        deferral.submit(toDeferrableTask(couponTaskKind, { couponId }, key)),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign({ key: ({ context }) => context.key || ids.uuid() }),
    },
  });
