import type { ReactNode } from 'react';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Slot, type Slots } from '../page/slots.ts';
import { ExhibitionHead } from '../ui/exhibition-head/exhibition-head.tsx';
import type { ExhibitionTab } from '../ui/exhibition-head/exhibition-tab-links.ts';
import { ExhibitionTabs } from '../ui/exhibition-head/exhibition-tabs.tsx';
import { Icon } from '../ui/icon.tsx';
import type { ExhibitionPageWords } from './exhibition-page-words.ts';

interface ExhibitionHeaderProps {
  readonly expo: ExhibitionPageWords;
  /** The current page; null on the page of a theme, which has no tab. */
  readonly tab: ExhibitionTab | null;
  /** False on a page without links to others. */
  readonly hasTabs?: boolean;
  /** The main button; by default the phase decides. */
  readonly action?: ((position: ActionPosition) => ReactNode) | undefined;
}

export type ActionPosition = Slots['expoAction']['place'];

/** The head and the tabs of each page of an exhibition; on a phone also the main button, in a bar at the foot. */
export function ExhibitionHeader({ expo, tab, hasTabs = true, action }: ExhibitionHeaderProps) {
  const { device } = useBoot();
  const renderAction = action ?? ((place) => <ExhibitionMainAction expo={expo} place={place} />);
  // The first page has its main button beside the exhibitors.
  const end = device === 'pc' && tab !== 'overview' ? renderAction('tabs') : null;
  return (
    <>
      <ExhibitionHead {...expo}>
        <ExhibitionLocation expo={expo} />
      </ExhibitionHead>
      {hasTabs ? <ExhibitionTabs tabs={expo.tabs} tab={tab} end={end} /> : null}
      {device === 'h5' ? <div className="action-bar">{renderAction('bar')}</div> : null}
    </>
  );
}

export function ExhibitionMainAction({ expo, place }: { expo: ExhibitionPageWords; place: ActionPosition }) {
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

/** Hours and place; the map opens in a new tab.   */
function ExhibitionLocation({ expo }: { expo: ExhibitionPageWords }) {
  const { text } = useTexts();
  return (
    <>
      {expo.hours}{' '}
      <span>
        <bdi>{expo.location}</bdi>
        {expo.country === '' ? null : (
          <>
            {' · '}
            <bdi>{expo.country}</bdi>
          </>
        )}
        {expo.mapHref === '' ? null : (
          <>
            {' · '}
            <a className="link" href={expo.mapHref} target="_blank" rel="noreferrer">
              {text('exhibition.map')}
              <Icon name="external" small flip />
              <span className="hidden"> ({text('exhibition.map.newTab')})</span>
            </a>
          </>
        )}
      </span>
    </>
  );
}
