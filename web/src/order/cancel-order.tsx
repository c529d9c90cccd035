import { toDisplayText } from '@fairhall/core/contract/error-message';
import type { CancelEvent } from '@fairhall/core/order/cancel.machine';
import { CANCEL_START, type CancelView } from '@fairhall/core/order/cancel.view';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useRevalidator } from 'react-router';
import { FormLine } from '../forms/form-notice.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useBoot, useTexts } from '../page/contexts.ts';
import { loadModule } from '../page/load-module.ts';
import { useFlow } from '../page/use-flow.ts';
import styles from './my-order.module.css';

interface CancelOrderProps {
  readonly orderNo: string;
  readonly version: number;
  readonly canCancel: boolean;
}

/** Cancels the order after a question. If the supplier was quicker, it says so, and the page loads the order again. D-17 */
export function CancelOrder({ orderNo, version, canCancel }: CancelOrderProps) {
  const boot = useBoot();
  const texts = useTexts();
  const { revalidate } = useRevalidator();
  const { view, send } = useFlow<CancelView, CancelEvent>({
    start: CANCEL_START,
    open: async (ports) => {
      const [{ openFrontGateway }, { openCancel }] = await Promise.all([
        loadModule(() => import('../page/front-gateway.ts')),
        loadModule(() => import('@fairhall/core/order/cancel.page')),
      ]);
      return openCancel({ ...ports, front: openFrontGateway(boot, ports) }, { orderNo, version });
    },
  });
  const { state, message } = view;
  useEffect(() => {
    if (state === 'cancelled' || state === 'outdated') void revalidate();
  }, [state, revalidate]);
  const reason = message === null ? null : toDisplayText(texts, message);
  return (
    <>
      {reason === null ? null : (
        <FormLine kind="failure" role="alert">
          {texts.text('order.cancel.failed', { reason })}
        </FormLine>
      )}
      {canCancel && (state === 'closed' || state === 'asking') ? <CancelQuestion view={view} send={send} /> : null}
    </>
  );
}

function CancelQuestion({ view, send }: { view: CancelView; send: (event: CancelEvent) => void }) {
  const { text } = useTexts();
  const question = useId();
  const keep = useRef<HTMLButtonElement>(null);
  const cancel = useRef<HTMLButtonElement>(null);
  const wasAsking = useRef(false);
  const isAsking = view.state === 'asking';
  useEffect(() => {
    if (isAsking) keep.current?.focus();
    else if (wasAsking.current) cancel.current?.focus();
    wasAsking.current = isAsking;
  }, [isAsking]);
  if (!isAsking) {
    return (
      <button
        ref={cancel}
        type="button"
        className="button large"
        data-act="cancel"
        onClick={() => send({ type: 'cancel.requested' })}
      >
        {text('order.cancel.button')}
      </button>
    );
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <div className={styles.question} role="alertdialog" aria-labelledby={question}>
      <p id={question}>{text('order.cancel.ask')}</p>
      <button ref={keep} type="button" className="button large" onClick={() => send({ type: 'cancel.dismissed' })}>
        {text('order.cancel.no')}
      </button>
      <form data-form="cancel" onSubmit={handleSubmit}>
        <SubmitButton view={view.submit}>{text('order.cancel.button')}</SubmitButton>
      </form>
    </div>
  );
}
