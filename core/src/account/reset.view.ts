import type { SnapshotFrom } from 'xstate';
import type { GatewayError } from '../contract/error.ts';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { type FieldView, fieldView } from '../forms/field.ts';
import type { Message } from '../ports/texts.ts';
import type { resetMachine } from './reset.machine.ts';

type ResetState = 'asking' | 'mailed' | 'checking' | 'unavailable' | 'over' | 'choosing' | 'saved';

export interface ResetView {
  readonly busy: boolean;
  readonly state: ResetState;
  readonly title: Message;
  /** What the page says of itself. */
  readonly text: Message | null;
  readonly email: FieldView;
  readonly password: FieldView & { readonly visible: boolean };
  /** Where to put the focus when `refusals` has grown. */
  readonly focus: 'email' | 'password' | null;
  readonly refusals: number;
  readonly message: ShownMessage | null;
  /** What the last call failed with, for who tells failures apart. */
  readonly error: GatewayError | null;
  readonly canRetry: boolean;
  /** A new mail may be asked for. */
  readonly canAskForMail: boolean;
}

/** D-71 */
export function resetView(snapshot: SnapshotFrom<typeof resetMachine>): ResetView {
  const { email, password, isVisible, refusals, error } = snapshot.context;
  const state = stateOf(snapshot);
  return {
    busy: snapshot.hasTag('busy'),
    state,
    ...WORDS[state](email.value.trim()),
    email: fieldView(email),
    password: { ...fieldView(password), visible: isVisible },
    focus: refusals > 0 ? wrongField(snapshot) : null,
    refusals,
    message: error && errorMessage(error),
    error,
    canRetry: state === 'unavailable',
    canAskForMail: state === 'over' || state === 'mailed',
  };
}

type Words = Pick<ResetView, 'title' | 'text'>;

const WORDS: Readonly<Record<ResetState, (email: string) => Words>> = {
  asking: () => ({ title: { key: 'reset.title' }, text: { key: 'reset.text' } }),
  mailed: (email) => ({ title: { key: 'reset.mailed.title' }, text: { key: 'reset.mailed.text', values: { email } } }),
  checking: () => ({ title: { key: 'reset.checking' }, text: null }),
  unavailable: () => ({ title: { key: 'reset.unavailable' }, text: null }),
  over: () => ({ title: { key: 'reset.over.title' }, text: { key: 'reset.over.text' } }),
  choosing: () => ({ title: { key: 'reset.choose.title' }, text: { key: 'reset.choose.text' } }),
  saved: () => ({ title: { key: 'reset.saved.title' }, text: { key: 'reset.saved.text' } }),
};

function stateOf(snapshot: SnapshotFrom<typeof resetMachine>): ResetState {
  switch (snapshot.value) {
    case 'opened':
    case 'asking':
    case 'mailing':
      return 'asking';
    case 'choosing':
    case 'saving':
      return 'choosing';
    default:
      return snapshot.value;
  }
}

function wrongField(snapshot: SnapshotFrom<typeof resetMachine>): ResetView['focus'] {
  const { email, password } = snapshot.context;
  if (snapshot.matches('asking')) return email.failure ? 'email' : null;
  return snapshot.matches('choosing') && password.failure ? 'password' : null;
}
