import { getFormat } from '@fairhall/core/site/format';
import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { useBoot, useTexts } from '../page/contexts.ts';
import { listProps } from './list-props.ts';
import styles from './tag-flat.module.css';
import { TagOptionRows } from './tag-option.tsx';
import { useCursorInView } from './use-cursor-in-view.ts';

interface TagFlatProps {
  readonly id: string;
  readonly view: TagSelectorView;
  readonly send: (event: TagSelectorEvent) => void;
}

/** Version 1: the tags as one list.  */
export function TagFlat({ id, view, send }: TagFlatProps) {
  const { lang } = useBoot();
  const { text } = useTexts();
  useCursorInView(id, view.active);
  return (
    <div className={styles.body}>
      <div {...listProps(id, text('tag.options'), view, send)} className={styles.flat}>
        <TagOptionRows listId={id} options={view.list} send={send} />
      </div>
      {view.more > 0 ? (
        <p className={styles.more}>{text('tag.more', { count: getFormat(lang).number(view.more) })}</p>
      ) : null}
    </div>
  );
}
