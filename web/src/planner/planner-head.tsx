import { useRegistered } from '../login/use-registered.ts';
import { useTexts } from '../page/contexts.ts';
import { ExhibitionSubpageHead } from '../ui/exhibition-head/exhibition-subpage-head.tsx';
import { ExhibitionTabs } from '../ui/exhibition-head/exhibition-tabs.tsx';
import { Icon } from '../ui/icon.tsx';
import styles from './planner.module.css';
import type { PlannerData } from './planner-data.ts';

/** The head of the exhibition’s pages; for a registered visitor with their badge. */
export function PlannerExhibitionHead({ show }: Pick<PlannerData, 'show'>) {
  const { text } = useTexts();
  const isRegistered = useRegistered(show.id, true);
  const badge = isRegistered ? (
    <a className="button" href={show.badgeHref} rel="nofollow" data-action="badge">
      <Icon name="badge" />
      {text('exhibition.primary.badge')}
    </a>
  ) : null;
  return (
    <>
      <ExhibitionSubpageHead exhibition={show.head} />
      <ExhibitionTabs tabs={show.tabs} tab="planner" end={badge} />
    </>
  );
}

interface PlannerHeadProps {
  readonly show: PlannerData['show'];
  readonly isEmpty: boolean;
  readonly cachedAt: string | null;
  readonly save: () => void;
}

/** The page’s title, with the actions for the whole plan. */
export function PlannerHead({ show, isEmpty, cachedAt, save }: PlannerHeadProps) {
  const { text } = useTexts();
  return (
    <header className={styles.head}>
      <div>
        <h1>{text('planner.title')}</h1>
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
