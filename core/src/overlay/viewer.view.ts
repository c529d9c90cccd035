import type { SnapshotFrom } from 'xstate';
import type { viewerMachine } from './viewer.machine.ts';

export interface ViewerView {
  readonly open: boolean;
  readonly image: string | null;
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly scale: number;
  /** Degrees to the right. */
  readonly rotation: number;
}

export function viewerView(snapshot: SnapshotFrom<typeof viewerMachine>): ViewerView {
  const { images, index, pose } = snapshot.context;
  const open = snapshot.matches('open');
  return { open, image: open ? (images[index] ?? null) : null, index, count: images.length, ...pose };
}
