import type { CartView } from '@fairhall/core/cart/cart.view';
import { expect, test } from 'vitest';
import type { Login } from '../login/login.ts';
import type { PortsSource } from '../page/ports-source.ts';
import { createCartHost, type RunningCart } from './cart-host.ts';

const EMPTY: CartView = { busy: false, ids: [], count: 0, refusal: null, done: null, flight: null, message: null };
// The host only passes it on.
const source = {} as PortsSource;
const login = {} as Login;

function cartOf(view: CartView) {
  const hearers = new Set<() => void>();
  const cart: RunningCart = {
    Reply: () => null,
    view: () => view,
    subscribe(changed) {
      hearers.add(changed);
      return () => hearers.delete(changed);
    },
    send: () => undefined,
  };
  return { cart, change: () => hearers.forEach((hear) => void hear()) };
}

test('the flow starts once for all callers, and all watchers are notified', async () => {
  let starts = 0;
  const { cart, change } = cartOf({ ...EMPTY, ids: ['P1'], count: 1 });
  const host = createCartHost(async () => {
    starts += 1;
    return cart;
  });
  const seen: (number | undefined)[] = [];
  host.watch(() => seen.push(host.view()?.count));
  expect([host.view(), host.reply()]).toEqual([null, null]);
  const [one, other] = await Promise.all([host.load(source, login), host.load(source, login)]);
  change();
  expect([starts, one === other, seen, host.reply()]).toEqual([1, true, [1, 1], cart.Reply]);
});

test('code that failed to load is loaded again on the next use', async () => {
  let starts = 0;
  const { cart } = cartOf(EMPTY);
  const host = createCartHost(async () => {
    starts += 1;
    if (starts === 1) throw new Error('offline');
    return cart;
  });
  await expect(host.load(source, login)).rejects.toThrow('offline');
  expect(await host.load(source, login)).toBe(cart);
});

test('a watcher that has unsubscribed is not notified', async () => {
  const host = createCartHost(async () => cartOf(EMPTY).cart);
  let told = 0;
  host.watch(() => {
    told += 1;
  })();
  await host.load(source, login);
  expect(told).toBe(0);
});
