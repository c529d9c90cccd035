import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import type { Message } from '../ports/texts.ts';
import type { PasswordView } from './form.view.ts';
import {
  type InitialPasswordContext,
  type InitialPasswordOpening,
  initialPasswordContext,
} from './initial-password.context.ts';
import type { initialPasswordMachine } from './initial-password.machine.ts';

type InitialPasswordState = 'checking' | 'unavailable' | 'linkExpired' | 'entering' | 'saved';

export interface InitialPasswordView {
  readonly busy: boolean;
  readonly state: InitialPasswordState;
  readonly submit: SubmitView;
  readonly title: Message;
  /** The text below the title. */
  readonly text: Message | null;
  /** '' until it is known. */
  readonly email: string;
  readonly password: PasswordView;
  /** The field to focus when `refusals` has grown. */
  readonly focus: 'password' | null;
  readonly refusals: number;
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs to tell failures apart; `message` is the text for people. */
  readonly error: GatewayError | null;
  readonly canRetry: boolean;
}

/** */
export const initialPasswordView = (snapshot: SnapshotFrom<typeof initialPasswordMachine>): InitialPasswordView =>
  viewOf(snapshot.context, stateOf(snapshot), submitPhaseOf(snapshot));

/** The page before its flow is loaded, which the server renders too. */
export const initialPasswordStart = (opening: InitialPasswordOpening): InitialPasswordView =>
  viewOf(initialPasswordContext(opening), opening.token === '' ? 'linkExpired' : 'checking', 'ready');

const STATE_TEXTS: Readonly<Record<InitialPasswordState, Pick<InitialPasswordView, 'title' | 'text'>>> = {
  checking: { title: { key: 'reset.checking' }, text: null },
  unavailable: { title: { key: 'reset.unavailable' }, text: null },
  linkExpired: { title: { key: 'initialPassword.over.title' }, text: { key: 'initialPassword.over.text' } },
  entering: { title: { key: 'initialPassword.title' }, text: { key: 'initialPassword.text' } },
  saved: { title: { key: 'initialPassword.saved.title' }, text: { key: 'initialPassword.saved.text' } },
};

function viewOf(context: InitialPasswordContext, state: InitialPasswordState, phase: SubmitPhase): InitialPasswordView {
  const { email, password, isVisible, refusals, error } = context;
  return {
    busy: state === 'checking' || phase !== 'ready',
    state,
    submit: submitView(phase),
    ...STATE_TEXTS[state],
    email,
    password: { ...fieldView(password), available: true, visible: isVisible },
    focus: refusals > 0 && password.failure ? 'password' : null,
    refusals,
    message: error && errorMessage(error),
    error,
    canRetry: state === 'unavailable',
  };
}

function stateOf({ value }: SnapshotFrom<typeof initialPasswordMachine>): InitialPasswordState {
  if (typeof value !== 'string') return 'entering';
  return value === 'opened' ? 'checking' : value;
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof initialPasswordMachine>): SubmitPhase {
  if (snapshot.matches({ saving: 'loading' })) return 'loading';
  return snapshot.matches('saving') ? 'quiet' : 'ready';
}
