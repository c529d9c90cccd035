import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../../contract/error.ts';
import { ORDER_REASON_MAX } from '../../contract/order/limits.ts';
import type { ReceivedOrderDetails } from '../../contract/order/supplier-calls.ts';
import type { ScriptedAnswer } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideReceivedOrder } from './order.machine.ts';
import { supplierOrderView } from './order.view.ts';

const ORDER: ReceivedOrderDetails = {
  orderNo: 'O-1',
  productId: 'P1',
  productName: 'Bag',
  image: '',
  quantity: 3,
  unit: 'piece',
  price: null,
  currency: 'USD',
  remark: '',
  createTime: 1,
  state: 'received',
  version: 1,
  stateTime: null,
  reason: '',
  contact: { contactName: 'Priya', mobile: { dialingCode: '+90', number: '5321234567' }, email: 'a@example.com' },
  enquiryId: 'e1',
  decidedBy: '',
};
const DECLINED: ReceivedOrderDetails = { ...ORDER, state: 'declined', version: 2, stateTime: 2, reason: 'Sold out' };

function openOrder(answers: readonly ScriptedAnswer[]) {
  let at = 0;
  const stage = supplierStage(() => answers[Math.min(at++, answers.length - 1)] ?? ok(ORDER), createMemoryDevice());
  stage.storage.slot(supplierTokenKey).save('st_1');
  const clock = new SimulatedClock();
  const machine = provideReceivedOrder({ ...stage.ports, timer: clock as never }, 'O-1');
  const actor = createActor(machine, { clock }).start();
  return { ...stage, ...createFlowDriver(actor, supplierOrderView) };
}

describe('D-17 an order that a supplier received', () => {
  test('is confirmed with one press, in the version that the supplier saw', async () => {
    const confirmed = { ...ORDER, state: 'confirmed', version: 2, stateTime: 2 };
    const order = openOrder([ok(ORDER), ok({ state: 'confirmed', version: 2, stateTime: 2 }), ok(confirmed)]);
    expect(await order.settled()).toMatchObject({ state: 'shown', order: ORDER, canDecide: true });
    expect(await order.do({ type: 'order.confirmed' })).toMatchObject({ order: confirmed, canDecide: false });
    expect(order.calls[1]).toMatchObject({ name: 'supplierOrder.confirm', data: { orderNo: 'O-1', version: 1 } });
  });

  test('is declined with the typed reason, which may be missing', async () => {
    const order = openOrder([ok(ORDER), ok({ state: 'declined', version: 2, stateTime: 2 }), ok(DECLINED)]);
    await order.settled();
    expect(await order.do({ type: 'decline.requested' })).toMatchObject({ isDeclining: true });
    const typed = { type: 'reason.changed', value: ' Sold out ' } as const;
    const after = await order.do(typed, { type: 'form.submitted' });
    expect(after).toMatchObject({ order: DECLINED, isDeclining: false, reason: { value: '' } });
    expect(order.calls[1]?.data).toEqual({ orderNo: 'O-1', version: 1, reason: 'Sold out' });
    const other = openOrder([ok(ORDER), ok({ state: 'declined', version: 2, stateTime: 2 }), ok(DECLINED)]);
    await other.settled();
    await other.do({ type: 'decline.requested' }, { type: 'form.submitted' });
    expect(other.calls[1]?.data).toEqual({ orderNo: 'O-1', version: 1 });
  });

  test('is not declined with a reason that is too long', async () => {
    const order = openOrder([ok(ORDER)]);
    await order.settled();
    await order.do({ type: 'decline.requested' });
    const typed = { type: 'reason.changed', value: 'a'.repeat(ORDER_REASON_MAX + 1) } as const;
    const view = await order.do(typed, { type: 'form.submitted' });
    expect(view).toMatchObject({ isDeclining: true, refusals: 1, reason: { message: expect.anything() } });
    expect(order.calls).toHaveLength(1);
  });

  test('that the buyer has cancelled meanwhile is shown so, with the reason why nothing was done', async () => {
    const refused = err(gatewayError('SERVER_ERROR', '409', 'The buyer has cancelled this order.'));
    const order = openOrder([ok(ORDER), refused, ok({ ...ORDER, state: 'cancelled', version: 2, stateTime: 2 })]);
    await order.settled();
    expect(await order.do({ type: 'order.confirmed' })).toMatchObject({
      order: { state: 'cancelled' },
      canDecide: false,
      message: { text: 'The buyer has cancelled this order.' },
    });
  });

  test('REL-01 a decision whose answer was lost is sent again under the same key, with the typed reason kept', async () => {
    const order = openOrder([ok(ORDER), err(gatewayError('TIME_OUT')), ok(ORDER), ok(true), ok(DECLINED)]);
    await order.settled();
    await order.do({ type: 'decline.requested' }, { type: 'reason.changed', value: 'Sold out' });
    expect(await order.do({ type: 'form.submitted' })).toMatchObject({
      isDeclining: true,
      reason: { value: 'Sold out' },
      message: { key: 'request.timeout' },
    });
    await order.do({ type: 'form.submitted' });
    const keys = order.calls.flatMap(({ options }) => options?.idempotencyKey ?? []);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });
});
