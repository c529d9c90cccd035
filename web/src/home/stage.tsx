import { useState } from 'react';
import { useIsRegistered } from '../login/stored-registrations.ts';
import { useSession } from '../login/use-login.ts';
import { useTexts } from '../page/contexts.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import { Icon } from '../ui/icon.tsx';
import { useLazyImages } from '../ui/lazy-images.ts';
import { Picture } from '../ui/picture.tsx';
import { StandPlate } from '../ui/stand-plate.tsx';
import { Status } from '../ui/status.tsx';
import { Hall } from './hall.tsx';
import { RegistrationLink } from './registration-link.tsx';
import styles from './stage.module.css';
import type { PlannedShow, StageWords } from './stage-data.ts';

interface StageStopsProps {
  readonly show: PlannedShow;
  /** Is called with whether there are stops to show. */
  readonly onChange: (hasStops: boolean) => void;
}

declare module '../page/slots.ts' {
  interface Slots {
    /** A registered buyer's next stops at the exhibition, instead of its exhibitors. D-04 D-05 D-28 */
    readonly stageStops: StageStopsProps;
  }
}

/** The displayed width of the picture; without a second column it is as wide as the window. */
const SIZES = '(min-width: 62em) 592px, 100vw';

/** The exhibition that is open or comes next: where and when it is, who exhibits, and how to register. D-04 D-05 */
export function HomeStage({ show }: { show: StageWords }) {
  const { text } = useTexts();
  const place = useLazyImages<HTMLElement>([show]);
  return (
    <section ref={place} className={`panel stand ${styles.stage}`} data-industry={show.industry} data-stage={show.id}>
      <div className={styles.picture}>
        {show.image === '' ? <Hall /> : <Picture src={show.image} width={400} place="first" sizes={SIZES} />}
        <ExhibitionDate show={show} />
      </div>
      <div className={styles.body}>
        <p className={styles.top}>
          <Status tone={show.status.tone} label={show.status.label} />
          <span className={styles.industry}>{text(`industry.${show.industry}`)}</span>
        </p>
        <h2>
          {show.href === null ? (
            <bdi>{show.name}</bdi>
          ) : (
            <a href={show.href} data-site-link="">
              <bdi>{show.name}</bdi>
            </a>
          )}
        </h2>
        <ExhibitionFacts show={show} />
        {show.exhibitors.length === 0 ? null : <ExhibitorList show={show} />}
        <HomeStageLinks show={show} />
      </div>
    </section>
  );
}

/** To pre-register and to the exhibition; for a registered visitor to the badge and the planner. D-28 */
function HomeStageLinks({ show }: { show: StageWords }) {
  const { text } = useTexts();
  const isRegistered = useIsRegistered(show.id) && show.registration !== null;
  const { href, plannerHref } = show;
  return (
    <p className={styles.ways}>
      <RegistrationLink show={show} className="button primary large" />
      {isRegistered && plannerHref !== null ? (
        <a className="button large" href={plannerHref} rel="nofollow" data-action="planner">
          {text('home.exhibition.planner')}
        </a>
      ) : href === null ? null : (
        <a className={`button large${show.registration === null ? ' primary' : ''}`} href={href} data-site-link="">
          {show.linkText}
        </a>
      )}
    </p>
  );
}

/** The dates on the picture, where there is room for them; otherwise they are among the facts. */
function ExhibitionDate({ show }: { show: StageWords }) {
  const { date, hours } = show;
  return (
    <p className={styles.date} data-long={date.month === '' ? '' : undefined}>
      <b>{date.days}</b>
      <span>
        {date.month === '' ? null : <b>{date.month}</b>}
        {hours}
      </span>
    </p>
  );
}

function ExhibitionFacts({ show }: { show: StageWords }) {
  const { text } = useTexts();
  const { counts, mapHref } = show;
  return (
    <div className={styles.facts}>
      <p className={styles.dates}>{show.dates}</p>
      <p>
        <bdi>{show.location}</bdi>{' '}
        {mapHref === '' ? null : (
          <a className="link" href={mapHref} target="_blank" rel="noopener noreferrer">
            {text('home.exhibition.map')}
            <Icon name="external" small flip />
            <span className="hidden"> ({text('home.exhibition.map.newTab')})</span>
          </a>
        )}
      </p>
      {counts.length === 0 ? null : (
        <ul>
          {counts.map((count) => (
            <li key={count}>{count}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Some exhibitors. For a buyer who is registered and has planned stops, the next of these instead. */
function ExhibitorList({ show }: { show: StageWords }) {
  const { text } = useTexts();
  const { isLoggedIn } = useSession();
  const isRegistered = useIsRegistered(show.id);
  const [hasStops, setHasStops] = useState(false);
  const { exhibitors, exhibitorsHref } = show;
  return (
    <div className={styles.exhibitors}>
      {hasStops ? null : <h3>{text('home.exhibition.list')}</h3>}
      {hasStops ? null : (
        <ul>
          {exhibitors.map(({ id, name, stand, href }) => (
            <li key={id}>
              <StandPlate name={stand} />
              <a href={href} dir="auto">
                <bdi>{name}</bdi>
              </a>
            </li>
          ))}
        </ul>
      )}
      <SlotLoader
        name="stageStops"
        isWanted={isLoggedIn && isRegistered}
        isQuiet
        part={{ show: show.planned, onChange: setHasStops }}
      />
      {exhibitorsHref === null ? null : (
        <a className="link" href={exhibitorsHref}>
          {text('home.exhibition.list.all')}
          <Icon name="arrow" small flip />
        </a>
      )}
    </div>
  );
}
