import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import type { TaskOutcome } from '../ports/deferral.ts';
import {
  createMemory,
  fileOf,
  fillEvents,
  formNeedEvent,
  next,
  openRfq,
  type RfqStage,
  scriptOf,
  send,
  toFieldChanged,
  toFilesAdded,
} from './rfq.test-driver.ts';
import { rfqStart } from './rfq.view.ts';

const sentData = (form: ReturnType<typeof openRfq>) => form.tasks.map(({ payload }) => payload);

describe('three steps', () => {
  test('R-2.038 starts with the need', async () => {
    const view = await openRfq().settled();
    expect(view.steps).toEqual([
      { name: 'need', number: 1, title: { key: 'rfq.step.need' }, state: 'current' },
      { name: 'quantity', number: 2, title: { key: 'rfq.step.quantity' }, state: 'ahead' },
      { name: 'review', number: 3, title: { key: 'rfq.step.review' }, state: 'ahead' },
    ]);
    expect([view.canSend, view.countries.map(({ code2 }) => code2)]).toEqual([true, ['IN', 'TR']]);
  });

  test('going on requires only the fields of the current step', async () => {
    const form = openRfq();
    const refused = await form.do(next);
    expect([refused.step, refused.refusals, refused.focus, refused.problems]).toEqual([
      'need',
      1,
      'description',
      [{ name: 'description', step: 'need', message: { key: 'validator.required' } }],
    ]);
    expect((await form.do(formNeedEvent, next)).step).toBe('quantity');
    const second = await form.do(next);
    expect([second.step, second.focus, second.problems.map(({ name }) => name)]).toEqual([
      'quantity',
      'email',
      ['email'],
    ]);
  });

  test('going back and forth loses nothing', async () => {
    const form = openRfq();
    const view = await form.do(
      ...fillEvents,
      next,
      next,
      { type: 'step.returned' },
      { type: 'step.chosen', step: 'need' },
    );
    expect([view.step, view.fields.description.value, view.fields.quantity.value, view.fields.email.value]).toEqual([
      'need',
      'Cotton tote bags, 10 oz',
      '2000',
      'priya@malabar.example',
    ]);
    expect((await form.do({ type: 'step.chosen', step: 'review' })).step).toBe('review');
  });

  test('selecting a later step leads to a skipped step with an invalid field', async () => {
    const view = await openRfq().do(formNeedEvent, toFieldChanged('email', 'priya@'), {
      type: 'step.chosen',
      step: 'review',
    });
    expect([view.step, view.focus]).toEqual(['quantity', 'email']);
  });

  test('R-5.009 R-5.034 a quantity is a whole number in digits of any script, and optional', async () => {
    const form = openRfq();
    expect((await form.do(toFieldChanged('quantity', '٤٠٠'))).fields.quantity.value).toBe('400');
    const wrong = await form.do(...fillEvents, toFieldChanged('quantity', '0'), send);
    expect(wrong.problems.map(({ name, message }) => [name, message])).toEqual([
      ['quantity', { key: 'validator.positiveInteger' }],
    ]);
    expect((await form.do(toFieldChanged('quantity', ''), send)).sent?.rfqId).toBe('rfq1');
  });

  test('a description has 2,000 characters at most (D-10)', async () => {
    const view = await openRfq().do(toFieldChanged('description', 'x'.repeat(2_001)), next);
    expect([view.step, view.problems[0]?.message, view.lengths.description]).toEqual([
      'need',
      { key: 'validator.max', values: { max: 2_000 } },
      { length: 2_001, max: 2_000 },
    ]);
  });
});

test('D-10 text is counted in characters, as in validation', async () => {
  const threads = toFieldChanged('description', '🧵'.repeat(2_000));
  const view = await openRfq().do(threads, toFieldChanged('question', '🧵?'), next);
  expect([view.step, view.lengths]).toEqual([
    'quantity',
    { description: { length: 2_000, max: 2_000 }, question: { length: 2, max: 2_000 } },
  ]);
});

describe('sending', () => {
  test('R-1.005 R-4.058 R-5.042 a complete RFQ without tags is submitted as a task, trimmed, and leads to the success page', async () => {
    const form = openRfq();
    const view = await form.do(
      ...fillEvents,
      toFieldChanged('question', ' Can you print? '),
      toFieldChanged('countryId', '792'),
      send,
    );
    expect(view.sent).toEqual({
      rfqId: 'rfq1',
      mail: null,
      heldBy: null,
      reached: null,
      email: 'priya@malabar.example',
      link: { route: 'rfqSuccess', params: {}, query: { rfqId: 'rfq1' } },
    });
    expect(form.tasks).toEqual([
      {
        kind: 'RFQSubmit',
        idempotencyKey: 'key-1',
        payload: {
          description: 'Cotton tote bags, 10 oz',
          question: 'Can you print?',
          email: 'priya@malabar.example',
          cateAndTag: null,
          quantity: 2_000,
          unit: 'piece',
          countryId: '792',
          source: 2,
        },
      },
    ]);
  });

  test.each([
    ['unconfirmedAddress', 'unconfirmedAddress'],
    ['dailyLimit', 'dailyLimit'],
    ['something new', null],
  ])('R-2.121 the answer names the reason for holding the RFQ back from exhibitors: %s', async (heldBy, shown) => {
    const answer = { rfqId: 'rfq1', heldBy };
    const view = await openRfq({ outcome: () => ({ kind: 'sent', answer }) }).do(...fillEvents, send);
    expect(view.sent?.heldBy).toBe(shown);
  });

  test('selected tags are sent with it', async () => {
    const value = { tag: [{ label: 'Cotton', value: 'TG601031' }], product: '' };
    const form = openRfq();
    const view = await form.do(...fillEvents, { type: 'tags.changed', value }, send);
    expect([view.cateAndTag, sentData(form)]).toEqual([value, [expect.objectContaining({ cateAndTag: value })]]);
  });

  test('R-5.007 sending an incomplete RFQ leads to the first invalid field, and nothing is sent', async () => {
    const form = openRfq();
    const view = await form.do(toFieldChanged('email', 'priya@'), send);
    expect([view.step, view.focus, view.problems.map(({ name }) => name), form.tasks]).toEqual([
      'need',
      'description',
      ['description', 'email'],
      [],
    ]);
  });

  test('after a failure the draft and all typed values stay, and the reason is shown', async () => {
    const form = openRfq({ outcome: () => ({ kind: 'failed', error: gatewayError('TIME_OUT') }) });
    const view = await form.do(...fillEvents, send);
    expect([
      view.message,
      view.canSend,
      view.fields.description.value,
      form.memory.drafts.read()?.attempt?.key,
    ]).toEqual([{ key: 'request.timeout' }, true, 'Cotton tote bags, 10 oz', 'key-1']);
  });

  test('the same content sent again reuses its key, also after a reload; other content gets a new one', async () => {
    const memory = createMemory();
    const outcome = () => ({ kind: 'failed', error: gatewayError('TIME_OUT') }) as const;
    const form = openRfq({ memory, outcome });
    await form.do(...fillEvents, send, send);
    const reloaded = openRfq({ memory, outcome, keys: 'later' });
    await reloaded.do(send, toFieldChanged('description', 'Other'), formNeedEvent, send);
    await reloaded.do(toFieldChanged('description', 'Other'), send);
    expect(form.tasks.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
    expect(reloaded.tasks.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1', 'later-1']);
  });

  test('R-6.014 dismissing the login sends nothing and preserves the draft', async () => {
    const form = openRfq({ outcome: () => ({ kind: 'dismissed' }) });
    const view = await form.do(...fillEvents, send);
    expect([view.message, view.canSend, form.memory.drafts.read()?.description]).toEqual([
      { key: 'rfq.dismissed' },
      true,
      'Cotton tote bags, 10 oz',
    ]);
    expect((await form.do(toFieldChanged('question', 'x'))).message).toBeNull();
  });

  test('R-4.061 a login on another page leaves the form unchanged, so that the buyer can return to it', async () => {
    const form = openRfq({ outcome: () => ({ kind: 'leaving' }) });
    const view = await form.do(...fillEvents, send);
    expect([view.leaving, view.message, view.canSend, form.memory.drafts.read()?.attempt?.key]).toEqual([
      true,
      null,
      true,
      'key-1',
    ]);
  });

  test('while it is being sent, nothing is sent again and no field changes', async () => {
    const form = openRfq({ outcome: () => new Promise(() => {}) });
    await form.do(...fillEvents);
    const view = form.atOnce(send, send, toFieldChanged('description', 'Other'));
    expect([view.sending, view.fields.description.value, form.tasks.length]).toEqual([
      true,
      'Cotton tote bags, 10 oz',
      1,
    ]);
  });

  test('a draft saved by another tab during sending does not get the key, and stays after the RFQ was sent', async () => {
    const memory = createMemory();
    const arrival = Promise.withResolvers<{ kind: 'sent'; answer: unknown }>();
    const other = openRfq({ memory });
    await other.settled();
    const form = openRfq({ memory, outcome: () => arrival.promise });
    await form.do(...fillEvents);
    form.atOnce(send);
    await other.do(toFieldChanged('description', 'Jute bags'));
    expect(memory.drafts.read()?.attempt).toBeNull();
    arrival.resolve({ kind: 'sent', answer: { rfqId: 'rfq1' } });
    await form.settled();
    expect(memory.drafts.read()?.description).toBe('Jute bags');
  });

  test('REL-02 an RFQ repeated after a port failed has the same key, even if the buyer typed in between', async () => {
    let lost = true;
    const form = openRfq({
      outcome: () => {
        if (lost) throw new Error('broken');
        return { kind: 'sent', answer: { rfqId: 'rfq1' } };
      },
    });
    await form.do(...fillEvents, send);
    lost = false;
    await form.do(toFieldChanged('description', 'Jute bags'), formNeedEvent, send);
    expect(form.tasks.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  test('a port failure is reported and shown as a server error', async () => {
    const cause = new Error('broken');
    const form = openRfq({
      outcome: () => {
        throw cause;
      },
    });
    const view = await form.do(...fillEvents, send);
    expect([view.message, view.canSend, form.reported]).toEqual([{ key: 'request.server' }, true, [cause]]);
  });
});

describe('a user faster than the form', () => {
  const slow = (stage: RfqStage = {}) => {
    const countries = Promise.withResolvers<ScriptedAnswer>();
    const form = openRfq({
      ...stage,
      script: (call) => (call.name === 'site.countries' ? countries.promise : scriptOf()(call)),
    });
    return { form, answer: () => countries.resolve(scriptOf()({ name: 'site.countries', data: {}, options: {} })) };
  };

  test('R-5.007 going on with an empty form shows the error at once, and still does once the form is ready', async () => {
    const { form, answer } = slow();
    const pressed = form.atOnce(next);
    const problem = { name: 'description', step: 'need', message: { key: 'validator.required' } };
    expect([pressed.problems, pressed.focus, pressed.refusals]).toEqual([[problem], 'description', 1]);
    answer();
    const ready = await form.settled();
    expect([ready.canSend, ready.step, ready.problems, ready.refusals]).toEqual([true, 'need', [problem], 1]);
  });

  test('R-4.058 R-4.086 a complete RFQ sent while the form is loading is sent once the form is ready', async () => {
    const { form, answer } = slow();
    const pressed = form.atOnce(...fillEvents, toFieldChanged('countryId', '356'), next, next, send, send);
    expect([pressed.step, pressed.submit.busy, form.tasks.length]).toEqual(['review', true, 0]);
    answer();
    expect([(await form.settled()).sent?.rfqId, form.tasks.length]).toEqual(['rfq1', 1]);
  });

  test('a value that became invalid in the meantime is reported and not sent', async () => {
    const { form, answer } = slow();
    form.atOnce(...fillEvents, toFieldChanged('countryId', '356'), next, next, send, toFieldChanged('email', 'priya@'));
    answer();
    const view = await form.settled();
    expect([view.focus, view.submit.busy, form.tasks]).toEqual(['email', false, []]);
  });
});

describe('R-4.086 R-4.087 R-4.089 the send button', () => {
  test('is busy while the RFQ is being sent, shows it after 100 ms, and locks after success', async () => {
    const outcome = Promise.withResolvers<TaskOutcome>();
    const form = openRfq({ outcome: () => outcome.promise });
    await form.do(...fillEvents, next, next);
    const idle = { busy: false, loading: false, locked: false };
    expect([form.view().submit, form.atOnce(send).submit]).toEqual([idle, { ...idle, busy: true }]);
    form.clock.increment(100);
    expect(form.view().submit).toEqual({ ...idle, busy: true, loading: true });
    outcome.resolve({ kind: 'sent', answer: { rfqId: 'rfq1' } });
    expect((await form.settled()).submit).toEqual({ ...idle, locked: true });
  });

  test('is also busy while it waits for files', async () => {
    const upload = Promise.withResolvers<ScriptedAnswer>();
    const form = openRfq({ script: (call) => (call.name === 'rfq.attach' ? upload.promise : scriptOf()(call)) });
    await form.do(...fillEvents, next, next);
    const waiting = form.atOnce(toFilesAdded(fileOf('drawing.pdf')), send);
    expect([waiting.waitingForFiles, waiting.submit.busy]).toEqual([true, true]);
    expect(form.atOnce({ type: 'submit.cancelled' }).submit.busy).toBe(false);
  });
});

test('the form looks the same before and after its flow starts', () => {
  const opening = { prefill: { description: 'Lamps' } };
  expect(rfqStart(opening)).toEqual(openRfq({ opening }).view());
});
