import type { SupplierRight } from '../contract/supplier/limits.ts';
import { emptyField, type FieldView, fieldView } from '../forms/field.ts';
import { type SubmitView, submitView } from '../forms/submit.view.ts';
import type { ListSnapshot } from '../lists/list.machine.ts';
import { contextOf, getChangePhase, LIST_START, type ListState, listState } from '../lists/list.view.ts';
import type { People, PeopleContext, RightChange } from './people.machine.ts';

export interface PeopleView extends Omit<ListState, 'state'> {
  readonly state: ListState['state'] | 'notAllowed';
  readonly people: People['people'];
  readonly invitations: People['invitations'];
  readonly email: FieldView;
  readonly right: SupplierRight;
  readonly submit: SubmitView;
  /** Email address of the last invitation; '' if none was sent. */
  readonly invited: string;
  /** Whether the email of that invitation is delayed. */
  readonly isMailPostponed: boolean;
  /** Id of the person or invitation whose removal awaits confirmation. */
  readonly removing: string | null;
  /** The change of a right that awaits confirmation. */
  readonly changing: RightChange | null;
  readonly refusals: number;
}

/** Returns the view of the people list. D-65 */
export function supplierPeopleView(snapshot: ListSnapshot): PeopleView {
  const { list, local, pending, error } = contextOf<PeopleContext>(snapshot);
  const view = listState(snapshot);
  return {
    ...view,
    ...local,
    state: view.state === 'failed' && error?.code === '403' ? 'notAllowed' : view.state,
    people: list?.people ?? [],
    invitations: list?.invitations ?? [],
    email: fieldView(local.email),
    submit: submitView(pending[0]?.action.kind === 'invite' ? getChangePhase(snapshot) : 'ready'),
  };
}

/** The page before its flow is loaded. */
export const SUPPLIER_PEOPLE_START: PeopleView = {
  ...LIST_START,
  people: [],
  invitations: [],
  email: fieldView(emptyField),
  right: 'answer',
  submit: submitView('ready'),
  invited: '',
  isMailPostponed: false,
  removing: null,
  changing: null,
  refusals: 0,
};
