import type { ReceivedOrderEvent } from '@fairhall/core/order/supplier/order.machine';
import type { ReceivedOrderView } from '@fairhall/core/order/supplier/order.view';
import { type FormEvent, useEffect, useRef } from 'react';
import { SubmitButton } from '../../forms/submit-button.tsx';
import { TextAreaField } from '../../forms/text-field.tsx';
import { useInvalidFocus } from '../../forms/use-form.ts';
import { useTexts } from '../../page/contexts.ts';
import styles from './orders.module.css';

interface DecideOrderProps {
  readonly view: ReceivedOrderView;
  readonly send: (event: ReceivedOrderEvent) => void;
}

/** Confirming takes one press. Declining asks for a reason, which may stay empty. D-17 */
export function DecideOrder({ view, send }: DecideOrderProps) {
  const decline = useRef<HTMLButtonElement>(null);
  const wasDeclining = useRef(false);
  useEffect(() => {
    if (wasDeclining.current && !view.isDeclining) decline.current?.focus();
    wasDeclining.current = view.isDeclining;
  }, [view.isDeclining]);
  const { text } = useTexts();
  if (view.isDeclining) return <ReasonForm view={view} send={send} />;
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'order.confirmed' });
  };
  return (
    <form className={styles.decision} onSubmit={handleSubmit} data-form="confirm">
      <p className="meta">{text('supplierSite.order.lead')}</p>
      <div className={styles.acts}>
        <SubmitButton view={view.confirm}>{text('supplierSite.order.confirm')}</SubmitButton>
        <button
          ref={decline}
          type="button"
          className="button large"
          data-act="decline"
          onClick={() => send({ type: 'decline.requested' })}
        >
          {text('supplierSite.order.decline')}
        </button>
      </div>
    </form>
  );
}

function ReasonForm({ view, send }: DecideOrderProps) {
  const { text } = useTexts();
  const root = useRef<HTMLFormElement>(null);
  useInvalidFocus(view.refusals, 'decline-reason', root);
  useEffect(() => {
    root.current?.querySelector('textarea')?.focus();
  }, []);
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault();
    send({ type: 'form.submitted' });
  };
  return (
    <form ref={root} className={styles.reason} noValidate onSubmit={handleSubmit} data-form="decline">
      <h2>{text('supplierSite.order.decline.title')}</h2>
      <TextAreaField
        name="decline-reason"
        label={text('supplierSite.order.reason')}
        help={text('supplierSite.order.reason.help')}
        field={view.reason}
        onType={(value) => send({ type: 'reason.changed', value })}
        onLeave={() => send({ type: 'reason.blurred' })}
        rows={3}
        optional
      />
      <div className={styles.acts}>
        <SubmitButton view={view.decline}>{text('supplierSite.order.decline.send')}</SubmitButton>
        <button type="button" className="button large" onClick={() => send({ type: 'decline.dismissed' })}>
          {text('supplierSite.order.decline.no')}
        </button>
      </div>
    </form>
  );
}
