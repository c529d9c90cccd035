import { toDisplayText } from '@fairhall/core/contract/error-message';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { FormColumns } from '../forms/form-page.tsx';
import type { SentState } from '../forms/use-sent-mail.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { createLazyComponent } from '../page/lazy-component.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { FormFloatingBar } from './form-floating-bar.tsx';
import styles from './preregistration.module.css';
import type { PreregistrationData } from './preregistration-data.ts';
import { PreregistrationForm } from './preregistration-form.tsx';
import { ResultStepsCard } from './result-steps.tsx';
import { type PreregistrationFormFlow, usePreregistration } from './use-preregistration.ts';

const BadgeAfterThanks = createLazyComponent(async () => (await import('./registration-result.tsx')).BadgeAfterThanks);
const ResultDialog = createLazyComponent(async () => (await import('./result-dialog.tsx')).ResultDialog);

/**
 * The form with useful facts beside it. After the registration, a thank-you text replaces it and the result opens over
 * it. A-41
 */
export function RegistrationPanel({ data }: { data: PreregistrationData }) {
  const { device } = useBoot();
  const form = useRef<HTMLFormElement>(null);
  const flow = usePreregistration(data, form);
  useLeave(flow, data);
  const isChecking = useIsChecking(flow, data);
  const { view } = flow;
  if (view.sent !== null && view.sent.presentation !== 'route') return <RegistrationThanks flow={flow} data={data} />;
  // The first layout was designed for phones, so it is as narrow as a phone on every screen. A-01
  const isNarrow = view.layout === 'h5' && device === 'pc';
  const body = <PreregistrationForm ref={form} flow={flow} data={data} />;
  return (
    <>
      {isChecking ? <LinkCheck /> : null}
      <div hidden={isChecking}>
        {isNarrow ? (
          <div className={styles.column}>{body}</div>
        ) : (
          <FormColumns aside={<ResultStepsCard />}>{body}</FormColumns>
        )}
        {device === 'h5' && !isChecking ? <FormFloatingBar form={form} /> : null}
      </div>
    </>
  );
}

/** How long the form waits for the check of a link, in milliseconds; the badge replaces it even later. */
const CHECK_PATIENCE = 8_000;

/**
 * Whether the page still finds out what the email's link is for. The form stays hidden until then, since most links are
 * for a registration.
 */
function useIsChecking({ view }: PreregistrationFormFlow, { hasLink }: PreregistrationData): boolean {
  const [isPatient, setPatient] = useState(hasLink);
  useEffect(() => {
    const timer = setTimeout(() => setPatient(false), CHECK_PATIENCE);
    return () => clearTimeout(timer);
  }, []);
  return view.isBadgeOpened || (isPatient && !view.isPrepared);
}

function LinkCheck() {
  const { text } = useTexts();
  return (
    <OutcomePanel icon="person" tone="plain" title={text('preregistrationPage.looking')} isTitled>
      <p role="status">{text('preregistrationPage.looking.text')}</p>
      <noscript>
        <p>{text('form.noscript')}</p>
      </noscript>
    </OutcomePanel>
  );
}

/**
 * A form with its own route goes to the result page instead of showing the result here. So does the link of an email to
 * someone who is registered: they want their badge, and the result page leads back to the form. A-41 D-33
 */
function useLeave({ view: { sent, isBadgeOpened } }: PreregistrationFormFlow, { links }: PreregistrationData): void {
  const navigate = useNavigate();
  const isLeaving = isBadgeOpened || sent?.presentation === 'route';
  const mail = sent?.record.mail ?? null;
  useEffect(() => {
    if (isLeaving) void navigate(links.success, { replace: true, state: { mail } satisfies SentState });
  }, [isLeaving]);
}

/** The thank-you text in place of the form.    */
function RegistrationThanks({
  flow: { view, send },
  data,
}: {
  flow: PreregistrationFormFlow;
  data: PreregistrationData;
}) {
  const texts = useTexts();
  const { sent } = view;
  if (sent === null) return null;
  const isMailPostponed = sent.record.mail === 'postponed';
  const mailKey = isMailPostponed ? 'preregistrationPage.mail.postponed' : 'preregistrationPage.mail';
  return (
    <>
      <OutcomePanel icon="check" tone="good" title={toDisplayText(texts, sent.thankYou)}>
        <p>{texts.text(mailKey, { email: `\u2068${toUnicodeEmail(sent.record.email)}\u2069` })}</p>
        <OutcomeActions>
          <a className="button primary" href={data.links.home}>
            {texts.text('preregistrationPage.toExhibition')}
          </a>
        </OutcomeActions>
      </OutcomePanel>
      <Suspense fallback={null}>
        {sent.result === null ? (
          <BadgeAfterThanks data={data} />
        ) : (
          <ResultDialog
            result={sent.result}
            isMailPostponed={isMailPostponed}
            exhibitionId={sent.record.exhibitionId}
            onClose={() => send({ type: 'result.closed' })}
          />
        )}
      </Suspense>
    </>
  );
}
