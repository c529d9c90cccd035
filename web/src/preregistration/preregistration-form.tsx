import type { Ref } from 'react';
import { CardFields } from '../forms/card-fields.tsx';
import { FormHint, FormNotice, SendFailure } from '../forms/form-notice.tsx';
import { FormFoot, FormPanel } from '../forms/form-page.tsx';
import { ProblemList } from '../forms/problem-list.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useTexts } from '../page/contexts.ts';
import { ConsentField } from './consent-field.tsx';
import { FieldGroups } from './field-groups.tsx';
import { FIELD_TEXTS } from './field-texts.ts';
import styles from './preregistration.module.css';
import type { PreregistrationFormData } from './preregistration-data.ts';
import type { PreregistrationFormFlow } from './use-preregistration.ts';

interface PreregistrationFormProps {
  readonly ref: Ref<HTMLFormElement>;
  readonly flow: PreregistrationFormFlow;
  readonly data: PreregistrationFormData;
}

/**
 * The five form layouts, which share one flow. The typed values stay until the registration is saved, whatever fails.
 *
 */
export function PreregistrationForm({ ref, flow, data }: PreregistrationFormProps) {
  const { text } = useTexts();
  const { view, send } = flow;
  const cards = view.cards.length > 0 ? <CardFields cards={view.cards} send={flow.send} /> : null;
  const foot = (
    <FormFoot isStill>
      <SubmitButton view={view.submit}>
        {text(view.canSend && view.error !== null ? 'preregistrationPage.tryAgain' : 'preregistrationPage.submit')}
      </SubmitButton>
    </FormFoot>
  );
  return (
    <FormPanel
      ref={ref}
      state={stateOf(flow)}
      step={view.layout}
      onSubmit={() => send({ type: 'form.submitted' })}
      foot={foot}
    >
      <noscript>
        <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
      </noscript>
      <RegistrationKnown flow={flow} data={data} />
      <ProblemList
        problems={view.problems.map((problem) => ({ ...problem, label: text(FIELD_TEXTS[problem.name].label) }))}
        refusals={view.refusals}
      />
      {view.cardsFirst ? cards : null}
      <FieldGroups flow={flow} data={data} />
      {view.cardsFirst ? null : cards}
      <ConsentField flow={flow} />
      <SendFailure
        message={view.canSend ? view.message : null}
        failed={(reason) => text('preregistrationPage.failed', { reason })}
        own="preregistration."
      />
    </FormPanel>
  );
}

/** Tells the user which details were known before they typed anything. */
function RegistrationKnown({ flow: { view }, data }: { flow: PreregistrationFormFlow; data: PreregistrationFormData }) {
  const { text } = useTexts();
  const { prefillFailure } = view;
  const isLinkUnknown = prefillFailure?.of === 'pretoken' && prefillFailure.error.code === '404';
  if (view.isLinkWithdrawn || isLinkUnknown) {
    const reason = view.isLinkWithdrawn ? 'linkWithdrawn' : 'linkUnknown';
    return (
      <div className={styles.known} data-link={reason}>
        <FormNotice kind="limit">{text(`preregistrationPage.${reason}`)}</FormNotice>
      </div>
    );
  }
  if (view.record !== null && view.record.badgeNo !== '') {
    const badgeNo = `\u2068${view.record.badgeNo}\u2069`;
    return (
      <div className={styles.known}>
        <FormHint icon="check">
          {text('preregistrationPage.registered', { badgeNo })}{' '}
          {data.links.finish === null ? null : (
            <a className="link" href={data.links.finish}>
              {text('preregistrationPage.registered.next')}
            </a>
          )}
        </FormHint>
      </div>
    );
  }
  if (!view.isPrefilled) return null;
  return (
    <div className={styles.known}>
      <FormHint icon="person">{text('preregistrationPage.prefilled')}</FormHint>
    </div>
  );
}

/** Returns the form's state, as an attribute for tests and styles. */
function stateOf({ view }: PreregistrationFormFlow): string {
  if (view.sent !== null) return 'sent';
  if (view.sending) return 'sending';
  if (view.waitingForCards) return 'waiting';
  return view.canSend ? 'ready' : 'preparing';
}
