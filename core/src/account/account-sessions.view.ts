import type { SnapshotFrom } from 'xstate';
import { type DisplayMessage, errorMessage } from '../contract/error-message.ts';
import type { accountSessionsMachine } from './account-sessions.machine.ts';

export interface AccountSessionsView {
  readonly busy: boolean;
  /** Ids of the sessions that were ended here. */
  readonly ended: readonly string[];
  readonly message: DisplayMessage | null;
}

/** THR-08 */
export function accountSessionsView(snapshot: SnapshotFrom<typeof accountSessionsMachine>): AccountSessionsView {
  const { ended, error } = snapshot.context;
  return { busy: snapshot.hasTag('busy'), ended, message: error && errorMessage(error) };
}
