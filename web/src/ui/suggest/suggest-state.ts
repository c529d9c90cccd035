/**
 * The state of the suggestion list: the ids of its lines, whether it is open, and the line that the keyboard has
 * reached.
 */
export interface SuggestState {
  readonly ids: readonly string[];
  readonly isOpen: boolean;
  /** -1 while the field itself is active. */
  readonly active: number;
}

export type SuggestEvent =
  | { readonly type: 'answered'; readonly ids: readonly string[] }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'closed' };

export const SUGGEST_CLOSED: SuggestState = { ids: [], isOpen: false, active: -1 };

/**
 * Updates the state. The active line stays active if the next answer has it too. Moving past the last line, or before
 * the first, returns to the field.
 */
export function updateSuggestState(state: SuggestState, event: SuggestEvent): SuggestState {
  const { ids, isOpen, active } = state;
  if (event.type === 'answered') {
    const reached = isOpen ? ids[active] : undefined;
    return {
      ids: event.ids,
      isOpen: event.ids.length > 0,
      active: reached === undefined ? -1 : event.ids.indexOf(reached),
    };
  }
  if (event.type === 'closed' || ids.length === 0) return { ...state, isOpen: false, active: -1 };
  const positionCount = ids.length + 1;
  const edge = event.by === 1 ? 0 : ids.length - 1;
  return {
    ...state,
    isOpen: true,
    active: isOpen ? ((active + 1 + event.by + positionCount) % positionCount) - 1 : edge,
  };
}
