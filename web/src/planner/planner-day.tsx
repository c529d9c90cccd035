import { isPast } from '@fairhall/core/planner/days';
import type { ExhibitionClock } from '@fairhall/core/site/opening-hours';
import { useBoot, useTexts } from '../page/contexts.ts';
import { HallPlan } from '../ui/hall-plan/hall-plan.tsx';
import styles from './planner.module.css';
import type { HallWords, PlannerData } from './planner-data.ts';
import { PlannerStops, type StopsContext } from './planner-stops.tsx';

interface DayProps {
  readonly data: PlannerData;
  readonly context: StopsContext;
}

/**
 * The stops of the day, by hall (with the hall plans on a phone) or by time, followed by the stops that no longer
 * exist.
 */
export function DayStops({ data: { order, halls, stops, gone }, context }: DayProps) {
  const { text } = useTexts();
  const { device } = useBoot();
  return (
    <>
      {order === 'time' ? (
        <PlannerStops stops={stops} context={context} />
      ) : (
        halls.map((hall) => (
          <section key={hall.id} className={styles.hall} data-hall={hall.id}>
            <HallTitle hall={hall} />
            {device === 'h5' ? <HallPlanPanel hall={hall} clock={context.clock} /> : null}
            <PlannerStops stops={hall.stops} context={context} />
          </section>
        ))
      )}
      {gone.length === 0 ? null : (
        <section className={styles.hall} data-hall="">
          <h2>{text('planner.gone')}</h2>
          <p className="meta">{text('planner.gone.help')}</p>
          <PlannerStops stops={gone} context={context} />
        </section>
      )}
    </>
  );
}

function HallTitle({ hall: { title, name, count } }: { hall: HallWords }) {
  return (
    <h2>
      {title}
      {name === '' ? null : (
        <small>
          <bdi>{name}</bdi>
        </small>
      )}
      <span className="meta">{count}</span>
    </h2>
  );
}

/** The plans of the day's halls. On a PC they stay in view beside the list. */
export function HallPlans({ halls, clock }: { halls: readonly HallWords[]; clock: ExhibitionClock }) {
  const { text } = useTexts();
  const planned = halls.filter(({ plan }) => plan !== null);
  if (planned.length === 0) return null;
  return (
    <aside className={styles.plans} aria-label={text('planner.plans')}>
      {planned.map((hall) => (
        <div key={hall.id} className={`panel ${styles.planPanel}`}>
          <p>
            <b>{hall.title}</b> {hall.name === '' ? null : <bdi>{hall.name}</bdi>}
          </p>
          <HallPlanPanel hall={hall} clock={clock} />
        </div>
      ))}
    </aside>
  );
}

interface PlanProps {
  readonly hall: HallWords;
  readonly clock: ExhibitionClock;
}

function HallPlanPanel({ hall: { plan, title, stops }, clock }: PlanProps) {
  if (plan === null) return null;
  const past = new Set(stops.filter((stop) => isPast(stop, clock)).map(({ id }) => id));
  return <HallPlan plan={plan} title={title} shape="part" isPast={(id) => past.has(id)} />;
}
