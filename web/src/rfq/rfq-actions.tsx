import { toDisplayText } from '@fairhall/core/contract/error-message';
import { RFQ_REASON_MAX } from '@fairhall/core/contract/rfq/status';
import type { WithdrawEvent } from '@fairhall/core/rfq/withdraw.machine';
import { WITHDRAW_START, type WithdrawView } from '@fairhall/core/rfq/withdraw.view';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { FormLine } from '../forms/form-notice.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import box from '../forms/text-field.module.css';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { useFlow } from '../page/use-flow.ts';
import styles from './detail.module.css';
import type { RequestData } from './detail-data.ts';

/** The things that the buyer can do with the request now. D-50 */
export function RfqActions({ request }: { request: RequestData }) {
  const { text } = useTexts();
  const { id, version, editHref, resubmitHref, previousHref, canWithdraw } = request;
  return (
    <div className={styles.acts}>
      {editHref === null ? null : (
        <a className="button primary" href={editHref} data-act="edit">
          {text('rfq.edit.title')}
        </a>
      )}
      {resubmitHref === null ? null : (
        <a className="button primary" href={resubmitHref} data-act="resubmit">
          {text('rfq.resubmit.button')}
        </a>
      )}
      <WithdrawRfq rfqId={id} version={version} canWithdraw={canWithdraw} />
      {previousHref === null ? null : (
        <a className="link" href={previousHref}>
          {text('rfq.detail.previous')}
        </a>
      )}
    </div>
  );
}

/** When the request ended, and why. It gets the focus when that changes, because the pressed button is gone then. */
export function RfqEnding({ request: { state, ending, reason } }: { request: RequestData }) {
  const { text } = useTexts();
  const line = useRef<HTMLParagraphElement>(null);
  const shown = useRef(state);
  useEffect(() => {
    if (shown.current !== state) line.current?.focus();
    shown.current = state;
  }, [state]);
  if (ending === null) return null;
  return (
    <div data-state={state}>
      <p ref={line} tabIndex={-1} role="status">
        <b>{ending}</b>
      </p>
      {reason === '' ? null : (
        <p className={styles.reason}>
          {text('rfq.detail.reason')} <bdi>{reason}</bdi>
        </p>
      )}
    </div>
  );
}

interface WithdrawRfqProps {
  readonly rfqId: string;
  readonly version: number;
  readonly canWithdraw: boolean;
}

/** Withdraws the request after a question. If it has changed meanwhile, it says so, and the page loads it again. D-50 */
function WithdrawRfq({ rfqId, version, canWithdraw }: WithdrawRfqProps) {
  const boot = useBoot();
  const texts = useTexts();
  const { revalidate } = useRevalidator();
  const { view, send } = useFlow<WithdrawView, WithdrawEvent>({
    start: WITHDRAW_START,
    open: async (ports) => {
      const [{ openFrontGateway }, { openWithdraw }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/rfq/withdraw.page')),
      ]);
      return openWithdraw({ ...ports, front: openFrontGateway(boot, ports) }, { rfqId, version });
    },
  });
  const { state, message } = view;
  useEffect(() => {
    if (state === 'withdrawn' || state === 'outdated') void revalidate();
  }, [state, revalidate]);
  const reason = message === null ? null : toDisplayText(texts, message);
  return (
    <>
      {reason === null ? null : (
        <FormLine kind="failure" role="alert">
          {texts.text('rfq.withdraw.failed', { reason })}
        </FormLine>
      )}
      {canWithdraw && (state === 'closed' || state === 'asking') ? <WithdrawQuestion view={view} send={send} /> : null}
    </>
  );
}

function WithdrawQuestion({ view, send }: { view: WithdrawView; send: (event: WithdrawEvent) => void }) {
  const { text } = useTexts();
  const [question, field, hint] = [useId(), useId(), useId()];
  const keep = useRef<HTMLButtonElement>(null);
  const withdraw = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const isAsking = view.state === 'asking';
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) withdraw.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        ref={withdraw}
        type="button"
        className="button"
        data-act="withdraw"
        onClick={() => send({ type: 'withdrawal.requested' })}
      >
        {text('rfq.withdraw.button')}
      </button>
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form data-form="withdraw" onSubmit={handleSubmit}>
      <div className={styles.question} role="alertdialog" aria-labelledby={question}>
        <p id={question}>{text('rfq.withdraw.ask')}</p>
        <div className={box.field} data-field="reason">
          <label htmlFor={field}>{text('rfq.withdraw.reason')}</label>
          <span className={box.box}>
            <textarea
              id={field}
              name="reason"
              rows={2}
              dir="auto"
              value={view.reason}
              maxLength={RFQ_REASON_MAX}
              aria-describedby={hint}
              onChange={({ currentTarget }) => send({ type: 'reason.changed', value: currentTarget.value })}
            />
          </span>
          <p id={hint} className={box.help}>
            {text('rfq.withdraw.reason.hint')}
          </p>
        </div>
        <button ref={keep} type="button" className="button" onClick={() => send({ type: 'withdrawal.dismissed' })}>
          {text('rfq.withdraw.no')}
        </button>
        <SubmitButton view={view.submit}>{text('rfq.withdraw.button')}</SubmitButton>
      </div>
    </form>
  );
}
