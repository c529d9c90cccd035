import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import type { TaskOutcome } from '../ports/deferral.ts';
import { err, ok } from '../result.ts';
import { createCarts, openCartPage, productAnswers } from './cart.test-driver.ts';
import type { CartSubmitEvent } from './cart-submit.machine.ts';
import { cartSubmitStart } from './cart-submit.view.ts';
import { forgetSentCart } from './send.ts';

const typed = (value: string): CartSubmitEvent => ({ type: 'content.changed', value });
const send: CartSubmitEvent = { type: 'cart.submitted' };
const EMPTY_FIELD = { value: '', state: 'notValidated', message: null };
const gone = toScript({ 'catalogue.goodsDetail': err(gatewayError('SERVER_ERROR', '404')) });

describe('the products of the cart', () => {
  test('R-1.006 R-2.061 are shown as listed', async () => {
    const view = await openCartPage().settled();
    expect([view.rows, view.canSend, view.empty]).toEqual([
      [{ id: 'P100001', kind: 'listed', product: sampleProduct, quantity: EMPTY_FIELD, message: null, error: null }],
      true,
      null,
    ]);
  });

  test('R-2.061 an empty cart is reported, with a link to the search', async () => {
    const view = await openCartPage({ ids: [] }).do(typed('Hello'), send);
    expect([view.empty?.link, view.canSend, view.sent]).toEqual([
      { route: 'search', params: { searchType: 'product' } },
      false,
      null,
    ]);
  });

  test('a product that no longer exists is reported and blocks sending until it is removed', async () => {
    const page = openCartPage({ script: gone });
    const view = await page.do(typed('Hello'), send);
    expect([view.rows[0]?.message, view.canSend, page.tasks]).toEqual([{ key: 'cart.gone' }, false, []]);
    const emptied = await page.do({ type: 'cart.changed', ids: [] });
    expect([emptied.rows, emptied.empty?.title]).toEqual([[], { key: 'cart.empty.title' }]);
  });

  test('a product that could not be loaded is loaded again on request, and can be sent all the same', async () => {
    let reachable = false;
    const script = toScript(productAnswers);
    const page = openCartPage({ script: (call) => (reachable ? script(call) : err(gatewayError('NETWORK_ERROR'))) });
    const view = await page.settled();
    expect([view.rows[0]?.kind, view.rows[0]?.message, view.rows[0]?.error?.kind, view.canSend, view.canRetry]).toEqual(
      ['unknown', { key: 'request.network' }, 'NETWORK_ERROR', true, true],
    );
    reachable = true;
    expect((await page.do({ type: 'retry.requested' })).rows[0]?.kind).toBe('listed');
  });
});

describe('a supplier with a red rating', () => {
  const red = { ...sampleProduct, supplier: { ...sampleProduct.supplier, light: 'red' as const } };
  const script = toScript({ 'catalogue.goodsDetail': ok(red) });
  const { supplierId: id, supplierName: name } = red.supplier;

  test('R-2.069 D-25 is contacted only after a warning was accepted', async () => {
    const page = openCartPage({ script });
    await page.settled();
    const warned = await page.do(typed('Hello'), send);
    expect([warned.warned, warned.sent, warned.canSend, page.tasks]).toEqual([[{ id, name }], null, true, []]);
    const sent = await page.do({ type: 'warning.accepted' });
    expect([sent.warned, sent.sent?.inquiryIds]).toEqual([[], ['e1']]);
  });

  test('R-2.069 D-25 is warned about even if sending was requested before the products were loaded', async () => {
    const page = openCartPage({ script });
    const warned = await page.do(typed('Hello'), send);
    expect([warned.warned, page.tasks]).toEqual([[{ id, name }], []]);
  });

  test('D-25 is warned about once, and again with another cart; a missing message is reported first', async () => {
    const page = openCartPage({ script, outcome: () => ({ kind: 'failed', error: gatewayError('TIME_OUT') }) });
    await page.settled();
    expect((await page.do(send)).warned).toEqual([]);
    expect((await page.do(typed('Hello'), send, { type: 'warning.accepted' })).error?.kind).toBe('TIME_OUT');
    expect((await page.do(send)).warned).toEqual([]);
    const other = openCartPage({ script });
    await other.settled();
    await other.do(typed('Hello'), send);
    expect((await other.do({ type: 'cart.changed', ids: [] })).warned).toEqual([]);
  });
});

describe('sending the cart', () => {
  test('R-8.014 a failure loads no product again, and new input removes its reason', async () => {
    const page = openCartPage({ outcome: () => ({ kind: 'failed', error: gatewayError('TIME_OUT') }) });
    expect((await page.do(typed('Hello'), send)).error?.kind).toBe('TIME_OUT');
    expect(page.calls.length).toBe(1);
    const view = await page.do(typed('Hello!'));
    expect([view.error, view.message]).toEqual([null, null]);
  });

  test.each([[null], [{}], [{ inquiryIds: 'e1' }]])(
    'R-1.006 a response that does not name the enquiries counts as sent: %j',
    async (answer) => {
      const view = await openCartPage({ outcome: () => ({ kind: 'sent', answer }) }).do(typed('Hello'), send);
      expect([view.sent?.inquiryIds, view.empty, view.busy, view.canSend]).toEqual([[], null, false, false]);
    },
  );

  test('while the cart is being sent nothing is sent again, nothing changes, and the page is not empty', async () => {
    const page = openCartPage({ outcome: () => new Promise(() => {}) });
    await page.do(typed('Hello'));
    const view = page.atOnce(send, send, typed('Other'), { type: 'cart.changed', ids: [] });
    expect([view.sending, view.busy, view.content.value, view.empty, page.tasks.length]).toEqual([
      true,
      true,
      'Hello',
      null,
      1,
    ]);
  });
  test('R-5.007 the message is validated as for sending, and nothing is sent, if a confirmation comes first', async () => {
    const page = openCartPage();
    const empty = await page.do({ type: 'form.checked' });
    expect([empty.content.message, empty.canSend, page.tasks]).toEqual([{ key: 'validator.required' }, true, []]);
    expect((await page.do(typed('Hello'), { type: 'form.checked' })).content.message).toBeNull();
    expect(page.tasks).toEqual([]);
  });

  test('R-4.057 R-7.067 is sent as a task of its kind, empties both lists and leads to the success page', async () => {
    const page = openCartPage({ carts: createCarts(['P100001'], ['P100001', 'P7']) });
    const view = await page.do(typed(' Please quote. '), send);
    expect(page.tasks).toEqual([
      {
        kind: 'NormalCartSubmit',
        idempotencyKey: 'key-1',
        payload: { goodIds: ['P100001'], content: 'Please quote.' },
      },
    ]);
    expect([view.sent, page.carts.guestCart.read(), page.carts.buyerCart.read(), page.carts.drafts.read()]).toEqual([
      { inquiryIds: ['e1'], mail: null, link: { route: 'submitResult', params: { resultType: 'enquiry' } } },
      [],
      ['P7'],
      null,
    ]);
  });

  test('R-2.062 from the page of an exhibition includes the exhibition', async () => {
    const page = openCartPage({ exhibitionId: '1001' });
    await page.do(typed('Please quote.'), send);
    expect(page.tasks.map(({ payload }) => payload)).toEqual([
      { goodIds: ['P100001'], content: 'Please quote.', exhibitionId: '1001' },
    ]);
  });

  test.each([
    ['', { key: 'validator.required' }],
    ['x'.repeat(2_001), { key: 'validator.max', values: { max: 2_000 } }],
  ])('a message has 1 to 2,000 characters (D-10)', async (content, message) => {
    const page = openCartPage();
    const view = await page.do(typed(content), send);
    expect([view.content.message, view.refusals, page.tasks]).toEqual([message, 1, []]);
  });

  test('after a failure the cart and the message stay, and are sent again under the same key, also after a reload', async () => {
    const outcome = () => ({ kind: 'failed', error: gatewayError('TIME_OUT') }) as const;
    const page = openCartPage({ outcome });
    const view = await page.do(typed('Please quote.'), send, send);
    expect([view.message, view.content.value, page.carts.guestCart.read()]).toEqual([
      { key: 'request.timeout' },
      'Please quote.',
      ['P100001'],
    ]);
    const later = openCartPage({ outcome, carts: page.carts, keys: 'later' });
    expect((await later.settled()).content.value).toBe('Please quote.');
    await later.do(send, typed('Other'), send);
    expect(page.tasks.concat(later.tasks).map(({ idempotencyKey }) => idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-1',
      'later-1',
    ]);
  });

  test('a product that no longer exists by then is reported in its row', async () => {
    let isGone = false;
    const page = openCartPage({
      script: (call) => (isGone ? gone(call) : toScript(productAnswers)(call)),
      outcome: () => {
        isGone = true;
        return { kind: 'failed', error: gatewayError('SERVER_ERROR', '404', 'gone') };
      },
    });
    const view = await page.do(typed('Please quote.'), send);
    expect([view.message, view.rows.map(({ kind }) => kind), view.canSend]).toEqual([
      { text: 'gone' },
      ['gone'],
      false,
    ]);
  });

  test('R-6.013 a closed login sends nothing, and a login on another page leaves the page as it is', async () => {
    const closed = await openCartPage({ outcome: () => ({ kind: 'dismissed' }) }).do(typed('Hello'), send);
    expect([closed.message, closed.canSend, closed.leaving]).toEqual([{ key: 'cart.dismissed' }, true, false]);
    const page = openCartPage({ outcome: () => ({ kind: 'leaving' }) });
    const leaving = await page.do(typed('Hello'), send);
    expect([leaving.leaving, leaving.message, page.carts.guestCart.read()]).toEqual([true, null, ['P100001']]);
  });

  test('REL-02 a cart that is repeated after a port threw has the same key, even if the message was changed meanwhile', async () => {
    let lost = true;
    const page = openCartPage({
      outcome: () => {
        if (lost) throw new Error('broken');
        return { kind: 'sent', answer: { inquiryIds: ['e1'] } };
      },
    });
    await page.do(typed('Hello'), send);
    lost = false;
    await page.do(typed('Good evening'), typed('Hello'), send);
    expect(page.tasks.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  test('a port that throws is shown as a server error and reported', async () => {
    const cause = new Error('broken');
    const page = openCartPage({
      outcome: () => {
        throw cause;
      },
    });
    const view = await page.do(typed('Hello'), send);
    expect([view.message, view.canSend, page.reported]).toEqual([{ key: 'request.server' }, true, [cause]]);
  });

  test('R-4.063 a cart that was sent while its page was gone is emptied as well, and another message is left alone', () => {
    const carts = createCarts(['P100001'], []);
    carts.drafts.save({ content: 'Newer', attempt: { key: 'other', content: '' } });
    forgetSentCart(carts, { key: 'key-1', request: { goodIds: ['P100001'], content: 'Hello' } });
    expect([carts.guestCart.read(), carts.drafts.read()?.content]).toEqual([[], 'Newer']);
    forgetSentCart(carts, { key: 'other', request: { goodIds: [], content: 'Newer' } });
    expect(carts.drafts.read()).toBeNull();
  });

  test.each([
    ['the same message', ' Hello\n', null],
    ['another message', 'Hello again', 'Hello again'],
  ])('REL-12 for a draft without a key from a killed browser, %s is removed or left', (_, content, left) => {
    const carts = createCarts();
    carts.drafts.save({ content, attempt: null });
    forgetSentCart(carts, { key: 'key-1', request: { goodIds: [], content: 'Hello' } });
    expect(carts.drafts.read()?.content ?? null).toBe(left);
  });
});

describe('sending before the products are loaded', () => {
  const slow = () => {
    const product = Promise.withResolvers<ScriptedAnswer>();
    const page = openCartPage({ script: () => product.promise });
    return { page, answer: (value: ScriptedAnswer = ok(sampleProduct)) => product.resolve(value) };
  };

  test('R-5.007 an empty message is reported at once, and still after they are loaded', async () => {
    const { page, answer } = slow();
    const pressed = page.atOnce(send);
    expect([pressed.content.message, pressed.focus, pressed.refusals]).toEqual([
      { key: 'validator.required' },
      'content',
      1,
    ]);
    answer();
    const ready = await page.settled();
    expect([ready.content.message, ready.refusals, ready.canSend]).toEqual([{ key: 'validator.required' }, 1, true]);
  });

  test('R-4.086 a valid message is busy at once, and is sent once when they are loaded', async () => {
    const { page, answer } = slow();
    expect(page.atOnce(typed('Please quote.'), send, send).submit.busy).toBe(true);
    answer();
    await page.settled();
    expect(page.tasks.length).toBe(1);
  });

  test('a product that no longer exists blocks sending, and the press points at it', async () => {
    const { page, answer } = slow();
    page.atOnce(typed('Please quote.'), send);
    answer(err(gatewayError('SERVER_ERROR', '404')));
    const view = await page.settled();
    expect([view.refusals, view.focus, view.submit.busy, page.tasks]).toEqual([1, null, false, []]);
  });
});

test('R-4.086 R-4.087 R-4.089 the button is busy, shows a spinner after 100 ms, and locks once the cart was sent', async () => {
  const outcome = Promise.withResolvers<TaskOutcome>();
  const page = openCartPage({ outcome: () => outcome.promise });
  await page.do(typed('Please quote.'));
  const idle = { busy: false, loading: false, locked: false };
  expect([page.view().submit, page.atOnce(send).submit]).toEqual([idle, { ...idle, busy: true }]);
  page.clock.increment(100);
  expect(page.view().submit).toEqual({ ...idle, busy: true, loading: true });
  outcome.resolve({ kind: 'sent', answer: { inquiryIds: ['e1'] } });
  expect((await page.settled()).submit).toEqual({ ...idle, locked: true });
});

test('the form looks the same before and after its flow starts', () => {
  expect(cartSubmitStart({ ids: ['P100001'] })).toEqual(openCartPage().view());
  expect(cartSubmitStart({ ids: [] })).toEqual(openCartPage({ ids: [] }).view());
});
