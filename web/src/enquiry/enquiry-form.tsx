import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { EnquiryFieldName } from '@fairhall/core/enquiry/fields';
import { type RefObject, useEffect } from 'react';
import { useNavigate } from 'react-router';
import { FormNotice, SendFailure } from '../forms/form-notice.tsx';
import { FormPanel } from '../forms/form-page.tsx';
import { ProblemList } from '../forms/problem-list.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { SupplierReachNote } from '../ui/supplier-reach-note.tsx';
import type { EnquiryData } from './enquiry-data.ts';
import { EnquiryFields } from './enquiry-fields.tsx';
import { EnquiryFoot } from './enquiry-foot.tsx';
import { TargetPanel } from './target-panel.tsx';
import type { EnquiryFlow } from './use-enquiry.ts';

interface EnquiryFormProps {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly flow: EnquiryFlow;
  readonly data: EnquiryData;
}

/**
 * The enquiry form. It keeps the typed values until the enquiry was delivered, even after a failure.  to
 *
 */
export function EnquiryForm({ ref, flow, data }: EnquiryFormProps) {
  const { text } = useTexts();
  useLeave(flow);
  const { view, send } = flow;
  const labels: Record<EnquiryFieldName, string> = {
    quantity: text('enquiry.quantity'),
    content: text('enquiry.content'),
    email: text('enquiry.email'),
  };
  const foot = (
    <EnquiryFoot view={view}>
      <SubmitButton view={view.submit}>
        {text(view.canSend && view.message !== null ? 'enquiry.tryAgain' : 'enquiry.submit')}
      </SubmitButton>
    </EnquiryFoot>
  );
  return (
    <FormPanel ref={ref} state={stateOf(flow)} onSubmit={() => send({ type: 'enquiry.submitted' })} foot={foot}>
      <TargetPanel target={data.target} supplier={data.supplier} />
      {data.supplier.isUnreachable ? <SupplierReachNote supplier={data.supplier.name} /> : null}
      <noscript>
        <FormNotice kind="limit">{text('enquiryPage.noscript')}</FormNotice>
      </noscript>
      <FormObstacle flow={flow} />
      <ProblemList
        problems={view.problems.map((problem) => ({ ...problem, label: labels[problem.name] }))}
        refusals={view.refusals}
      />
      <EnquiryFields
        flow={flow}
        target={data.target}
        labels={labels}
        supplierId={data.opening.target?.supplierId ?? ''}
      />
      <SendFailure
        message={view.canSend ? view.message : null}
        failed={(reason) => text('enquiryPage.failed', { reason })}
      />
    </FormPanel>
  );
}

/** The form's state as an attribute for tests and styles. */
function stateOf({ view }: EnquiryFlow): string {
  if (view.sent !== null) return 'sent';
  if (view.sending) return 'sending';
  if (view.limitReached) return 'limited';
  if (view.canSend) return 'ready';
  return view.busy ? 'preparing' : 'unavailable';
}

/** Replaces the form by the success page, or by the page that the address asked for.  */
function useLeave({ view: { sent } }: EnquiryFlow): void {
  const navigate = useNavigate();
  const href = hrefOf(useBoot());
  const address = sent === null ? null : (sent.path ?? linkHref(href)(sent.link));
  // Navigates once, as soon as there is an address.
  useEffect(() => {
    if (address === null || sent === null) return;
    const { email, inquiryId, mail, isConfirmed } = sent;
    void navigate(address, { replace: true, state: { email, inquiryId, mail, isConfirmed } });
  }, [address]);
}

/** Why the form cannot be sent now; a reached limit shows before the user types. */
function FormObstacle({ flow: { view, send } }: { flow: EnquiryFlow }) {
  const texts = useTexts();
  const message = view.canSend ? null : view.message;
  const again = (
    <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
      {texts.text('page.tryAgain')}
    </button>
  );
  return (
    <div aria-live="polite">
      {message === null ? null : (
        <FormNotice kind={view.limitReached ? 'limit' : 'failure'} action={view.canRetry ? again : null}>
          {toDisplayText(texts, message)}
        </FormNotice>
      )}
    </div>
  );
}
