import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { ThreadAct } from '@fairhall/core/thread/thread.context';
import type { ThreadContentView } from '@fairhall/core/thread/thread.view';
import type { ThreadEvent } from '@fairhall/core/thread/thread-events';
import type { ThreadStep } from '@fairhall/core/thread/thread-steps';
import { useEffect, useRef } from 'react';
import { FormLine } from '../forms/form-notice.tsx';
import { useTexts } from '../page/contexts.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { LoadingSpinner } from '../ui/loading-spinner.tsx';
import styles from './thread-steps.module.css';
import type { UsedThread } from './use-thread.ts';

const REQUEST_EVENTS = {
  close: { type: 'close.requested' },
  reopen: { type: 'reopen.requested' },
  share: { type: 'share.requested' },
} as const satisfies Record<ThreadAct, ThreadEvent>;

const STEP_ICONS: Record<ThreadAct, IconName> = { close: 'check', reopen: 'retry', share: 'people' };

interface StepsProps {
  readonly thread: ThreadContentView;
  readonly send: UsedThread['send'];
}

/** Actions other than writing, and what was agreed about sharing contact details. */
export function ThreadSteps({ thread, send }: StepsProps) {
  const texts = useTexts();
  const { steps, contact, failure, isAsking } = thread;
  if (steps.length === 0 && contact === null) return null;
  return (
    <section className={styles.steps} aria-label={texts.text('thread.next')}>
      <h2>{texts.text('thread.next')}</h2>
      <div className="panel">
        {isAsking ? (
          <ShareQuestion send={send} />
        ) : (
          steps.map((step) => <Step key={step.act} step={step} thread={thread} send={send} />)
        )}
        {contact === null ? null : (
          <p className={styles.contact} data-contact={contact.isShown ? 'shown' : 'waiting'}>
            <Icon name={contact.isShown ? 'check' : 'people'} small />
            <span>{texts.text(contact.label.key, contact.label.values)}</span>
          </p>
        )}
      </div>
      {failure === null ? null : (
        <FormLine kind="failure" role="alert">
          {`${texts.text(failure.label.key)} ${toDisplayText(texts, failure.reason)}`}
        </FormLine>
      )}
    </section>
  );
}

function Step({ step: { act, label, hint }, thread: { doing }, send }: StepsProps & { step: ThreadStep }) {
  const { text } = useTexts();
  const isDoing = doing?.act === act;
  return (
    <button
      type="button"
      className={styles.step}
      data-act={act}
      aria-busy={isDoing}
      onClick={() => send(REQUEST_EVENTS[act])}
    >
      <Icon name={STEP_ICONS[act]} />
      <span>
        {text(label.key)}
        <small>{text(hint.key, hint.values)}</small>
      </span>
      {isDoing && doing.submit.loading ? <LoadingSpinner /> : <Icon name="arrow" small flip />}
    </button>
  );
}

/** Sharing cannot be undone, so it needs a confirmation. */
function ShareQuestion({ send }: { send: UsedThread['send'] }) {
  const { text } = useTexts();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <div className={styles.question} data-question="share">
      <h3 ref={title} tabIndex={-1}>
        {text('thread.share.ask')}
      </h3>
      <p>{text('thread.share.ask.text')}</p>
      <div>
        <button type="button" className="button primary" onClick={() => send({ type: 'share.confirmed' })}>
          {text('thread.share.yes')}
        </button>
        <button type="button" className="button" onClick={() => send({ type: 'share.dismissed' })}>
          {text('thread.share.no')}
        </button>
      </div>
    </div>
  );
}
