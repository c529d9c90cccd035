import { formatFor } from '@fairhall/core/site/format';
import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { useEffect, useId, useRef } from 'react';
import { useMask } from '../overlay/use-mask.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TagChips } from './tag-chips.tsx';
import styles from './tag-dialog.module.css';
import { TagFlat } from './tag-flat.tsx';
import { TagNotice } from './tag-notice.tsx';
import { TagPanes } from './tag-panes.tsx';
import { TagRefusal } from './tag-refusal.tsx';
import { TagSearch } from './tag-search.tsx';
import { TagStatus } from './tag-status.tsx';

export interface TagDialogProps {
  readonly view: TagSelectorView;
  readonly send: (event: TagSelectorEvent) => void;
  /** What the focus goes back to. */
  readonly opener: () => HTMLElement | null;
}

/**
 * The tree of tags over the page: a modal on a PC, a slider on a phone. Confirming and pressing the ground behind write the
 * value, Escape takes everything back.   
 */
export function TagDialog({ view, send, opener }: TagDialogProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const id = useId();
  const dialog = useRef<HTMLDialogElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const first = device === 'pc' ? search : dialog;
  useEffect(() => {
    dialog.current?.showModal();
    first.current?.focus();
    return () => opener()?.focus();
    // Opened once; the field it belongs to stays.
  }, []);
  const mask = useMask(dialog, () => send({ type: 'mask.clicked' }));
  return (
    <dialog
      ref={dialog}
      {...mask}
      className={styles.dialog}
      aria-labelledby={`${id}-title`}
      tabIndex={-1}
      data-overlay="tag-selector"
      data-shape={device === 'pc' ? 'modal' : 'slider'}
      onCancel={(event) => {
        event.preventDefault();
        // It is not meant for a dialog around this one.
        event.stopPropagation();
        send({ type: 'selector.cancelled' });
      }}
      onKeyDown={(event) => event.stopPropagation()}
    >
      <div className={styles.inside}>
        <header className={styles.head}>
          <h2 id={`${id}-title`}>{text('tag.title')}</h2>
          <IconButton icon="close" label={text('tag.cancel')} onClick={() => send({ type: 'selector.cancelled' })} />
        </header>
        <TagSearch ref={search} listId={id} view={view} send={send} />
        <TagNotice view={view} send={send} place="dialog" />
        {view.version === 'v2' ? (
          <TagPanes id={id} view={view} send={send} />
        ) : (
          <TagFlat id={id} view={view} send={send} />
        )}
        <Foot view={view} send={send} />
        <TagStatus view={view} />
      </div>
    </dialog>
  );
}

function Foot({ view, send }: Omit<TagDialogProps, 'opener'>) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = formatFor(lang);
  const { chips, max, product } = view;
  return (
    <footer className={styles.foot}>
      <div className={styles.chosen}>
        <TagChips
          chips={chips}
          product={product}
          onRemove={(code) => send({ type: 'option.toggled', code })}
          onRemoveProduct={() => send({ type: 'product.removed' })}
        />
      </div>
      <TagRefusal view={view} />
      <p className="meta number" data-full={chips.length >= max ? '' : undefined}>
        {text('tag.chosen', { count: number(chips.length), max: number(max) })}
      </p>
      <div className={styles.buttons}>
        <button type="button" className="button" onClick={() => send({ type: 'selector.cancelled' })}>
          {text('tag.cancel')}
        </button>
        <button type="button" className="button primary" onClick={() => send({ type: 'selector.confirmed' })}>
          {text('tag.confirm')}
        </button>
      </div>
    </footer>
  );
}
