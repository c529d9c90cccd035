import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { toScript } from '../contract/scripted-client.ts';
import { productQuantitiesKey } from '../forms/keys.ts';
import { createTestDeferral, createTestPorts, flushMicrotasks } from '../ports/flow.test-driver.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import type { Slot } from '../ports/slot.ts';
import type { Slots } from '../ports/storage.ts';
import { waitForView, waitUntilIdle } from '../ports/wait-for-view.ts';
import { ok } from '../result.ts';
import { buyerCartKey, guestCartKey } from './keys.ts';
import { openCart, openCartForm } from './page.ts';

/** A device storage that saves every value under its name, without parsing. */
function memoryStorage(): Slots {
  const slots = new Map<string, Slot<never>>();
  return {
    slot({ key }) {
      const slot = slots.get(key) ?? createMemorySlot<never>();
      slots.set(key, slot);
      return slot as Slot<never>;
    },
  };
}

function stage() {
  const { gateway, ids, bugs, calls } = createTestPorts(
    toScript({
      'catalogue.goodsDetail': ok(sampleProduct),
      'cart.sync': ok({ goodIds: ['P2'], count: 1 }),
    }),
  );
  const { deferral, tasks } = createTestDeferral(() => ({ kind: 'sent', answer: { inquiryIds: ['i1'] } }));
  const storage = memoryStorage();
  storage.slot(guestCartKey).save(['P1']);
  let loggedIn = false;
  const watchers = new Set<() => void>();
  const loginStatus = {
    isLoggedIn: () => loggedIn,
    subscribe(changed: () => void) {
      watchers.add(changed);
      return () => void watchers.delete(changed);
    },
  };
  const logIn = () => {
    loggedIn = true;
    for (const watcher of watchers) watcher();
  };
  const ports = { gateway, ids, bugs, storage, deferral, loginStatus, timer: new SimulatedClock() };
  return { ports, tasks, calls, logIn, watched: () => watchers.size };
}

describe('the cart of a page', () => {
  test('R-3.018 becomes the buyer’s with a login, and the guest’s cart stays unchanged', async () => {
    const { ports, logIn } = stage();
    const cart = openCart(ports);
    expect((await waitUntilIdle(cart)).ids).toEqual(['P1']);
    logIn();
    expect((await waitUntilIdle(cart)).ids).toEqual(['P2']);
    const kept = [ports.storage.slot(guestCartKey).read(), ports.storage.slot(buyerCartKey).read()];
    expect(kept).toEqual([['P1'], ['P2']]);
  });

  test('stops listening to logins when it is closed', () => {
    const { ports, watched } = stage();
    const cart = openCart(ports);
    expect(watched()).toBe(1);
    cart.stop();
    expect(watched()).toBe(0);
  });

  test('R-2.061 R-6.013 the form beside it follows it, and a sent product is removed from it', async () => {
    const { ports, tasks } = stage();
    const cart = openCart(ports);
    const form = openCartForm(ports, { cart });
    const { rows } = await waitForView(form, ({ busy, rows }) => !busy && rows.length > 0);
    expect(rows.map(({ id }) => id)).toEqual(['P1']);
    form.send({ type: 'content.changed', value: 'Please quote.' });
    form.send({ type: 'cart.submitted' });
    const { sent } = await waitUntilIdle(form);
    const { ids } = await waitForView(cart, ({ busy, ids }) => !busy && ids.length === 0);
    expect([sent?.inquiryIds, tasks.length, ids]).toEqual([['i1'], 1, []]);
  });

  test('R-2.062 the form belongs to the exhibition that it was opened from', async () => {
    const { ports, tasks } = stage();
    const form = openCartForm(ports, { cart: openCart(ports), exhibitionId: '1001' });
    form.send({ type: 'content.changed', value: 'Please quote.' });
    await waitForView(form, ({ busy, rows }) => !busy && rows.length > 0);
    form.send({ type: 'cart.submitted' });
    await waitUntilIdle(form);
    expect(tasks.map(({ payload }) => payload)).toEqual([
      { goodIds: ['P1'], content: 'Please quote.', exhibitionId: '1001' },
    ]);
  });

  test('D-48 a quantity typed elsewhere is in the form, goes to the supplier, and one typed here is remembered', async () => {
    const { ports, tasks } = stage();
    const quantities = ports.storage.slot(productQuantitiesKey);
    quantities.save([{ productId: 'P1', quantity: 25_000 }]);
    const form = openCartForm(ports, { cart: openCart(ports) });
    const { rows } = await waitForView(form, ({ busy, rows }) => !busy && rows.length > 0);
    expect(rows[0]?.quantity.value).toBe('25000');
    form.send({ type: 'content.changed', value: 'Please quote.' });
    form.send({ type: 'quantity.changed', productId: 'P1', value: '0' });
    form.send({ type: 'cart.submitted' });
    expect([form.view().focus, tasks.length, quantities.read()?.[0]?.quantity]).toEqual(['quantity-P1', 0, 25_000]);
    form.send({ type: 'quantity.changed', productId: 'P1', value: '٣٠٠' });
    form.send({ type: 'cart.submitted' });
    await waitUntilIdle(form);
    expect(tasks.map(({ payload }) => payload)).toEqual([
      { goodIds: ['P1'], content: 'Please quote.', quantities: [{ goodId: 'P1', quantity: 300 }] },
    ]);
    expect(quantities.read()).toEqual([{ productId: 'P1', quantity: 300 }]);
  });

  test('a closed form no longer follows the cart', async () => {
    const { ports } = stage();
    const cart = openCart(ports);
    const watchers = new Set<() => void>();
    const form = openCartForm(ports, {
      cart: {
        ...cart,
        subscribe(changed) {
          watchers.add(changed);
          return () => void watchers.delete(changed);
        },
      },
    });
    expect(watchers.size).toBe(1);
    form.stop();
    form.send({ type: 'content.changed', value: 'Too late' });
    expect([watchers.size, form.view().content.value]).toEqual([0, '']);
  });

  test('a closed cart no longer changes', async () => {
    const { ports } = stage();
    const cart = openCart(ports);
    await waitUntilIdle(cart);
    cart.stop();
    cart.send({ type: 'product.removed', productId: 'P1' });
    await flushMicrotasks();
    expect(ports.storage.slot(guestCartKey).read()).toEqual(['P1']);
  });
});
