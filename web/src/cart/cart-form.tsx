import type { CartEvent } from '@fairhall/core/cart/cart.machine';
import type { CartView } from '@fairhall/core/cart/cart.view';
import type { CartSubmitView } from '@fairhall/core/cart/cart-submit.view';
import { shownText } from '@fairhall/core/contract/error-message';
import { formatFor } from '@fairhall/core/site/format';
import type { FormEvent } from 'react';
import { hrefOf, linkHref } from '../app/address.ts';
import { useSession } from '../app/app-host.ts';
import { useBoot, useTexts } from '../app/contexts.ts';
import { prepareToasts } from '../overlay/toast-outlet.tsx';
import { Icon } from '../ui/icon.tsx';
import { OutcomePanel } from '../ui/outcome-panel.tsx';
import { ProblemList } from '../ui/problem-list.tsx';
import { SlowNote } from '../ui/slow-note.tsx';
import { SubmitButton } from '../ui/submit-button.tsx';
import { LongTextField } from '../ui/text-field.tsx';
import { useSubmit } from '../ui/use-submit.ts';
import styles from './cart.module.css';
import { CartHead } from './cart-head.tsx';
import { CartRow } from './cart-row.tsx';
import { CartSent } from './cart-sent.tsx';
import { type CartSubmitFlow, useCartSubmit } from './use-cart-submit.ts';

interface CartFormProps {
  readonly cart: CartView;
  readonly act: (event: CartEvent) => void;
  readonly exhibitionId: string | undefined;
}

/** The products of the cart and the message to their supplier. What is typed stays until it has arrived.  */
export function CartForm({ cart, act, exhibitionId }: CartFormProps) {
  const { text } = useTexts();
  const flow = useCartSubmit({ cart, act, exhibitionId });
  const submit = useSubmit(flow.submit, true);
  const { view } = flow;
  if (view.sent !== null) return flow.staysHere ? <CartSent /> : null;
  if (view.empty !== null) return <Empty empty={view.empty} />;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    submit.press();
  };
  return (
    <>
      <CartHead />
      <div className={styles.columns}>
        <form
          className={`panel ${styles.form}`}
          method="post"
          noValidate
          onFocus={prepareToasts}
          onSubmit={onSubmit}
          data-state={view.sending ? 'sending' : view.canSend ? 'ready' : 'waiting'}
        >
          <div className={styles.part}>
            <Products flow={flow} act={act} />
            <Message flow={flow} />
            {exhibitionId === undefined ? null : <p className={styles.note}>{text('cart.exhibition')}</p>}
            <Sending view={view} />
            <Failure flow={flow} />
          </div>
          <div className={styles.foot}>
            <SubmitButton view={submit.view} disabled={!(view.canSend || view.sending)}>
              {text(view.canSend && view.message !== null ? 'cart.tryAgain' : 'cart.submit')}
            </SubmitButton>
          </div>
        </form>
        <Aside />
      </div>
    </>
  );
}

function Products({ flow: { view, retry }, act }: { flow: CartSubmitFlow; act: CartFormProps['act'] }) {
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
          />
        ))}
      </ul>
      {view.canRetry ? (
        <button type="button" className="button" onClick={retry}>
          {text('page.tryAgain')}
        </button>
      ) : null}
    </>
  );
}

function Message({ flow }: { flow: CartSubmitFlow }) {
  const { text } = useTexts();
  const { content, refusals } = flow.view;
  const label = text('cart.content');
  return (
    <>
      <ProblemList
        problems={content.message === null ? [] : [{ name: 'content', label, message: content.message }]}
        refusals={refusals}
      />
      <LongTextField
        name="content"
        label={label}
        field={content}
        onType={flow.type}
        onLeave={flow.leave}
        placeholder={text('cart.content.placeholder')}
        below={<Below view={flow.view} />}
      />
    </>
  );
}

function Sending({ view: { sending } }: { view: CartSubmitView }) {
  const { text } = useTexts();
  return (
    <>
      <p className="hidden" role="status">
        {sending ? text('cart.sending') : null}
      </p>
      <SlowNote sending={sending} />
    </>
  );
}

function Empty({ empty }: { empty: NonNullable<CartSubmitView['empty']> }) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  return (
    <div className="wrap" data-cart="empty">
      <OutcomePanel icon="cart" tone="plain" title={text(empty.title.key)}>
        <p>{text(empty.text.key)}</p>
        <p className={styles.action}>
          <a className="button primary" href={linkHref(href)(empty.link)}>
            {text(empty.action.key)}
          </a>
        </p>
      </OutcomePanel>
    </div>
  );
}

function Below({ view }: { view: CartSubmitView }) {
  const { lang } = useBoot();
  const { text } = useTexts();
  const { number } = formatFor(lang);
  const { length, max } = view.contentLength;
  const isKept = view.canSend && view.content.value !== '';
  return (
    <p className={styles.below}>
      <span data-draft={isKept ? 'kept' : 'none'}>{isKept ? text('cart.draft.kept') : null}</span>
      <span className="number" data-over={length > max ? '' : undefined}>
        {text('form.characters', { length: number(length), max: number(max) })}
      </span>
    </p>
  );
}

/** What comes before it for those who have not logged in, and what then. */
function Aside() {
  const { text } = useTexts();
  const { isLoggedIn } = useSession();
  return (
    <aside className={`panel stand ${styles.aside}`}>
      {isLoggedIn ? null : (
        <p>
          <Icon name="shield" />
          <span>{text('cart.login.needed')}</span>
        </p>
      )}
      <p>
        <Icon name="mail" />
        <span>{text('cart.sent.text')}</span>
      </p>
    </aside>
  );
}

/** Beside the button, for as long as it lasts: it has not been sent, and nothing is lost. */
function Failure({ flow: { view } }: { flow: CartSubmitFlow }) {
  const texts = useTexts();
  const { message } = view;
  if (!view.canSend || message === null) return null;
  const isOwnSentence = 'key' in message && message.key.startsWith('cart.');
  const reason = shownText(texts, message);
  return (
    <p className={styles.failure} role="alert" data-notice={isOwnSentence ? 'hint' : 'failure'}>
      <Icon name="warning" small />
      <span>{isOwnSentence ? reason : texts.text('cart.failed', { reason })}</span>
    </p>
  );
}
