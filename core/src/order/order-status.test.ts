import { describe, expect, test } from 'vitest';
import { ORDER_STATES } from '../contract/order/limits.ts';
import { err, ok } from '../result.ts';
import { applyOrderAct, listOrderActs, type OrderAct, type OrderActor, type OrderStatus } from './order-status.ts';

const received: OrderStatus = { state: 'received', version: 1, accountId: 'buyer-1', supplierId: 'S1' };
const buyer: OrderActor = { side: 'buyer', accountId: 'buyer-1' };
const supplier: OrderActor = { side: 'supplier', supplierId: 'S1' };
const ACTS: readonly OrderAct[] = ['confirm', 'decline', 'cancel'];
const sideOf = (act: OrderAct) => (act === 'cancel' ? buyer : supplier);

describe('D-17 an order', () => {
  test('is confirmed or declined by its supplier, and cancelled by its buyer', () => {
    expect(ACTS.map((act) => applyOrderAct(received, sideOf(act), act, 1))).toEqual([
      ok({ state: 'confirmed', version: 2 }),
      ok({ state: 'declined', version: 2 }),
      ok({ state: 'cancelled', version: 2 }),
    ]);
  });

  test('THR-29 is changed by nobody else, not even by the other side', () => {
    const strangers: readonly OrderActor[] = [
      { side: 'buyer', accountId: 'buyer-2' },
      { side: 'supplier', supplierId: 'S2' },
    ];
    for (const act of ACTS) {
      const other = act === 'cancel' ? supplier : buyer;
      for (const actor of [other, ...strangers]) {
        expect(applyOrderAct(received, actor, act, 1)).toEqual(err('stranger'));
      }
    }
  });

  test('that was confirmed, declined or cancelled stays so, and the refusal names that state', () => {
    for (const state of ORDER_STATES.filter((each) => each !== 'received')) {
      for (const act of ACTS) {
        expect(applyOrderAct({ ...received, state, version: 2 }, sideOf(act), act, 2)).toEqual(err(state));
      }
    }
  });

  test('is not changed by somebody who saw another version', () => {
    expect(applyOrderAct({ ...received, version: 2 }, supplier, 'confirm', 1)).toEqual(err('changed'));
  });

  test('shows each side exactly the buttons that its rules allow', () => {
    for (const state of ORDER_STATES) {
      for (const actor of [buyer, supplier]) {
        const allowed = ACTS.filter((act) => applyOrderAct({ ...received, state }, actor, act, 1).ok);
        expect(listOrderActs(state, actor.side)).toEqual(allowed);
      }
    }
  });
});
