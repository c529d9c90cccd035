import type { CartEvent } from '@fairhall/core/cart/cart.machine';
import type { CartView } from '@fairhall/core/cart/cart.view';
import { type RefObject, useEffect } from 'react';
import { hrefOf, linkHref } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { Icon } from '../ui/icon.tsx';
import styles from './add-to-cart.module.css';
import { showFlyToCart } from './fly-to-cart.ts';

export interface CartReplyProps {
  readonly view: CartView;
  readonly productId: string;
  /** The element from which the animation starts. */
  readonly from: RefObject<HTMLElement | null>;
  readonly act: (event: CartEvent) => void;
}

/**
 * Shows the result of a press: the animation to the cart, or why the cart is full and how to continue. 
 *
 */
export function CartReply({ view, productId, from, act }: CartReplyProps) {
  const { refusal: rejection, flight } = view;
  useEffect(() => {
    if (flight !== null && from.current !== null) showFlyToCart(from.current, flight);
  }, [flight, from]);
  return rejection?.productId === productId ? <CartRejection rejection={rejection} act={act} /> : null;
}

interface CartRejectionProps {
  readonly rejection: NonNullable<CartView['refusal']>;
  readonly act: CartReplyProps['act'];
}

function CartRejection({ rejection, act }: CartRejectionProps) {
  const href = hrefOf(useBoot());
  const { text } = useTexts();
  const { message, replace, sendFirst, productId } = rejection;
  return (
    <div className={styles.refusal} role="alert" data-cart="full">
      <Icon name="warning" />
      <div>
        <p>
          <b>{text(message.key, message.values)}</b>
        </p>
        <p>{text('cart.full.text')}</p>
        <div className={styles.ways}>
          <a className="link" href={linkHref(href)(sendFirst.link)}>
            {text(sendFirst.label.key)}
          </a>
          <button type="button" className="link" onClick={() => act({ type: 'product.replaced', productId })}>
            {text(replace.key)}
          </button>
          <button type="button" className="link" onClick={() => act({ type: 'refusal.dismissed' })}>
            {text('cart.full.keep')}
          </button>
        </div>
      </div>
    </div>
  );
}
