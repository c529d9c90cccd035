import type { CartView } from '@fairhall/core/cart/cart.view';
import type { CartFlow } from '@fairhall/core/cart/page';
import type { ComponentType } from 'react';
import type { Login } from '../login/login.ts';
import { loadModule } from '../page/load-module.ts';
import { loadOnce } from '../page/load-once.ts';
import type { PortsSource } from '../page/ports-source.ts';
import type { CartReplyProps } from './cart-reply.tsx';

/** The cart once its code is loaded. */
export interface RunningCart extends Pick<CartFlow, 'view' | 'subscribe' | 'send'> {
  /** Renders the result of a press. It loads with the flow, so that the animation to the cart shows from its start. */
  readonly Reply: ComponentType<CartReplyProps>;
}

type Start = (source: PortsSource, login: Login) => Promise<RunningCart>;

const startNow: Start = async (source, login) => {
  const [{ startCart }, ports] = await Promise.all([loadModule(() => import('./start-cart.ts')), source.load()]);
  return startCart(ports, login);
};

/** Creates the host of the page's cart; its flow loads when somebody is about to use it. */
export function createCartHost(start: Start = startNow) {
  const watchers = new Set<() => void>();
  const notify = (): void => {
    for (const watcher of watchers) watcher();
  };
  const { load, now } = loadOnce(start, (cart) => {
    cart.subscribe(notify);
    notify();
  });
  return {
    load,
    /** Null until it is loaded. */
    view: (): CartView | null => now()?.view() ?? null,
    reply: (): RunningCart['Reply'] | null => now()?.Reply ?? null,
    watch(watcher: () => void): () => void {
      watchers.add(watcher);
      return () => watchers.delete(watcher);
    },
  };
}

/** The cart of this page; the server never loads it. */
export const cartHost = createCartHost();
