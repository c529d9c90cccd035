import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView, toField, updateField, validateField } from '../forms/field.ts';
import { EMAIL_RULES } from '../forms/field-rules.ts';
import { type SubmitPhase, type SubmitView, submitView, toWaitingSubmit } from '../forms/submit.view.ts';
import type { Message } from '../ports/texts.ts';
import {
  initialReset,
  isEmailValid,
  type ResetContext,
  type ResetOpening,
  revealResetErrors,
} from './reset.context.ts';
import type { ResetEvent, resetMachine } from './reset.machine.ts';

type ResetState =
  | 'enteringEmail'
  | 'mailed'
  | 'checking'
  | 'unavailable'
  | 'linkExpired'
  | 'enteringPassword'
  | 'saved';

export interface ResetView {
  readonly busy: boolean;
  readonly state: ResetState;
  readonly submit: SubmitView;
  readonly title: Message;
  /** The text below the title. */
  readonly text: Message | null;
  readonly email: FieldView;
  readonly password: FieldView & { readonly visible: boolean };
  /** The field to focus when `refusals` has grown. */
  readonly focus: 'email' | 'password' | null;
  readonly refusals: number;
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs to tell failures apart; `message` is the text for people. */
  readonly error: GatewayError | null;
  readonly canRetry: boolean;
  /** The person can request a new email. */
  readonly canAskForMail: boolean;
}

/** The part of the machine's state that the view shows. */
interface Phase {
  readonly state: ResetState;
  readonly submit: SubmitPhase;
}

/** D-71 */
export const resetView = (snapshot: SnapshotFrom<typeof resetMachine>): ResetView =>
  viewOf(snapshot.context, { state: stateOf(snapshot), submit: submitPhaseOf(snapshot) });

/**
 * The page before its flow is loaded: the server renders this view, and the browser keeps it until the person needs
 * more.
 */
export const resetStart = (opening: ResetOpening): ResetView =>
  viewOf(initialReset(opening), { state: opening.token ? 'checking' : 'enteringEmail', submit: 'ready' });

/**
 * The initial view after an event that came before the flow was loaded. It equals the view that the flow will show
 * after the same event.
 */
export function resetEcho(view: ResetView, event: ResetEvent): ResetView {
  // The address cannot change while it is being sent.
  if (view.state !== 'enteringEmail' || view.submit.busy) return view;
  const [email, password] = [toField(view.email), toField(view.password)];
  const context = { ...initialReset({}), email, password, refusals: view.refusals };
  const withChange = (change: Partial<ResetContext>, submit: SubmitPhase = 'ready') =>
    viewOf({ ...context, ...change }, { state: 'enteringEmail', submit });
  switch (event.type) {
    case 'email.changed':
      return withChange({ email: updateField(context.email, event.value, EMAIL_RULES) });
    case 'email.blurred':
      return withChange({ email: validateField(context.email, EMAIL_RULES, 'blur') });
    case 'form.submitted':
      return isEmailValid(context) ? withChange({}, 'quiet') : withChange(revealResetErrors(context));
    default:
      return view;
  }
}

/** The initial view once a press has waited 100 ms for the flow: its button shows that it is busy. */
export const resetWaiting = (view: ResetView): ResetView => ({ ...view, submit: toWaitingSubmit(view.submit) });

function viewOf(context: ResetContext, { state, submit }: Phase): ResetView {
  const { email, password, isVisible, refusals, error } = context;
  return {
    busy: state === 'checking' || submit !== 'ready',
    state,
    submit: submitView(submit),
    ...STATE_TEXTS[state](email.value.trim()),
    email: fieldView(email),
    password: { ...fieldView(password), visible: isVisible },
    focus: refusals > 0 ? findInvalidField(context, state) : null,
    refusals,
    message: error && errorMessage(error),
    error,
    canRetry: state === 'unavailable',
    canAskForMail: state === 'linkExpired' || state === 'mailed',
  };
}

type StateTexts = Pick<ResetView, 'title' | 'text'>;

const STATE_TEXTS: Readonly<Record<ResetState, (email: string) => StateTexts>> = {
  enteringEmail: () => ({ title: { key: 'reset.title' }, text: { key: 'reset.text' } }),
  mailed: (email) => ({ title: { key: 'reset.mailed.title' }, text: { key: 'reset.mailed.text', values: { email } } }),
  checking: () => ({ title: { key: 'reset.checking' }, text: null }),
  unavailable: () => ({ title: { key: 'reset.unavailable' }, text: null }),
  linkExpired: () => ({ title: { key: 'reset.over.title' }, text: { key: 'reset.over.text' } }),
  enteringPassword: () => ({ title: { key: 'reset.choose.title' }, text: { key: 'reset.choose.text' } }),
  saved: () => ({ title: { key: 'reset.saved.title' }, text: { key: 'reset.saved.text' } }),
};

function stateOf({ value }: SnapshotFrom<typeof resetMachine>): ResetState {
  if (typeof value !== 'string') return 'mailing' in value ? 'enteringEmail' : 'enteringPassword';
  return value === 'opened' ? 'enteringEmail' : value;
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof resetMachine>): SubmitPhase {
  if (snapshot.matches({ mailing: 'loading' }) || snapshot.matches({ saving: 'loading' })) return 'loading';
  return snapshot.matches('mailing') || snapshot.matches('saving') ? 'quiet' : 'ready';
}

function findInvalidField({ email, password }: ResetContext, state: ResetState): ResetView['focus'] {
  if (state === 'enteringEmail') return email.failure ? 'email' : null;
  return state === 'enteringPassword' && password.failure ? 'password' : null;
}
