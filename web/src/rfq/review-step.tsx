import { shownText } from '@fairhall/core/contract/error-message';
import type { RfqStep } from '@fairhall/core/rfq/draft';
import type { ReactNode } from 'react';
import { useSession } from '../app/app-host.ts';
import { useBoot, useTexts } from '../app/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { SlowNote } from '../ui/slow-note.tsx';
import { requestWords } from './request-words.ts';
import styles from './rfq.module.css';
import type { RfqLabels } from './rfq-form.tsx';
import type { RfqFlow } from './use-rfq.ts';

/** The last look before it goes off, with the ways back. */
export function ReviewStep({ flow, labels }: { flow: RfqFlow; labels: RfqLabels }) {
  const { lang } = useBoot();
  const texts = useTexts();
  const { isLoggedIn } = useSession();
  const { view } = flow;
  const words = requestWords(view, texts, lang);
  return (
    <>
      <Part flow={flow} step="need">
        <Row label={texts.text('rfq.tags')} value={words.product} />
        <Row label={labels.description} value={words.description} />
        <Row label={labels.question} value={words.question} />
        <Row label={texts.text('rfq.files')} value={view.files.map(({ name }) => name).join('\n') || null} />
      </Part>
      <Part flow={flow} step="quantity">
        <Row label={labels.quantity} value={words.quantity} />
        <Row label={labels.countryId} value={words.country} />
        <Row label={labels.email} value={words.email} />
      </Part>
      {isLoggedIn ? null : (
        <p className={styles.login}>
          <Icon name="shield" />
          <span>{texts.text('rfq.login.needed')}</span>
        </p>
      )}
      <Waiting flow={flow} />
      <SlowNote sending={view.sending} />
      <Failure flow={flow} />
    </>
  );
}

function Part({ flow, step, children }: { flow: RfqFlow; step: RfqStep; children: ReactNode }) {
  const { text } = useTexts();
  const title = flow.view.steps.find(({ name }) => name === step)?.title;
  const name = title === undefined ? '' : text(title.key, title.values);
  return (
    <section className={styles.review} aria-label={name}>
      <div className={styles.reviewHead}>
        <h3>{name}</h3>
        <button
          type="button"
          className="button quiet"
          aria-label={`${text('rfq.change')}: ${name}`}
          disabled={flow.view.sending}
          onClick={() => flow.goTo(step)}
        >
          {text('rfq.change')}
        </button>
      </div>
      <dl>{children}</dl>
    </section>
  );
}

function Row({ label, value }: { label: string; value: string | null }) {
  const { text } = useTexts();
  return (
    <div>
      <dt>{label}</dt>
      <dd data-empty={value === null ? '' : undefined}>
        {value === null ? text('rfq.summary.none') : <bdi>{value}</bdi>}
      </dd>
    </div>
  );
}

/** It goes off when its files have; one may go on without waiting. */
function Waiting({ flow: { view, stopWaiting } }: { flow: RfqFlow }) {
  const { text } = useTexts();
  return (
    <div role="status">
      {view.waitingForFiles ? (
        <p className={styles.notice}>
          {text('rfq.files.waiting')}
          <button type="button" className="button" onClick={stopWaiting}>
            {text('rfq.files.waiting.stop')}
          </button>
        </p>
      ) : view.sending ? (
        <span className="hidden">{text('rfq.sending')}</span>
      ) : null}
    </div>
  );
}

/** Beside the button, for as long as it lasts: it has not been sent, and nothing is lost. */
function Failure({ flow: { view } }: { flow: RfqFlow }) {
  const texts = useTexts();
  const { message } = view;
  if (!view.canSend || message === null) return null;
  const isOwnSentence = 'key' in message && message.key.startsWith('rfq.');
  const reason = shownText(texts, message);
  return (
    <p className={styles.failure} role="alert" data-notice={isOwnSentence ? 'hint' : 'failure'}>
      <Icon name="warning" small />
      <span>{isOwnSentence ? reason : texts.text('rfq.failed', { reason })}</span>
    </p>
  );
}
