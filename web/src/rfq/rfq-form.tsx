import type { RfqView } from '@fairhall/core/rfq/rfq.view';
import { type ReactNode, type Ref, useEffect, useRef } from 'react';
import { FormHint, FormNotice } from '../forms/form-notice.tsx';
import { FormFoot, FormPanel } from '../forms/form-page.tsx';
import { ProblemList } from '../forms/problem-list.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import { RfqNeedStep } from './need-step.tsx';
import { QuantityStep } from './quantity-step.tsx';
import { ReviewStep } from './review-step.tsx';
import styles from './rfq.module.css';
import type { RfqData } from './rfq-data.ts';
import type { RfqLabels } from './rfq-field.ts';
import type { RfqFlow } from './use-rfq.ts';

interface RfqFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly flow: RfqFlow;
  readonly data: RfqData;
}

/**
 * The form, one step at a time. The typed values stay until the request is saved, whatever fails.  to
 *
 */
export function RfqForm({ ref, flow, data }: RfqFormProps) {
  const { text } = useTexts();
  const { view, send } = flow;
  const labels = useLabels();
  const isLast = view.step === 'review';
  const foot = (
    <RfqFormFooter flow={flow}>
      <FormMainButton view={view} />
    </RfqFormFooter>
  );
  return (
    <FormPanel
      ref={ref}
      state={stateOf(flow)}
      step={view.step}
      onSubmit={() => send({ type: isLast ? 'rfq.submitted' : 'step.completed' })}
      foot={foot}
    >
      <StepHead flow={flow} />
      <noscript>
        <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
      </noscript>
      <ProblemList
        problems={view.problems
          .filter(({ step }) => step === view.step)
          .map((problem) => ({ ...problem, label: labels[problem.name] }))}
        refusals={view.refusals}
      />
      {view.step === 'need' && data.opening.existing?.hasOtherFiles ? (
        <FormHint icon="document">{text('rfq.resubmit.files')}</FormHint>
      ) : null}
      {view.step === 'need' ? <RfqNeedStep flow={flow} labels={labels} data={data} /> : null}
      {view.step === 'quantity' ? <QuantityStep flow={flow} labels={labels} /> : null}
      {isLast ? <ReviewStep flow={flow} labels={labels} /> : null}
    </FormPanel>
  );
}

/**
 * The button for the next step, or the submit button at the last step. Different keys keep a second press on "next"
 * from submitting.
 */
function FormMainButton({ view }: { view: RfqView }) {
  const { text } = useTexts();
  const isEdit = view.existing === 'edit';
  if (view.step === 'review') {
    return (
      <SubmitButton key="send" view={view.submit}>
        {text(view.canSend && view.message !== null ? 'rfq.tryAgain' : isEdit ? 'rfq.edit.submit' : 'rfq.submit')}
      </SubmitButton>
    );
  }
  return (
    <SubmitButton key="next" view={view.submit}>
      {text(view.step === 'need' ? 'rfq.next.quantity' : 'rfq.next.review')}
      <Icon name="arrow" flip />
    </SubmitButton>
  );
}

/** Returns the form's state, as an attribute for tests and styles. */
function stateOf({ view }: RfqFlow): string {
  if (view.sent !== null) return 'sent';
  if (view.sending) return 'sending';
  if (view.waitingForFiles) return 'waiting';
  return view.canSend ? 'ready' : 'preparing';
}

function useLabels(): RfqLabels {
  const { text } = useTexts();
  return {
    description: text('rfq.description'),
    question: text('rfq.question'),
    quantity: text('rfq.quantity'),
    unit: text('rfq.unit'),
    countryId: text('rfq.country'),
    email: text('rfq.email'),
  };
}

/**
 * The step's title. It takes the focus when the step changes, so that screen readers announce it and the page scrolls
 * to the top.
 */
function StepHead({ flow: { view } }: { flow: RfqFlow }) {
  const { text } = useTexts();
  const head = useRef<HTMLHeadingElement>(null);
  const shown = useRef({ step: view.step, isReady: view.canSend });
  const title = view.steps.find(({ state }) => state === 'current')?.title;
  useEffect(() => {
    const before = shown.current;
    shown.current = { step: view.step, isReady: view.canSend };
    // Not when the draft restored the step, and not with an invalid field, which takes the focus itself.
    if (before.step === view.step || !before.isReady || view.problems.length > 0) return;
    head.current?.focus({ preventScroll: true });
    scrollTo({ top: 0 });
  }, [view.step, view.canSend, view.problems.length]);
  return (
    <h2 ref={head} className="hidden" tabIndex={-1}>
      {title === undefined ? null : text(title.key, title.values)}
    </h2>
  );
}

function RfqFormFooter({ flow, children }: { flow: RfqFlow; children: ReactNode }) {
  const { text } = useTexts();
  const { view } = flow;
  const isTyped = view.fields.description.value !== '' || view.cateAndTag !== null;
  // The draft of a request that was sent before stays in memory.
  const isDraftSaved = view.canSend && view.existing === null && isTyped;
  return (
    <FormFoot>
      <p className="meta" data-draft={isDraftSaved ? 'kept' : 'none'}>
        {isDraftSaved ? (
          <>
            <Icon name="check" small />
            {text('rfq.draft.kept')}
          </>
        ) : null}
      </p>
      {view.step === 'need' ? null : (
        <button
          type="button"
          className={`button quiet ${styles.back}`}
          disabled={view.sending}
          onClick={() => flow.send({ type: 'step.returned' })}
        >
          {text('rfq.back')}
        </button>
      )}
      {children}
    </FormFoot>
  );
}
