import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok, type Result } from '../result.ts';
import { type FeedbackField, type FeedbackPorts, provideFeedback } from './feedback.machine.ts';
import { feedbackView } from './feedback.view.ts';

function openFeedback(supplierId: string | null, answer: Result<unknown, unknown> = ok({ id: 'f1' })) {
  const calls: unknown[][] = [];
  const call =
    (name: string) =>
    async (data: object, { idempotencyKey }: { idempotencyKey?: string }) => {
      calls.push([name, data, idempotencyKey]);
      return answer;
    };
  let keys = 0;
  const ports = {
    front: { cms: { feedback: call('service') }, trafficLight: { feedback: call('supplier') } },
    ids: {
      uuid: () => {
        keys += 1;
        return `key-${keys}`;
      },
    },
    bugs: { report: () => undefined },
  } as unknown as FeedbackPorts; // the machine uses no other ports
  const actor = createActor(provideFeedback(ports, { supplierId }), {
    clock: new SimulatedClock(),
    input: { supplierId },
  }).start();
  return { calls, ...createFlowDriver(actor, feedbackView) };
}

const type = (name: FeedbackField, value: string) => ({ type: 'field.changed', name, value }) as const;
const filled = [type('content', ' Four weeks late. '), type('email', ' a@example.com ')] as const;
const send = { type: 'form.submitted' } as const;

describe('writing to the organiser', () => {
  test('R-2.071 D-25 a report requires a type, a text and an email address, and is sent trimmed', async () => {
    const form = openFeedback('S1');
    const refused = await form.do(send);
    expect([refused.focus, refused.refusals, form.calls]).toEqual(['type', 1, []]);
    expect(Object.values(refused.fields).map(({ state }) => state)).toEqual(['required', 'required', 'required']);
    const view = await form.do(...filled, type('type', 'delivery'), send);
    expect(form.calls).toEqual([
      [
        'supplier',
        { supplierId: 'S1', type: 'delivery', content: 'Four weeks late.', email: 'a@example.com' },
        'key-1',
      ],
    ]);
    expect([view.isSent, view.submit.locked]).toEqual([true, true]);
  });

  test('D-18 a message to customer service has no type', async () => {
    const form = openFeedback(null);
    expect((await form.do(send)).focus).toBe('content');
    await form.do(...filled, send);
    expect(form.calls).toEqual([
      ['service', { type: 'service', content: 'Four weeks late.', email: 'a@example.com' }, 'key-1'],
    ]);
  });

  test('a message has one key until it is changed, and stays in its fields after a failure', async () => {
    const form = openFeedback(null, err(gatewayError('TIME_OUT')));
    const view = await form.do(...filled, send, send);
    expect([view.message, view.fields.content.value]).toEqual([{ key: 'request.timeout' }, ' Four weeks late. ']);
    await form.do(type('content', 'Five weeks late.'), send);
    expect(form.calls.map(([, , key]) => key)).toEqual(['key-1', 'key-1', 'key-2']);
  });
});
