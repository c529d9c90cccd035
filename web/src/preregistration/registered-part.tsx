import type { OwnBadge } from '@fairhall/core/contract/badge/calls';
import type { Standing } from '@fairhall/core/preregistration/find-standing';
import type { ReactNode } from 'react';
import { useSession } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { LaterSlot } from '../page/later-slot.ts';
import { Icon } from '../ui/icon.tsx';
import { MatchedStands } from './matched-stands.tsx';
import type { PreregData } from './prereg-data.ts';
import styles from './registered-part.module.css';
import { ResultSteps } from './result-steps.tsx';
import { useStanding } from './use-standing.ts';

declare module '../page/slots.ts' {
  interface Slots {
    /** A badge as its picture, with the way to save it, and what stands beside that. */
    readonly ownBadge: { readonly own: OwnBadge; readonly keptAt: number | null; readonly beside: ReactNode };
  }
}

interface RegisteredPartProps {
  readonly data: PreregData;
  readonly standing: Extract<Standing, { kind: 'registered' }>;
}

/** The badge at once, the three steps, and the stands that fit what its wearer looks for.    */
export function RegisteredPart({ data, standing: { badge, keptAt, badgeNo } }: RegisteredPartProps) {
  const { text } = useTexts();
  const { device } = useBoot();
  const { show, links, canPlan } = data;
  const calendar =
    links.calendar === null ? null : (
      <a className="button large" href={links.calendar} download>
        <Icon name="calendar" />
        {text('exhibition.calendar')}
      </a>
    );
  return (
    <div className={styles.columns} data-industry={show.industry} data-part="registered">
      <div className={styles.badge} data-drawn={badge === null ? undefined : ''}>
        {badge === null ? (
          calendar
        ) : (
          <LaterSlot name="ownBadge" isWanted part={{ own: badge, keptAt, beside: calendar }} />
        )}
      </div>
      <div className={styles.next}>
        <section>
          <h2>{text('preregistrationPage.steps')}</h2>
          <ResultSteps isDone ways={useWays(data, badge !== null)} />
        </section>
        {badgeNo === '' ? null : (
          <MatchedStands badgeNo={badgeNo} exhibitionId={show.exhibitionId} shape="rows" canPlan={canPlan} />
        )}
        <div className={styles.ways}>
          {device === 'pc' && canPlan ? <PlanLink links={links} /> : null}
          <a className="button large" href={links.home}>
            {text('preregistrationPage.toExhibition')}
          </a>
          {show.isOpen ? (
            <a className="button large" href={links.preregister}>
              {text('preregistrationPage.change')}
            </a>
          ) : null}
        </div>
      </div>
      {device === 'h5' && canPlan ? (
        <div className="action-bar">
          <PlanLink links={links} />
        </div>
      ) : null}
    </div>
  );
}

/** To the planner, which only who is logged in has; others are led to what can be planned. */
function PlanLink({ links }: Pick<PreregData, 'links'>) {
  const { text } = useTexts();
  const { isLoggedIn } = useSession();
  return (
    <a className="button large" href={isLoggedIn ? links.planner : links.exhibitors} rel="nofollow" data-action="plan">
      {text('preregistrationPage.plan')}
    </a>
  );
}

/** Where the steps lead: to who exhibits, and to what exhibitors see of whom they scan, which is a buyer's own page. D-65 */
function useWays({ links }: PreregData, hasBadge: boolean) {
  const { text } = useTexts();
  const boot = useBoot();
  const { isLoggedIn } = useSession();
  const href = hrefOf(boot);
  const shareHref =
    boot.device === 'h5'
      ? href('myBadge', {})
      : boot.globalUrl === ''
        ? null
        : `${boot.globalUrl}${href('badgeView', {})}`;
  return {
    showcase: { href: links.exhibitors, text: text('exhibition.primary.exhibitors') },
    ...(hasBadge && isLoggedIn && shareHref !== null
      ? { meeting: { href: shareHref, text: text('preregistrationPage.share') } }
      : {}),
  };
}

/** The badge below the thanks of a form that stays on its page; nothing where it is not told here. A-41 */
export function BadgeAfterThanks({ data }: { data: PreregData }) {
  const { standing } = useStanding(data.show.exhibitionId);
  return standing?.kind === 'registered' ? <RegisteredPart data={data} standing={standing} /> : null;
}
