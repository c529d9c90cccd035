import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import type { Message } from '../ports/texts.ts';
import { initialWithdrawal, type WithdrawalContext, type WithdrawalOpening } from './withdraw.context.ts';
import type { withdrawMachine } from './withdraw.machine.ts';

type WithdrawalState = 'checking' | 'unavailable' | 'asking' | 'withdrawn' | 'over' | 'unknown';

export interface WithdrawalView {
  readonly busy: boolean;
  readonly state: WithdrawalState;
  readonly title: Message;
  readonly text: Message | null;
  readonly submit: SubmitView;
  /** The registration to withdraw; '' until it is known. */
  readonly badgeNo: string;
  readonly contactName: string;
  readonly email: string;
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs to tell failures apart; `message` is the text for people. */
  readonly error: GatewayError | null;
  readonly canRetry: boolean;
}

/** D-33 */
export const withdrawView = (snapshot: SnapshotFrom<typeof withdrawMachine>): WithdrawalView =>
  viewOf(snapshot.context, stateOf(snapshot), submitPhaseOf(snapshot));

/** The page before its flow is loaded, which the server renders too. */
export const withdrawStart = (opening: WithdrawalOpening): WithdrawalView =>
  viewOf(initialWithdrawal(opening), opening.pretoken === '' ? 'unknown' : 'checking', 'ready');

const STATE_TEXTS: Readonly<Record<WithdrawalState, Pick<WithdrawalView, 'title' | 'text'>>> = {
  checking: { title: { key: 'preregistrationPage.withdraw.checking' }, text: null },
  unavailable: { title: { key: 'preregistrationPage.withdraw.unavailable' }, text: null },
  asking: {
    title: { key: 'preregistrationPage.withdraw.title' },
    text: { key: 'preregistrationPage.withdraw.text' },
  },
  withdrawn: {
    title: { key: 'preregistrationPage.withdrawn.title' },
    text: { key: 'preregistrationPage.withdrawn.text' },
  },
  over: { title: { key: 'preregistrationPage.over.title' }, text: { key: 'preregistrationPage.withdraw.over' } },
  unknown: {
    title: { key: 'preregistrationPage.withdraw.unknown.title' },
    text: { key: 'preregistrationPage.withdraw.unknown' },
  },
};

function viewOf(context: WithdrawalContext, state: WithdrawalState, phase: SubmitPhase): WithdrawalView {
  const { registration, error } = context;
  return {
    busy: state === 'checking' || phase !== 'ready',
    state,
    ...STATE_TEXTS[state],
    submit: submitView(phase),
    badgeNo: registration?.badgeNo ?? '',
    contactName: registration?.contactName ?? '',
    email: registration?.email ?? '',
    message: error && errorMessage(error),
    error,
    canRetry: state === 'unavailable',
  };
}

function stateOf({ value }: SnapshotFrom<typeof withdrawMachine>): WithdrawalState {
  if (typeof value !== 'string') return 'asking';
  return value === 'opened' ? 'checking' : value;
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof withdrawMachine>): SubmitPhase {
  if (snapshot.matches({ withdrawing: 'loading' })) return 'loading';
  return snapshot.matches('withdrawing') ? 'quiet' : 'ready';
}
