import { assign, fromPromise, setup } from 'xstate';
import { CACHE_MS } from '../contract/cache-lives.ts';
import type { GatewayError } from '../contract/error.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';

/** The person requests the badge by email again. */
export interface MailBadgeEvent {
  readonly type: 'mail.requested';
}

/** The badge of a registration, identified by its number or by the registered address. */
export interface BadgeToMail {
  readonly exhibitionId: string;
  readonly badgeNo?: string | undefined;
  readonly email?: string | undefined;
}

interface MailBadgeContext {
  readonly badge: BadgeToMail;
  /** Idempotency key of the last request; a retry after a failure uses the same key. REL-02 */
  readonly key: string;
  readonly error: GatewayError | null;
}

interface MailBadgeRequest {
  readonly badge: BadgeToMail;
  readonly key: string;
}

/** Sends a badge to the registered email address again; two requests within 256 ms count as one.  */
export const mailBadgeMachine = setup({
  types: {
    input: {} as BadgeToMail,
    context: {} as MailBadgeContext,
    events: {} as MailBadgeEvent,
    tags: {} as 'busy',
  },
  actors: { mail: requireActor<Result<true, GatewayError>, MailBadgeRequest>('mail') },
  actions: {
    reportBug: failWithBug,
    /** A new key, for a new email. */
    createKey: requireAction('createKey'),
  },
  delays: { RESEND_WINDOW: CACHE_MS.resendBadge },
}).createMachine({
  id: 'mailBadge',
  context: ({ input }) => ({ badge: input, key: '', error: null }),
  initial: 'ready',
  states: {
    ready: { on: { 'mail.requested': { target: 'mailing', actions: 'createKey' } } },
    mailing: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'mail',
        input: ({ context: { badge, key } }) => ({ badge, key }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'mailed' },
          {
            target: 'failed',
            actions: assign({ error: ({ event }) => (event.output.ok ? null : event.output.error) }),
          },
        ],
        onError: { target: 'failed', actions: 'reportBug' },
      },
    },
    mailed: {
      initial: 'recent',
      states: {
        recent: { after: { RESEND_WINDOW: 'resendable' } },
        resendable: { on: { 'mail.requested': { target: '#mailBadge.mailing', actions: 'createKey' } } },
      },
    },
    failed: { on: { 'mail.requested': 'mailing' } },
  },
});

export interface MailBadgePorts {
  readonly front: Pick<FrontGateway, 'preregistration'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the machine to the gateway. */
export const provideMailBadge = ({ front, ids, bugs }: MailBadgePorts) =>
  mailBadgeMachine.provide({
    actors: {
      mail: fromPromise<Result<true, GatewayError>, MailBadgeRequest>(({ input: { badge, key }, signal }) =>
        front.preregistration.resendBadge(badge, { idempotencyKey: key, signal, retry: true, handled: true }),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      createKey: assign({ key: () => ids.uuid() }),
    },
  });
