import type { SnapshotFrom } from 'xstate';
import type { deferralMachine } from './deferral.machine.ts';
import type { DeferredTask } from './task.ts';

export interface DeferralView {
  readonly busy: boolean;
  /** `waiting` means waiting for a login. */
  readonly state: 'idle' | 'waiting' | 'sending';
  readonly task: DeferredTask | null;
}

/** The view before the stored task has been read. */
export const NO_TASK: DeferralView = { busy: true, state: 'idle', task: null };

export function deferralView(snapshot: SnapshotFrom<typeof deferralMachine>): DeferralView {
  return { busy: snapshot.hasTag('busy'), state: stateOf(snapshot), task: snapshot.context.task };
}

function stateOf(snapshot: SnapshotFrom<typeof deferralMachine>): DeferralView['state'] {
  if (snapshot.matches('waiting')) return 'waiting';
  return snapshot.matches('running') || snapshot.matches('pausing') ? 'sending' : 'idle';
}
