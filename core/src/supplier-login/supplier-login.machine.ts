import { assign, fromPromise, setup } from 'xstate';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import { updateField, validateField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { NO_PASSWORD, updatePasswordField, validatePasswordField } from '../forms/password.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import { trimText } from '../forms/text-input.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import type { Result } from '../result.ts';
import type { SupplierPorts } from './ports.ts';
import { createSupplierSession } from './session.ts';
import {
  applyGatewayError,
  getPasswordRules,
  type InvitationEnd,
  initialLogin,
  isLoginValid,
  NAME_RULES,
  revealErrors,
  type SupplierLoginContext,
  type SupplierLoginOpening,
} from './supplier-login.context.ts';

export type SupplierLoginEvent =
  | { readonly type: 'email.changed'; readonly value: string }
  | { readonly type: 'email.blurred' }
  | { readonly type: 'name.changed'; readonly value: string }
  | { readonly type: 'name.blurred' }
  | { readonly type: 'password.changed'; readonly value: string }
  | { readonly type: 'password.blurred' }
  | { readonly type: 'visibility.toggled' }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'retry.requested' };

interface Invitation {
  readonly state: 'open' | InvitationEnd;
  readonly supplierName: string;
  readonly email: string;
}
type InvitationResult = Result<Invitation, GatewayError>;
type LoginResult = Result<unknown, GatewayError>;

/**
 * Every attempt with the same content has the same key; otherwise an invitation would look used after a lost response.
 */
interface LoginInput {
  readonly email: string;
  readonly password: string;
  readonly key: string;
}
interface JoinInput {
  readonly token: string;
  readonly name: string;
  readonly password: string;
  readonly key: string;
}

/**
 * The login of a supplier's person, or the creation of their account by the link of an invitation. API-79 D-39
 */
export const supplierLoginMachine = setup({
  types: {
    input: {} as SupplierLoginOpening,
    context: {} as SupplierLoginContext,
    events: {} as SupplierLoginEvent,
    tags: {} as 'busy',
  },
  actors: {
    checkInvitation: requireActor<InvitationResult, string>('checkInvitation'),
    logIn: requireActor<LoginResult, LoginInput>('logIn'),
    join: requireActor<LoginResult, JoinInput>('join'),
  },
  actions: {
    reportBug: failWithBug,
    setError: assign((_, error: GatewayError) => ({ error })),
    applyFailure: assign(({ context }, answer: LoginResult) =>
      answer.ok ? { error: null } : applyGatewayError(context, answer.error),
    ),
    takeKey: requireAction('takeKey'),
    revealErrors: assign(({ context }) => revealErrors(context)),
  },
  guards: {
    hasToken: ({ context }) => context.token !== '',
    isValid: ({ context }) => isLoginValid(context),
  },
  delays: { LOADING_DELAY },
}).createMachine({
  id: 'supplierLogin',
  context: ({ input }) => initialLogin(input),
  on: {
    'visibility.toggled': { actions: assign({ isVisible: ({ context }) => !context.isVisible }) },
  },
  initial: 'opened',
  states: {
    opened: { always: [{ guard: 'hasToken', target: 'checking' }, { target: 'enteringLogin' }] },
    enteringLogin: {
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
        'password.changed': {
          actions: assign(({ context, event }) => ({
            password: updatePasswordField(context.password, event.value, getPasswordRules(context)),
            key: null,
            error: null,
          })),
        },
        'password.blurred': {
          actions: assign({
            password: ({ context }) => validatePasswordField(context.password, getPasswordRules(context), 'blur'),
          }),
        },
        'form.submitted': [{ guard: 'isValid', target: 'loggingIn' }, { actions: 'revealErrors' }],
      },
    },
    loggingIn: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'logIn',
        input: ({ context: { email, password, key } }) => ({
          email: trimText(email.value),
          password: password.value,
          key: key ?? '',
        }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'loggedIn' },
          { target: 'enteringLogin', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'enteringLogin',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    checking: {
      tags: 'busy',
      entry: assign({ error: null }),
      invoke: {
        src: 'checkInvitation',
        input: ({ context }) => context.token,
        onDone: [
          {
            guard: ({ event }) => getInvitationEnd(event.output) !== null,
            target: 'invitationEnded',
            actions: assign(({ event }) => ({ ...applyInvitation(event.output), end: getInvitationEnd(event.output) })),
          },
          {
            guard: ({ event }) => event.output.ok,
            target: 'joining',
            actions: assign(({ event }) => applyInvitation(event.output)),
          },
          { target: 'unavailable', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'unavailable',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    unavailable: { on: { 'retry.requested': 'checking' } },
    /** The invitation was used or has expired, or its email address has an account of another kind. */
    invitationEnded: { entry: assign({ token: '', name: { value: '' }, password: NO_PASSWORD, key: null }) },
    joining: {
      on: {
        'name.changed': {
          actions: assign(({ context, event }) => ({
            name: updateField(context.name, event.value, NAME_RULES),
            key: null,
            error: null,
          })),
        },
        'name.blurred': {
          actions: assign({ name: ({ context }) => validateField(context.name, NAME_RULES, 'blur') }),
        },
        'password.changed': {
          actions: assign(({ context, event }) => ({
            password: updatePasswordField(context.password, event.value, getPasswordRules(context)),
            key: null,
            error: null,
          })),
        },
        'password.blurred': {
          actions: assign({
            password: ({ context }) => validatePasswordField(context.password, getPasswordRules(context), 'blur'),
          }),
        },
        'form.submitted': [{ guard: 'isValid', target: 'creatingAccount' }, { actions: 'revealErrors' }],
      },
    },
    creatingAccount: {
      ...SUBMIT_STATES,
      tags: 'busy',
      entry: [assign({ error: null }), 'takeKey'],
      invoke: {
        src: 'join',
        input: ({ context: { token, name, password, key } }) => ({
          token,
          name: trimText(name.value),
          password: password.value,
          key: key ?? '',
        }),
        onDone: [
          { guard: ({ event }) => event.output.ok, target: 'loggedIn' },
          { guard: ({ event }) => isGone(event.output), target: 'checking' },
          { target: 'joining', actions: { type: 'applyFailure', params: ({ event }) => event.output } },
        ],
        onError: {
          target: 'joining',
          actions: ['reportBug', { type: 'setError', params: gatewayError('SERVER_ERROR') }],
        },
      },
    },
    loggedIn: { type: 'final', entry: assign({ token: '', password: NO_PASSWORD, key: null }) },
  },
});

/** Binds the page to the gateway and to the login on this device. */
export function provideSupplierLogin({ supplierGateway, storage, ids, bugs }: SupplierPorts) {
  const { supplier } = supplierGateway;
  const session = createSupplierSession(storage);
  const enter = async (answer: Result<{ readonly token: string }, GatewayError>): Promise<LoginResult> => {
    if (!answer.ok) return answer;
    session.saveToken(answer.value.token);
    const info = await supplier.info({}, { fresh: true, handled: true });
    if (info.ok) session.saveInfo(info.value);
    return answer;
  };
  return supplierLoginMachine.provide({
    actors: {
      checkInvitation: fromPromise<InvitationResult, string>(({ input, signal }) =>
        supplier.checkInvitation({ token: input }, { signal, fresh: true, handled: true }),
      ),
      logIn: fromPromise<LoginResult, LoginInput>(async ({ input: { email, password, key }, signal }) =>
        enter(await supplier.login({ email, password }, { idempotencyKey: key, signal, handled: true })),
      ),
      join: fromPromise<LoginResult, JoinInput>(async ({ input: { key, ...data }, signal }) =>
        enter(await supplier.acceptInvitation(data, { idempotencyKey: key, signal, handled: true })),
      ),
    },
    actions: {
      reportBug: ({ event }) => bugs.report(getCause(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ids.uuid() })),
    },
  });
}

const applyInvitation = (invitation: InvitationResult): Partial<SupplierLoginContext> =>
  invitation.ok ? { supplierName: invitation.value.supplierName, email: { value: invitation.value.email } } : {};

/** Returns why an invitation is no longer valid; null if it is open. A malformed token counts as unknown. */
function getInvitationEnd(invitation: InvitationResult): InvitationEnd | null {
  if (invitation.ok) return invitation.value.state === 'open' ? null : invitation.value.state;
  return invitation.error.code === '400' ? 'unknown' : null;
}

/**
 * Whether the invitation was used or revoked meanwhile, or its email address has an account by now; a new check returns
 * the reason.
 */
const isGone = (answer: LoginResult): boolean =>
  !answer.ok && (answer.error.code === '404' || answer.error.code === '409');
