import { hasOffer } from '@fairhall/core/exhibition/offer';
import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Slot, type Slots } from '../page/slots.ts';
import { Icon } from '../ui/icon.tsx';
import { Status } from '../ui/status.tsx';
import styles from './exhibition-header.module.css';
import type { ExhibitionPageWords, ExhibitionTab } from './exhibition-page-words.ts';

interface ExhibitionHeaderProps {
  readonly expo: ExhibitionPageWords;
  /** The current page; 'theme' has no tab. Null on a page without links to others. */
  readonly tab: ExhibitionTab | 'theme' | null;
  /** True on lists: a low header without picture and buttons. */
  readonly isLow?: boolean;
  /** The header's main button; by default the phase decides. */
  readonly action?: ReactNode;
}

/** The header of each page of an exhibition: names, dates and place, status, and tabs. */
export function ExhibitionHeader({ expo, tab, isLow = false, action }: ExhibitionHeaderProps) {
  const { device } = useBoot();
  const renderAction = (position: ActionPosition) =>
    action === undefined ? <ExhibitionHeaderAction expo={expo} position={position} /> : action;
  return (
    <>
      <header className={styles.top} data-low={isLow || undefined}>
        <div className={styles.words}>
          <div className={styles.column}>
            {isLow ? null : <Status tone={expo.status.tone} label={expo.status.label} />}
            <div className={styles.names}>
              <h1>
                <bdi>{expo.name}</bdi>
              </h1>
              {expo.nameLocal === null ? null : (
                <p className={styles.local}>
                  <bdi>{expo.nameLocal}</bdi>
                </p>
              )}
            </div>
            <DateAndLocation expo={expo} isLow={isLow} />
            {isLow ? null : (
              <div className={styles.actions}>
                {device === 'pc' ? renderAction('head') : null}
                <ExhibitionCalendar expo={expo} />
                <Slot name="follow" type="exhibition" targetId={expo.id} label={expo.name} />
              </div>
            )}
          </div>
        </div>
        {isLow || expo.banner === null ? null : (
          <img className={styles.picture} src={expo.banner} alt="" width="960" height="540" fetchPriority="high" />
        )}
      </header>
      {tab === null ? null : (
        <ExhibitionTabs expo={expo} tab={tab} end={isLow && device === 'pc' ? renderAction('tabs') : null} />
      )}
      {device === 'h5' ? <div className="action-bar">{renderAction('bar')}</div> : null}
    </>
  );
}

type ActionPosition = Slots['expoAction']['place'];

function ExhibitionHeaderAction({ expo, position }: { expo: ExhibitionPageWords; position: ActionPosition }) {
  return (
    <Slot
      name="expoAction"
      exhibitionId={expo.id}
      phase={expo.phase}
      place={position}
      exhibitorsHref={expo.hrefs.exhibitors}
    />
  );
}

/** Days, hours and place; the map opens in a new tab.   */
function DateAndLocation({ expo, isLow }: { expo: ExhibitionPageWords; isLow: boolean }) {
  const { text } = useTexts();
  return (
    <div className={styles.when}>
      {isLow ? <Status tone={expo.status.tone} label={expo.status.label} /> : null}
      <p className={styles.dates}>
        <bdi>{expo.dates}</bdi>
      </p>
      <p>
        <bdi>{expo.location}</bdi>
        {expo.country === '' ? null : <TextSeparated>{expo.country}</TextSeparated>}
        {expo.mapHref === '' ? null : (
          <TextSeparated>
            <a className="link" href={expo.mapHref} target="_blank" rel="noreferrer">
              {text('exhibition.map')}
              <span className="hidden"> ({text('exhibition.map.newTab')})</span>
            </a>
          </TextSeparated>
        )}
      </p>
      {expo.hours === null ? null : <p className="meta">{expo.hours}</p>}
    </div>
  );
}

const TextSeparated = ({ children }: { children: ReactNode }) => (
  <>
    {' · '}
    <bdi>{children}</bdi>
  </>
);

function ExhibitionCalendar({ expo }: { expo: ExhibitionPageWords }) {
  const { text } = useTexts();
  if (expo.calendarHref === null) return null;
  return (
    <a className="button large" href={expo.calendarHref} download>
      <Icon name="calendar" />
      {text('exhibition.calendar')}
    </a>
  );
}

const TAB_NAMES = ['overview', 'exhibitors', 'spotlight'] as const;

interface ExhibitionTabsProps {
  readonly expo: ExhibitionPageWords;
  readonly tab: ExhibitionTab | 'theme';
  /** Shown at the end of the tabs. */
  readonly end: ReactNode;
}

function ExhibitionTabs({ expo, tab, end }: ExhibitionTabsProps) {
  const { text } = useTexts();
  return (
    <div className={styles.tabs}>
      <div className={`wrap ${styles.row}`}>
        <nav aria-label={text('exhibition.tabs')}>
          <ul>
            {TAB_NAMES.map((each) =>
              expo.hrefs[each] === null ? null : (
                <li key={each}>
                  <a href={expo.hrefs[each]} aria-current={each === tab ? 'page' : undefined}>
                    {text(`exhibition.tab.${each}`)}
                  </a>
                </li>
              ),
            )}
            {expo.planHref === null ? null : (
              <li>
                <a href={expo.planHref}>{text('exhibition.tab.floorPlan')}</a>
              </li>
            )}
            <li>
              <a href={expo.hrefs.planner} rel="nofollow">
                {text('exhibition.tab.planner')}
              </a>
            </li>
            {hasOffer(expo.phase, 'drawLottery') && expo.hrefs.lottery !== null ? (
              <li>
                <a href={expo.hrefs.lottery} rel="nofollow">
                  {text('exhibition.tab.lottery')}
                </a>
              </li>
            ) : null}
          </ul>
        </nav>
        {end}
      </div>
    </div>
  );
}
