import type { ExhibitionDetail } from '@fairhall/core/contract/exhibition/calls';
import { exhibitionDates } from '@fairhall/core/exhibition/dates';
import { countDays } from '@fairhall/core/forms/day';
import type { NextStop } from '@fairhall/core/planner/next-stops';
import { getFormat } from '@fairhall/core/site/format';
import { getExhibitionClock } from '@fairhall/core/site/opening-hours';
import { useSession } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { Slots } from '../page/slots.ts';
import { hrefAt } from '../ui/exhibition-context.ts';
import { getExhibitorsHref, getPlannerHref } from '../ui/exhibition-hrefs.ts';
import { exhibitionWords, toPhaseWords } from '../ui/exhibition-words.ts';
import { Icon } from '../ui/icon.tsx';
import { standName } from '../ui/stand-name.ts';
import { StandPlate } from '../ui/stand-plate.tsx';
import { Status } from '../ui/status.tsx';
import styles from './my-exhibition-card.module.css';
import { useMyExhibition } from './use-my-exhibition.ts';
import { useNextStops } from './use-next-stops.ts';

/** The largest number of stops that the card shows. */
const STOP_LIMIT = 3;

/**
 * Shows the exhibition that the user is registered for, with links to their badge and their next stops there. Renders
 * nothing for anyone else. D-04 D-05
 */
export function MyExhibitionCard({ shape, stageId }: Slots['ownShow']) {
  const { text } = useTexts();
  const show = useMyExhibition();
  if (show === undefined || show === null) return null;
  if (show !== 'failed') return <Card show={show} shape={shape} hasBadgeLink={show.exhibitionId !== stageId} />;
  return (
    <section className={`panel ${styles.failed}`} data-part="own-show">
      <p>{text('showPlan.failed')}</p>
    </section>
  );
}

interface CardProps {
  readonly show: ExhibitionDetail;
  readonly shape: Slots['ownShow']['shape'];
  readonly hasBadgeLink: boolean;
}

function Card({ show, shape, hasBadgeLink }: CardProps) {
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
      <ExhibitionLinks show={show} hasBadgeLink={hasBadgeLink} />
    </section>
  );
}

/** The next stops of the plan. Guests have no plan. */
function NextStops({ show }: { show: ExhibitionDetail }) {
  const boot = useBoot();
  const { text } = useTexts();
  const { isLoggedIn } = useSession();
  const stops = useNextStops(show);
  const getNote = () => {
    if (!isLoggedIn) return text('ownShow.guest');
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
            <a className="link" href={getExhibitorsHref(show, { boot, href: hrefOf(boot) })}>
              {text('ownShow.find')}
              <Icon name="arrow" small flip />
            </a>
          ) : null}
        </>
      ) : (
        <ol>
          {stops.slice(0, STOP_LIMIT).map((stop) => (
            <Stop key={stop.id} stop={stop} show={show} />
          ))}
        </ol>
      )}
    </div>
  );
}

function Stop({ stop, show }: { stop: NextStop; show: ExhibitionDetail }) {
  const boot = useBoot();
  const { kind, supplierId, supplierName, goodsName, hall, standNo } = stop;
  const link = { route: 'supplier', params: { name: supplierName, supplierId } } as const;
  return (
    <li data-stop={kind}>
      <StandPlate name={standName(hall, standNo)} className={styles.plate} />
      <a href={hrefAt(show.exhibitionId, link, { href: hrefOf(boot) })}>
        <bdi>{supplierName}</bdi>
        {goodsName === '' ? null : (
          <>
            {' · '}
            <bdi>{goodsName}</bdi>
          </>
        )}
      </a>
      <small className="number">{useTime(stop, show)}</small>
    </li>
  );
}

/** Returns "at 11:30" for today, "day 2, 11:30" for another day of the exhibition, or "no time yet". */
function useTime({ at }: NextStop, show: ExhibitionDetail): string {
  const { text } = useTexts();
  const { number } = getFormat(useBoot().lang);
  if (at === null) return text('showPlan.noTime');
  const { day, time } = at;
  if (day === getExhibitionClock(show, Date.now()).day) return text('ownShow.today', { time });
  return text('ownShow.day', { day: number(countDays(show.inshowStartDate, day) + 1), time });
}

/** Links to the user's badge and planner. D-92 */
function ExhibitionLinks({ show, hasBadgeLink }: Pick<CardProps, 'show' | 'hasBadgeLink'>) {
  const boot = useBoot();
  const { text } = useTexts();
  const href = hrefOf(boot);
  const { exhibitionId } = show;
  const ofGlobal = boot.device === 'h5' ? href('myBadge', {}) : href('badgeView', {});
  return (
    <p className={styles.ways}>
      {hasBadgeLink ? (
        <a
          className="button primary"
          href={boot.audience === 'buyer' ? href('expoPreRegister', { exhibitionId, status: 'success' }) : ofGlobal}
          rel="nofollow"
          data-action="badge"
        >
          <Icon name="badge" />
          {text('ownShow.badge')}
        </a>
      ) : null}
      <a className="button" href={getPlannerHref(show, { boot, href })} rel="nofollow" data-action="planner">
        <Icon name="calendar" />
        {text('ownShow.planner')}
      </a>
    </p>
  );
}
