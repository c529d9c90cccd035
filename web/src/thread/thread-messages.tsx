import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { ThreadContentView } from '@fairhall/core/thread/thread.view';
import type { ThreadMessageView } from '@fairhall/core/thread/thread-days';
import { FormNotice } from '../forms/form-notice.tsx';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { MessageFiles } from './message-files.tsx';
import { ThreadIcon } from './thread-icon.tsx';
import styles from './thread-messages.module.css';
import type { UsedThread } from './use-thread.ts';

/** The messages by day, the oldest first. Screen readers announce new ones. */
export function ThreadMessages({
  thread: { days, refreshError },
  send,
}: {
  thread: ThreadContentView;
  send: UsedThread['send'];
}) {
  const texts = useTexts();
  return (
    <>
      <div role="log" aria-label={texts.text('thread.messages')} className={styles.log}>
        {days.map(({ day, date, messages }) => (
          <section key={day} className={styles.day} data-day={day} aria-label={date}>
            <h2>
              <span className="number">{date}</span>
            </h2>
            {messages.map((message) => (
              <MessageBubble key={message.id} message={message} />
            ))}
          </section>
        ))}
      </div>
      {refreshError === null ? null : (
        <FormNotice kind="limit" role="alert" action={<TryAgain send={send} />}>
          {texts.text('thread.behind', { reason: toDisplayText(texts, refreshError) })}
        </FormNotice>
      )}
    </>
  );
}

function TryAgain({ send }: { send: UsedThread['send'] }) {
  const { text } = useTexts();
  return (
    <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
      {text('thread.tryAgain')}
    </button>
  );
}

function MessageBubble({ message }: { message: ThreadMessageView }) {
  const { text } = useTexts();
  const { isFromViewer, author, time, files, masked, receipt } = message;
  return (
    <article className={styles.bubble} data-own={isFromViewer ? '' : undefined} data-message={message.id}>
      <p className={styles.by}>
        <b>
          <bdi>{text(author.key, author.values)}</bdi>
        </b>
        <span className="number">{time}</span>
      </p>
      {message.text === '' ? null : (
        <p className={styles.text} dir="auto">
          {message.text}
        </p>
      )}
      {files.length === 0 ? null : <MessageFiles files={files} />}
      {masked === null ? null : (
        <p className={styles.note} data-masked="">
          <ThreadIcon name="lock" small />
          <span>{text(masked.key, masked.values)}</span>
        </p>
      )}
      {receipt === null ? null : (
        <p className={styles.note} data-receipt={receipt.isRead ? 'read' : 'sent'}>
          {receipt.isRead ? <Icon name="check" small /> : <ThreadIcon name="clock" small />}
          <span className="number">{text(receipt.label.key, receipt.label.values)}</span>
        </p>
      )}
    </article>
  );
}
