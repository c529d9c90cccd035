import { nextStop } from '@fairhall/core/planner/days';
import { useEffect, useRef, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.ts';
import styles from './planner.module.css';
import type { PlannerData } from './planner-data.ts';
import { PlannerBand, PlannerDays } from './planner-days.tsx';
import { PlannerHead } from './planner-head.tsx';
import { PlannerStops, type StopsContext } from './planner-stops.tsx';
import { usePlanner } from './use-planner.ts';
import { useVenueClock } from './use-venue-clock.ts';

/** What the buyer wants to see at a show, day by day, with notes of her own. D-28 */
export function PlannerPage({ data }: { data: PlannerData }) {
  const { text } = useTexts();
  const planner = usePlanner(data.orderHrefs[data.order]);
  const [told, setTold] = useState('');
  const { moved, tellMoved } = useMoved(data);
  const { show, day, days, halls, stops, gone, isEmpty, keptAt } = data;
  const clock = useVenueClock(show.timeZone, data.clock);
  const next =
    day === clock.day
      ? nextStop(
          stops.filter(({ number }) => number !== null),
          clock,
        )
      : null;
  const context: StopsContext = { show, planner, clock, next, tell: setTold, tellMoved };
  return (
    <article className={`wrap ${styles.page}`} data-page="planner" data-exhibition={show.id}>
      <PlannerHead show={show} isEmpty={isEmpty} keptAt={keptAt} save={() => planner.saveCalendar(show.id)} />
      <p className="hidden" role="status">
        {told}
      </p>
      {isEmpty ? (
        <Nothing show={show} />
      ) : (
        <>
          <PlannerDays data={data} />
          <PlannerBand data={data} />
          {moved === null ? null : <Moved moved={moved} />}
          {stops.length + gone.length === 0 ? <EmptyDay show={show} days={days} /> : null}
          {data.order === 'time' ? (
            <PlannerStops stops={stops} context={context} />
          ) : (
            halls.map(({ id, title, name, count, stops: own }) => (
              <section key={id} className={styles.hall} data-hall={id}>
                <h2>
                  {title}
                  {name === '' ? null : (
                    <small>
                      <bdi>{name}</bdi>
                    </small>
                  )}
                  <span className="meta">{count}</span>
                </h2>
                <PlannerStops stops={own} context={context} />
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
          <p className={`meta ${styles.foot}`}>{text('planner.lead')}</p>
        </>
      )}
    </article>
  );
}

interface MovedWords {
  readonly words: string;
  readonly href: string | null;
}

/** What is said of a stop that went to another day, with the way there. */
function useMoved({ days, show }: PlannerData) {
  const { text } = useTexts();
  const [moved, setMoved] = useState<MovedWords | null>(null);
  const tellMoved: StopsContext['tellMoved'] = (stop, day) => {
    const label = show.days.find((each) => each.day === day)?.label ?? '';
    const name = isolated(stop.label);
    const words =
      day === null ? text('planner.time.undated', { name }) : text('planner.time.moved', { name, day: label });
    setMoved({ words, href: days.find((each) => each.day === day)?.href ?? null });
  };
  return { moved, tellMoved };
}

/** The row of what has moved is gone with the form that had the focus, so the focus comes here. */
function Moved({ moved }: { moved: MovedWords }) {
  const { text } = useTexts();
  const line = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (moved.words !== '') line.current?.focus();
  }, [moved]);
  return (
    <p ref={line} tabIndex={-1} className={styles.moved} data-moved="">
      <Icon name="check" small />
      <span>
        {moved.words}{' '}
        {moved.href === null ? null : (
          <a className="link" href={moved.href}>
            {text('planner.time.see')}
          </a>
        )}
      </span>
    </p>
  );
}

function Nothing({ show }: Pick<PlannerData, 'show'>) {
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

/** A day with nothing on it; what has no day yet could be. */
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
