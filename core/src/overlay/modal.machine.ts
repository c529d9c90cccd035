import { setup } from 'xstate';
import { MODAL_REMOVE } from './limits.ts';

export type ModalEvent = { readonly type: 'modal.shown' } | { readonly type: 'modal.closed' };

/**
 * A modal from opening to removal. A timer removes it 200 ms after it was closed and does not wait for its CSS
 * transition. 
 */
export const modalMachine = setup({
  types: {
    input: {} as { readonly closable?: boolean },
    context: {} as { readonly closable: boolean },
    events: {} as ModalEvent,
  },
  delays: { MODAL_REMOVE },
  guards: { isClosable: ({ context }) => context.closable },
}).createMachine({
  context: ({ input }) => ({ closable: input.closable ?? true }),
  initial: 'opening',
  states: {
    opening: { on: { 'modal.shown': 'visible', 'modal.closed': { guard: 'isClosable', target: 'closing' } } },
    visible: { on: { 'modal.closed': { guard: 'isClosable', target: 'closing' } } },
    closing: { after: { MODAL_REMOVE: 'removed' } },
    removed: { type: 'final' },
  },
});
