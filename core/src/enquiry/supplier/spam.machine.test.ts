import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../../contract/error.ts';
import { type ScriptedAnswer, toScript } from '../../contract/scripted-client.ts';
import { createFlowDriver } from '../../ports/flow.test-driver.ts';
import { err, ok } from '../../result.ts';
import { createMemoryDevice } from '../../storage/memory-device.ts';
import { supplierStage } from '../../supplier-login/supplier.test-driver.ts';
import { provideSpam } from './spam.machine.ts';
import { spamView } from './spam.view.ts';

function openSpam(answer: ScriptedAnswer = ok({ state: 'spam' })) {
  const stage = supplierStage(toScript({ 'supplierEnquiry.setState': answer }), createMemoryDevice());
  const clock = new SimulatedClock();
  const actor = createActor(provideSpam({ ...stage.ports, timer: clock as never }, 'e1'), { clock }).start();
  return { ...stage, ...createFlowDriver(actor, spamView) };
}

const ask = { type: 'spam.requested' } as const;
const reason = (value = ' adverts ') => ({ type: 'reason.changed', value }) as const;
const send = { type: 'form.submitted' } as const;

describe('reporting an enquiry as spam', () => {
  test('D-65 requires a reason, which is sent trimmed', async () => {
    const spam = openSpam();
    const refused = await spam.do(ask, reason('  '), send);
    expect([refused.state, refused.reason.state, refused.refusals]).toEqual(['asking', 'required', 1]);
    expect(spam.calls).toEqual([]);
    const view = await spam.do(reason(), send);
    expect(spam.sent('supplierEnquiry.setState').map(({ data }) => data)).toEqual([
      { enquiryId: 'e1', to: 'spam', reason: 'adverts' },
    ]);
    expect(view.state).toBe('reported');
  });

  test('one reason has one key, and stays in its field after a failure', async () => {
    const spam = openSpam(err(gatewayError('TIME_OUT')));
    const view = await spam.do(ask, reason(), send, send);
    expect([view.message, view.reason.value]).toEqual([{ key: 'request.timeout' }, ' adverts ']);
    expect(spam.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  test('cancelling sends nothing', async () => {
    const spam = openSpam();
    expect((await spam.do(ask, { type: 'spam.dismissed' }, send)).state).toBe('closed');
    expect(spam.calls).toEqual([]);
  });
});
