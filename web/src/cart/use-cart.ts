import type { CartEvent } from '@fairhall/core/cart/cart.machine';
import type { CartView } from '@fairhall/core/cart/cart.view';
import { gatewayError } from '@fairhall/core/contract/error';
import { useCallback, useSyncExternalStore } from 'react';
import { useLogin } from '../login/use-login.ts';
import { toastQueue } from '../overlay/toast-queue.ts';
import { usePortsSource } from '../page/use-ports-source.ts';
import { cartHost, type RunningCart } from './cart-host.ts';

export interface UsedCart {
  /** Null until the flow's code is loaded. */
  readonly view: CartView | null;
  /** Renders the result of a press; null until the code is loaded. */
  readonly Reply: RunningCart['Reply'] | null;
  /** Loads the code before it is needed. */
  readonly prepare: () => void;
  readonly act: (event: CartEvent) => void;
  /** Loads the cart itself. Rejects if its code cannot be loaded. */
  readonly load: () => Promise<RunningCart>;
}

/** The page's cart for a component. Events that are sent before the code is loaded are queued. */
export function useCart(): UsedCart {
  const source = usePortsSource();
  const login = useLogin();
  const view = useSyncExternalStore(cartHost.watch, cartHost.view, () => null);
  const prepare = useCallback(() => {
    if (source !== null && login !== null) cartHost.load(source, login).catch(() => undefined);
  }, [source, login]);
  const act = useCallback(
    (event: CartEvent) => {
      if (source === null || login === null) return;
      cartHost.load(source, login).then(
        (cart) => cart.send(event),
        () => toastQueue.add({ type: 'request.failed', error: gatewayError('NETWORK_ERROR') }),
      );
    },
    [source, login],
  );
  const load = useCallback(async () => {
    if (source === null || login === null) throw new Error('there is no cart while the server renders');
    return cartHost.load(source, login);
  }, [source, login]);
  return { view, Reply: cartHost.reply(), prepare, act, load };
}
