import type { SnapshotFrom } from 'xstate';
import type { modalMachine } from './modal.machine.ts';

export interface ModalView {
  readonly state: 'opening' | 'visible' | 'closing' | 'removed';
  /** Whether the modal is still in the page. */
  readonly present: boolean;
  readonly closable: boolean;
}

export function modalView(snapshot: SnapshotFrom<typeof modalMachine>): ModalView {
  const state = snapshot.value;
  return { state, present: state !== 'removed', closable: snapshot.context.closable };
}
