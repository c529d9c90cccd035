import type { SnapshotFrom } from 'xstate';
import type { submitMachine } from './submit.machine.ts';

export interface SubmitView {
  /** An action runs; pressing again does nothing.  */
  readonly busy: boolean;
  /** The loading look. */
  readonly loading: boolean;
  /** It went well and may not run again. */
  readonly locked: boolean;
}

export function submitView(snapshot: SnapshotFrom<typeof submitMachine>): SubmitView {
  return {
    busy: snapshot.hasTag('busy'),
    loading: snapshot.matches({ running: 'loading' }),
    locked: snapshot.matches('locked'),
  };
}
