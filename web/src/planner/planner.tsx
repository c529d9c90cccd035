import { findNextStop } from '@fairhall/core/planner/days';
import { useState } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { StopMovedNotice, useMoved } from './moved-stop.tsx';
import styles from './planner.module.css';
import type { PlannerData } from './planner-data.ts';
import { DayStops, HallPlans } from './planner-day.tsx';
import { PlannerBand, PlannerDays } from './planner-days.tsx';
import { PlannerExhibitionHead, PlannerHead } from './planner-head.tsx';
import type { StopsContext } from './planner-stops.tsx';
import { RecommendedExhibitors } from './recommended-exhibitors.tsx';
import { usePlanner } from './use-planner.ts';
import { useVenueClock } from './use-venue-clock.ts';

/** The largest number of exhibitors that are recommended below the plan. */
const RECOMMENDED = 6;

/** The stops that the buyer has planned at an exhibition, day by day, with their notes. D-28 */
export function PlannerPage({ data }: { data: PlannerData }) {
  const { text } = useTexts();
  const { device } = useBoot();
  const planner = usePlanner(data.orderHrefs[data.order]);
  const [notice, setNotice] = useState('');
  const { moved, showMoved } = useMoved(data);
  const { show, day, days, halls, stops, gone, isEmpty, cachedAt } = data;
  const clock = useVenueClock(show.timeZone, data.clock);
  const next =
    day === clock.day
      ? findNextStop(
          stops.filter(({ number }) => number !== null),
          clock,
        )
      : null;
  const context: StopsContext = { show, planner, clock, next, showNotice: setNotice, showMoved: showMoved };
  return (
    <article data-page="planner" data-exhibition={show.id}>
      <PlannerExhibitionHead show={show} />
      <div className={`wrap ${styles.page}`}>
        <PlannerHead show={show} isEmpty={isEmpty} cachedAt={cachedAt} save={() => planner.saveCalendar(show.id)} />
        <p className="hidden" role="status">
          {notice}
        </p>
        {isEmpty ? (
          <EmptyPlan show={show} />
        ) : (
          <>
            <PlannerDays data={data} />
            <PlannerBand data={data} />
            {moved === null ? null : <StopMovedNotice moved={moved} />}
            {stops.length + gone.length === 0 ? <EmptyDay show={show} days={days} /> : null}
            <div className={styles.day}>
              <div>
                <DayStops data={data} context={context} />
              </div>
              {device === 'pc' ? <HallPlans halls={halls} clock={clock} /> : null}
            </div>
            <p className={`meta ${styles.foot}`}>{text('planner.lead')}</p>
          </>
        )}
        <RecommendedExhibitors
          exhibitionId={show.id}
          most={RECOMMENDED}
          className={styles.recommended}
          onPlanChanged={planner.showAgain}
        />
      </div>
    </article>
  );
}

function EmptyPlan({ show }: Pick<PlannerData, 'show'>) {
  const { text } = useTexts();
  return (
    <section className={`panel ${styles.empty}`}>
      <Icon name="calendar" />
      <h2>{text('planner.none.title')}</h2>
      <p>{text('planner.none')}</p>
      <a className="button primary" href={show.exhibitorsHref}>
        {text('planner.find')}
      </a>
    </section>
  );
}

/** An empty day. If there are stops without a day, it links to them. */
function EmptyDay({ show, days }: Pick<PlannerData, 'show' | 'days'>) {
  const { text } = useTexts();
  const undated = days.find(({ day }) => day === null);
  return (
    <section className={`panel ${styles.empty}`} data-empty-day="">
      <Icon name="calendar" />
      <h2>{text('planner.dayEmpty.title')}</h2>
      <p>{text(undated === undefined ? 'planner.dayEmpty' : 'planner.dayEmpty.undated')}</p>
      <a className="button primary" href={undated?.href ?? show.exhibitorsHref}>
        {undated === undefined ? text('planner.find') : text('planner.dayEmpty.see', { count: undated.count })}
      </a>
    </section>
  );
}
