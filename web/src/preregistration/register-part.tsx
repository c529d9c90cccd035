import { shownText } from '@fairhall/core/contract/error-message';
import { unicodeEmail } from '@fairhall/core/forms/email';
import { Suspense, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { FormColumns } from '../forms/form-page.tsx';
import type { SentState } from '../forms/use-sent-mail.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { lazyPart } from '../page/lazy-part.ts';
import { OutcomePanel, Ways } from '../ui/outcome-panel.tsx';
import { FloatingBar } from './floating-bar.tsx';
import type { PreregData } from './prereg-data.ts';
import { PreregForm } from './prereg-form.tsx';
import styles from './preregistration.module.css';
import { StepsCard } from './result-steps.tsx';
import { type PreregFormFlow, usePreregistration } from './use-preregistration.ts';

const BadgeAfterThanks = lazyPart(async () => (await import('./registered-part.tsx')).BadgeAfterThanks);
const ResultDialog = lazyPart(async () => (await import('./result-dialog.tsx')).ResultDialog);

/** The form with what is good to know beside it; once it has arrived, thanks in its place and the result over it. A-41 */
export function RegisterPart({ data }: { data: PreregData }) {
  const { device } = useBoot();
  const form = useRef<HTMLFormElement>(null);
  const flow = usePreregistration(data, form);
  useLeave(flow, data);
  const { view } = flow;
  if (view.sent !== null && view.sent.place !== 'route') return <Thanks flow={flow} data={data} />;
  // The first form was made for phones, and is as wide as one everywhere. A-01
  const isNarrow = view.layout === 'h5' && device === 'pc';
  const body = <PreregForm ref={form} flow={flow} data={data} />;
  return (
    <>
      {isNarrow ? <div className={styles.column}>{body}</div> : <FormColumns aside={<StepsCard />}>{body}</FormColumns>}
      {device === 'h5' ? <FloatingBar form={form} /> : null}
    </>
  );
}

/** The form of a route of its own goes on to the page that says so, in place of the form. A-41 */
function useLeave({ view: { sent } }: PreregFormFlow, { links }: PreregData): void {
  const navigate = useNavigate();
  const isLeaving = sent?.place === 'route';
  const mail = sent?.record.mail ?? null;
  useEffect(() => {
    if (isLeaving) void navigate(links.success, { replace: true, state: { mail } satisfies SentState });
  }, [isLeaving]);
}

/** */
function Thanks({ flow: { view, send }, data }: { flow: PreregFormFlow; data: PreregData }) {
  const texts = useTexts();
  const { sent } = view;
  if (sent === null) return null;
  const isMailPostponed = sent.record.mail === 'postponed';
  const mailKey = isMailPostponed ? 'preregistrationPage.mail.postponed' : 'preregistrationPage.mail';
  return (
    <>
      <OutcomePanel icon="check" tone="good" title={shownText(texts, sent.thankYou)}>
        <p>{texts.text(mailKey, { email: `\u2068${unicodeEmail(sent.record.email)}\u2069` })}</p>
        <Ways>
          <a className="button primary" href={data.links.home}>
            {texts.text('preregistrationPage.toExhibition')}
          </a>
        </Ways>
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
