import type { RfqStep } from '@fairhall/core/rfq/steps';
import { FormHint, FormNotice, SendFailure } from '../forms/form-notice.tsx';
import { FormSlowNote } from '../forms/form-slow-note.tsx';
import { useSession } from '../login/use-login.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { type Fact, RfqFactRows, renderProductNames, renderWrittenText } from './fact-rows.tsx';
import { requestWords } from './request-words.ts';
import styles from './review-step.module.css';
import type { RfqLabels } from './rfq-field.ts';
import type { RfqFlow } from './use-rfq.ts';

/** The last step before sending: everything that was entered, with links back to each step. */
export function ReviewStep({ flow, labels }: { flow: RfqFlow; labels: RfqLabels }) {
  const { lang } = useBoot();
  const texts = useTexts();
  const { isLoggedIn } = useSession();
  const { view } = flow;
  const words = requestWords(view, texts, lang);
  const otherwise = texts.text('rfq.summary.none');
  const needed = [
    { label: texts.text('rfq.tags'), value: renderProductNames(words.products), otherwise },
    { label: labels.description, value: renderWrittenText(words.description), otherwise },
    { label: labels.question, value: renderWrittenText(words.question), otherwise },
    { label: texts.text('rfq.files'), value: view.files.length === 0 ? null : <FileNames flow={flow} />, otherwise },
  ];
  const amount = [
    { label: labels.quantity, value: words.quantity, otherwise },
    { label: labels.countryId, value: words.country, otherwise },
    { label: labels.email, value: renderWrittenText(words.email), otherwise },
  ];
  return (
    <>
      <ReviewSection flow={flow} step="need" facts={needed} />
      <ReviewSection flow={flow} step="quantity" facts={amount} />
      {isLoggedIn ? null : <FormHint icon="shield">{texts.text('rfq.login.needed')}</FormHint>}
      <RfqPending flow={flow} />
      <FormSlowNote sending={view.sending} />
      <SendFailure
        message={view.canSend ? view.message : null}
        failed={(reason) => texts.text(view.existing === 'edit' ? 'rfq.edit.failed' : 'rfq.failed', { reason })}
        own="rfq."
      />
    </>
  );
}

function FileNames({ flow: { view } }: { flow: RfqFlow }) {
  return (
    <ul>
      {view.files.map(({ id, name }) => (
        <li key={id}>
          <bdi>{name}</bdi>
        </li>
      ))}
    </ul>
  );
}

/** The values of one step, with the button that returns to it. */
function ReviewSection({ flow, step, facts }: { flow: RfqFlow; step: RfqStep; facts: readonly Fact[] }) {
  const { text } = useTexts();
  const title = flow.view.steps.find(({ name }) => name === step)?.title;
  const name = title === undefined ? '' : text(title.key, title.values);
  return (
    <section className={styles.part} aria-label={name}>
      <div className={styles.head}>
        <h3>{name}</h3>
        <button
          type="button"
          className="button quiet"
          aria-label={`${text('rfq.change')}: ${name}`}
          disabled={flow.view.sending}
          onClick={() => flow.send({ type: 'step.chosen', step })}
        >
          {text('rfq.change')}
        </button>
      </div>
      <RfqFactRows facts={facts} shape="whole" />
    </section>
  );
}

/** Shown while sending waits for the uploads; the user can cancel. */
function RfqPending({ flow: { view, send } }: { flow: RfqFlow }) {
  const { text } = useTexts();
  const stop = (
    <button type="button" className="button" onClick={() => send({ type: 'submit.cancelled' })}>
      {text('rfq.files.waiting.stop')}
    </button>
  );
  return (
    <div role="status">
      {view.waitingForFiles ? (
        <FormNotice kind="limit" action={stop}>
          {text('rfq.files.waiting')}
        </FormNotice>
      ) : view.sending ? (
        <span className="hidden">{text(view.existing === 'edit' ? 'rfq.edit.saving' : 'rfq.sending')}</span>
      ) : null}
    </div>
  );
}
