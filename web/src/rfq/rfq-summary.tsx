import type { RfqView } from '@fairhall/core/rfq/rfq.view';
import { formatFor } from '@fairhall/core/site/format';
import { useBoot, useTexts } from '../app/contexts.ts';
import { requestWords } from './request-words.ts';
import styles from './rfq.module.css';

/** Beside the form: the request as it grows; at the last look, which shows it as a whole, what comes then. */
export function RfqSummary({ view }: { view: RfqView }) {
  return view.step === 'review' ? <Next /> : <SoFar view={view} />;
}

function SoFar({ view }: { view: RfqView }) {
  const { lang } = useBoot();
  const texts = useTexts();
  const words = requestWords(view, texts, lang);
  const none = texts.text('rfq.summary.none');
  const isAhead = view.step === 'need';
  const later = isAhead ? texts.text('rfq.summary.later', { number: formatFor(lang).number(2) }) : none;
  const rows = [
    { label: texts.text('rfq.tags'), value: words.product, otherwise: none },
    { label: texts.text('rfq.description'), value: words.description, otherwise: none },
    { label: texts.text('rfq.files'), value: words.files, otherwise: none },
    { label: texts.text('rfq.quantity'), value: words.quantity, otherwise: later },
    { label: texts.text('rfq.country'), value: isAhead ? null : words.country, otherwise: later },
    { label: texts.text('rfq.email'), value: isAhead ? null : words.email, otherwise: later },
  ];
  return (
    <aside className={`panel stand ${styles.summary}`} aria-label={texts.text('rfq.summary')}>
      <h2>{texts.text('rfq.summary')}</h2>
      <dl>
        {rows.map(({ label, value, otherwise }) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd data-empty={value === null ? '' : undefined}>{value === null ? otherwise : <bdi>{value}</bdi>}</dd>
          </div>
        ))}
      </dl>
    </aside>
  );
}

function Next() {
  const { text } = useTexts();
  return (
    <aside className={`panel stand ${styles.summary}`} aria-label={text('rfq.next.title')}>
      <h2>{text('rfq.next.title')}</h2>
      <p>{text('rfq.success.text')}</p>
    </aside>
  );
}
