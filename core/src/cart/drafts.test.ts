import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { err } from '../result.ts';
import { createCarts, openCartPage } from './cart.test-driver.ts';
import type { CartSubmitEvent } from './cart-submit.machine.ts';

const typed = (value: string): CartSubmitEvent => ({ type: 'content.changed', value });

describe('what was typed', () => {
  const kept = { content: 'Half written', attempt: null };

  test('comes back from the device, beside nothing that is written already', async () => {
    const carts = createCarts(['P100001']);
    carts.drafts.save(kept);
    expect((await openCartPage({ carts }).settled()).content.value).toBe('Half written');
    const page = openCartPage({ carts });
    page.atOnce(typed('New'));
    expect(carts.drafts.read()).toEqual(kept);
    expect([(await page.settled()).content.value, carts.drafts.read()?.content]).toEqual(['New', 'New']);
  });

  test('is kept as it is changed, also to nothing, and no older draft takes its place when products are asked for again', async () => {
    const page = openCartPage({ script: () => err(gatewayError('TIME_OUT')) });
    await page.do(typed('Hello'), typed(''));
    expect(page.carts.drafts.read()?.content).toBe('');
    page.carts.drafts.save(kept);
    expect((await page.do({ type: 'retry.requested' })).content.value).toBe('');
  });

  test('leaves the draft alone where nothing was', async () => {
    const carts = createCarts(['P100001']);
    await openCartPage({ carts }).settled();
    expect(carts.drafts.read()).toBeNull();
  });

  test('D-10 is counted in characters, as it is when it is looked at', async () => {
    const view = await openCartPage().do(typed('🧵'.repeat(2_000)), { type: 'content.blurred' });
    expect([view.contentLength, view.content.message]).toEqual([{ length: 2_000, max: 2_000 }, null]);
  });

  test('is looked at when it is left, without the focus being drawn to it', async () => {
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
