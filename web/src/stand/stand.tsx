import { FormColumns, FormHead } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { ExhibitionSubpageHead } from '../ui/exhibition-head/exhibition-subpage-head.tsx';
import { StepList } from '../ui/step-list.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './stand.module.css';
import type { StandData } from './stand-data.ts';
import { StandForm } from './stand-form.tsx';

/** The request for a stand: the exhibition, the form, and the next steps.    */
export function StandPage({ data }: { data: StandData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { show, isOffered, isPopup } = data;
  const form = <StandForm key={show.id} data={data} />;
  return (
    <div data-page="book-stand" data-popup={isPopup || undefined} data-exhibition={show.id}>
      {show.head === null ? null : <ExhibitionSubpageHead exhibition={show.head} />}
      <div className={device === 'pc' ? `wrap ${isPopup ? styles.popup : ''}` : undefined}>
        <FormHead
          title={text('stand.title')}
          lead={text(isOffered ? 'stand.lead' : 'stand.lead.next', { name: wrapInIsolate(show.name) })}
          isOwn={isPopup}
        />
        {isPopup ? form : <FormColumns aside={<NextSteps />}>{form}</FormColumns>}
      </div>
    </div>
  );
}

function NextSteps() {
  const { text } = useTexts();
  return (
    <StepList
      title={text('stand.next.title')}
      steps={[text('stand.next.mail'), text('stand.next.answer'), text('stand.next.book')]}
      shape="panel"
    />
  );
}
