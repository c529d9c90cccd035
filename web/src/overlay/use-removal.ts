import { modalMachine } from '@fairhall/core/overlay/modal.machine';
import { type ModalView, modalView } from '@fairhall/core/overlay/modal.view';
import { useMachine } from '@xstate/react';
import { useEffect } from 'react';

/** Returns the state of a modal, and calls back when it can be removed from the page.  */
export function useRemoval(open: boolean, onRemoved: () => void): ModalView['state'] {
  const [snapshot, send] = useMachine(modalMachine, { input: { closable: true } });
  const { state, present } = modalView(snapshot);
  useEffect(() => send({ type: 'modal.shown' }), [send]);
  useEffect(() => {
    if (!open) send({ type: 'modal.closed' });
  }, [open, send]);
  useEffect(() => {
    if (!present) onRemoved();
  }, [present, onRemoved]);
  return state;
}
