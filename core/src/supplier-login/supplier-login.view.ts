import type { SnapshotFrom } from 'xstate';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView, toField } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView, toWaitingSubmit } from '../forms/submit.view.ts';
import type { Message } from '../ports/texts.ts';
import {
  initialLogin,
  isLoginValid,
  type SupplierLoginContext,
  type SupplierLoginOpening,
  validateLogin,
} from './supplier-login.context.ts';
import type { SupplierLoginEvent, supplierLoginMachine } from './supplier-login.machine.ts';

type SupplierLoginState = 'enteringLogin' | 'checking' | 'unavailable' | 'invitationEnded' | 'joining' | 'loggedIn';
type SupplierLoginField = 'email' | 'name' | 'password';

export interface SupplierLoginView {
  readonly busy: boolean;
  readonly state: SupplierLoginState;
  readonly submit: SubmitView;
  readonly title: Message;
  /** The text below the title. */
  readonly text: Message | null;
  readonly email: FieldView;
  readonly name: FieldView;
  readonly password: FieldView & { readonly visible: boolean };
  /** The field to focus when `refusals` has grown. */
  readonly focus: SupplierLoginField | null;
  readonly refusals: number;
  readonly message: DisplayMessage | null;
  readonly canRetry: boolean;
}

interface Phase {
  readonly state: SupplierLoginState;
  readonly submit: SubmitPhase;
}

/** Returns the view of the login page. API-79 D-39 */
export const supplierLoginView = (snapshot: SnapshotFrom<typeof supplierLoginMachine>): SupplierLoginView =>
  viewOf(snapshot.context, { state: stateOf(snapshot), submit: submitPhaseOf(snapshot) });

/** The page before its flow is loaded. */
export const loginStart = (opening: SupplierLoginOpening): SupplierLoginView =>
  viewOf(initialLogin(opening), { state: opening.token ? 'checking' : 'enteringLogin', submit: 'ready' });

/** Applies an event that came before the flow was loaded, with the same result as the flow. */
export function loginEcho(view: SupplierLoginView, event: SupplierLoginEvent): SupplierLoginView {
  if (view.state !== 'enteringLogin' || view.submit.busy) return view;
  const [email, password] = [toField(view.email), toField(view.password)];
  const context = { ...initialLogin({}), email, password, isVisible: view.password.visible, refusals: view.refusals };
  const withChange = (change: Partial<SupplierLoginContext>, submit: SubmitPhase = 'ready') =>
    viewOf({ ...context, ...change }, { state: 'enteringLogin', submit });
  switch (event.type) {
    case 'email.changed':
      return withChange({ email: { value: event.value } });
    case 'password.changed':
      return withChange({ password: { value: event.value } });
    case 'visibility.toggled':
      return withChange({ isVisible: !context.isVisible });
    case 'form.submitted':
      return isLoginValid(context)
        ? withChange({}, 'quiet')
        : withChange({ ...validateLogin(context), refusals: context.refusals + 1 });
    default:
      return view;
  }
}

/** Returns the view after a press has waited 100 ms for the flow: the button shows that it is busy. */
export const loginWaiting = (view: SupplierLoginView): SupplierLoginView => ({
  ...view,
  submit: toWaitingSubmit(view.submit),
});

function viewOf(context: SupplierLoginContext, { state, submit }: Phase): SupplierLoginView {
  const { email, name, password, isVisible, refusals, error } = context;
  return {
    busy: state === 'checking' || submit !== 'ready',
    state,
    submit: submitView(submit),
    ...getTexts(context, state),
    email: fieldView(email),
    name: fieldView(name),
    password: { ...fieldView(password), visible: isVisible },
    focus: refusals > 0 ? findInvalidField(context, state) : null,
    refusals,
    message: error && errorMessage(error),
    canRetry: state === 'unavailable',
  };
}

function getTexts(
  { supplierName, email, end }: SupplierLoginContext,
  state: SupplierLoginState,
): Pick<SupplierLoginView, 'title' | 'text'> {
  const values = { supplier: supplierName, email: email.value.trim() };
  switch (state) {
    case 'enteringLogin':
      return { title: { key: 'supplierSite.login.title' }, text: { key: 'supplierSite.login.text' } };
    case 'checking':
      return { title: { key: 'supplierSite.invitation.checking' }, text: null };
    case 'unavailable':
      return { title: { key: 'supplierSite.invitation.unavailable' }, text: null };
    case 'joining':
      return {
        title: { key: 'supplierSite.invitation.title', values },
        text: { key: 'supplierSite.invitation.text', values },
      };
    case 'invitationEnded':
      return {
        title: { key: `supplierSite.invitation.${end ?? 'unknown'}.title` },
        text: { key: `supplierSite.invitation.${end ?? 'unknown'}.text`, values },
      };
    case 'loggedIn':
      return { title: { key: 'supplierSite.entered' }, text: null };
  }
}

function stateOf({ value }: SnapshotFrom<typeof supplierLoginMachine>): SupplierLoginState {
  if (typeof value !== 'string') return 'loggingIn' in value ? 'enteringLogin' : 'joining';
  return value === 'opened' ? 'enteringLogin' : value;
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof supplierLoginMachine>): SubmitPhase {
  if (snapshot.matches({ loggingIn: 'loading' }) || snapshot.matches({ creatingAccount: 'loading' })) return 'loading';
  return snapshot.matches('loggingIn') || snapshot.matches('creatingAccount') ? 'quiet' : 'ready';
}

function findInvalidField(
  { email, name, password }: SupplierLoginContext,
  state: SupplierLoginState,
): SupplierLoginField | null {
  if (state === 'enteringLogin' && email.failure) return 'email';
  if (state === 'joining' && name.failure) return 'name';
  return password.failure ? 'password' : null;
}
