import type { Ports } from '@fairhall/adapters/ports';
import { provideCart } from '@fairhall/core/cart/cart.machine';
import { cartView } from '@fairhall/core/cart/cart.view';
import { createActor } from 'xstate';
import type { Login } from '../login/login.ts';
import { toastLine } from '../overlay/toast-line.ts';
import type { RunningCart } from './cart-host.ts';
import { CartReply } from './cart-reply.tsx';

/** Starts the cart of whoever is here, and follows logins and what other tabs do.  */
export function startCart({ gateway, ids, storage }: Ports, login: Login): RunningCart {
  const machine = provideCart({
    gateway,
    ids,
    bugs: { report: (cause) => reportError(cause) },
    guestCart: storage.slot('guestCart'),
    buyerCart: storage.slot('buyerCart'),
    contacts: storage.slot('buyerContactId'),
  });
  let loggedIn = login.isLoggedIn();
  let seen = login.state().device.cartCount;
  const reducedMotion = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const actor = createActor(machine, { input: { loggedIn, reducedMotion } });
  let view = cartView(actor.getSnapshot());
  actor.subscribe((snapshot) => {
    const before = view;
    view = cartView(snapshot);
    const { message } = view;
    if (message !== null && before.message === null) toastLine.ask({ type: 'toast.requested', message });
    // The header's count is a glance at what the device keeps, which is written by the time a change has ended.
    if (!view.busy && (before.busy || before.ids !== view.ids)) login.readDevice();
  });
  login.subscribe(() => {
    const { cartCount } = login.state().device;
    if (login.isLoggedIn() !== loggedIn) {
      loggedIn = !loggedIn;
      actor.send({ type: 'login.changed', loggedIn });
    } else if (cartCount !== seen && cartCount !== view.count && !view.busy) {
      actor.send({ type: 'cart.recalled' });
    }
    seen = cartCount;
  });
  actor.start();
  return {
    Reply: CartReply,
    view: () => view,
    subscribe(changed) {
      const subscription = actor.subscribe(changed);
      return () => subscription.unsubscribe();
    },
    send: (event) => actor.send(event),
  };
}
