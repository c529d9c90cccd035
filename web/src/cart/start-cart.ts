import type { Ports } from '@fairhall/adapters/ports';
import { type CartFlow, openCart } from '@fairhall/core/cart/page';
import type { Login } from '../login/login.ts';
import { toastLine } from '../overlay/toast-line.ts';
import type { RunningCart } from './cart-host.ts';
import { CartReply } from './cart-reply.tsx';

/** Starts the cart of whoever is here. It follows logins and what other tabs put in or take out.  */
export function startCart(ports: Ports, login: Login): RunningCart {
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const cart = openCart({ ...ports, loginStatus: login }, { reducedMotion });
  showMessages(cart);
  keepCount(cart, login);
  followOtherTabs(cart, login);
  return { ...cart, Reply: CartReply };
}

function showMessages(cart: CartFlow): void {
  let before = cart.view().message;
  cart.subscribe(() => {
    const { message } = cart.view();
    if (message !== null && before === null) toastLine.ask({ type: 'toast.requested', message });
    before = message;
  });
}

/** The header's count is read from the device, which holds the list by the time a change has ended. */
function keepCount(cart: CartFlow, login: Login): void {
  let before = cart.view();
  cart.subscribe(() => {
    const now = cart.view();
    if (!now.busy && (before.busy || before.ids !== now.ids)) login.readDevice();
    before = now;
  });
}

function followOtherTabs(cart: CartFlow, login: Login): void {
  let seen = login.state().device.cartCount;
  login.subscribe(() => {
    const { cartCount } = login.state().device;
    const { busy, count } = cart.view();
    if (cartCount !== seen && cartCount !== count && !busy) cart.send({ type: 'cart.recalled' });
    seen = cartCount;
  });
}
