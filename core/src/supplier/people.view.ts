import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { SupplierRight } from '../contract/supplier/limits.ts';
import { emptyField, type FieldView, fieldView } from '../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../forms/submit.view.ts';
import type { People, peopleMachine, RightChange } from './people.machine.ts';

export interface PeopleView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed' | 'notAllowed';
  readonly people: People['people'];
  readonly invitations: People['invitations'];
  readonly email: FieldView;
  readonly right: SupplierRight;
  readonly submit: SubmitView;
  /** Whom the last invitation went to; '' for nobody. */
  readonly invited: string;
  /** Whether the mail of that invitation waits for later. */
  readonly isMailPostponed: boolean;
  /** The id of who is about to be taken out. */
  readonly removing: string | null;
  /** Who is about to get another right. */
  readonly changing: RightChange | null;
  readonly refusals: number;
  readonly message: ShownMessage | null;
}

/** D-65 */
export function peopleView(snapshot: SnapshotFrom<typeof peopleMachine>): PeopleView {
  const { people, email, right, invited, isMailPostponed, removing, changing, refusals, error } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    people: people?.people ?? [],
    invitations: people?.invitations ?? [],
    email: fieldView(email),
    right,
    submit: submitView(submitPhaseOf(snapshot)),
    invited,
    isMailPostponed,
    removing,
    changing,
    refusals,
    message: error && errorMessage(error),
  };
}

/** The page before its flow is loaded. */
export const PEOPLE_START: PeopleView = {
  ...{ busy: true, state: 'loading', people: [], invitations: [], email: fieldView(emptyField), right: 'answer' },
  submit: submitView('ready'),
  invited: '',
  isMailPostponed: false,
  removing: null,
  changing: null,
  refusals: 0,
  message: null,
};

function stateOf(snapshot: SnapshotFrom<typeof peopleMachine>): PeopleView['state'] {
  const { people, error } = snapshot.context;
  if (snapshot.matches('visitor')) return 'visitor';
  if (snapshot.matches('failed')) return error?.code === '403' ? 'notAllowed' : 'failed';
  return people === null ? 'loading' : 'shown';
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof peopleMachine>): SubmitPhase {
  if (snapshot.matches({ inviting: 'loading' })) return 'loading';
  return snapshot.matches('inviting') ? 'quiet' : 'ready';
}
