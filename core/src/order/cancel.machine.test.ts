import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok, type Result } from '../result.ts';
import { type CancelPorts, provideCancel } from './cancel.machine.ts';
import { cancelView } from './cancel.view.ts';

function openCancel(answer: Result<unknown, unknown>) {
  const sent: unknown[] = [];
  const front = {
    order: {
      cancel: async (...given: unknown[]) => {
        sent.push(given);
        return answer;
      },
    },
  } as unknown as CancelPorts['front']; // only what the flow calls
  const ports = { front, ids: { uuid: () => 'key-1' }, bugs: { report: () => undefined } };
  const clock = new SimulatedClock();
  const actor = createActor(provideCancel(ports), { input: { orderNo: 'O-1', version: 1 }, clock }).start();
  return { sent, ...createFlowDriver(actor, cancelView) };
}

describe('D-17 a buyer who cancels an order', () => {
  test('is asked first, and the version that they saw is sent', async () => {
    const flow = openCancel(ok({ state: 'cancelled', version: 2, stateTime: 2 }));
    expect(await flow.do({ type: 'form.submitted' })).toMatchObject({ state: 'closed' });
    expect(await flow.do({ type: 'cancel.requested' })).toMatchObject({ state: 'asking' });
    expect(await flow.do({ type: 'cancel.dismissed' })).toMatchObject({ state: 'closed' });
    expect(await flow.do({ type: 'cancel.requested' }, { type: 'form.submitted' })).toMatchObject({
      state: 'cancelled',
      message: null,
    });
    expect(flow.sent).toMatchObject([
      [
        { orderNo: 'O-1', version: 1 },
        { idempotencyKey: 'key-1', retry: true },
      ],
    ]);
  });

  test('reads why an order can no longer be cancelled', async () => {
    const flow = openCancel(err(gatewayError('SERVER_ERROR', '409', 'The supplier has already confirmed this order.')));
    expect(await flow.do({ type: 'cancel.requested' }, { type: 'form.submitted' })).toMatchObject({
      state: 'outdated',
      message: { text: 'The supplier has already confirmed this order.' },
    });
  });

  test('can try again after another failure', async () => {
    const flow = openCancel(err(gatewayError('TIME_OUT')));
    expect(await flow.do({ type: 'cancel.requested' }, { type: 'form.submitted' })).toMatchObject({
      state: 'asking',
      message: { key: 'request.timeout' },
    });
  });
});
