import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { useTexts } from '../app/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { keepFocus } from './tag-chips.tsx';
import styles from './tag-list.module.css';
import { TagOptionRow } from './tag-option.tsx';
import { useShownCursor } from './use-shown-cursor.ts';

interface TagListProps {
  readonly id: string;
  readonly view: TagSelectorView;
  readonly send: (event: TagSelectorEvent) => void;
}

/** What the search field finds, below it. The focus stays in the field. */
export function TagList({ id, view, send }: TagListProps) {
  const { text } = useTexts();
  useShownCursor(id, view.active);
  const { list, noMatch, offer, state } = view;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: only keeps the focus where it is
    <div className={styles.popup} onMouseDown={keepFocus}>
      <div id={id} role="listbox" aria-label={text('tag.options')} aria-multiselectable="true" className={styles.list}>
        {list.map(({ code, name, category, subCategory, ticked, active }) => (
          <TagOptionRow
            key={code}
            listId={id}
            code={code}
            name={name}
            place={`${category} · ${subCategory}`}
            ticked={ticked}
            active={active}
            send={send}
          />
        ))}
      </div>
      {state === 'loading' ? <p className={styles.note}>{text('common.loading')}</p> : null}
      {state === 'open' && list.length === 0 && noMatch === null ? (
        <p className={styles.note}>{text('tag.none')}</p>
      ) : null}
      {noMatch === null ? null : <p className={styles.note}>{text(noMatch.key, noMatch.values)}</p>}
      {offer === null || state !== 'open' ? null : (
        <button type="button" tabIndex={-1} className={styles.offer} onClick={() => send({ type: 'product.entered' })}>
          <Icon name="plus" small />
          <span>{text(offer.key, offer.values)}</span>
        </button>
      )}
    </div>
  );
}
