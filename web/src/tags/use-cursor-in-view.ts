import { useEffect } from 'react';
import { optionId } from './option-id.ts';

/** Keeps the option under the keyboard's cursor in view. */
export function useCursorInView(listId: string, active: string | null): void {
  useEffect(() => {
    if (active !== null) document.getElementById(optionId(listId, active))?.scrollIntoView({ block: 'nearest' });
  }, [listId, active]);
}
