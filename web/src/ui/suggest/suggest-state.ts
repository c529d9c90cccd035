/** The list below the search field: its lines by their ids, whether it is open, and which line the keys have reached. */
export interface SuggestState {
  readonly ids: readonly string[];
  readonly isOpen: boolean;
  /** -1 while the field itself is meant. */
  readonly active: number;
}

export type SuggestEvent =
  | { readonly type: 'answered'; readonly ids: readonly string[] }
  | { readonly type: 'moved'; readonly by: 1 | -1 }
  | { readonly type: 'closed' };

export const SUGGEST_CLOSED: SuggestState = { ids: [], isOpen: false, active: -1 };

/**
 * A line that the keys have reached stays reached where the next answer has it too. Beyond the last line the keys come back
 * to the field, and so before the first.
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
