import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type Script } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { createFlowDriver, createTestPorts, flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import type { OrderField, PhoneName } from './fields.ts';
import type { OrderOpening } from './order.context.ts';
import { type OrderEvent, provideOrder } from './order.machine.ts';
import { orderEcho, orderStart, orderView } from './order.view.ts';

const OPENING: OrderOpening = {
  productId: 'P1',
  tiers: [
    { min: 100, max: 499, price: 2, currency: 'USD' },
    { min: 500, price: 1.85, currency: 'USD' },
  ],
  countries: [
    { id: '356', dialingCode: '+91' },
    { id: '792', dialingCode: '+90' },
  ],
  minOrder: 100,
  contactName: 'Priya Raman',
  countryId: '356',
};

const valid = ok({ isVerify: 'valid', result: '2' });
const invalid = ok({ isVerify: 'invalid', result: '3' });

function openForm(verify: Script = () => valid, create: Script = () => ok({ orderNo: 'O-1' })) {
  const { gateway, calls, reported, ids, bugs } = createTestPorts(verify);
  const { gateway: front, calls: sent } = createScriptedClientFor(secondaryContract, create);
  const clock = new SimulatedClock();
  const machine = provideOrder({ gateway, front, ids, bugs });
  const actor = createActor(machine, { clock, input: OPENING }).start();
  return {
    clock,
    reported,
    sent,
    press: actor.send.bind(actor),
    asked: () => calls.map(({ name }) => name),
    ...createFlowDriver(actor, orderView),
  };
}

const type = (name: OrderField, value: string): OrderEvent => ({ type: 'field.changed', name, value });
const leave = (name: OrderField): OrderEvent => ({ type: 'field.blurred', name });
const choose = (name: PhoneName, countryId: string): OrderEvent => ({ type: 'country.changed', name, countryId });
const send: OrderEvent = { type: 'form.submitted' };
const mobile = type('mobile', '532 123 45 67');

describe('the order form', () => {
  test('R-2.056 D-17 sends the quantity, note and contact once, and ends with the order number', async () => {
    const form = openForm();
    const view = await form.do(
      type('quantity', '٥٠٠'),
      choose('mobile', '792'),
      mobile,
      type('whatsapp', '5550001122'),
      type('remark', '  Natural cotton '),
      send,
      send,
    );
    const phone = (number: string) => ({ dialingCode: '+90', number });
    const contact = { contactName: 'Priya Raman', mobile: phone('5321234567'), whatsapp: phone('5550001122') };
    const request = { goodsId: 'P1', quantity: 500, remark: 'Natural cotton', contact };
    expect(form.sent.map(({ data, options }) => [data, options.idempotencyKey])).toEqual([[request, 'key-1']]);
    expect([view.orderNo, view.submit.locked, view.message]).toEqual(['O-1', true, null]);
  });

  test.each([
    ['', null],
    ['99', null],
    ['100', { from: 100, each: 2, total: '200', currency: 'USD' }],
    ['499', { from: 100, each: 2, total: '998', currency: 'USD' }],
    ['500', { from: 500, each: 1.85, total: '925', currency: 'USD' }],
  ])('D-17 the price of %j follows the price tiers', async (quantity, price) => {
    expect((await openForm().do(type('quantity', quantity))).price).toEqual(price);
  });

  test.each([
    ['', { key: 'validator.required' }],
    ['0', { key: 'validator.positiveInteger' }],
    ['2.5', { key: 'validator.positiveInteger' }],
    ['99', { key: 'order.quantity.min', values: { min: 100 } }],
    ['1000000000', { key: 'validator.quantity.max', values: { max: 999_999_999 } }],
  ])('D-17 a quantity of %j is rejected and nothing is sent', async (quantity, message) => {
    const form = openForm();
    const view = await form.do(type('quantity', quantity), mobile, send);
    expect([view.fields.quantity.message, view.focus, view.refusals, form.sent]).toEqual([message, 'quantity', 1, []]);
  });

  test('R-5.007 missing fields are listed, and the first gets the focus', async () => {
    const view = await openForm().do(type('contactName', ' '), send);
    expect([view.problems.map(({ name }) => name), view.focus]).toEqual([['contactName', 'mobile'], 'contactName']);
  });
});

describe('its phone numbers', () => {
  test('D-70 are verified when they lose focus, and not again while they are unchanged', async () => {
    const form = openForm();
    await form.do(mobile, leave('mobile'), leave('mobile'), type('whatsapp', '5550001122'), leave('whatsapp'));
    expect(form.asked()).toEqual(['account.verifyMobile', 'account.verifyWhatsapp']);
    await form.do(send);
    expect([form.asked().length, form.sent.length]).toEqual([2, 1]);
  });

  test('D-10 a typed dialling code selects its country, also for the second number while that is empty', async () => {
    const form = openForm();
    const view = await form.do(type('mobile', '+90 (0)532 123 45 67'), leave('mobile'));
    expect(view.fields).toMatchObject({
      mobile: { value: '5321234567', countryId: '792', message: null },
      whatsapp: { countryId: '792' },
    });
    await form.do(send);
    const mobile = { dialingCode: '+90', number: '5321234567' };
    expect(form.sent[0]?.data).toMatchObject({ contact: { mobile } });
  });

  test('D-10 a trunk prefix is removed, and an extension is reported, when the user sends from inside the field', async () => {
    const form = openForm();
    const refused = await form.do(type('mobile', '098765 43210 ext 12'), send);
    expect([refused.fields.mobile.message, form.sent]).toEqual([{ key: 'validator.phone.extension' }, []]);
    await form.do(type('mobile', '098765 43210'), send);
    expect(form.sent[0]?.data).toMatchObject({ contact: { mobile: { dialingCode: '+91', number: '9876543210' } } });
  });

  test('D-70 a rejected number is reported when it loses focus, and not sent', async () => {
    const form = openForm(() => invalid);
    const view = await form.do(mobile, leave('mobile'));
    expect(view.fields.mobile).toMatchObject({ state: 'remote', message: { key: 'validator.phone' } });
    expect([(await form.do(send)).focus, form.sent]).toEqual(['mobile', []]);
  });

  test('D-70 A-22 the order is sent even if the gateway cannot verify the number', async () => {
    const form = openForm(() => err(gatewayError('NETWORK_ERROR')));
    const view = await form.do(mobile, leave('mobile'));
    expect(view.fields.mobile).toMatchObject({ state: 'unknown', message: null });
    expect((await form.do(send)).orderNo).toBe('O-1');
  });

  test('D-70 A-22 the order waits three seconds for a verification without an answer, then is sent', async () => {
    const form = openForm(() => new Promise(() => {}));
    form.press(mobile);
    form.press(send);
    await flushMicrotasks();
    form.clock.increment(2_999);
    expect([form.view().fields.mobile.state, form.view().submit.loading]).toEqual(['validating', true]);
    form.clock.increment(1);
    await flushMicrotasks();
    expect(form.view().orderNo).toBe('O-1');
  });

  test('a number is verified again after its country changes; an empty second number takes the same country', async () => {
    const form = openForm();
    const view = await form.do(mobile, leave('mobile'), choose('mobile', '792'));
    expect([view.fields.mobile.countryId, view.fields.whatsapp.countryId, form.asked().length]).toEqual([
      '792',
      '792',
      2,
    ]);
  });

  test('a verification that throws is reported and does not block the order', async () => {
    const form = openForm(() => {
      throw new Error('broken');
    });
    expect((await form.do(mobile, send)).orderNo).toBe('O-1');
    expect(form.reported.length).toBe(1);
  });
});

describe('sending the order', () => {
  test('REL-02 an order has one key until it is changed, and stays in its fields after a failure', async () => {
    const form = openForm(undefined, () => err(gatewayError('TIME_OUT')));
    const view = await form.do(mobile, send, send);
    expect([view.message, view.fields.mobile.value]).toEqual([{ key: 'request.timeout' }, '5321234567']);
    await form.do(type('quantity', '200'), send);
    expect(form.sent.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-2']);
  });

  test('a port that throws is reported', async () => {
    const form = openForm(undefined, () => {
      throw new Error('broken');
    });
    expect((await form.do(mobile, send)).message).toEqual({ key: 'request.server' });
    expect(form.reported.length).toBe(1);
  });
});

test('before its flow is ready the form shows the typed values with their price', () => {
  const echo = orderEcho(OPENING);
  const start = orderStart(OPENING);
  const view = [type('quantity', '500'), choose('mobile', '792'), mobile, leave('mobile')].reduce(echo, start);
  expect([start.price?.total, view.price?.total]).toEqual(['200', '925']);
  expect(view.fields.mobile).toMatchObject({ value: '532 123 45 67', countryId: '792', message: null });
});
