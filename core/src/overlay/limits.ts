/** Milliseconds from closing a modal to its removal. */
export const MODAL_REMOVE = 200;
/** Pixels that a finger or mouse moves before a drag begins. */
export const MIN_DRAG_PIXELS = 20;
