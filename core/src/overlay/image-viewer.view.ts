import type { SnapshotFrom } from 'xstate';
import type { imageViewerMachine } from './image-viewer.machine.ts';

export interface ImageViewerView {
  readonly open: boolean;
  readonly image: string | null;
  /** Counted from 0. */
  readonly index: number;
  readonly count: number;
  readonly scale: number;
  /** Degrees clockwise. */
  readonly rotation: number;
}

export function imageViewerView(snapshot: SnapshotFrom<typeof imageViewerMachine>): ImageViewerView {
  const { images, index, transform } = snapshot.context;
  const open = snapshot.matches('open');
  return { open, image: open ? (images[index] ?? null) : null, index, count: images.length, ...transform };
}
