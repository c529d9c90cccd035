import type { SnapshotFrom } from 'xstate';
import type { DeferredKind } from '../ports/deferral.ts';
import type { deferralMachine } from './deferral.machine.ts';
import type { LoginAsk, SettledTask } from './standing.ts';

export interface DeferralView {
  readonly busy: boolean;
  /** `waiting` for a login, or going off. */
  readonly state: 'idle' | 'waiting' | 'sending';
  readonly kind: DeferredKind | null;
  readonly ask: LoginAsk | null;
  readonly settled: SettledTask | null;
}

/** Before anything has been looked at. */
export const NO_TASK: DeferralView = { busy: true, state: 'idle', kind: null, ask: null, settled: null };

export function deferralView(snapshot: SnapshotFrom<typeof deferralMachine>): DeferralView {
  const { task, ask, settled } = snapshot.context;
  return {
    busy: snapshot.hasTag('busy'),
    state: stateOf(snapshot),
    kind: task?.kind ?? null,
    ask,
    settled,
  };
}

function stateOf(snapshot: SnapshotFrom<typeof deferralMachine>): DeferralView['state'] {
  if (snapshot.matches('waiting')) return 'waiting';
  return snapshot.matches('running') || snapshot.matches('pausing') ? 'sending' : 'idle';
}
