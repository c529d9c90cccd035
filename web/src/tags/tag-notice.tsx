import { shownText } from '@fairhall/core/contract/error-message';
import type { TagSelectorEvent } from '@fairhall/core/tags/tag-selector.machine';
import type { TagSelectorView } from '@fairhall/core/tags/tag-selector.view';
import { useTexts } from '../app/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './tag-dialog.module.css';

interface TagNoticeProps {
  readonly view: TagSelectorView;
  readonly send: (event: TagSelectorEvent) => void;
}

/** What stands in place of tags or above them: waiting, a failure, nothing found, and the way to take the words as they are. */
export function TagNotice({ view, send }: TagNoticeProps) {
  const texts = useTexts();
  const { state, noMatch, offer, message } = view;
  if (state === 'loading') return <p className={styles.note}>{texts.text('common.loading')}</p>;
  if (state === 'failed') {
    return (
      <p className={styles.note} role="alert">
        {message === null ? null : shownText(texts, message)}{' '}
        <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
          {texts.text('page.tryAgain')}
        </button>
      </p>
    );
  }
  const isEmpty = view.keyword.trim() === '' && view.list.length === 0;
  return (
    <>
      {isEmpty ? <p className={styles.note}>{texts.text('tag.none')}</p> : null}
      {noMatch === null ? null : <p className={styles.note}>{texts.text(noMatch.key, noMatch.values)}</p>}
      {offer === null ? null : (
        <button type="button" className={styles.offer} onClick={() => send({ type: 'product.entered' })}>
          <Icon name="plus" small />
          <span>{texts.text(offer.key, offer.values)}</span>
        </button>
      )}
    </>
  );
}

/** */
export function TagRefusal({ view: { state, message } }: { view: TagSelectorView }) {
  const texts = useTexts();
  const isShown = state === 'open' && message !== null;
  return (
    <div role="alert" className={styles.refusal} data-shown={isShown ? '' : undefined}>
      {isShown ? (
        <>
          <Icon name="warning" small />
          <span>{shownText(texts, message)}</span>
        </>
      ) : null}
    </div>
  );
}
