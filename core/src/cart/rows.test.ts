import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import type { Script } from '../contract/scripted-client.ts';
import type { TaskOutcome } from '../ports/deferral.ts';
import { err, ok } from '../result.ts';
import { openCartPage } from './cart.test-driver.ts';
import type { CartSubmitEvent } from './cart-submit.machine.ts';

const typed = (value: string): CartSubmitEvent => ({ type: 'content.changed', value });
const send: CartSubmitEvent = { type: 'cart.submitted' };

/** The products of a cart by the gateway's answer; a product that is not named fails to load. */
const productsOf =
  (kinds: Readonly<Record<string, 'listed' | 'gone'>>): Script =>
  ({ data }) => {
    const { goodsSpuId } = data as { readonly goodsSpuId: string }; // the form requests only products
    const kind = kinds[goodsSpuId];
    if (kind === 'listed') return ok({ ...sampleProduct, goodsSpuId });
    return err(kind === 'gone' ? gatewayError('SERVER_ERROR', '404') : gatewayError('TIME_OUT'));
  };

describe('R-2.061 several products', () => {
  test.each([
    ['all listed', { P1: 'listed', P2: 'listed', P3: 'listed' }, true, false],
    ['one gone among others', { P1: 'listed', P2: 'gone', P3: 'listed' }, false, false],
    ['one not to be had just now', { P1: 'listed', P3: 'listed' }, true, true],
    ['one of each', { P1: 'listed', P2: 'gone' }, false, true],
  ] as const)('%s: enables sending and reloading accordingly', async (_, kinds, canSend, canRetry) => {
    const ids = ['P3', 'P1', 'P2'];
    const page = openCartPage({ ids, script: productsOf(kinds) });
    const view = await page.settled();
    expect([view.rows.map(({ id }) => id), view.canSend, view.canRetry]).toEqual([ids, canSend, canRetry]);
    expect((await page.do(typed('Hello'), send)).sent === null).toBe(!canSend);
    expect(page.tasks.map(({ payload }) => (payload as { goodIds: string[] }).goodIds)).toEqual(canSend ? [ids] : []);
  });

  test('a removed product disappears at once, and the others are loaded again', async () => {
    const page = openCartPage({ ids: ['P1', 'P2'], script: productsOf({ P1: 'listed', P2: 'listed' }) });
    await page.settled();
    const changed = page.atOnce({ type: 'cart.changed', ids: ['P2'] });
    expect([changed.rows.map(({ id }) => id), changed.busy, changed.canSend]).toEqual([['P2'], true, false]);
    expect((await page.settled()).canSend).toBe(true);
    page.atOnce({ type: 'cart.changed', ids: ['P2'] });
    expect([page.view().busy, page.calls.length, page.calls.every(({ options }) => options.handled)]).toEqual([
      false,
      3,
      true,
    ]);
  });

  test.each<[string, TaskOutcome]>([
    ['refused', { kind: 'failed', error: gatewayError('SERVER_ERROR', '400') }],
    ['kept for a login that was closed', { kind: 'dismissed' }],
  ])('a cart that is changed while it is sent, and is %s, shows its current products', async (_, end) => {
    const outcome = Promise.withResolvers<TaskOutcome>();
    const script = productsOf({ P1: 'listed', P2: 'listed' });
    const page = openCartPage({ ids: ['P1'], script, outcome: () => outcome.promise });
    await page.do(typed('Hello'));
    page.atOnce(send, { type: 'cart.changed', ids: ['P2'] });
    outcome.resolve(end);
    const view = await page.settled();
    expect([view.rows.map(({ id }) => id), view.canSend, view.message === null]).toEqual([['P2'], true, false]);
  });
});
