import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import { fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import type { PasswordView } from './form.view.ts';
import { initialJoinOffer, type JoinOfferContext, type JoinOfferOpening, type JoinWay } from './join-offer.context.ts';
import type { joinOfferMachine } from './join-offer.machine.ts';

export interface JoinOfferView {
  readonly busy: boolean;
  readonly state: 'looking' | 'offered' | 'known' | 'done';
  readonly email: string;
  readonly password: PasswordView;
  /** How the person joined, or is joining. */
  readonly way: JoinWay;
  /** The button of each way. */
  readonly submit: Readonly<Record<JoinWay, SubmitView>>;
  /** The field to focus when `refusals` has grown. */
  readonly focus: 'password' | null;
  readonly refusals: number;
  readonly message: DisplayMessage | null;
  /** The error of the last call, for programs to tell failures apart; `message` is the text for people. */
  readonly error: GatewayError | null;
}

/** D-71 */
export const joinOfferView = (snapshot: SnapshotFrom<typeof joinOfferMachine>): JoinOfferView =>
  viewOf(snapshot.context, stateOf(snapshot), submitPhaseOf(snapshot));

/** The offer before its flow is loaded. */
export const joinOfferStart = (opening: JoinOfferOpening): JoinOfferView =>
  viewOf(initialJoinOffer(opening), 'looking', 'ready');

function viewOf(context: JoinOfferContext, state: JoinOfferView['state'], phase: SubmitPhase): JoinOfferView {
  const { email, password, isVisible, way, refusals, error } = context;
  const submitOf = (each: JoinWay) => submitView(each === way ? phase : 'ready');
  return {
    busy: state === 'looking' || phase !== 'ready',
    state,
    email,
    password: { ...fieldView(password), available: true, visible: isVisible },
    way,
    submit: { password: submitOf('password'), link: submitOf('link') },
    focus: refusals > 0 && password.failure ? 'password' : null,
    refusals,
    message: error && errorMessage(error),
    error,
  };
}

function stateOf(snapshot: SnapshotFrom<typeof joinOfferMachine>): JoinOfferView['state'] {
  if (snapshot.matches('looking')) return 'looking';
  if (snapshot.matches('known')) return 'known';
  return snapshot.matches('done') ? 'done' : 'offered';
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof joinOfferMachine>): SubmitPhase {
  if (snapshot.matches({ joining: 'loading' })) return 'loading';
  return snapshot.matches('joining') ? 'quiet' : 'ready';
}
