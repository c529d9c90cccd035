import { useEffect } from 'react';
import { optionId } from './option-id.ts';

/** Scrolls the active option of the keyboard into view. */
export function useCursorInView(listId: string, active: string | null): void {
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
}
