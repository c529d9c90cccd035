import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './tag-notice.module.css';

interface TagNoticeProps {
  readonly view: TagSelectorView;
  readonly send: (event: TagSelectorEvent) => void;
  /** 'list' is below the field, which shows failures itself and keeps the focus; 'dialog' is in the modal. */
  readonly place: 'list' | 'dialog';
}

/**
 * Shown instead of tags or below them: loading, a failure, no results, or a button that uses the keyword as the
 * product's name.
 */
export function TagNotice({ view, send, place }: TagNoticeProps) {
  const { text } = useTexts();
  const { state, list, keyword, noMatch, offer } = view;
  const note = { className: styles.note, 'data-place': place };
  if (state === 'loading') return <p {...note}>{text('common.loading')}</p>;
  if (state === 'failed') return place === 'list' ? null : <TagFailure view={view} send={send} />;
  return (
    <>
      {keyword.trim() === '' && list.length === 0 ? <p {...note}>{text('tag.none')}</p> : null}
      {noMatch === null ? null : <p {...note}>{text(noMatch.key, noMatch.values)}</p>}
      {offer === null ? null : (
        <button
          type="button"
          className={styles.offer}
          data-place={place}
          tabIndex={place === 'list' ? -1 : undefined}
          onClick={() => send({ type: 'product.entered' })}
        >
          <Icon name="plus" small />
          <span>{text(offer.key, offer.values)}</span>
        </button>
      )}
    </>
  );
}

function TagFailure({ view: { message }, send }: Omit<TagNoticeProps, 'place'>) {
  const texts = useTexts();
  return (
    <p className={styles.note} data-place="dialog" role="alert">
      {message === null ? null : toDisplayText(texts, message)}{' '}
      <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
        {texts.text('page.tryAgain')}
      </button>
    </p>
  );
}
