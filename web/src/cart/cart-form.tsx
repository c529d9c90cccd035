import type { CartEvent } from '@fairhall/core/cart/cart.machine';
import type { CartView } from '@fairhall/core/cart/cart.view';
import type { CartSubmitView } from '@fairhall/core/cart/cart-submit.view';
import { useRef } from 'react';
import { FormHint, FormNotice, SendFailure } from '../forms/form-notice.tsx';
import { FormColumns, FormFoot, FormHead, FormPanel, FormSideCard } from '../forms/form-page.tsx';
import { FormSlowNote } from '../forms/form-slow-note.tsx';
import { ProblemList } from '../forms/problem-list.tsx';
import { SubmitButton } from '../forms/submit-button.tsx';
import { DraftNote, TextCounter } from '../forms/text-counter.tsx';
import { TextAreaField } from '../forms/text-field.tsx';
import { useSession } from '../login/use-login.ts';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { OutcomeActions, OutcomePanel } from '../ui/outcome-panel.tsx';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './cart.module.css';
import type { RunningCart } from './cart-host.ts';
import { CartRow } from './cart-row.tsx';
import { CartSent } from './cart-sent.tsx';
import { type CartSubmitFlow, useCartSubmit } from './use-cart-submit.ts';

interface CartFormProps {
  readonly cart: CartView;
  readonly loadCart: () => Promise<RunningCart>;
  readonly act: (event: CartEvent) => void;
  readonly exhibitionId: string | undefined;
}

/**
 * The products of the cart and the message to their supplier. The form keeps the typed text until it has been
 * delivered. 
 */
export function CartForm({ cart, loadCart, act, exhibitionId }: CartFormProps) {
  const { text } = useTexts();
  const form = useRef<HTMLFormElement>(null);
  const flow = useCartSubmit({ root: form, ids: cart.ids, loadCart, exhibitionId });
  const { view, send } = flow;
  if (view.sent !== null) return flow.staysHere ? <CartSent isMailPostponed={view.sent.mail === 'postponed'} /> : null;
  if (view.empty !== null) return <EmptyCart empty={view.empty} />;
  const foot = (
    <FormFoot>
      <SubmitButton view={view.submit}>
        {text(view.canSend && view.message !== null ? 'cart.tryAgain' : 'cart.submit')}
      </SubmitButton>
    </FormFoot>
  );
  return (
    <>
      <FormHead title={text('cart.title')} lead={text('cart.lead')} />
      <FormColumns aside={<CartAside />}>
        <FormPanel ref={form} state={stateOf(view)} onSubmit={() => send({ type: 'cart.submitted' })} foot={foot}>
          <CartProducts flow={flow} act={act} />
          <Message flow={flow} />
          {exhibitionId === undefined ? null : <p className={styles.note}>{text('cart.exhibition')}</p>}
          <TrafficLightWarning flow={flow} />
          <CartSending view={view} />
          <SendFailure
            message={view.canSend ? view.message : null}
            failed={(reason) => text('cart.failed', { reason })}
            own="cart."
          />
        </FormPanel>
      </FormColumns>
    </>
  );
}

function stateOf({ sending, canSend }: CartSubmitView): string {
  if (sending) return 'sending';
  return canSend ? 'ready' : 'waiting';
}

function CartProducts({ flow: { view, send }, act }: { flow: CartSubmitFlow; act: CartFormProps['act'] }) {
  const { text } = useTexts();
  return (
    <>
      <ul className={styles.rows} aria-busy={view.rows.length === 0}>
        {view.rows.map((row) => (
          <CartRow
            key={row.id}
            row={row}
            canRemove={!view.sending}
            onRemove={() => act({ type: 'product.removed', productId: row.id })}
            onQuantity={(value) => send({ type: 'quantity.changed', productId: row.id, value })}
          />
        ))}
      </ul>
      {view.canRetry ? (
        <button type="button" className="button" onClick={() => send({ type: 'retry.requested' })}>
          {text('page.tryAgain')}
        </button>
      ) : null}
    </>
  );
}

function Message({ flow }: { flow: CartSubmitFlow }) {
  const { text } = useTexts();
  const { rows, content, contentLength, canSend, refusals } = flow.view;
  const label = text('cart.content');
  return (
    <>
      <ProblemList
        problems={[
          ...rows.flatMap(({ id, quantity: { message } }) =>
            message === null ? [] : [{ name: `quantity-${id}`, label: text('cart.quantity'), message }],
          ),
          ...(content.message === null ? [] : [{ name: 'content', label, message: content.message }]),
        ]}
        refusals={refusals}
      />
      <TextAreaField
        name="content"
        label={label}
        field={content}
        onType={(value) => flow.send({ type: 'content.changed', value })}
        onLeave={() => flow.send({ type: 'content.blurred' })}
        placeholder={text('cart.content.placeholder')}
        below={
          <TextCounter count={contentLength}>
            <DraftNote isSaved={canSend && content.value !== ''}>{text('cart.draft.kept')}</DraftNote>
          </TextCounter>
        }
      />
    </>
  );
}

/** A warning before a message goes to a supplier whose traffic light is red, with a button to send it anyway. D-25 */
function TrafficLightWarning({ flow: { view, send } }: { flow: CartSubmitFlow }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  if (view.warned.length === 0) return null;
  return (
    <div className={styles.warning} data-cart="warning">
      {view.warned.map(({ id, name }) => (
        <FormNotice
          key={id}
          kind="failure"
          role="alert"
          action={
            <a className="link" href={href('trafficLightDetail', {}, { supplierId: id })}>
              {text('cart.warning.reasons')}
            </a>
          }
        >
          {text('cart.warning', { supplier: wrapInIsolate(name) })}
        </FormNotice>
      ))}
      <button type="button" className="button" onClick={() => send({ type: 'warning.accepted' })}>
        {text('cart.warning.continue')}
      </button>
    </div>
  );
}

function CartSending({ view: { sending } }: { view: CartSubmitView }) {
  const { text } = useTexts();
  return (
    <>
      <p className="hidden" role="status">
        {sending ? text('cart.sending') : null}
      </p>
      <FormSlowNote sending={sending} />
    </>
  );
}

export function EmptyCart({ empty }: { empty: NonNullable<CartSubmitView['empty']> }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <div className="wrap" data-cart="empty">
      <OutcomePanel icon="cart" tone="plain" title={text(empty.title.key)}>
        <p>{text(empty.text.key)}</p>
        <OutcomeActions>
          <a className="button primary" href={linkHref(href)(empty.link)}>
            {text(empty.action.key)}
          </a>
        </OutcomeActions>
      </OutcomePanel>
    </div>
  );
}

/** The next steps: a login for visitors who need one, and then the supplier's reply by email. */
function CartAside() {
  const { text } = useTexts();
  const { isLoggedIn } = useSession();
  return (
    <FormSideCard>
      {isLoggedIn ? null : <FormHint icon="shield">{text('cart.login.needed')}</FormHint>}
      <FormHint icon="mail">{text('cart.sent.text')}</FormHint>
    </FormSideCard>
  );
}
