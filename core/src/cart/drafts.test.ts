import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { err } from '../result.ts';
import { createCarts, openCartPage } from './cart.test-driver.ts';
import type { CartSubmitEvent } from './cart-submit.machine.ts';

const typed = (value: string): CartSubmitEvent => ({ type: 'content.changed', value });

describe('the typed message', () => {
  const kept = { content: 'Half written', attempt: null };

  test('is restored from the device, unless something is already typed', async () => {
    const carts = createCarts(['P100001']);
    carts.drafts.save(kept);
    expect((await openCartPage({ carts }).settled()).content.value).toBe('Half written');
    const page = openCartPage({ carts });
    page.atOnce(typed('New'));
    expect(carts.drafts.read()).toEqual(kept);
    expect([(await page.settled()).content.value, carts.drafts.read()?.content]).toEqual(['New', 'New']);
  });

  test('is saved on every change, even to nothing, and no older draft replaces it when products are loaded again', async () => {
    const page = openCartPage({ script: () => err(gatewayError('TIME_OUT')) });
    await page.do(typed('Hello'), typed(''));
    expect(page.carts.drafts.read()?.content).toBe('');
    page.carts.drafts.save(kept);
    expect((await page.do({ type: 'retry.requested' })).content.value).toBe('');
  });

  test('leaves the draft alone if nothing was typed', async () => {
    const carts = createCarts(['P100001']);
    await openCartPage({ carts }).settled();
    expect(carts.drafts.read()).toBeNull();
  });

  test('D-10 is counted in characters, as in its validation', async () => {
    const view = await openCartPage().do(typed('🧵'.repeat(2_000)), { type: 'content.blurred' });
    expect([view.contentLength, view.content.message]).toEqual([{ length: 2_000, max: 2_000 }, null]);
  });

  test('is validated on blur, without moving the focus', async () => {
    const page = openCartPage();
    expect((await page.do(typed('x'.repeat(2_001)))).content.message).toBeNull();
    const view = await page.do({ type: 'content.blurred' });
    expect([view.content.state, view.focus, view.refusals, view.contentLength]).toEqual([
      'max',
      null,
      0,
      { length: 2_001, max: 2_000 },
    ]);
  });
});
