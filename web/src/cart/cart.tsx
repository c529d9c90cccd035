import type { CartView } from '@fairhall/core/cart/cart.view';
import { EMPTY_CART } from '@fairhall/core/cart/cart-submit.view';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { FormNotice } from '../forms/form-notice.tsx';
import { FormHead } from '../forms/form-page.tsx';
import { useSession } from '../login/use-login.ts';
import { useTexts } from '../page/contexts.ts';
import styles from './cart.module.css';
import type { CartData } from './cart-data.ts';
import { CartForm, EmptyCart } from './cart-form.tsx';
import { GuestCartNotice } from './guest-cart-notice.tsx';
import { useCart } from './use-cart.ts';
import { useHasStoredCart } from './use-stored-cart.ts';

/**
 * The enquiry cart: its products and the message to their supplier. An empty cart shows without loading the flow.
 *
 */
export function CartPage({ data }: { data: CartData }) {
  const { view, prepare, act, load } = useCart();
  const { isLoggedIn } = useSession();
  const hasStored = useHasStoredCart();
  useEffect(() => {
    if (hasStored) prepare();
  }, [hasStored, prepare]);
  // A new form for each visit: after sending one, the next visit must not show the form that was sent.
  const { key } = useLocation();
  const isKnown = useIsLoaded(view);
  const isEmpty = view === null && hasStored === false;
  return (
    <div className="wrap bleed" data-page="cart" data-cart-state={isKnown || isEmpty ? 'known' : 'loading'}>
      {isKnown && view !== null && isLoggedIn && !view.busy ? <GuestCartNotice ids={view.ids} act={act} /> : null}
      {isKnown && view !== null ? (
        <CartForm key={key} cart={view} loadCart={load} act={act} exhibitionId={data.exhibitionId ?? undefined} />
      ) : null}
      {isEmpty ? <EmptyCart empty={EMPTY_CART} /> : null}
      {isKnown || isEmpty ? null : <LoadingCart />}
    </div>
  );
}

/** Whether the cart has been read. It stays true: the form must not go away while it sends, though the cart changes then. */
function useIsLoaded(view: CartView | null): boolean {
  const isKnownNow = view !== null && !(view.busy && view.count === 0);
  const [isKnown, setKnown] = useState(isKnownNow);
  if (isKnownNow && !isKnown) setKnown(true);
  return isKnown || isKnownNow;
}

/** The placeholder until the cart has been read. */
function LoadingCart() {
  const { text } = useTexts();
  return (
    <>
      <FormHead title={text('cart.title')} lead={text('cart.lead')} />
      <div className={`panel ${styles.coming}`} aria-busy="true">
        <noscript>
          <FormNotice kind="limit">{text('form.noscript')}</FormNotice>
        </noscript>
        <span className="hidden">{text('common.loading')}</span>
        <i />
        <i />
        <i />
      </div>
    </>
  );
}
