import type { ThreadContentView } from '@fairhall/core/thread/thread.view';
import { type ReactNode, useEffect, useRef } from 'react';
import type { FindHidden } from '../forms/contact-mask-hint.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import styles from './thread.module.css';
import { ThreadComposer } from './thread-composer.tsx';
import { ThreadMessages } from './thread-messages.tsx';
import { ThreadSteps } from './thread-steps.tsx';
import { ThreadSubject } from './thread-subject.tsx';
import { ThreadTrack } from './thread-track.tsx';
import type { UsedThread } from './use-thread.ts';

interface ThreadProps {
  readonly thread: ThreadContentView;
  readonly send: UsedThread['send'];
  readonly findHidden: FindHidden;
  /** A note for this side of the thread, below the messages. */
  readonly note?: ReactNode;
}

/** The thread of an enquiry for its buyer: subject, status, messages, actions and the message form. */
export function Thread({ thread, send, findHidden, note }: ThreadProps) {
  const { device } = useBoot();
  const title = <ThreadTitle thread={thread} />;
  const track = <ThreadTrack track={thread.track} />;
  const steps = <ThreadSteps thread={thread} send={send} />;
  const messages = <ThreadConversation thread={thread} send={send} note={note} />;
  const composer = thread.composer && <ThreadComposer composer={thread.composer} send={send} findHidden={findHidden} />;
  if (device === 'pc') {
    return (
      <div data-thread={thread.state}>
        {title}
        <div className={styles.columns}>
          <div className={styles.main}>
            {messages}
            {composer}
          </div>
          <div className={styles.aside}>
            <div className="panel">
              <ThreadSubject thread={thread} />
              {track}
            </div>
            {steps}
          </div>
        </div>
      </div>
    );
  }
  return (
    <div className={styles.stack} data-thread={thread.state}>
      <ThreadSubject thread={thread}>{title}</ThreadSubject>
      {track}
      {messages}
      {steps}
      {composer}
    </div>
  );
}

/** The name of the other side, as the page's title. */
export function ThreadTitle({ thread: { title } }: Pick<ThreadProps, 'thread'>) {
  const { text } = useTexts();
  return (
    <h1 className={styles.title}>
      <bdi>{text(title.key, title.values)}</bdi>
    </h1>
  );
}

/** The messages, how the thread ended, and a note. The page scrolls to their end. */
export function ThreadConversation({ thread, send, note }: Pick<ThreadProps, 'thread' | 'send' | 'note'>) {
  const end = useEnd(thread);
  return (
    <div className={styles.messages}>
      <ThreadMessages thread={thread} send={send} />
      {thread.ended === null ? null : <ThreadEnded thread={thread} />}
      {note}
      <div ref={end} className={styles.end} />
    </div>
  );
}

function ThreadEnded({ thread: { ended } }: { thread: ThreadContentView }) {
  const { text } = useTexts();
  return (
    <p className={styles.ended} data-ended="">
      {ended && text(ended.key, ended.values)}
    </p>
  );
}

/** Scrolls to the latest message when the thread is opened and after the user sends a message. */
function useEnd({ days }: ThreadContentView) {
  const end = useRef<HTMLDivElement>(null);
  const viewerMessageCount = days.reduce(
    (sum, { messages }) => sum + messages.filter(({ isFromViewer }) => isFromViewer).length,
    0,
  );
  // In a block: some browsers return a promise from a scroll, which React would take for the clean-up.
  useEffect(() => {
    end.current?.scrollIntoView({ block: 'nearest' });
  }, [viewerMessageCount]);
  return end;
}
