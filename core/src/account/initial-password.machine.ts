import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import {
  NO_PASSWORD,
  PASSWORD_NEW_RULES,
  updatePasswordField,
  validatePasswordField,
  withPasswordRejection,
} from '../forms/password.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { FrontGateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import { ok, type Result } from '../result.ts';
import {
  type InitialPasswordContext,
  type InitialPasswordOpening,
  initialPasswordContext,
} from './initial-password.context.ts';
import { isLinkGone, isLinkOver, type LinkCheck } from './link-check.ts';

export type InitialPasswordEvent =
  | { readonly type: 'password.changed'; readonly value: string }
  | { readonly type: 'password.blurred' }
  | { readonly type: 'visibility.toggled' }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'retry.requested' };

type SaveAnswer = Result<string, GatewayError>;
type SaveInput = { readonly token: string; readonly password: string; readonly key: string };

/** The login that a first password makes. */
export interface FirstLogin {
  readonly token: string;
  readonly email: string;
}

/** Shows a weak password at its field, and every other error beside the button. THR-13 */
function failSave(
  { password, refusals }: InitialPasswordContext,
  error: GatewayError,
): Partial<InitialPasswordContext> {
  const rejected = withPasswordRejection(password, error);
  return rejected === undefined ? { error } : { password: rejected, refusals: refusals + 1 };
}

/**
 * Sets the first password of an account by the link of an email, and logs in. The address is shown at once if the link
 * names it.   D-71
 */
export const initialPasswordMachine = setup({
  types: {
    input: {} as InitialPasswordOpening,
    context: {} as InitialPasswordContext,
    events: {} as InitialPasswordEvent,
    output: {} as FirstLogin,
    tags: {} as 'busy',
  },
  actors: {
    checkLink: requireActor<LinkCheck, string>('checkLink'),
    save: requireActor<SaveAnswer, SaveInput>('save'),
  },
  actions: {
    reportBug: failWithBug,
    setError: assign((_, error: GatewayError) => ({ error })),
    applyFailure: assign(({ context }, answer: SaveAnswer) => (answer.ok ? {} : failSave(context, answer.error))),
    /** Makes the idempotency key before the call, so that a retry has the same key even after a port threw. */
    takeKey: requireAction('takeKey'),
    revealErrors: assign(({ context: { password, refusals } }) => ({
      password: validatePasswordField(password, PASSWORD_NEW_RULES, 'submit'),
      refusals: refusals + 1,
      error: null,
    })),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isValid: ({ context: { password } }) => !validatePasswordField(password, PASSWORD_NEW_RULES, 'submit').failure,
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'initialPassword',
  context: ({ input }) => initialPasswordContext(input),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'checking' }, { target: 'linkExpired' }] },
    checking: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'checkLink',
        input: ({ context }) => context.token,
        onDone: [
          { guard: ({ event }) => isLinkOver(event.output), target: 'linkExpired' },
          {
            guard: ({ event }) => event.output.ok,
            target: 'entering',
            actions: assign(({ context, event: { output } }) => ({
              email: (output.ok ? output.value.email : undefined) ?? context.email,
            })),
          },
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
    /** The link was used, has expired, or was never valid. */
    linkExpired: { entry: assign({ token: '', password: NO_PASSWORD, key: null, error: null }) },
    entering: {
      on: {
        'password.changed': {
          actions: assign(({ context, event }) => ({
            password: updatePasswordField(context.password, event.value, PASSWORD_NEW_RULES),
            key: null,
            error: null,
          })),
        },
        'password.blurred': {
          actions: assign({
            password: ({ context }) => validatePasswordField(context.password, PASSWORD_NEW_RULES, 'blur'),
          }),
        },
        'visibility.toggled': { actions: assign({ isVisible: ({ context }) => !context.isVisible }) },
        'form.submitted': [{ guard: 'isValid', target: 'saving' }, { actions: 'revealErrors' }],
      },
    },
    saving: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'save',
        input: ({ context: { token, password, key } }) => ({ token, password: password.value, key: key ?? '' }), // set on entry
        onDone: [
          {
            guard: ({ event }) => event.output.ok,
            target: 'saved',
            actions: assign(({ event: { output } }) => ({ session: output.ok ? output.value : null })),
          },
          { guard: ({ event }) => isLinkGone(event.output), target: 'linkExpired' },
          { target: 'entering', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'entering',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    saved: { type: 'final', entry: assign({ token: '', password: NO_PASSWORD, key: null }) },
  },
  output: ({ context }) => ({ token: context.session ?? '', email: context.email }),
});

export interface InitialPasswordPorts {
  readonly front: Pick<FrontGateway, 'join'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the page to the gateway. */
export const provideInitialPassword = ({ front: { join }, ids, bugs }: InitialPasswordPorts) =>
  initialPasswordMachine.provide({
    actors: {
      checkLink: fromPromise<LinkCheck, string>(({ input, signal }) =>
        join.checkLink({ token: input }, { signal, fresh: true, handled: true }),
      ),
      save: fromPromise<SaveAnswer, SaveInput>(async ({ input: { token, password, key }, signal }) => {
        const answer = await join.initPassword({ token, password }, { idempotencyKey: key, signal, handled: true });
        return answer.ok ? ok(answer.value.tradeChinaToken) : answer;
      }),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
