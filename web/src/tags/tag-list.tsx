import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { useTexts } from '../page/contexts.ts';
import { cancelFocusChange } from './tag-chips.tsx';
import styles from './tag-list.module.css';
import { TagNotice } from './tag-notice.tsx';
import { TagOptionRows } from './tag-option.tsx';
import { useCursorInView } from './use-cursor-in-view.ts';

interface TagListProps {
  readonly id: string;
  readonly view: TagSelectorView;
  readonly send: (event: TagSelectorEvent) => void;
}

/** The search results below the field. The focus stays in the field. */
export function TagList({ id, view, send }: TagListProps) {
  const { text } = useTexts();
  useCursorInView(id, view.active);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div className={styles.popup} onMouseDown={cancelFocusChange}>
      <div id={id} role="listbox" aria-label={text('tag.options')} aria-multiselectable="true" className={styles.list}>
        <TagOptionRows listId={id} options={view.list} send={send} />
      </div>
      <TagNotice view={view} send={send} place="list" />
    </div>
  );
}
