import { useTexts } from '../page/contexts.ts';
import { ExhibitionSubpageHead } from '../ui/exhibition-head/exhibition-subpage-head.tsx';
import { ExhibitionTabs } from '../ui/exhibition-head/exhibition-tabs.tsx';
import { StandPlate } from '../ui/stand-plate.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './meeting.module.css';
import type { MeetingData } from './meeting-data.ts';
import { MeetingForm } from './meeting-form.tsx';

/** The page to request a meeting of thirty minutes at an exhibitor's stand. D-30 */
export function MeetingPage({ data }: { data: MeetingData }) {
  const { text } = useTexts();
  const { show, exhibitor, bookings, days, canMeet } = data;
  return (
    <div data-page="meeting" data-exhibition={show.id}>
      <ExhibitionSubpageHead exhibition={show.head} />
      <ExhibitionTabs tabs={show.tabs} tab={null} />
      <article className={`wrap ${styles.page}`}>
        <header className={styles.head}>
          <h1>{text('meeting.title', { name: wrapInIsolate(exhibitor.name) })}</h1>
          <StandPlate name={exhibitor.plate} />
          <p className="meta">{text('meeting.lead')}</p>
        </header>
        {bookings.length === 0 ? null : (
          <section className={`panel ${styles.own}`}>
            <h2>{text('meeting.own')}</h2>
            <ul>
              {bookings.map(({ id, when, status, remark }) => (
                <li key={id}>
                  {when} · <b>{status}</b>
                  {remark === '' ? null : <p dir="auto">{remark}</p>}
                </li>
              ))}
            </ul>
            <a className="link" href={show.plannerHref}>
              {text('meeting.toPlanner')}
            </a>
          </section>
        )}
        {canMeet && days.length > 0 ? (
          <MeetingForm data={data} />
        ) : (
          <p className={`panel ${styles.own}`}>{text(canMeet ? 'meeting.noTimes' : 'meeting.notOffered')}</p>
        )}
      </article>
    </div>
  );
}
