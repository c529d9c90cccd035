import { getFormat } from '@fairhall/core/site/format';
import { useEffect } from 'react';
import { useLogin } from '../login/use-login.ts';
import { hrefOf } from '../page/address.ts';
import { useBoot, useTexts } from '../page/contexts.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { Icon } from '../ui/icon.tsx';
import { cartHost } from './cart-host.ts';
import styles from './cart-link.module.css';
import { useCartCount } from './use-stored-cart.ts';

/**
 * The link to the cart with the number of its products; after a login it counts the buyer's own cart. `compact` is for
 * a phone's top bar. Suppliers have no cart. 
 */
export function CartLink({ compact = false }: { compact?: boolean }) {
  const boot = useBoot();
  const { text } = useTexts();
  const cartCount = useCartCount();
  useBuyerCart();
  if (boot.audience === 'supplier') return null;
  // Most visitors have an empty cart, and creating a language's first number format takes the browser a while.
  const count = cartCount === 0 ? null : getFormat(boot.lang).number(cartCount);
  const label = count === null ? text('shell.cart') : text('shell.cart.count', { count });
  return (
    <a
      className={styles.link}
      href={hrefOf(boot)('cart', {})}
      data-cart-link=""
      data-compact={compact ? '' : undefined}
      data-count={cartCount}
    >
      <span className={styles.sign} aria-hidden="true">
        <Icon name="cart" />
        {count === null ? null : <b className="number">{count}</b>}
      </span>
      {compact ? null : <span aria-hidden="true">{text('shell.cart')}</span>}
      <span className="hidden">{label}</span>
    </a>
  );
}

function useBuyerCart(): void {
  const source = usePortsSource();
  const login = useLogin();
  useEffect(() => {
    if (source === null || login === null) return undefined;
    return login.onEmitted(({ type }) => {
      if (type === 'login.finished') cartHost.load(source, login).catch(() => undefined);
    });
  }, [source, login]);
}
