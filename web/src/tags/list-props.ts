import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import type { KeyboardEvent } from 'react';
import { optionId } from './option-id.ts';

type Send = (event: TagSelectorEvent) => void;

const KEY_MOVES = { ArrowDown: 'next', ArrowUp: 'previous', Home: 'first', End: 'last' } as const;

/**
 * The props of the modal's tag list. It is one Tab stop; the arrow keys move the active option, Enter and Space tick
 * it.
 */
export function listProps(id: string, label: string, { active }: TagSelectorView, send: Send) {
  return {
    id,
    role: 'listbox',
    tabIndex: 0,
    'aria-label': label,
    'aria-multiselectable': true,
    'aria-activedescendant': active === null ? undefined : optionId(id, active),
    onKeyDown(event: KeyboardEvent) {
      const { key } = event;
      if (key in KEY_MOVES)
        send({ type: 'cursor.moved', to: KEY_MOVES[key as keyof typeof KEY_MOVES] }); // tested right before
      else if ((key === 'Enter' || key === ' ') && active !== null) send({ type: 'option.toggled', code: active });
      else return;
      event.preventDefault();
    },
  } as const;
}
