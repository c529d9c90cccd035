import type { OrderField } from '@fairhall/core/order/fields';
import { useRef } from 'react';
import { FormNotice, SendFailure } from '../forms/form-notice.tsx';
import { FormFoot, FormPanel } from '../forms/form-page.tsx';
import { ProblemList } from '../forms/problem-list.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { useSubmitResult } from '../forms/use-submit-result.ts';
import { useTexts } from '../page/contexts.ts';
import { ItemPanel } from '../ui/item-panel.tsx';
import { SupplierNote } from '../ui/supplier-reach-note.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './order.module.css';
import type { OrderData } from './order-data.ts';
import { OrderFields } from './order-fields.tsx';
import { OrderPrice } from './order-price.tsx';
import { type OrderFlow, useOrder } from './use-order.ts';

/**
 * The order form. It keeps the typed values until the order was delivered, even after a failure. D-17
 */
export function OrderForm({ data }: { data: OrderData }) {
  const { text } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const flow = useOrder(data.opening, form);
  useSubmitResult(flow.view.orderNo !== null, 'order', flow.view.mail);
  const { view, send } = flow;
  const { product, supplier } = data;
  const labels: Record<OrderField, string> = {
    quantity: text('order.quantity'),
    contactName: text('order.contactName'),
    mobile: text('order.mobile'),
    whatsapp: text('order.whatsapp'),
    remark: text('order.remark'),
  };
  const foot = (
    <FormFoot>
      <p className="meta">{text(supplier.isUnreachable ? 'order.contact.why.team' : 'order.contact.why')}</p>
      <SubmitButton view={view.submit}>{text('order.submit')}</SubmitButton>
    </FormFoot>
  );
  return (
    <FormPanel ref={form} state={stateOf(flow)} onSubmit={() => send({ type: 'form.submitted' })} foot={foot}>
      <div className={styles.product}>
        <ItemPanel name={product.name} href={product.href} picture={product.picture} industry={product.industry}>
          <p>{text('order.to', { supplier: wrapInIsolate(supplier.name) })}</p>
          <p className="meta">{product.moq}</p>
        </ItemPanel>
      </div>
      {supplier.isUnreachable ? (
        <SupplierNote>{text('order.unreachable', { supplier: wrapInIsolate(supplier.name) })}</SupplierNote>
      ) : null}
      <noscript>
        <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
      </noscript>
      <ProblemList
        problems={view.problems.map((problem) => ({ ...problem, label: labels[problem.name] }))}
        refusals={view.refusals}
      />
      <OrderPrice data={data} price={view.price} />
      <OrderFields flow={flow} data={data} labels={labels} />
      <SendFailure message={view.message} failed={(reason) => text('order.failed', { reason })} />
    </FormPanel>
  );
}

/** The form's state as an attribute for tests and styles. */
function stateOf({ view }: OrderFlow): string {
  if (view.orderNo !== null) return 'sent';
  return view.sending ? 'sending' : 'ready';
}
