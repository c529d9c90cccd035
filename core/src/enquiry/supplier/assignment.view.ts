import type { Colleague } from '../../contract/enquiry/supplier-calls.ts';
import type { ListSnapshot } from '../../lists/list.machine.ts';
import { contextOf, LIST_START, type ListState, listState } from '../../lists/list.view.ts';
import type { Message } from '../../ports/texts.ts';
import type { AssignmentContext } from './assignment.machine.ts';

export interface AssignmentView extends ListState {
  readonly people: readonly Colleague[];
  /** The member of the team who answers; null if nobody in particular does. */
  readonly assignedTo: Colleague | null;
  /** Whether the user can take it with one press. */
  readonly canTake: boolean;
  /** The user's own account; null if it is not loaded. */
  readonly self: string | null;
  /** The result of the user's last change; null before. */
  readonly done: Message | null;
}

/** Returns the view of who answers an enquiry. D-65 */
export function assignView(snapshot: ListSnapshot): AssignmentView {
  const { list, local } = contextOf<AssignmentContext>(snapshot);
  const assignedTo = list?.assignedTo ?? null;
  const self = list?.people.find(({ isSelf }) => isSelf)?.accountId ?? null;
  return {
    ...listState(snapshot),
    people: list?.people ?? [],
    assignedTo,
    self,
    canTake: self !== null && assignedTo?.isSelf !== true,
    done: local.isDone ? toResult(assignedTo) : null,
  };
}

/** The control before its flow is loaded. */
export const ASSIGN_START: AssignmentView = {
  ...LIST_START,
  people: [],
  assignedTo: null,
  self: null,
  canTake: false,
  done: null,
};

function toResult(assignedTo: Colleague | null): Message {
  if (assignedTo === null) return { key: 'supplierSite.assign.done.team' };
  if (assignedTo.isSelf) return { key: 'supplierSite.assign.done.self' };
  return { key: 'supplierSite.assign.done', values: { name: `\u2068${assignedTo.name}\u2069` } };
}
