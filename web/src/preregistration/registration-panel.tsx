import { toDisplayText } from '@fairhall/core/contract/error-message';
import { toUnicodeEmail } from '@fairhall/core/forms/email';
import { Suspense, useEffect, useRef } from 'react';
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
  const { view } = flow;
  if (view.sent !== null && view.sent.presentation !== 'route') return <RegistrationThanks flow={flow} data={data} />;
  // The first layout was designed for phones, so it is as narrow as a phone on every screen. A-01
  const isNarrow = view.layout === 'h5' && device === 'pc';
  const body = <PreregistrationForm ref={form} flow={flow} data={data} />;
  return (
    <>
      {isNarrow ? (
        <div className={styles.column}>{body}</div>
      ) : (
        <FormColumns aside={<ResultStepsCard />}>{body}</FormColumns>
      )}
      {device === 'h5' ? <FormFloatingBar form={form} /> : null}
    </>
  );
}

/** A form with its own route goes to the result page instead of showing the result here. A-41 */
function useLeave({ view: { sent } }: PreregistrationFormFlow, { links }: PreregistrationData): void {
  const navigate = useNavigate();
  const isLeaving = sent?.presentation === 'route';
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
