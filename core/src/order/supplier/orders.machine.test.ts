import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../../contract/error.ts';
import type { ReceivedOrder } from '../../contract/order/calls.ts';
import type { ScriptedAnswer } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierTokenKey } from '../../supplier-login/keys.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideOrders } from './orders.machine.ts';
import { supplierOrdersView } from './orders.view.ts';

const ORDER: ReceivedOrder = {
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
};
const counts = { received: 45, confirmed: 2, declined: 0, cancelled: 1 };
const page = (total: number) => ok({ records: [ORDER], total, pageNo: 1, pageSize: 20, counts });

function openOrders(answer: () => ScriptedAnswer, token: string | null = 'st_1') {
  const stage = supplierStage(answer, createMemoryDevice());
  if (token !== null) stage.storage.slot(supplierTokenKey).save(token);
  const clock = new SimulatedClock();
  const actor = createActor(provideOrders({ ...stage.ports, timer: clock as never }), { clock }).start();
  return { ...stage, ...createFlowDriver(actor, supplierOrdersView) };
}

describe('a supplier’s orders', () => {
  test('D-17 are shown page by page', async () => {
    const orders = openOrders(() => page(45));
    expect(await orders.settled()).toMatchObject({ state: 'shown', rows: [ORDER], pageNo: 1, pageCount: 3 });
    await orders.do({ type: 'page.selected', pageNo: 2 }, { type: 'page.shown' });
    expect(orders.calls.map(({ data }) => data)).toEqual([1, 2, 2].map((pageNo) => ({ pageNo, state: 'received' })));
  });

  test('D-17 are shown by their state, each with the number of its orders', async () => {
    const orders = openOrders(() => page(2));
    expect((await orders.settled()).parts.map(({ part, count }) => `${part} ${count}`)).toEqual([
      'received 45',
      'confirmed 2',
      'declined 0',
      'cancelled 1',
    ]);
    expect(await orders.do({ type: 'part.selected', part: 'confirmed' })).toMatchObject({
      part: 'confirmed',
      pageNo: 1,
    });
    expect(orders.calls.at(-1)?.data).toEqual({ pageNo: 1, state: 'confirmed' });
  });

  test('asks for a login without one, and clears an expired one', async () => {
    const visitor = openOrders(() => page(1), null);
    expect([(await visitor.settled()).state, visitor.calls]).toEqual(['visitor', []]);
    const ended = openOrders(() => err(gatewayError('INVALID_TOKEN', '401')));
    expect((await ended.settled()).state).toBe('visitor');
    expect(ended.storage.slot(supplierTokenKey).read()).toBeNull();
  });

  test('THR-56 a login that another tab has ended hides the rows, and nothing is loaded', async () => {
    const orders = openOrders(() => page(1));
    await orders.settled();
    orders.storage.slot(supplierTokenKey).drop();
    expect(await orders.do({ type: 'page.shown' })).toMatchObject({ state: 'visitor', rows: [] });
    expect(orders.calls).toHaveLength(1);
  });

  test('a failure is shown and can be retried', async () => {
    let tries = 0;
    const orders = openOrders(() => {
      tries += 1;
      if (tries === 1) throw new Error('broken');
      return tries === 2 ? err(gatewayError('TIME_OUT')) : page(1);
    });
    expect(await orders.settled()).toMatchObject({ state: 'failed', message: { key: 'request.server' } });
    expect(orders.reported.length).toBe(1);
    expect(await orders.do({ type: 'retry.requested' })).toMatchObject({ message: { key: 'request.timeout' } });
    expect(await orders.do({ type: 'retry.requested' })).toMatchObject({ state: 'shown', message: null });
  });
});
