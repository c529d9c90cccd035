import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../../contract/error-message.ts';
import { emptyField, type FieldView, fieldView } from '../../forms/field.ts';
import { type SubmitPhase, type SubmitView, submitView } from '../../forms/submit.view.ts';
import type { spamMachine } from './spam.machine.ts';

export interface SpamView {
  readonly busy: boolean;
  readonly state: 'closed' | 'asking' | 'reported';
  readonly reason: FieldView;
  readonly submit: SubmitView;
  readonly refusals: number;
  readonly message: ShownMessage | null;
}

/** D-65 */
export function spamView(snapshot: SnapshotFrom<typeof spamMachine>): SpamView {
  const { reason, refusals, error } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    reason: fieldView(reason),
    submit: submitView(submitPhaseOf(snapshot)),
    refusals,
    message: error && errorMessage(error),
  };
}

/** The control before its flow is loaded. */
export const SPAM_START: SpamView = {
  ...{ busy: false, state: 'closed', reason: fieldView(emptyField), submit: submitView('ready') },
  ...{ refusals: 0, message: null },
};

function stateOf(snapshot: SnapshotFrom<typeof spamMachine>): SpamView['state'] {
  if (snapshot.matches('closed')) return 'closed';
  return snapshot.matches('reported') ? 'reported' : 'asking';
}

function submitPhaseOf(snapshot: SnapshotFrom<typeof spamMachine>): SubmitPhase {
  if (snapshot.matches({ reporting: 'loading' })) return 'loading';
  return snapshot.matches('reporting') ? 'quiet' : 'ready';
}
