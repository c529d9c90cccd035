import type { AskAllEvent } from '@fairhall/core/enquiry/ask-all.machine';
import { openAskAll } from '@fairhall/core/enquiry/ask-all.page';
import { ASK_ALL_START, type AskAllView, askAllEcho } from '@fairhall/core/enquiry/ask-all.view';
import type { AskAllProduct } from '@fairhall/core/enquiry/ask-all-products';
import { ENQUIRY_FIELDS, type EnquiryFieldName } from '@fairhall/core/enquiry/fields';
import { getFormat } from '@fairhall/core/site/format';
import { type RefObject, useEffect, useRef } from 'react';
import { SendFailure } from '../forms/form-notice.tsx';
import { FormFoot, FormPanel } from '../forms/form-page.tsx';
import { ProblemList } from '../forms/problem-list.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { TextCounter } from '../forms/text-counter.tsx';
import { TextAreaField, TextField } from '../forms/text-field.tsx';
import { useForm } from '../forms/use-form.ts';
import { useSession } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import type { UsedFlow } from '../page/use-flow.ts';
import { SupplierReachNote } from '../ui/supplier-reach-note.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './enquiry.module.css';

interface AskAllProps {
  /** One product for each supplier. */
  readonly products: readonly (AskAllProduct & {
    readonly product: string;
    readonly supplier: string;
    readonly isUnreachable: boolean;
  })[];
  /** Suppliers that are not asked, because they are rated red. */
  readonly omitted: readonly string[];
  /** The unit of all products; null if their units differ. */
  readonly unit: string | null;
  /** The compared quantity; null if the products have none in common. */
  readonly quantity: number | null;
}

type AskAllFlow = UsedFlow<AskAllView, AskAllEvent>;

/** The form for one message to the suppliers of the compared products. It gets the focus when it opens. */
export function AskAll({ products, omitted, unit, quantity }: AskAllProps) {
  const { lang } = useBoot();
  const { counted } = useTexts();
  const section = useRef<HTMLElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const flow = useAskAll({ products, quantity }, form);
  useFollowQuantity(quantity, flow.send);
  const { sent } = flow.view;
  const count = products.length;
  const toTitle = (key: 'askAll.title' | 'askAll.sent.title') =>
    counted(key, count, { count: getFormat(lang).number(count) });
  useEffect(() => section.current?.querySelector<HTMLElement>('h2')?.focus(), [sent !== null]);
  return (
    <section
      ref={section}
      className={styles.askAll}
      aria-label={toTitle('askAll.title')}
      data-part="ask-all"
      data-sent={sent === null ? undefined : ''}
    >
      <h2 tabIndex={-1}>{toTitle(sent === null ? 'askAll.title' : 'askAll.sent.title')}</h2>
      {sent === null ? (
        <AskAllForm ref={form} flow={flow} products={products} omitted={omitted} unit={unit} />
      ) : (
        <AskAllResult sent={sent} products={products} />
      )}
    </section>
  );
}

function useAskAll(
  { products, quantity }: Pick<AskAllProps, 'products' | 'quantity'>,
  root: RefObject<HTMLFormElement | null>,
): AskAllFlow {
  return useForm<EnquiryFieldName, AskAllView, AskAllEvent>({
    root,
    names: ENQUIRY_FIELDS,
    typed: (name, value) => ({ type: 'field.changed', name, value }),
    requests: ['form.submitted'],
    start: ASK_ALL_START,
    echo: askAllEcho,
    atOnce: true,
    // The form loads on demand, so its flow is no file of its own.
    open: async (ports) => openAskAll(ports, products, quantity),
  });
}

/** A quantity that is changed above the open form is also changed in it. */
function useFollowQuantity(quantity: number | null, send: AskAllFlow['send']): void {
  const compared = useRef(quantity);
  useEffect(() => {
    if (compared.current === quantity) return;
    compared.current = quantity;
    send({ type: 'field.changed', name: 'quantity', value: String(quantity ?? '') });
  }, [quantity, send]);
}

interface AskAllFormProps extends Omit<AskAllProps, 'quantity'> {
  readonly ref: RefObject<HTMLFormElement | null>;
  readonly flow: AskAllFlow;
}

function AskAllForm({ ref, flow: { view, send }, products, omitted, unit }: AskAllFormProps) {
  const { text } = useTexts();
  const labels: Record<EnquiryFieldName, string> = {
    quantity: text('enquiry.quantity'),
    content: text('enquiry.content'),
    email: text('enquiry.email'),
  };
  const fieldOf = (name: EnquiryFieldName) => ({
    name,
    label: labels[name],
    field: view.fields[name],
    onType: (value: string) => send({ type: 'field.changed', name, value }),
    onLeave: () => send({ type: 'field.blurred', name }),
  });
  const foot = (
    <FormFoot isStill>
      <SubmitButton view={view.submit}>{text('askAll.submit')}</SubmitButton>
    </FormFoot>
  );
  return (
    <FormPanel
      ref={ref}
      state={view.busy ? 'sending' : 'ready'}
      onSubmit={() => send({ type: 'form.submitted' })}
      foot={foot}
    >
      <p>{text('askAll.lead')}</p>
      <AskAllSuppliers products={products} />
      {omitted.length === 0 ? null : (
        <p className={`meta ${styles.omitted}`}>
          {text('askAll.omitted', { suppliers: omitted.map(wrapInIsolate).join(' · ') })}
        </p>
      )}
      <ProblemList
        problems={view.problems.map((problem) => ({ ...problem, label: labels[problem.name] }))}
        refusals={view.refusals}
      />
      <div className={styles.fields}>
        {unit === null ? null : (
          <TextField {...fieldOf('quantity')} type="text" inputMode="numeric" autoComplete="off" unit={unit} optional />
        )}
        <TextAreaField
          {...fieldOf('content')}
          placeholder={text('enquiry.content.placeholder')}
          below={<TextCounter count={view.contentLength} />}
        />
        <TextField
          {...fieldOf('email')}
          type="email"
          inputMode="email"
          autoComplete="email"
          help={text('enquiry.email.why')}
        />
      </div>
      <SendFailure message={view.message} failed={(reason) => text('askAll.failed', { reason })} />
    </FormPanel>
  );
}

/** To whom the message goes; a supplier without people is marked. D-94 */
function AskAllSuppliers({ products }: Pick<AskAllProps, 'products'>) {
  const { text } = useTexts();
  return (
    <ul className={styles.asked}>
      {products.map(({ targetId, product, supplier, isUnreachable }) => (
        <li key={targetId}>
          {text('askAll.to', { supplier: wrapInIsolate(supplier), product: wrapInIsolate(product) })}
          {isUnreachable ? <SupplierReachNote supplier={supplier} /> : null}
        </li>
      ))}
    </ul>
  );
}

interface AskAllResultProps extends Pick<AskAllProps, 'products'> {
  readonly sent: NonNullable<AskAllView['sent']>;
}

/** Says whether the suppliers have the message already, or which link they wait for. THR-46 */
function AskAllResult({ sent: { email, isConfirmed, mail }, products }: AskAllResultProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const isBuyer = useSession().role === 'buyer';
  const state = isConfirmed ? 'delivered' : mail === 'postponed' ? 'postponed' : 'confirm';
  return (
    <div className={`panel ${styles.askedEnd}`} data-state={state}>
      <p>{text(`askAll.sent.${state}`, { email: wrapInIsolate(email) })}</p>
      <AskAllSuppliers products={products} />
      {isBuyer ? (
        <p>
          <a className="link" href={href('myEnquiries', {})}>
            {text('shell.myEnquiries')}
          </a>
        </p>
      ) : null}
    </div>
  );
}
