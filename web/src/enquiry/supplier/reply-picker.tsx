import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { hrefOf } from '../../page/address.ts';
import { useBoot, useTexts } from '../../page/contexts.ts';
import { Icon } from '../../ui/icon.tsx';
import { LoadingSpinner } from '../../ui/loading-spinner.tsx';
import styles from './reply-picker.module.css';
import { useSavedReplies } from './use-saved-replies.ts';

interface ReplyPickerProps {
  /** Called with the text of the chosen reply. */
  readonly onInsert: (text: string) => void;
}

/** The button that inserts a saved reply into an answer, and the list that it opens. */
export function ReplyPicker({ onInsert }: ReplyPickerProps) {
  const { text } = useTexts();
  const [isOpen, setIsOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useId();
  const close = () => {
    setIsOpen(false);
    button.current?.focus();
  };
  const closeOnEscape = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && isOpen) close();
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape closes the list from anywhere in it
    <div className={styles.picker} onKeyDown={closeOnEscape}>
      <button
        ref={button}
        type="button"
        className={`button ${styles.open}`}
        aria-expanded={isOpen}
        aria-controls={isOpen ? panel : undefined}
        aria-label={text('savedReplies.insert')}
        title={text('savedReplies.insert')}
        onClick={() => setIsOpen(!isOpen)}
      >
        <Icon name="document" />
      </button>
      {isOpen ? (
        <section id={panel} className={styles.panel} aria-label={text('savedReplies.insert')}>
          <ReplyChoices
            onChosen={(chosen) => {
              setIsOpen(false);
              onInsert(chosen);
            }}
            onClose={close}
          />
        </section>
      ) : null}
    </div>
  );
}

interface ReplyChoicesProps {
  readonly onChosen: (text: string) => void;
  readonly onClose: () => void;
}

function ReplyChoices({ onChosen, onClose }: ReplyChoicesProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const { view, send } = useSavedReplies();
  return (
    <>
      {view.state === 'loading' ? (
        <p role="status" aria-label={text('savedReplies.loading')}>
          <LoadingSpinner />
        </p>
      ) : null}
      {view.state === 'failed' ? (
        <p role="alert">
          {text('savedReplies.failed')}{' '}
          <button type="button" className="link" onClick={() => send({ type: 'retry.requested' })}>
            {text('page.tryAgain')}
          </button>
        </p>
      ) : null}
      {view.state === 'shown' && view.replies.length === 0 ? <p>{text('savedReplies.empty')}</p> : null}
      {view.replies.length === 0 ? null : (
        <ul>
          {view.replies.map((reply) => (
            <li key={reply.replyId}>
              <button type="button" onClick={() => onChosen(reply.text)} data-reply={reply.replyId}>
                <b>
                  <bdi>{reply.title}</bdi>
                </b>
                <span dir="auto">{reply.text}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className={styles.foot}>
        <a className="link" href={href('supplierSavedReplies', {})}>
          {text('savedReplies.insert.manage')}
        </a>
        <button type="button" className="link" onClick={onClose}>
          {text('savedReplies.insert.close')}
        </button>
      </div>
    </>
  );
}
