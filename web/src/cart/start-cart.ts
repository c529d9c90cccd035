import type { Ports } from '@fairhall/adapters/ports';
import { type CartFlow, openCart } from '@fairhall/core/cart/page';
import type { Login } from '../login/login.ts';
import { toastQueue } from '../overlay/toast-queue.ts';
import type { RunningCart } from './cart-host.ts';
import { CartReply } from './cart-reply.tsx';
import { countStoredCart } from './stored-cart.ts';

/** Starts the visitor's cart, which follows logins and changes of the cart in other tabs.  */
export function startCart(ports: Ports, login: Login): RunningCart {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const cart = openCart({ ...ports, loginStatus: login }, { reducedMotion });
  showMessages(cart);
  followOtherTabs(cart, login);
  return { ...cart, Reply: CartReply };
}

function showMessages(cart: CartFlow): void {
  let before = cart.view().message;
  cart.subscribe(() => {
    const { message } = cart.view();
    if (message !== null && before === null) toastQueue.add({ type: 'toast.requested', message });
    before = message;
  });
}

/** Reads the cart again when another tab or a login has stored a different one. */
function followOtherTabs(cart: CartFlow, login: Login): void {
  const read = () => countStoredCart(window, Date.now());
  let seen = read();
  const follow = (): void => {
    const stored = read();
    const { busy, count } = cart.view();
    if (stored !== seen && stored !== count && !busy) cart.send({ type: 'reload.requested' });
    seen = stored;
  };
  login.subscribe(follow);
  addEventListener('storage', follow);
}
