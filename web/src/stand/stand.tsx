import { FormColumns, FormHead, FormSideCard } from '../forms/form-page.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { PageBreadcrumbs } from '../ui/page-breadcrumbs.tsx';
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
  const { name, href } = show;
  const aside = (
    <>
      <FormSideCard title={text('stand.show')} industry={show.industry}>
        <p className={styles.name}>
          {href === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a className="link" href={href}>
              <bdi>{name}</bdi>
            </a>
          )}
        </p>
        <p>
          <bdi>{show.dates}</bdi>
        </p>
        <p className="meta">
          <bdi>{show.location}</bdi>
        </p>
      </FormSideCard>
      <StepList
        title={text('stand.next.title')}
        steps={[text('stand.next.mail'), text('stand.next.answer'), text('stand.next.book')]}
        shape="panel"
      />
    </>
  );
  return (
    <div
      className={device === 'pc' ? `wrap ${isPopup ? styles.popup : ''}` : undefined}
      data-page="book-stand"
      data-popup={isPopup || undefined}
      data-exhibition={show.id}
    >
      {device === 'pc' && href !== null ? (
        <PageBreadcrumbs crumbs={[{ name, href }, { name: text('stand.title') }]} />
      ) : null}
      <FormHead
        title={text('stand.title')}
        lead={text(isOffered ? 'stand.lead' : 'stand.lead.next', { name: wrapInIsolate(name) })}
        isOwn={isPopup}
      />
      {isPopup ? (
        <StandForm key={show.id} data={data} />
      ) : (
        <FormColumns aside={aside}>
          <StandForm key={show.id} data={data} />
        </FormColumns>
      )}
    </div>
  );
}
