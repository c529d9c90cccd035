import type { RfqView } from '@fairhall/core/rfq/rfq.view';
import { formatFor } from '@fairhall/core/site/format';
import { SideCard } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { FactRows, productsOf, written } from './fact-rows.tsx';
import { requestWords } from './request-words.ts';

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
    { label: texts.text('rfq.tags'), value: productsOf(words.products), otherwise: none },
    { label: texts.text('rfq.description'), value: written(words.description), otherwise: none },
    { label: texts.text('rfq.files'), value: words.files, otherwise: none },
    { label: texts.text('rfq.quantity'), value: words.quantity, otherwise: later },
    { label: texts.text('rfq.country'), value: isAhead ? null : words.country, otherwise: later },
    { label: texts.text('rfq.email'), value: isAhead ? null : written(words.email), otherwise: later },
  ];
  return (
    <SideCard title={texts.text('rfq.summary')}>
      <FactRows facts={rows} shape="short" />
    </SideCard>
  );
}

function Next() {
  const { text } = useTexts();
  return (
    <SideCard title={text('rfq.next.title')}>
      <p>{text('rfq.success.text')}</p>
    </SideCard>
  );
}
