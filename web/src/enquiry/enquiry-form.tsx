import { shownText } from '@fairhall/core/contract/error-message';
import type { EnquiryFieldName } from '@fairhall/core/enquiry/fields';
import { type FormEvent, useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { hrefOf, linkHref } from '../app/address.ts';
import { useBoot, useTexts } from '../app/contexts.ts';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { Icon } from '../ui/icon.tsx';
import { ProblemList } from '../ui/problem-list.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import styles from './enquiry.module.css';
import type { EnquiryData } from './enquiry-data.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { FormFoot } from './form-foot.tsx';
import { TargetPanel } from './target-panel.tsx';
import { type EnquiryFlow, useEnquiry } from './use-enquiry.ts';

/** The form. What is typed stays until it has arrived, whatever fails.   */
export function EnquiryForm({ data }: { data: EnquiryData }) {
  const { text } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const flow = useEnquiry(data.opening, form);
  const submit = useSubmit(flow.submit, true);
  useLeave(flow);
  const { view } = flow;
  const labels: Record<EnquiryFieldName, string> = {
    quantity: text('enquiry.quantity'),
    content: text('enquiry.content'),
    email: text('enquiry.email'),
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit.press();
  };
  return (
    <form
      ref={form}
      className={`panel ${styles.form}`}
      method="post"
      noValidate
      onFocus={prepareToasts}
      onSubmit={onSubmit}
      data-state={stateOf(flow)}
    >
      <div className={styles.part}>
        <TargetPanel target={data.target} supplier={data.supplier} />
        <noscript>
          <p className={styles.notice}>{text('enquiryPage.noscript')}</p>
        </noscript>
        <Obstacle flow={flow} />
        <ProblemList
          problems={view.problems.map((problem) => ({ ...problem, label: labels[problem.name] }))}
          refusals={view.refusals}
        />
        <EnquiryFields flow={flow} target={data.target} labels={labels} />
        <Failure flow={flow} />
      </div>
      <FormFoot view={view}>
        <SubmitButton view={submit.view} disabled={!(view.canSend || view.sending || view.sent !== null)}>
          {text(view.canSend && view.message !== null ? 'enquiry.tryAgain' : 'enquiry.submit')}
        </SubmitButton>
      </FormFoot>
    </form>
  );
}

/** What can be done with the form, as a mark for tests and styles. */
function stateOf({ view }: EnquiryFlow): string {
  if (view.sent !== null) return 'sent';
  if (view.sending) return 'sending';
  if (view.limitReached) return 'limited';
  if (view.canSend) return 'ready';
  return view.busy ? 'preparing' : 'unavailable';
}

/** Goes on to the success page, or where the address asked to, in place of the form.  */
function useLeave({ view: { sent } }: EnquiryFlow): void {
  const navigate = useNavigate();
  const href = hrefOf(useBoot());
  const address = sent === null ? null : (sent.path ?? linkHref(href)(sent.link));
  // It is left once, when there is somewhere to go.
  useEffect(() => {
    if (address === null || sent === null) return;
    void navigate(address, { replace: true, state: { email: sent.email, inquiryId: sent.inquiryId } });
  }, [address]);
}

/** Why nothing can be sent as things stand; a limit is told before anything is typed. */
function Obstacle({ flow: { view, retry } }: { flow: EnquiryFlow }) {
  const texts = useTexts();
  const message = view.canSend ? null : view.message;
  return (
    <div aria-live="polite">
      {message === null ? null : (
        <p className={styles.notice} data-notice={view.limitReached ? 'limit' : 'failure'}>
          {shownText(texts, message)}
          {view.canRetry ? (
            <button type="button" className="button" onClick={retry}>
              {texts.text('page.tryAgain')}
            </button>
          ) : null}
        </p>
      )}
    </div>
  );
}

/** Beside the button, for as long as it lasts: it has not been sent, and nothing is lost. */
function Failure({ flow: { view } }: { flow: EnquiryFlow }) {
  const texts = useTexts();
  if (!view.canSend || view.message === null) return null;
  const reason = shownText(texts, view.message);
  return (
    <p className={styles.failure} data-notice="failure">
      <Icon name="warning" small />
      <span>{texts.text('enquiryPage.failed', { reason })}</span>
    </p>
  );
}
