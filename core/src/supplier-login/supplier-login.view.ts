import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import { type FieldView, fieldOf, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView, waitingSubmit } from '../forms/submit.view.ts';
import type { Message } from '../ports/texts.ts';
import {
  checkedEntry,
  type EntryContext,
  type EntryOpening,
  firstEntry,
  isEntryRight,
} from './supplier-login.context.ts';
import type { EntryEvent, entryMachine } from './supplier-login.machine.ts';

type EntryState = 'asking' | 'checking' | 'unavailable' | 'over' | 'joining' | 'entered';
type EntryField = 'email' | 'name' | 'password';

export interface EntryView {
  readonly busy: boolean;
  readonly state: EntryState;
  readonly submit: SubmitView;
  readonly title: Message;
  /** The text below the title. */
  readonly text: Message | null;
  readonly email: FieldView;
  readonly name: FieldView;
  readonly password: FieldView & { readonly visible: boolean };
  /** Where to put the focus when `refusals` has grown. */
  readonly focus: EntryField | null;
  readonly refusals: number;
  readonly message: ShownMessage | null;
  readonly canRetry: boolean;
}

interface Phase {
  readonly state: EntryState;
  readonly submit: SubmitPhase;
}

/** API-79 D-39 */
export const entryView = (snapshot: SnapshotFrom<typeof entryMachine>): EntryView =>
  viewOf(snapshot.context, { state: stateOf(snapshot), submit: submitPhaseOf(snapshot) });

/** The page before its flow is loaded. */
export const entryStart = (opening: EntryOpening): EntryView =>
  viewOf(firstEntry(opening), { state: opening.token ? 'checking' : 'asking', submit: 'ready' });

/** That view after an event that came before the flow, as the flow will show it after the same event. */
export function entryEcho(view: EntryView, event: EntryEvent): EntryView {
  if (view.state !== 'asking' || view.submit.busy) return view;
  const [email, password] = [fieldOf(view.email), fieldOf(view.password)];
  const context = { ...firstEntry({}), email, password, isVisible: view.password.visible, refusals: view.refusals };
  const after = (change: Partial<EntryContext>, submit: SubmitPhase = 'ready') =>
    viewOf({ ...context, ...change }, { state: 'asking', submit });
  switch (event.type) {
    case 'email.changed':
      return after({ email: { value: event.value } });
    case 'password.changed':
      return after({ password: { value: event.value } });
    case 'visibility.toggled':
      return after({ isVisible: !context.isVisible });
    case 'form.submitted':
      return isEntryRight(context)
        ? after({}, 'quiet')
        : after({ ...checkedEntry(context), refusals: context.refusals + 1 });
    default:
      return view;
  }
}

/** That view once a press has waited 100 ms for the flow: its button shows that it is busy. */
export const entryWaiting = (view: EntryView): EntryView => ({ ...view, submit: waitingSubmit(view.submit) });

function viewOf(context: EntryContext, { state, submit }: Phase): EntryView {
  const { email, name, password, isVisible, refusals, error } = context;
  return {
    busy: state === 'checking' || submit !== 'ready',
    state,
    submit: submitView(submit),
    ...wordsOf(context, state),
    email: fieldView(email),
    name: fieldView(name),
    password: { ...fieldView(password), visible: isVisible },
    focus: refusals > 0 ? wrongField(context, state) : null,
    refusals,
    message: error && errorMessage(error),
    canRetry: state === 'unavailable',
  };
}

function wordsOf({ supplierName, email, end }: EntryContext, state: EntryState): Pick<EntryView, 'title' | 'text'> {
  const values = { supplier: supplierName, email: email.value.trim() };
  switch (state) {
    case 'asking':
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
    case 'over':
      return {
        title: { key: `supplierSite.invitation.${end ?? 'unknown'}.title` },
        text: { key: `supplierSite.invitation.${end ?? 'unknown'}.text`, values },
      };
    case 'entered':
      return { title: { key: 'supplierSite.entered' }, text: null };
  }
}

function stateOf({ value }: SnapshotFrom<typeof entryMachine>): EntryState {
  if (typeof value !== 'string') return 'loggingIn' in value ? 'asking' : 'joining';
  return value === 'opened' ? 'asking' : value;
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof entryMachine>): SubmitPhase {
  if (snapshot.matches({ loggingIn: 'loading' }) || snapshot.matches({ making: 'loading' })) return 'loading';
  return snapshot.matches('loggingIn') || snapshot.matches('making') ? 'quiet' : 'ready';
}

function wrongField({ email, name, password }: EntryContext, state: EntryState): EntryField | null {
  if (state === 'asking' && email.failure) return 'email';
  if (state === 'joining' && name.failure) return 'name';
  return password.failure ? 'password' : null;
}
