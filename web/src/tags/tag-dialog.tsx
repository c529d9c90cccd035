import { getFormat } from '@fairhall/core/site/format';
import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { useId, useRef } from 'react';
import { OverlayFrame } from '../overlay/overlay-frame.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { IconButton } from '../ui/icon-button.tsx';
import { TagChips } from './tag-chips.tsx';
import styles from './tag-dialog.module.css';
import { TagError } from './tag-error.tsx';
import { TagFlat } from './tag-flat.tsx';
import { TagNotice } from './tag-notice.tsx';
import { TagPanes } from './tag-panes.tsx';
import { TagSearch } from './tag-search.tsx';
import { TagStatus } from './tag-status.tsx';

export interface TagDialogProps {
  readonly view: TagSelectorView;
  readonly send: (event: TagSelectorEvent) => void;
  /** Returns the element that gets the focus back. */
  readonly opener: () => HTMLElement | null;
}

/**
 * The tag tree over the page: a modal on a PC, a slider on a phone. Confirming, or pressing the backdrop, applies the
 * value; Escape discards all changes.   
 */
export function TagDialog({ view, send, opener }: TagDialogProps) {
  const { device } = useBoot();
  const { text } = useTexts();
  const id = useId();
  const box = useRef<HTMLDivElement>(null);
  const head = useRef<HTMLElement>(null);
  const search = useRef<HTMLInputElement>(null);
  const isWide = device === 'pc';
  return (
    <OverlayFrame
      name="tag-selector"
      label={text('tag.title')}
      shape={isWide ? 'modal' : 'slider'}
      state="visible"
      className={styles.dialog}
      box={box}
      first={() => (isWide ? search.current : head.current)}
      back={opener}
      onDismiss={(by) => send({ type: by === 'ground' ? 'mask.clicked' : 'selector.cancelled' })}
    >
      <header ref={head} className={styles.head} tabIndex={-1}>
        <h2>{text('tag.title')}</h2>
        <IconButton icon="close" label={text('tag.cancel')} onClick={() => send({ type: 'selector.cancelled' })} />
      </header>
      <TagSearch ref={search} listId={id} view={view} send={send} />
      <TagNotice view={view} send={send} place="dialog" />
      {view.version === 'v2' ? (
        <TagPanes id={id} view={view} send={send} />
      ) : (
        <TagFlat id={id} view={view} send={send} />
      )}
      <TagDialogFooter view={view} send={send} />
      <TagStatus view={view} />
    </OverlayFrame>
  );
}

function TagDialogFooter({ view, send }: Omit<TagDialogProps, 'opener'>) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = getFormat(lang);
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
      <TagError view={view} />
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
