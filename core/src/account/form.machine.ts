import { assign, fromPromise, not, setup } from 'xstate';
import { EMAIL_VERIFY_TIMEOUT } from '../contract/account/limits.ts';
import { LOADING_DELAY } from '../forms/limits.ts';
import { SUBMIT_STATES } from '../forms/submit-states.ts';
import { trimText } from '../forms/text-input.ts';
import type { Bugs } from '../ports/bugs.ts';
import type { Ids } from '../ports/ids.ts';
import { failWithBug, getCause, requireAction, requireActor } from '../ports/require-actor.ts';
import {
  ADDRESS_CHECK_FAILED,
  ADDRESS_NOT_VERIFIED,
  type AddressCheck,
  type FormKind,
  parseMemberCheck,
  parseVerification,
} from './address-check.ts';
import {
  type AuthenticateAnswer,
  type AuthenticateInput,
  type AuthenticatePorts,
  type Interests,
  submitCredentials,
} from './authenticate.ts';
import * as form from './form.ts';

export type FormEvent =
  | { readonly type: 'email.changed'; readonly value: string }
  | { readonly type: 'email.blurred' }
  /** Filled in by a password manager or by the page, so it is checked without waiting for a blur. A-22 */
  | { readonly type: 'email.filled'; readonly value: string }
  /** The address typed in the other form, taken over if this one is empty. */
  | { readonly type: 'email.offered'; readonly value: string }
  | { readonly type: 'password.changed'; readonly value: string }
  | { readonly type: 'password.blurred' }
  | { readonly type: 'visibility.toggled' }
  | { readonly type: 'clause.toggled' }
  /**
   * Whether the clause starts ticked in the visitor's country, which becomes known after the form has opened.
   */
  | { readonly type: 'clause.defaulted'; readonly checked: boolean }
  | { readonly type: 'interests.changed'; readonly interests: Interests }
  | { readonly type: 'form.submitted' }
  | { readonly type: 'form.cleared' };

export interface FormSuccess {
  readonly token: string;
  readonly email: string;
}

type CheckInput = { readonly kind: FormKind; readonly email: string };

/**
 * The login form or the registration form. The address is checked on blur: first whether it has an account, then, to
 * register, by the public verification. Once it passes the password may be typed.  
 */
export const formMachine = setup({
  types: {
    input: {} as form.FormInput,
    context: {} as form.AccountForm,
    events: {} as FormEvent,
    output: {} as FormSuccess,
    tags: {} as 'busy' | 'validating',
  },
  actors: {
    checkMember: requireActor<AddressCheck, CheckInput>('checkMember'),
    verify: requireActor<AddressCheck, CheckInput>('verify'),
    authenticate: requireActor<AuthenticateAnswer, AuthenticateInput>('authenticate'),
  },
  actions: {
    reportBug: failWithBug,
    updateEmail: assign(({ context }, value: string) => form.withEmail(context, value)),
    updatePassword: assign(({ context }, value: string) => form.withPassword(context, value)),
    validateEmail: assign(({ context }) => form.withEmailChecked(context, 'blur')),
    saveAddressCheck: assign(({ context }, result: AddressCheck) => form.withAddressCheck(context, result)),
    revealErrors: assign(({ context }) => form.revealFormErrors(context)),
    setSubmitPending: assign({ isSubmitPending: true }),
    /** Makes the idempotency key before the call, so that a retry has the same key even after a port threw. */
    takeKey: requireAction('takeKey'),
    clearSubmitPending: assign({ isSubmitPending: false }),
    setServerError: assign(form.serverErrorChange),
  },
  guards: {
    isEmpty: ({ context }) => context.email.value === '' && !context.isSubmitPending,
    isMalformed: ({ context }) => !form.hasAddress(context),
    isPasswordFilled: ({ context }, password: string) => password !== '' && form.hasAddress(context),
    isAddressValid: ({ context }) => form.getAddressCheck(context)?.passed === true,
    isAddressInvalid: ({ context }) => form.getAddressCheck(context)?.passed === false,
    canRetryCheck: ({ context }) => form.getAddressCheck(context)?.retryable === true,
    isSubmitPending: ({ context }) => context.isSubmitPending,
    isVerificationNeeded: ({ context }, result: AddressCheck) => result.passed && context.kind === 'register',
    isPendingAndComplete: ({ context }) => context.isSubmitPending && form.isComplete(context),
  },
  delays: { EMAIL_VERIFY_TIMEOUT, LOADING_DELAY },
}).createMachine({
  id: 'form',
  context: ({ input }) => form.initialForm(input),
  initial: 'entering',
  states: {
    entering: {
      type: 'parallel',
      states: {
        form: {
          initial: 'open',
          states: {
            open: {
              on: {
                'email.changed': {
                  target: '.evaluating',
                  actions: { type: 'updateEmail', params: ({ event }) => event.value },
                },
                'email.filled': {
                  guard: ({ event }) => event.value !== '',
                  target: '.validating',
                  actions: { type: 'updateEmail', params: ({ event }) => event.value },
                },
                'email.offered': {
                  guard: ({ context, event }) => event.value !== '' && context.email.value === '',
                  target: '.validating',
                  actions: { type: 'updateEmail', params: ({ event }) => event.value },
                },
                'email.blurred': { target: '.validating' },
                'password.changed': { actions: { type: 'updatePassword', params: ({ event }) => event.value } },
                'password.blurred': { actions: assign(({ context }) => form.withPasswordChecked(context, 'blur')) },
                'visibility.toggled': { actions: assign({ isVisible: ({ context }) => !context.isVisible }) },
                'clause.toggled': {
                  actions: assign({ isAccepted: ({ context }) => !context.isAccepted, hasDecided: true }),
                },
                'clause.defaulted': {
                  guard: ({ context }) => !context.hasDecided,
                  actions: assign({ isAccepted: ({ event }) => event.checked }),
                },
                'interests.changed': {
                  actions: assign(({ context, event }) => form.withInterests(context, event.interests)),
                },
                'form.submitted': { target: '.validating', actions: 'setSubmitPending' },
                'form.cleared': { target: '.unchecked', actions: assign(({ context }) => form.clearForm(context)) },
              },
              initial: 'unchecked',
              states: {
                unchecked: {
                  on: {
                    'password.changed': [
                      {
                        guard: { type: 'isPasswordFilled', params: ({ event }) => event.value },
                        target: 'validating',
                        actions: { type: 'updatePassword', params: ({ event }) => event.value },
                      },
                      { actions: { type: 'updatePassword', params: ({ event }) => event.value } },
                    ],
                  },
                },
                /** Applies the last check if the address is the one that was checked. */
                evaluating: {
                  always: [
                    { guard: 'isAddressValid', target: 'valid' },
                    { guard: 'isAddressInvalid', target: 'invalid' },
                    { target: 'unchecked' },
                  ],
                },
                validating: {
                  entry: 'validateEmail',
                  always: [
                    { guard: 'isEmpty', target: 'unchecked' },
                    { guard: 'isMalformed', target: 'checked' },
                    { guard: 'isAddressValid', target: 'checked' },
                    { guard: 'canRetryCheck', target: 'checking' },
                    { guard: 'isAddressInvalid', target: 'checked' },
                    { target: 'checking' },
                  ],
                },
                checking: {
                  tags: ['busy', 'validating'],
                  invoke: {
                    src: 'checkMember',
                    input: ({ context }) => checkInput(context),
                    onDone: [
                      {
                        guard: { type: 'isVerificationNeeded', params: ({ event }) => event.output },
                        target: 'verifying',
                      },
                      { target: 'checked', actions: { type: 'saveAddressCheck', params: ({ event }) => event.output } },
                    ],
                    onError: {
                      target: 'checked',
                      actions: ['reportBug', { type: 'saveAddressCheck', params: ADDRESS_CHECK_FAILED }],
                    },
                  },
                  on: {
                    'email.blurred': {},
                    'form.submitted': { actions: 'setSubmitPending' },
                  },
                },
                verifying: {
                  tags: ['busy', 'validating'],
                  invoke: {
                    src: 'verify',
                    input: ({ context }) => checkInput(context),
                    onDone: {
                      target: 'checked',
                      actions: { type: 'saveAddressCheck', params: ({ event }) => event.output },
                    },
                    onError: {
                      target: 'checked',
                      actions: ['reportBug', { type: 'saveAddressCheck', params: ADDRESS_NOT_VERIFIED }],
                    },
                  },
                  after: {
                    EMAIL_VERIFY_TIMEOUT: {
                      target: 'checked',
                      actions: { type: 'saveAddressCheck', params: ADDRESS_NOT_VERIFIED },
                    },
                  },
                  on: {
                    'email.blurred': {},
                    'form.submitted': { actions: 'setSubmitPending' },
                  },
                },
                /** The address has been checked. If submit was pressed before, the form is now sent or rejected. */
                checked: {
                  always: [
                    { guard: 'isMalformed', target: 'notSent' },
                    { guard: 'isAddressInvalid', target: 'notSent' },
                    { guard: 'isPendingAndComplete', target: '#form.entering.form.sending' },
                    { target: 'notSent' },
                  ],
                },
                /** If submit was pressed, shows why the form was not sent. */
                notSent: {
                  always: [
                    { guard: 'isSubmitPending', target: 'evaluating', actions: 'revealErrors' },
                    { target: 'evaluating' },
                  ],
                },
                valid: {},
                invalid: {},
              },
            },
            sending: {
              tags: 'busy',
              entry: [assign({ error: null }), 'takeKey'],
              exit: 'clearSubmitPending',
              invoke: {
                src: 'authenticate',
                input: ({ context: { kind, email, password, interests, key } }) => ({
                  kind,
                  email: email.value,
                  password: password.value,
                  interests,
                  key: key ?? '', // set on entry
                }),
                onDone: [
                  {
                    guard: ({ event }) => event.output.ok,
                    target: '#form.done',
                    actions: assign(({ event: { output } }) => (output.ok ? form.withToken(output.value) : {})),
                  },
                  {
                    target: 'open.evaluating',
                    actions: assign(({ context, event: { output } }) =>
                      output.ok ? {} : form.withRefusal(context, output.error),
                    ),
                  },
                ],
                onError: { target: 'open.evaluating', actions: ['reportBug', 'setServerError'] },
              },
            },
          },
        },
        /** Busy from the press until the form is sent or rejected, through all checks in between.  */
        button: {
          initial: 'ready',
          states: {
            ready: { always: { guard: 'isSubmitPending', target: 'pressed' } },
            pressed: { ...SUBMIT_STATES, always: { guard: not('isSubmitPending'), target: 'ready' } },
          },
        },
      },
    },
    done: { type: 'final' },
  },
  output: ({ context }) => ({ token: context.token ?? '', email: trimText(context.email.value) }),
});

export interface FormPorts extends AuthenticatePorts {
  readonly ids: Pick<Ids, 'uuid'>;
  readonly bugs: Bugs;
}

/** Binds a form to the gateway. */
export function provideForm(ports: FormPorts) {
  const { account } = ports.gateway;
  return formMachine.provide({
    actors: {
      checkMember: fromPromise<AddressCheck, CheckInput>(async ({ input: { kind, email }, signal }) =>
        parseMemberCheck(kind, await account.memberCheck({ email }, { signal, handled: true })),
      ),
      verify: fromPromise<AddressCheck, CheckInput>(async ({ input: { email }, signal }) =>
        parseVerification(await account.verifyEmail({ email }, { signal, handled: true })),
      ),
      authenticate: fromPromise<AuthenticateAnswer, AuthenticateInput>(({ input, signal }) =>
        submitCredentials(ports, input, signal),
      ),
    },
    actions: {
      reportBug: ({ event }) => ports.bugs.report(getCause(event)),
      takeKey: assign(({ context }) => ({ key: context.key ?? ports.ids.uuid() })),
    },
  });
}

const checkInput = ({ kind, email }: form.AccountForm): CheckInput => ({ kind, email: trimText(email.value) });
