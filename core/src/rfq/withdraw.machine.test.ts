import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok, type Result } from '../result.ts';
import { provideWithdraw, type WithdrawPorts } from './withdraw.machine.ts';
import { withdrawView } from './withdraw.view.ts';

function openWithdraw(answer: Result<unknown, unknown>) {
  const sent: unknown[] = [];
  const front = {
    rfqLifecycle: {
      withdraw: async (...given: unknown[]) => {
        sent.push(given);
        return answer;
      },
    },
  } as unknown as WithdrawPorts['front']; // only what the flow calls
  const ports = { front, ids: { uuid: () => 'key-1' }, bugs: { report: () => undefined } };
  const clock = new SimulatedClock();
  const actor = createActor(provideWithdraw(ports), { input: { rfqId: 'r1', version: 2 }, clock }).start();
  return { sent, ...createFlowDriver(actor, withdrawView) };
}

describe('D-50 a buyer who withdraws a request', () => {
  test('is asked first, and the version that they saw is sent', async () => {
    const flow = openWithdraw(ok({ status: 2, version: 3 }));
    expect(await flow.do({ type: 'form.submitted' })).toMatchObject({ state: 'closed' });
    expect(await flow.do({ type: 'withdrawal.requested' })).toMatchObject({ state: 'asking' });
    expect(await flow.do({ type: 'withdrawal.dismissed' })).toMatchObject({ state: 'closed' });
    expect(await flow.do({ type: 'withdrawal.requested' }, { type: 'form.submitted' })).toMatchObject({
      state: 'withdrawn',
      message: null,
    });
    expect(flow.sent).toMatchObject([
      [
        { rfqId: 'r1', version: 2 },
        { idempotencyKey: 'key-1', retry: true },
      ],
    ]);
    expect((flow.sent as [object][])[0]?.[0]).not.toHaveProperty('reason');
  });

  test('can give a reason, which is cut to its maximum length', async () => {
    const flow = openWithdraw(ok({ status: 2, version: 3 }));
    const typed = { type: 'reason.changed', value: ` ${'x'.repeat(600)}` } as const;
    const view = await flow.do({ type: 'withdrawal.requested' }, typed, { type: 'form.submitted' });
    expect(view).toMatchObject({ state: 'withdrawn' });
    expect(flow.sent).toMatchObject([[{ reason: 'x'.repeat(499) }, {}]]);
  });

  test('reads why a request can no longer be withdrawn', async () => {
    const flow = openWithdraw(err(gatewayError('SERVER_ERROR', '409', 'This request has ended.')));
    expect(await flow.do({ type: 'withdrawal.requested' }, { type: 'form.submitted' })).toMatchObject({
      state: 'outdated',
      message: { text: 'This request has ended.' },
    });
  });

  test('can try again after another failure', async () => {
    const flow = openWithdraw(err(gatewayError('TIME_OUT')));
    expect(await flow.do({ type: 'withdrawal.requested' }, { type: 'form.submitted' })).toMatchObject({
      state: 'asking',
      message: { key: 'request.timeout' },
    });
  });
});
