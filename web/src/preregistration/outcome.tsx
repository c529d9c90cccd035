import type { RegistrationStatus } from '@fairhall/core/preregistration/find-registration-status';
import { isUnchanged } from '@fairhall/core/preregistration/result';
import { type ReactNode, Suspense } from 'react';
import { useIsMailPostponed } from '../forms/use-sent-mail.ts';
import { useTexts } from '../page/contexts.ts';
import { createLazyComponent } from '../page/lazy-component.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import { BadgeNumber } from './badge-number.tsx';
import styles from './outcome.module.css';
import type { PreregistrationData } from './preregistration-data.ts';
import { useRegistrationStatus } from './use-registration-status.ts';

const RegistrationResult = createLazyComponent(
  async () => (await import('./registration-result.tsx')).RegistrationResult,
);

/**
 * The page after a registration: the registered person with their badge and the next steps. Visitors who are not
 * registered see other content. 
 */
export function Outcome({ data }: { data: PreregistrationData }) {
  const { registrationStatus, askAgain } = useRegistrationStatus(data.show.exhibitionId);
  return (
    <div className={styles.outcome} data-outcome={registrationStatus?.kind ?? 'looking'}>
      {registrationStatus === null ? <LoadingRegistration data={data} /> : null}
      {registrationStatus?.kind === 'registered' ? (
        <RegistrationDone data={data} registrationStatus={registrationStatus} />
      ) : null}
      {registrationStatus?.kind === 'none' ? <RegistrationMissing data={data} /> : null}
      {registrationStatus?.kind === 'unknown' ? <RegistrationUnknown data={data} askAgain={askAgain} /> : null}
    </div>
  );
}

interface HeadProps {
  readonly icon: IconName;
  readonly tone?: 'good';
  readonly title: string;
  readonly children: ReactNode;
}

/** The registration's status in one row. It has the same height while loading. */
function Head({ icon, tone, title, children }: HeadProps) {
  return (
    <header className={styles.head}>
      <i data-tone={tone}>
        <Icon name={icon} />
      </i>
      <div>
        <h1>{title}</h1>
        {children}
      </div>
    </header>
  );
}

function OutcomeExhibition({ data: { show } }: { data: PreregistrationData }) {
  return (
    <p>
      <bdi>{show.name}</bdi> · <bdi>{show.days}</bdi>
    </p>
  );
}

function LoadingRegistration({ data }: { data: PreregistrationData }) {
  const { text } = useTexts();
  return (
    <Head icon="person" title={text('preregistrationPage.looking')}>
      <OutcomeExhibition data={data} />
      <p role="status">{text('preregistrationPage.looking.text')}</p>
    </Head>
  );
}

interface RegistrationDoneProps {
  readonly data: PreregistrationData;
  readonly registrationStatus: Extract<RegistrationStatus, { kind: 'registered' }>;
}

/** R-2.128 R-2.129 A-41 */
function RegistrationDone({ data, registrationStatus }: RegistrationDoneProps) {
  const { text } = useTexts();
  const { badgeNo, email, colleague } = registrationStatus;
  const { days, location } = data.show;
  return (
    <>
      <Head icon="check" tone="good" title={useTitle(registrationStatus, data.status)}>
        {registrationStatus.badge === null ? <OutcomeExhibition data={data} /> : null}
        {data.status === 'finish' ? (
          <p>{text('preregistrationPage.finish.text', { days, location: wrapInIsolate(location) })}</p>
        ) : null}
        <BadgeNumber
          badgeNo={badgeNo}
          email={email}
          shape="line"
          isMailPostponed={useIsMailPostponed()}
          isUnchanged={isUnchanged(registrationStatus.isWelcomeBack, badgeNo)}
        />
        {colleague === null ? null : (
          <p data-colleague={colleague.badgeNo}>
            {text('preregistrationPage.registeredToo', {
              name: wrapInIsolate(colleague.contactName),
              badgeNo: wrapInIsolate(colleague.badgeNo),
            })}
          </p>
        )}
      </Head>
      <Suspense fallback={<div className={styles.space} />}>
        <RegistrationResult data={data} registrationStatus={registrationStatus} />
      </Suspense>
    </>
  );
}

function useTitle(
  registrationStatus: RegistrationDoneProps['registrationStatus'],
  status: PreregistrationData['status'],
): string {
  const { text } = useTexts();
  const { contactName, isWelcomeBack, badgeNo } = registrationStatus;
  if (status === 'finish') return text('preregistrationPage.finish.title');
  const kind = isWelcomeBack ? 'welcomeBack' : 'registered';
  // If the registration was left unchanged, the sender has not proved that the address is theirs. The name may be
  // anyone's, so it is not shown.
  return contactName === '' || isUnchanged(isWelcomeBack, badgeNo)
    ? text(isWelcomeBack ? 'preregistration.result.welcomeBack' : 'preregistration.result.success')
    : text(`preregistrationPage.${kind}As`, { name: wrapInIsolate(contactName) });
}

/** Shown to visitors who open the page without a registration. */
function RegistrationMissing({ data }: { data: PreregistrationData }) {
  const { text } = useTexts();
  const { show, links } = data;
  return (
    <>
      <Head icon="person" title={text('preregistrationPage.none.title')}>
        <OutcomeExhibition data={data} />
        <p>{text(show.isOpen ? 'preregistrationPage.none.text' : 'preregistrationPage.over.text')}</p>
      </Head>
      <div className={styles.ways}>
        {show.isOpen ? (
          <a className="button primary large" href={links.preregister}>
            {text('preregistrationPage.popup.register')}
          </a>
        ) : null}
        <a className="button large" href={links.home}>
          {text('preregistrationPage.toExhibition')}
        </a>
      </div>
    </>
  );
}

function RegistrationUnknown({ data, askAgain }: { data: PreregistrationData; askAgain: () => void }) {
  const { text } = useTexts();
  return (
    <>
      <Head icon="warning" title={text('preregistrationPage.unknown.title')}>
        <OutcomeExhibition data={data} />
        <p>{text('preregistrationPage.unknown.text')}</p>
      </Head>
      <div className={styles.ways}>
        <button type="button" className="button primary large" onClick={askAgain}>
          {text('page.tryAgain')}
        </button>
      </div>
    </>
  );
}

/** Shown for an exhibition that is over and accepts no registrations. */
export function ExhibitionOverPanel({ data: { links } }: { data: PreregistrationData }) {
  const { text } = useTexts();
  return (
    <OutcomePanel icon="calendar" tone="plain" title={text('preregistrationPage.over.title')}>
      <p>{text('preregistrationPage.over.text')}</p>
      <OutcomeActions>
        <a className="button primary" href={links.home}>
          {text('preregistrationPage.toExhibition')}
        </a>
      </OutcomeActions>
    </OutcomePanel>
  );
}
