import type { RfqView } from '@fairhall/core/rfq/rfq.view';
import { getFormat } from '@fairhall/core/site/format';
import { FormSideCard } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { RfqFactRows, renderProductNames, renderWrittenText } from './fact-rows.tsx';
import { requestWords } from './request-words.ts';

/**
 * The panel beside the form: the request so far. The review step shows the whole request, so there the panel explains
 * what happens next.
 */
export function RfqSummary({ view }: { view: RfqView }) {
  return view.step === 'review' ? <Next /> : <RfqSummarySoFar view={view} />;
}

function RfqSummarySoFar({ view }: { view: RfqView }) {
  const { lang } = useBoot();
  const texts = useTexts();
  const words = requestWords(view, texts, lang);
  const none = texts.text('rfq.summary.none');
  const isAhead = view.step === 'need';
  const later = isAhead ? texts.text('rfq.summary.later', { number: getFormat(lang).number(2) }) : none;
  const rows = [
    { label: texts.text('rfq.tags'), value: renderProductNames(words.products), otherwise: none },
    { label: texts.text('rfq.description'), value: renderWrittenText(words.description), otherwise: none },
    { label: texts.text('rfq.files'), value: words.files, otherwise: none },
    { label: texts.text('rfq.quantity'), value: words.quantity, otherwise: later },
    { label: texts.text('rfq.country'), value: isAhead ? null : words.country, otherwise: later },
    { label: texts.text('rfq.email'), value: isAhead ? null : renderWrittenText(words.email), otherwise: later },
  ];
  return (
    <FormSideCard title={texts.text('rfq.summary')}>
      <RfqFactRows facts={rows} shape="short" />
    </FormSideCard>
  );
}

function Next() {
  const { text } = useTexts();
  return (
    <FormSideCard title={text('rfq.next.title')}>
      <p>{text('rfq.success.text')}</p>
    </FormSideCard>
  );
}
