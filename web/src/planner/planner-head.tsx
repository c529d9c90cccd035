import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './planner.module.css';
import type { PlannerData } from './planner-data.ts';

interface HeadProps {
  readonly show: PlannerData['show'];
  readonly isEmpty: boolean;
  readonly cachedAt: string | null;
  readonly save: () => void;
}

/** The exhibition's name and dates, with the actions for the whole plan. */
export function PlannerHead({ show, isEmpty, cachedAt, save }: HeadProps) {
  const { text } = useTexts();
  return (
    <header className={styles.head}>
      <div>
        <a className="link" href={show.href}>
          <Icon name="back" small flip />
          <bdi>{show.name}</bdi>
        </a>
        <h1>{text('planner.title')}</h1>
        <p className={styles.when}>
          <bdi>{show.dates}</bdi> · <bdi>{show.location}</bdi>
        </p>
        {cachedAt === null ? null : (
          <p className="meta" data-kept-at="">
            {cachedAt}
          </p>
        )}
      </div>
      {isEmpty ? null : (
        <div className={styles.ways}>
          <button type="button" className="button" data-action="save-plan" onClick={save}>
            <Icon name="calendar" small />
            {text('planner.calendar')}
          </button>
          <a className="button primary" href={show.exhibitorsHref}>
            <Icon name="plus" small />
            {text('planner.find')}
          </a>
        </div>
      )}
    </header>
  );
}
