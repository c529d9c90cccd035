import { TAG_KEYWORD_MAX } from '@fairhall/core/contract/rfq/tag-limits';
import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import type { KeyboardEvent, Ref } from 'react';
import field from '../forms/text-field.module.css';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { optionId } from './option-id.ts';
import styles from './tag-dialog.module.css';

interface TagSearchProps {
  readonly ref: Ref<HTMLInputElement>;
  readonly listId: string;
  readonly view: TagSelectorView;
  readonly send: (event: TagSelectorEvent) => void;
}

/** The modal's search field; the arrow keys move through the tags below.  */
export function TagSearch({ ref, listId, view, send }: TagSearchProps) {
  const { text } = useTexts();
  return (
    <div className={`${field.box} ${styles.search}`}>
      <Icon name="search" />
      <input
        ref={ref}
        type="text"
        role="combobox"
        autoComplete="off"
        enterKeyHint="search"
        maxLength={TAG_KEYWORD_MAX}
        aria-label={text(view.placeholder.key)}
        placeholder={text(view.placeholder.key)}
        value={view.keyword}
        aria-autocomplete="list"
        aria-expanded="true"
        aria-controls={listId}
        aria-activedescendant={view.active === null ? undefined : optionId(listId, view.active)}
        onChange={(event) => send({ type: 'keyword.changed', keyword: event.currentTarget.value })}
        onKeyDown={(event) => handleKey(event, send)}
      />
    </div>
  );
}

function handleKey(event: KeyboardEvent, send: TagSearchProps['send']): void {
  if (event.nativeEvent.isComposing) return;
  const { key } = event;
  if (key !== 'ArrowDown' && key !== 'ArrowUp' && key !== 'Enter') return;
  event.preventDefault();
  if (key === 'Enter') send({ type: 'enter.pressed' });
  else send({ type: 'cursor.moved', to: key === 'ArrowDown' ? 'next' : 'previous' });
}
