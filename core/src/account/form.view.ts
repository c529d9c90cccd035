import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import type { Message } from '../ports/texts.ts';
import type { FormKind, MessageAction } from './address-check.ts';
import type { Interests } from './authenticate.ts';
import type { formMachine } from './form.machine.ts';
import type { FormInput } from './form.ts';
import { type AccountForm, getAddressCheck, initialForm, isComplete } from './form.ts';

export interface AddressView extends FieldView {
  /** A hint that does not prevent sending the form. */
  readonly warning: Message | null;
  /** The action of pressing the message.  */
  readonly action: MessageAction | null;
}

export interface PasswordView extends FieldView {
  /** The password can be typed. */
  readonly available: boolean;
  /** The password is shown as text. */
  readonly visible: boolean;
}

export interface FormView {
  readonly kind: FormKind;
  readonly busy: boolean;
  readonly sending: boolean;
  readonly submit: SubmitView;
  readonly email: AddressView;
  readonly password: PasswordView;
  /** Null on the login form, which has no clause. */
  readonly clause: { readonly checked: boolean; readonly refusals: number } | null;
  readonly interests: Interests | null;
  /** The field to focus when `refusals` has grown. */
  readonly focus: 'email' | 'password' | 'clause' | null;
  readonly refusals: number;
  /** The reason why the form was not sent, when no field is invalid. */
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs to tell failures apart; `message` is the text for people. */
  readonly error: GatewayError | null;
}

/** The part of the machine's state that the view shows. */
interface FormPhase {
  readonly busy: boolean;
  readonly validating: boolean;
  readonly sending: boolean;
  readonly passed: boolean;
  readonly submit: SubmitPhase;
}

export function formView(snapshot: SnapshotFrom<typeof formMachine>): FormView {
  const sending = snapshot.matches({ entering: { form: 'sending' } });
  return viewOf(snapshot.context, {
    busy: snapshot.hasTag('busy'),
    validating: snapshot.hasTag('validating'),
    sending,
    passed: sending || snapshot.matches({ entering: { form: { open: 'valid' } } }),
    submit: submitPhaseOf(snapshot),
  });
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof formMachine>): SubmitPhase {
  if (snapshot.matches({ entering: { button: { pressed: 'loading' } } })) return 'loading';
  return snapshot.matches({ entering: { button: 'pressed' } }) ? 'quiet' : 'ready';
}

/**
 * The view of a form whose flow is not loaded. The gateway has not checked the address; `validating` says that the
 * check is pending.
 */
export const toUncheckedFormView = (form: AccountForm, validating = false): FormView =>
  viewOf(form, {
    busy: validating,
    validating,
    sending: false,
    passed: false,
    submit: form.isSubmitPending ? 'quiet' : 'ready',
  });

/** The view of a form that has just opened. */
export const initialFormView = (input: FormInput): FormView => toUncheckedFormView(initialForm(input));

function viewOf(form: AccountForm, { busy, validating, sending, passed, submit }: FormPhase): FormView {
  const { kind, password, isVisible, isAccepted, clauseRefusals, interests, refusals } = form;
  const isJoining = kind === 'register';
  return {
    kind,
    busy,
    sending,
    submit: submitView(submit),
    email: addressView(form, validating),
    password: { ...fieldView(password), available: passed, visible: isVisible },
    clause: isJoining ? { checked: isAccepted, refusals: clauseRefusals } : null,
    interests: isJoining ? interests : null,
    focus: refusals > 0 ? findInvalidField(form) : null,
    refusals,
    message: messageOf(form),
    error: form.error,
  };
}

function addressView(form: AccountForm, validating: boolean): AddressView {
  const field = fieldView(form.email);
  const result = getAddressCheck(form);
  if (form.email.failure) return { ...field, warning: null, action: null };
  if (validating) return { ...field, state: 'validating', warning: null, action: null };
  if (result === null) return { ...field, state: 'notValidated', warning: null, action: null };
  const { type, message, warning, action } = result;
  return { value: field.value, state: type, message, warning, action };
}

function findInvalidField(form: AccountForm): FormView['focus'] {
  if (form.email.failure || getAddressCheck(form)?.passed === false) return 'email';
  if (form.password.failure) return 'password';
  return isComplete(form) ? null : 'clause';
}

/** For a rate limit or an overloaded service, the message says how many seconds to wait. */
function messageOf({ error }: AccountForm): DisplayMessage | null {
  if (error === null) return null;
  const { code, retryAfterSeconds } = error;
  if ((code === '429' || code === '503') && retryAfterSeconds !== undefined) {
    return { key: 'account.wait', values: { seconds: retryAfterSeconds } };
  }
  return errorMessage(error);
}
