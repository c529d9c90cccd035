import type { CartView } from '@fairhall/core/cart/cart.view';
import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useBoot, useTexts } from '../app/contexts.ts';
import styles from './cart.module.css';
import type { CartData } from './cart.screen.ts';
import { CartForm } from './cart-form.tsx';
import { CartHead } from './cart-head.tsx';
import { useCart } from './use-cart.ts';

/** The enquiry cart: what is in it, and the message that goes with it.  */
export function CartPage({ data }: { data: CartData }) {
  const { device } = useBoot();
  const { text } = useTexts();
  const { view, prepare, act } = useCart();
  useEffect(prepare, [prepare]);
  // Who comes here again after sending one sees the cart as it is now.
  const { key } = useLocation();
  const isKnown = useKnown(view);
  return (
    <div
      className={device === 'pc' ? 'wrap' : undefined}
      data-page="cart"
      data-cart-state={isKnown ? 'known' : 'loading'}
    >
      <noscript>
        <p className={styles.noscript}>{text('form.noscript')}</p>
      </noscript>
      {isKnown && view !== null ? (
        <CartForm key={key} cart={view} act={act} exhibitionId={data.exhibitionId ?? undefined} />
      ) : (
        <Coming />
      )}
    </div>
  );
}

/** Once it is known what is in the cart the form stays, whatever the cart becomes: it may be sending it. */
function useKnown(view: CartView | null): boolean {
  const isKnownNow = view !== null && !(view.busy && view.count === 0);
  const [isKnown, setKnown] = useState(isKnownNow);
  if (isKnownNow && !isKnown) setKnown(true);
  return isKnown || isKnownNow;
}

/** The shape of the page until the device has been asked. */
function Coming() {
  const { text } = useTexts();
  return (
    <>
      <CartHead />
      <div className={`panel ${styles.coming}`} aria-busy="true">
        <span className="hidden">{text('common.loading')}</span>
        <i />
        <i />
        <i />
      </div>
    </>
  );
}
