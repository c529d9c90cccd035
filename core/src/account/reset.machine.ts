import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { updateField, validateField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { NO_PASSWORD, PASSWORD_NEW_RULES, updatePasswordField, validatePasswordField } from '../forms/password.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import { trimText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { CancelSignal } from '../ports/cancel-signal.ts';
import type { Gateway } from '../ports/gateway.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import { isLinkGone, isLinkOver, type LinkCheck } from './link-check.ts';
import {
  failReset,
  initialReset,
  isEmailValid,
  isPasswordValid,
  type ResetContext,
  type ResetOpening,
  revealResetErrors,
} from './reset.context.ts';

export type ResetEvent =
  | { readonly type: 'email.changed'; readonly value: string }
  | { readonly type: 'email.blurred' }
  | { readonly type: 'password.changed'; readonly value: string }
  | { readonly type: 'password.blurred' }
  | { readonly type: 'visibility.toggled' }
  | { readonly type: 'form.submitted' }
  /** Requests another email, when the first did not arrive or its link was used. */
  | { readonly type: 'mail.requested' }
  | { readonly type: 'retry.requested' };

type SubmitResult = Result<true, GatewayError>;

/**
 * Every attempt with the same content has the same key. Otherwise, after a lost response, the retry would find the link
 * used.
 */
type MailInput = { readonly email: string; readonly key: string };
type SaveInput = { readonly token: string; readonly password: string; readonly key: string };

/**
 * Resets a forgotten password: an email goes to the address, and its link opens the page for a new password. The page
 * never asks the gateway whether the address has an account, so that nobody can find that out here.
 * R-7.084 R-7.085 D-71
 */
export const resetMachine = setup({
  types: {
    input: {} as ResetOpening,
    context: {} as ResetContext,
    events: {} as ResetEvent,
    tags: {} as 'busy',
  },
  actors: {
    checkLink: requireActor<LinkCheck, string>('checkLink'),
    sendMail: requireActor<SubmitResult, MailInput>('sendMail'),
    save: requireActor<SubmitResult, SaveInput>('save'),
  },
  actions: {
    reportBug: failWithBug,
    setError: assign((_, error: GatewayError) => ({ error })),
    applyFailure: assign(({ context }, answer: SubmitResult) =>
      answer.ok ? { error: null } : failReset(context, answer.error),
    ),
    /** Makes the idempotency key before the call, so that a retry has the same key even after a port threw. */
    takeKey: requireAction('takeKey'),
    revealErrors: assign(({ context }) => revealResetErrors(context)),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isEmailValid: ({ context }) => isEmailValid(context),
    isPasswordValid: ({ context }) => isPasswordValid(context),
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'reset',
  context: ({ input }) => initialReset(input),
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'checking' }, { target: 'enteringEmail' }] },
    enteringEmail: {
      on: {
        'email.changed': {
          actions: assign(({ context, event }) => ({
            email: updateField(context.email, event.value, EMAIL_RULES),
            key: null,
            error: null,
          })),
        },
        'email.blurred': {
          actions: assign({ email: ({ context }) => validateField(context.email, EMAIL_RULES, 'blur') }),
        },
        'form.submitted': [{ guard: 'isEmailValid', target: 'mailing' }, { actions: 'revealErrors' }],
      },
    },
    mailing: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'sendMail',
        input: ({ context }) => ({ email: trimText(context.email.value), key: keyOf(context) }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'mailed', actions: assign({ key: null }) },
          { target: 'enteringEmail', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'enteringEmail',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    mailed: { on: { 'mail.requested': 'enteringEmail' } },
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
            target: 'enteringPassword',
            actions: assign(({ event }) => ({
              email: { value: event.output.ok ? (event.output.value.email ?? '') : '' },
            })),
          },
          {
            target: 'unavailable',
            actions: assign(({ event }) => ({ error: event.output.ok ? null : event.output.error })),
          },
        ],
        onError: {
          target: 'unavailable',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    unavailable: { on: { 'retry.requested': 'checking' } },
    /** The link was used, is older than an hour, or was never valid. */
    linkExpired: {
      entry: assign({ token: '', password: NO_PASSWORD, key: null, error: null }),
      on: { 'mail.requested': 'enteringEmail' },
    },
    enteringPassword: {
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
        'form.submitted': [{ guard: 'isPasswordValid', target: 'saving' }, { actions: 'revealErrors' }],
      },
    },
    saving: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'save',
        input: ({ context }) => ({ token: context.token, password: context.password.value, key: keyOf(context) }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'saved' },
          { guard: ({ event }) => isLinkGone(event.output), target: 'linkExpired' },
          { target: 'enteringPassword', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'enteringPassword',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    saved: {
      type: 'final',
      entry: assign({ token: '', password: NO_PASSWORD, key: null }),
    },
  },
});

export interface ResetPorts {
  readonly gateway: Pick<Gateway, 'account'>;
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds the reset to the gateway. */
export function provideReset(ports: ResetPorts) {
  const { account } = ports.gateway;
  const toOptions = (key: string, signal: CancelSignal) => ({ idempotencyKey: key, signal, handled: true }) as const;
  return resetMachine.provide({
    actors: {
      checkLink: fromPromise<LinkCheck, string>(({ input, signal }) =>
        account.checkResetPasswordLink({ token: input }, { signal, fresh: true, handled: true }),
      ),
      sendMail: fromPromise<SubmitResult, MailInput>(({ input: { email, key }, signal }) =>
        account.sendResetPasswordMail({ email }, toOptions(key, signal)),
      ),
      save: fromPromise<SubmitResult, SaveInput>(({ input: { token, password, key }, signal }) =>
        account.resetPassword({ token, password }, toOptions(key, signal)),
      ),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ports.ids.uuid() })),
    },
  });
}

/** `takeKey` sets the key on entry to the sending state. */
const keyOf = ({ key }: ResetContext): string => key ?? '';
