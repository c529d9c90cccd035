import { offers } from '@fairhall/core/exhibition/offer';
import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Slot, type Slots } from '../page/slots.ts';
import { Icon } from '../ui/icon.tsx';
import { Status } from '../ui/status.tsx';
import styles from './expo-top.module.css';
import type { ExpoTab, ExpoWords } from './expo-words.ts';

interface ExpoTopProps {
  readonly expo: ExpoWords;
  /** Which page it stands over, a theme being none of the tabs; null on one that leads to no other. */
  readonly tab: ExpoTab | 'theme' | null;
  /** A list's is low, without picture and buttons. */
  readonly isLow?: boolean;
  /** What it asks of a visitor; by the phase where nothing is given. */
  readonly action?: ReactNode;
}

/** What stands over each page of an exhibition: its names, when and where it is, how it stands, and the ways to its pages. */
export function ExpoTop({ expo, tab, isLow = false, action }: ExpoTopProps) {
  const { device } = useBoot();
  const asked = (place: ActionPlace) => (action === undefined ? <Action expo={expo} place={place} /> : action);
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
            <When expo={expo} isLow={isLow} />
            {isLow ? null : (
              <div className={styles.actions}>
                {device === 'pc' ? asked('head') : null}
                <Calendar expo={expo} />
                <Slot name="follow" type="exhibition" targetId={expo.id} label={expo.name} />
              </div>
            )}
          </div>
        </div>
        {isLow || expo.banner === null ? null : (
          <img className={styles.picture} src={expo.banner} alt="" width="960" height="540" fetchPriority="high" />
        )}
      </header>
      {tab === null ? null : <Tabs expo={expo} tab={tab} end={isLow && device === 'pc' ? asked('tabs') : null} />}
      {device === 'h5' ? <div className="action-bar">{asked('bar')}</div> : null}
    </>
  );
}

type ActionPlace = Slots['expoAction']['place'];

function Action({ expo, place }: { expo: ExpoWords; place: ActionPlace }) {
  return (
    <Slot
      name="expoAction"
      exhibitionId={expo.id}
      phase={expo.phase}
      place={place}
      exhibitorsHref={expo.hrefs.exhibitors}
    />
  );
}

/** Days, hours and place, with the map in a new tab.   */
function When({ expo, isLow }: { expo: ExpoWords; isLow: boolean }) {
  const { text } = useTexts();
  return (
    <div className={styles.when}>
      {isLow ? <Status tone={expo.status.tone} label={expo.status.label} /> : null}
      <p className={styles.dates}>
        <bdi>{expo.dates}</bdi>
      </p>
      <p>
        <bdi>{expo.location}</bdi>
        {expo.country === '' ? null : <Separated>{expo.country}</Separated>}
        {expo.mapHref === '' ? null : (
          <Separated>
            <a className="link" href={expo.mapHref} target="_blank" rel="noreferrer">
              {text('exhibition.map')}
              <span className="hidden"> ({text('exhibition.map.newTab')})</span>
            </a>
          </Separated>
        )}
      </p>
      {expo.hours === null ? null : <p className="meta">{expo.hours}</p>}
    </div>
  );
}

const Separated = ({ children }: { children: ReactNode }) => (
  <>
    {' · '}
    <bdi>{children}</bdi>
  </>
);

function Calendar({ expo }: { expo: ExpoWords }) {
  const { text } = useTexts();
  if (expo.calendarHref === null) return null;
  return (
    <a className="button large" href={expo.calendarHref} download>
      <Icon name="calendar" />
      {text('exhibition.calendar')}
    </a>
  );
}

const TABS = ['overview', 'exhibitors', 'spotlight'] as const;

interface TabsProps {
  readonly expo: ExpoWords;
  readonly tab: ExpoTab | 'theme';
  /** What stands at their end. */
  readonly end: ReactNode;
}

function Tabs({ expo, tab, end }: TabsProps) {
  const { text } = useTexts();
  return (
    <div className={styles.tabs}>
      <div className={`wrap ${styles.row}`}>
        <nav aria-label={text('exhibition.tabs')}>
          <ul>
            {TABS.map((each) => (
              <li key={each}>
                <a href={expo.hrefs[each]} aria-current={each === tab ? 'page' : undefined}>
                  {text(`exhibition.tab.${each}`)}
                </a>
              </li>
            ))}
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
            {offers(expo.phase, 'drawLottery') ? (
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
