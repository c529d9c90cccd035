import { useEffect, useState } from 'react';
import { keptRegistration } from '../login/registered.ts';
import { useTexts } from '../page/contexts.ts';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import { BadgeNumber } from './badge-number.tsx';
import type { PreregData } from './prereg-data.ts';
import { ResultSteps } from './result-steps.tsx';

interface Registered {
  readonly badgeNo: string;
  readonly email: string;
  readonly isWelcomeBack: boolean;
}

const NOBODY: Registered = { badgeNo: '', email: '', isWelcomeBack: false };

/** What this browser knows of the registration; nothing while the server renders. */
function useRegistered(exhibitionId: string): Registered {
  const [registered, setRegistered] = useState(NOBODY);
  useEffect(() => setRegistered({ ...NOBODY, ...keptRegistration(exhibitionId) }), [exhibitionId]);
  return registered;
}

/** A registration has arrived. A-41 */
export function SuccessPanel({ data: { show, links } }: { data: PreregData }) {
  const { text } = useTexts();
  const { badgeNo, email, isWelcomeBack } = useRegistered(show.exhibitionId);
  const title = text(isWelcomeBack ? 'preregistration.result.welcomeBack' : 'preregistration.result.success');
  return (
    <OutcomePanel icon="check" tone="good" title={title}>
      <BadgeNumber badgeNo={badgeNo} email={email} />
      <ResultSteps isDone />
      <Ways>
        <a className="button primary" href={links.home}>
          {text('preregistrationPage.toExhibition')}
        </a>
      </Ways>
    </OutcomePanel>
  );
}

/** Nothing is left to do but to come. */
export function FinishPanel({ data: { show, links } }: { data: PreregData }) {
  const { text } = useTexts();
  const { badgeNo, email } = useRegistered(show.exhibitionId);
  return (
    <OutcomePanel icon="calendar" tone="good" title={text('preregistrationPage.finish.title')}>
      <p>{text('preregistrationPage.finish.text', { days: show.days, location: `\u2068${show.location}\u2069` })}</p>
      <BadgeNumber badgeNo={badgeNo} email={email} />
      <Ways>
        <a className="button primary" href={links.home}>
          {text('preregistrationPage.toExhibition')}
        </a>
        <a className="button" href={links.preregister}>
          {text('preregistrationPage.change')}
        </a>
      </Ways>
    </OutcomePanel>
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
