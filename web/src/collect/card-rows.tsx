import { formatPhone } from '@fairhall/core/forms/phone-format';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { RowPicture } from '../ui/row-list.tsx';
import { RowRemovedNotice } from '../ui/row-removed-notice.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './card-rows.module.css';
import type { CardWords } from './card-words.ts';
import { useCards } from './use-cards.ts';

interface CardRowsProps {
  readonly cards: readonly CardWords[];
  readonly showNotice: (words: string) => void;
}

/**
 * The business cards that a buyer has saved. A removed card is replaced by an undo button until the buyer leaves the
 * page.
 */
export function CardRows({ cards, showNotice }: CardRowsProps) {
  const { text } = useTexts();
  const { isRemoved, remove, restore } = useCards();
  const notifyWhenDone = async (done: Promise<boolean>, words: string) => {
    if (await done) showNotice(words);
  };
  return cards.map((words) => {
    const { id, contactName } = words.card;
    const name = wrapInIsolate(contactName);
    const removed = text('collect.card.removed', { name });
    return isRemoved(words) ? (
      <li key={id} data-card={id} data-removed="">
        <RowRemovedNotice
          words={removed}
          undo={text('collect.card.undo')}
          onUndo={() => void notifyWhenDone(restore(words), text('collect.card.undone', { name }))}
        />
      </li>
    ) : (
      <Row key={id} words={words} remove={() => void notifyWhenDone(remove(words), removed)} />
    );
  });
}

function Row({ words: { card, picture, country, savedText }, remove }: { words: CardWords; remove: () => void }) {
  const { text } = useTexts();
  const { id, contactName, company, email, mobile, exhibitionName } = card;
  return (
    <li className={styles.card} data-card={id}>
      <RowPicture src={picture} icon="person" />
      <div className={styles.words}>
        <h2>
          <bdi>{contactName}</bdi>
        </h2>
        {company === '' ? null : (
          <p>
            <bdi>{company}</bdi>
          </p>
        )}
        {country === '' ? null : <p className="meta">{country}</p>}
        {email === '' ? null : (
          <a className={`link ${styles.reach}`} href={`mailto:${email}`} dir="ltr">
            {email}
          </a>
        )}
        {mobile === '' ? null : (
          <a className={`link ${styles.reach}`} href={`tel:${mobile}`} dir="ltr">
            {formatPhone(mobile)}
          </a>
        )}
        <p className="meta">
          {savedText}
          {exhibitionName === '' ? null : (
            <>
              {' · '}
              <bdi>{exhibitionName}</bdi>
            </>
          )}
        </p>
        <button type="button" className={`button ${styles.remove}`} onClick={remove}>
          <Icon name="close" small />
          {text('collect.card.remove')}
          <span className="hidden">: {wrapInIsolate(contactName)}</span>
        </button>
      </div>
    </li>
  );
}
