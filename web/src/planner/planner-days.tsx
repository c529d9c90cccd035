import { useTexts } from '../page/contexts.ts';
import styles from './planner.module.css';
import type { PlannerData } from './planner-data.ts';

type DaysData = Pick<PlannerData, 'days' | 'day' | 'dayLabel' | 'doors' | 'hallCount' | 'order' | 'orderHrefs'>;

/**
 * The days of the exhibition as a row of links, so that they work without a script and the browser's Back button steps
 * through them.
 */
export function PlannerDays({ data: { days, day: chosen } }: { data: DaysData }) {
  const { text } = useTexts();
  return (
    <nav className={styles.days} aria-label={text('planner.days')}>
      <ul>
        {days.map(({ day, weekday, number, count, href }) => (
          <li key={day ?? 'none'}>
            <a href={href} aria-current={day === chosen ? 'true' : undefined} data-day={day ?? 'none'}>
              {day === null ? (
                <b className={styles.undated}>{text('planner.day.none')}</b>
              ) : (
                <>
                  <span>{weekday}</span> <b>{number}</b>
                </>
              )}{' '}
              <span>{count}</span>
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The selected day with its opening hours, and the links that choose the order of its stops. */
export function PlannerBand({ data }: { data: DaysData }) {
  const { text } = useTexts();
  const { day, dayLabel, doors, hallCount, order, orderHrefs } = data;
  const about = [hallCount, day === null ? null : text('planner.times')].filter((words) => words !== null);
  return (
    <div className={styles.band}>
      <div>
        <h2>{day === null ? text('planner.day.none') : dayLabel}</h2>
        {day === null ? <p>{text('planner.undated.help')}</p> : null}
        {day === null || doors === null ? null : <p className={styles.doors}>{doors}</p>}
        {day === null || about.length === 0 ? null : <p className="meta">{about.join(' · ')}</p>}
      </div>
      <nav className={styles.order} aria-label={text('planner.order')}>
        {(['hall', 'time'] as const).map((each) => (
          <a key={each} href={orderHrefs[each]} aria-current={each === order ? 'true' : undefined} data-order={each}>
            {text(`planner.order.${each}`)}
          </a>
        ))}
      </nav>
    </div>
  );
}
