import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { EditFormSnapshot } from './edit-form.machine.ts';
import { type SubmitPhase, type SubmitView, submitView } from './submit.view.ts';

/** The part of the view that every edit form has. */
export interface EditFormView {
  readonly busy: boolean;
  readonly state: 'loading' | 'visitor' | 'shown' | 'failed' | 'ended';
  readonly canEdit: boolean;
  readonly submit: SubmitView;
  readonly refusals: number;
  readonly isSaved: boolean;
  readonly message: DisplayMessage | null;
}

/** Returns the context with the type of the form's definition. */
export const editContextOf = <Context>(snapshot: EditFormSnapshot): Context => snapshot.context as unknown as Context;

/** Returns the view. The record stays visible while it is loaded again. */
export function editFormView(snapshot: EditFormSnapshot): EditFormView {
  const { record, refusals, isSaved, error } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    canEdit: record?.canEdit ?? false,
    submit: submitView(phaseOf(snapshot)),
    refusals,
    isSaved,
    message: error && errorMessage(error),
  };
}

function stateOf(snapshot: EditFormSnapshot): EditFormView['state'] {
  if (snapshot.matches({ page: 'visitor' })) return 'visitor';
  if (snapshot.matches({ page: 'failed' })) return 'failed';
  if (snapshot.matches({ page: 'ended' })) return 'ended';
  return snapshot.context.record === null ? 'loading' : 'shown';
}

function phaseOf(snapshot: EditFormSnapshot): SubmitPhase {
  if (snapshot.matches({ page: { saving: 'loading' } })) return 'loading';
  return snapshot.matches({ page: 'saving' }) ? 'quiet' : 'ready';
}
