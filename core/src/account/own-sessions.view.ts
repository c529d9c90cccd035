import type { SnapshotFrom } from 'xstate';
import { errorMessage, type ShownMessage } from '../contract/error-message.ts';
import type { ownSessionsMachine } from './own-sessions.machine.ts';

export interface OwnSessionsView {
  readonly busy: boolean;
  /** Sessions that were ended here. */
  readonly ended: readonly string[];
  readonly message: ShownMessage | null;
}

/** THR-08 */
export function ownSessionsView(snapshot: SnapshotFrom<typeof ownSessionsMachine>): OwnSessionsView {
  const { ended, error } = snapshot.context;
  return { busy: snapshot.hasTag('busy'), ended, message: error && errorMessage(error) };
}
