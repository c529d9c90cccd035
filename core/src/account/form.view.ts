import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import type { Message } from '../ports/texts.ts';
import type { Interests } from './enter.ts';
import type { formMachine } from './form.machine.ts';
import type { FormInput } from './form.ts';
import { type AccountForm, isComplete, openedForm, verdictOf } from './form.ts';
import type { FormKind, MessageAction } from './verdict.ts';

export interface AddressView extends FieldView {
  /** Said without holding anything up. */
  readonly warning: Message | null;
  /** What pressing the message does.  */
  readonly action: MessageAction | null;
}

export interface PasswordView extends FieldView {
  /** May be typed. */
  readonly available: boolean;
  /** Shown as text. */
  readonly visible: boolean;
}

export interface FormView {
  readonly kind: FormKind;
  readonly busy: boolean;
  readonly sending: boolean;
  readonly submit: SubmitView;
  readonly email: AddressView;
  readonly password: PasswordView;
  /** Null on the form that has none. */
  readonly clause: { readonly checked: boolean; readonly refusals: number } | null;
  readonly interests: Interests | null;
  /** Where to put the focus when `refusals` has grown. */
  readonly focus: 'email' | 'password' | 'clause' | null;
  readonly refusals: number;
  /** Why it did not go off, where no field is to blame. */
  readonly message: ShownMessage | null;
  /** What the last call failed with, for who tells failures apart. */
  readonly error: GatewayError | null;
}

/** How far a form is. */
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
    passed: sending || snapshot.matches({ entering: { form: { open: 'passed' } } }),
    submit: submitPhaseOf(snapshot),
  });
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof formMachine>): SubmitPhase {
  if (snapshot.matches({ entering: { button: { pressed: 'loading' } } })) return 'loading';
  return snapshot.matches({ entering: { button: 'pressed' } }) ? 'quiet' : 'ready';
}

/** A form whose flow is not there: nobody has been asked about its address, though it may be waiting for that. */
export const unaskedFormView = (form: AccountForm, validating = false): FormView =>
  viewOf(form, {
    busy: validating,
    validating,
    sending: false,
    passed: false,
    submit: form.isWanted ? 'quiet' : 'ready',
  });

/** A form before anything has happened to it. */
export const untouchedForm = (input: FormInput): FormView => unaskedFormView(openedForm(input));

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
    focus: refusals > 0 ? wrongField(form) : null,
    refusals,
    message: messageOf(form),
    error: form.error,
  };
}

function addressView(form: AccountForm, validating: boolean): AddressView {
  const field = fieldView(form.email);
  const verdict = verdictOf(form);
  if (form.email.failure) return { ...field, warning: null, action: null };
  if (validating) return { ...field, state: 'validating', warning: null, action: null };
  if (verdict === null) return { ...field, state: 'notValidated', warning: null, action: null };
  const { type, message, warning, action } = verdict;
  return { value: field.value, state: type, message, warning, action };
}

function wrongField(form: AccountForm): FormView['focus'] {
  if (form.email.failure || verdictOf(form)?.passed === false) return 'email';
  if (form.password.failure) return 'password';
  return isComplete(form) ? null : 'clause';
}

/** Too many tries, or a service that is full: how long to wait is the only thing worth saying. */
function messageOf({ error }: AccountForm): ShownMessage | null {
  if (error === null) return null;
  const { code, retryAfterSeconds } = error;
  if ((code === '429' || code === '503') && retryAfterSeconds !== undefined) {
    return { key: 'account.wait', values: { seconds: retryAfterSeconds } };
  }
  return errorMessage(error);
}
