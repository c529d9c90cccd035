import type { BadgeRecord } from '@fairhall/core/contract/badge/calls';
import type { RegistrationStatus } from '@fairhall/core/preregistration/find-registration-status';
import type { ReactNode } from 'react';
import { useSession } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SlotLoader } from '../page/slot-loader.ts';
import { Icon } from '../ui/icon.tsx';
import { JoinOfferLoader } from './join-offer-loader.tsx';
import type { PreregistrationData } from './preregistration-data.ts';
import styles from './registration-result.module.css';
import { ResultSteps } from './result-steps.tsx';
import { StandMatches } from './stand-matches.tsx';
import { useRegistrationStatus } from './use-registration-status.ts';

declare module '../page/slots.ts' {
  interface Slots {
    /** A badge as a picture with a save button, and other content beside it. */
    readonly ownBadge: { readonly record: BadgeRecord; readonly cachedAt: number | null; readonly beside: ReactNode };
  }
}

interface RegistrationResultProps {
  readonly data: PreregistrationData;
  readonly registrationStatus: Extract<RegistrationStatus, { kind: 'registered' }>;
}

/** The badge, the three steps, and the stands that match the visitor's interests.    */
export function RegistrationResult({
  data,
  registrationStatus: { badge, cachedAt, badgeNo, email },
}: RegistrationResultProps) {
  const { text } = useTexts();
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
          <SlotLoader name="ownBadge" isWanted part={{ record: badge, cachedAt, beside: calendar }} />
        )}
      </div>
      <div className={styles.next}>
        {cachedAt === null ? <JoinOfferLoader email={email} /> : null}
        <section>
          <h2>{text('preregistrationPage.steps')}</h2>
          <ResultSteps isDone links={useStepLinks(data, badge !== null)} />
        </section>
        {badgeNo === '' ? null : (
          <StandMatches badgeNo={badgeNo} exhibitionId={show.exhibitionId} shape="rows" canPlan={canPlan} />
        )}
        <div className={styles.ways}>
          {canPlan ? <PlannerLink links={links} /> : null}
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
    </div>
  );
}

/**
 * Links logged-in users to the planner, their next step. Guests have none and get a link to the exhibitors; their next
 * step is the account that the page offers.
 */
function PlannerLink({ links }: Pick<PreregistrationData, 'links'>) {
  const { text } = useTexts();
  const { isLoggedIn } = useSession();
  return (
    <a
      className={isLoggedIn ? 'button primary large' : 'button large'}
      href={isLoggedIn ? links.planner : links.exhibitors}
      rel="nofollow"
      data-action="plan"
    >
      {text('preregistrationPage.plan')}
    </a>
  );
}

/**
 * The links of the steps: to the exhibitors, and to the buyer's page with the details that exhibitors see when they
 * scan the badge. D-65
 */
function useStepLinks({ links }: PreregistrationData, hasBadge: boolean) {
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

/**
 * The badge below the thank-you text of a form that stays on its page. Renders nothing if the badge is not known here.
 *
 */
export function BadgeAfterThanks({ data }: { data: PreregistrationData }) {
  const { registrationStatus } = useRegistrationStatus(data.show.exhibitionId);
  return registrationStatus?.kind === 'registered' ? (
    <RegistrationResult data={data} registrationStatus={registrationStatus} />
  ) : null;
}
