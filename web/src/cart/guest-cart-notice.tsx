import type { CartEvent } from '@fairhall/core/cart/cart.machine';
import type { GuestCartOffer } from '@fairhall/core/cart/guest-cart-offer';
import { useEffect, useState } from 'react';
import { useTexts } from '../page/contexts.ts';
import { loadQuietly } from '../page/load-module.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { wrapInIsolate } from '../ui/wrap-in-isolate.ts';
import styles from './cart.module.css';

interface GuestCartNoticeProps {
  /** The buyer's own cart. */
  readonly ids: readonly string[];
  readonly act: (event: CartEvent) => void;
}

/** Offers the product that was added before the login; the guest cart stays as it was. */
export function GuestCartNotice({ ids, act }: GuestCartNoticeProps) {
  const { text } = useTexts();
  const [offer, closeOffer] = useGuestCartOffer(ids);
  if (offer === null) return null;
  const { product, isCartFull } = offer;
  const productId = product.goodsSpuId;
  const take = () => {
    act({ type: isCartFull ? 'product.replaced' : 'product.added', productId });
    closeOffer();
  };
  return (
    <section className={`panel ${styles.guest}`} data-cart="guest" aria-label={text('cart.guest.label')}>
      <p>{text('cart.guest.text', { name: wrapInIsolate(product.goodsName) })}</p>
      <div>
        <button type="button" className="button" onClick={take}>
          {text(isCartFull ? 'cart.guest.replace' : 'cart.guest.add')}
        </button>
        <button type="button" className="link" onClick={closeOffer}>
          {text('cart.guest.keep')}
        </button>
      </div>
    </section>
  );
}

function useGuestCartOffer(ids: readonly string[]): readonly [GuestCartOffer | null, dismiss: () => void] {
  const source = usePortsSource();
  const [offer, setOffer] = useState<GuestCartOffer | null>(null);
  const [isDismissed, setDismissed] = useState(false);
  const key = ids.join();
  useEffect(() => {
    if (source === null || isDismissed) return undefined;
    const leaving = new AbortController();
    const find = async () => {
      const [{ findGuestCart }, ports] = await Promise.all([
        loadQuietly(() => import('@fairhall/core/cart/page')),
        source.load(),
      ]);
      return findGuestCart(ports, ids, leaving.signal);
    };
    find().then(
      (found) => leaving.signal.aborted || setOffer(found),
      () => undefined, // the cart works without the offer
    );
    return () => leaving.abort();
  }, [source, key, isDismissed]);
  const closeOffer = () => {
    setDismissed(true);
    // The notice had the focus and is gone.
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return [isDismissed ? null : offer, closeOffer];
}
