import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { useSession } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { Slots } from '../page/slots.ts';
import { getExhibitorsHref, getPlannerHref } from '../ui/exhibition-hrefs.ts';
import { exhibitionWords, toPhaseWords } from '../ui/exhibition-words.ts';
import { Icon } from '../ui/icon.tsx';
import { Status } from '../ui/status.tsx';
import { getBadgeHref } from './badge-href.ts';
import styles from './my-exhibition-card.module.css';
import { NextStopRow, STOP_LIMIT } from './next-stop-row.tsx';
import { useMyExhibition } from './use-my-exhibition.ts';
import { useNextStops } from './use-next-stops.ts';

/**
 * Shows the exhibition that the user is registered for, with links to their badge and their next stops there. Renders
 * nothing for anyone else, or if the page presents that exhibition first. D-04 D-05
 */
export function MyExhibitionCard({ shape, stageId }: Slots['ownShow']) {
  const { text } = useTexts();
  const show = useMyExhibition(stageId);
  if (show === undefined || show === null) return null;
  if (show !== 'failed') return show.exhibitionId === stageId ? null : <Card show={show} shape={shape} />;
  return (
    <section className={`panel ${styles.failed}`} data-part="own-show">
      <p>{text('showPlan.failed')}</p>
    </section>
  );
}

interface CardProps {
  readonly show: ExhibitionDetail;
  readonly shape: Slots['ownShow']['shape'];
}

function Card({ show, shape }: CardProps) {
  const boot = useBoot();
  const texts = useTexts();
  const context = { boot: { ...boot, now: Date.now() }, texts, href: hrefOf(boot) };
  const { name, industry, location, href } = exhibitionWords(show, context);
  const status = toPhaseWords(show, context);
  return (
    <section
      className={`panel stand ${styles.card}`}
      data-part="own-show"
      data-exhibition={show.exhibitionId}
      data-industry={industry}
      data-shape={shape}
    >
      <div>
        <p className={styles.top}>
          <Status tone={status.tone} label={status.label} />
          <span className="meta">{texts.text('ownShow.registered')}</span>
        </p>
        <h2>
          {href === null ? (
            <bdi>{name}</bdi>
          ) : (
            <a href={href}>
              <bdi>{name}</bdi>
            </a>
          )}
        </h2>
        <p className={styles.dates}>
          <bdi>{exhibitionDates(show, boot.lang)}</bdi>
        </p>
        <p className="meta">
          <bdi>{location}</bdi>
        </p>
      </div>
      <NextStops show={show} />
      <ExhibitionLinks show={show} />
    </section>
  );
}

/** The next stops of the plan. Guests have none; the planner asks them to log in. */
function NextStops({ show }: { show: ExhibitionDetail }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { isLoggedIn } = useSession();
  const stops = useNextStops(show);
  const href = hrefOf(boot);
  const getNote = () => {
    if (!isLoggedIn)
      return (
        <a className="link" href={getPlannerHref(show, { boot, href })} rel="nofollow">
          {text('ownShow.guest')}
        </a>
      );
    if (stops === undefined) return '';
    return text(stops === null ? 'showPlan.failed' : 'showPlan.none');
  };
  const hasNone = isLoggedIn && stops?.length === 0;
  return (
    <div className={styles.plan}>
      <h3>{text('ownShow.stops')}</h3>
      {stops === undefined || stops === null || stops.length === 0 ? (
        <>
          <p>{getNote()}</p>
          {hasNone ? (
            <a className="link" href={getExhibitorsHref(show, { boot, href })}>
              {text('ownShow.find')}
              <Icon name="arrow" small flip />
            </a>
          ) : null}
        </>
      ) : (
        <ol>
          {stops.slice(0, STOP_LIMIT).map((stop) => (
            <NextStopRow key={stop.id} stop={stop} show={show} plateClass={styles.plate} />
          ))}
        </ol>
      )}
    </div>
  );
}

/** Links to the user's badge and planner. D-92 */
function ExhibitionLinks({ show }: Pick<CardProps, 'show'>) {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  return (
    <p className={styles.ways}>
      <a
        className="button primary"
        href={getBadgeHref(show.exhibitionId, { boot, href })}
        rel="nofollow"
        data-action="badge"
      >
        <Icon name="badge" />
        {text('ownShow.badge')}
      </a>
      <a className="button" href={getPlannerHref(show, { boot, href })} rel="nofollow" data-action="planner">
        <Icon name="calendar" />
        {text('ownShow.planner')}
      </a>
    </p>
  );
}
