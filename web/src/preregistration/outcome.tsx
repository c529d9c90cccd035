import type { Standing } from '@fairhall/core/preregistration/find-standing';
import { isUnchanged } from '@fairhall/core/preregistration/result';
import { type ReactNode, Suspense } from 'react';
import { useIsMailPostponed } from '../forms/use-sent-mail.ts';
import { useTexts } from '../page/contexts.ts';
import { lazyPart } from '../page/lazy-part.ts';
import { Icon, type IconName } from '../ui/icon.tsx';
import { isolated } from '../ui/isolated.ts';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import { BadgeNumber } from './badge-number.tsx';
import styles from './outcome.module.css';
import type { PreregData } from './prereg-data.ts';
import { useStanding } from './use-standing.ts';

const RegisteredPart = lazyPart(async () => (await import('./registered-part.tsx')).RegisteredPart);

/**
 * What comes after a registration: who is registered, with the badge, and what comes next. Nobody else is told so.
 *
 */
export function Outcome({ data }: { data: PreregData }) {
  const { standing, askAgain } = useStanding(data.show.exhibitionId);
  return (
    <div className={styles.outcome} data-outcome={standing?.kind ?? 'looking'}>
      {standing === null ? <Looking data={data} /> : null}
      {standing?.kind === 'registered' ? <Registered data={data} standing={standing} /> : null}
      {standing?.kind === 'none' ? <NotRegistered data={data} /> : null}
      {standing?.kind === 'unknown' ? <Unknown data={data} askAgain={askAgain} /> : null}
    </div>
  );
}

interface HeadProps {
  readonly icon: IconName;
  readonly tone?: 'good';
  readonly title: string;
  readonly children: ReactNode;
}

/** How somebody stands, in one row; it is as high before that is known. */
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

function Show({ data: { show } }: { data: PreregData }) {
  return (
    <p>
      <bdi>{show.name}</bdi> · <bdi>{show.days}</bdi>
    </p>
  );
}

function Looking({ data }: { data: PreregData }) {
  const { text } = useTexts();
  return (
    <Head icon="person" title={text('preregistrationPage.looking')}>
      <Show data={data} />
      <p role="status">{text('preregistrationPage.looking.text')}</p>
    </Head>
  );
}

interface RegisteredProps {
  readonly data: PreregData;
  readonly standing: Extract<Standing, { kind: 'registered' }>;
}

/** R-2.128 R-2.129 A-41 */
function Registered({ data, standing }: RegisteredProps) {
  const { text } = useTexts();
  const { badgeNo, email, colleague } = standing;
  const { days, location } = data.show;
  return (
    <>
      <Head icon="check" tone="good" title={useTitle(standing, data.status)}>
        {standing.badge === null ? <Show data={data} /> : null}
        {data.status === 'finish' ? (
          <p>{text('preregistrationPage.finish.text', { days, location: isolated(location) })}</p>
        ) : null}
        <BadgeNumber
          badgeNo={badgeNo}
          email={email}
          shape="line"
          isMailPostponed={useIsMailPostponed()}
          isUnchanged={isUnchanged(standing.isWelcomeBack, badgeNo)}
        />
        {colleague === null ? null : (
          <p data-colleague={colleague.badgeNo}>
            {text('preregistrationPage.registeredToo', {
              name: isolated(colleague.contactName),
              badgeNo: isolated(colleague.badgeNo),
            })}
          </p>
        )}
      </Head>
      <Suspense fallback={<div className={styles.space} />}>
        <RegisteredPart data={data} standing={standing} />
      </Suspense>
    </>
  );
}

function useTitle(standing: RegisteredProps['standing'], status: PreregData['status']): string {
  const { text } = useTexts();
  const { contactName, isWelcomeBack, badgeNo } = standing;
  if (status === 'finish') return text('preregistrationPage.finish.title');
  const kind = isWelcomeBack ? 'welcomeBack' : 'registered';
  // A name that was not taken over may be anybody's.
  return contactName === '' || isUnchanged(isWelcomeBack, badgeNo)
    ? text(isWelcomeBack ? 'preregistration.result.welcomeBack' : 'preregistration.result.success')
    : text(`preregistrationPage.${kind}As`, { name: isolated(contactName) });
}

/** Whoever opens the page without a registration. */
function NotRegistered({ data }: { data: PreregData }) {
  const { text } = useTexts();
  const { show, links } = data;
  return (
    <>
      <Head icon="person" title={text('preregistrationPage.none.title')}>
        <Show data={data} />
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

function Unknown({ data, askAgain }: { data: PreregData; askAgain: () => void }) {
  const { text } = useTexts();
  return (
    <>
      <Head icon="warning" title={text('preregistrationPage.unknown.title')}>
        <Show data={data} />
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

/** An exhibition that is over takes nobody any more. */
export function OverPanel({ data: { links } }: { data: PreregData }) {
  const { text } = useTexts();
  return (
    <OutcomePanel icon="calendar" tone="plain" title={text('preregistrationPage.over.title')}>
      <p>{text('preregistrationPage.over.text')}</p>
      <Ways>
        <a className="button primary" href={links.home}>
          {text('preregistrationPage.toExhibition')}
        </a>
      </Ways>
    </OutcomePanel>
  );
}
