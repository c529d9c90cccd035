import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import {
  countToday,
  createMemory,
  fillEvents,
  openForm,
  scriptOf,
  send,
  toFieldChanged,
} from './enquiry.test-driver.ts';
import { enquiryStart } from './enquiry.view.ts';

const notFound = err(gatewayError('SERVER_ERROR', '404'));

describe('opening the form', () => {
  test('R-2.048 R-7.068 shows the item and the daily count', async () => {
    const form = openForm();
    expect([form.view().busy, form.view().canSend]).toEqual([true, false]);
    const view = await form.settled();
    expect([view.target?.name, view.daily, view.canSend]).toEqual(['Brass ball valve DN20', countToday, true]);
  });

  test('an item that the page has loaded is not loaded again', async () => {
    const { target } = await openForm().settled();
    if (target === null) throw new Error('the product was scripted');
    const form = openForm(toScript({ 'enquiry.dailyCount': ok(countToday) }), { target });
    expect((await form.settled()).canSend).toBe(true);
  });

  test('an id of neither a product nor a supplier shows a message and cannot be sent', async () => {
    const form = openForm(scriptOf({ 'catalogue.goodsDetail': notFound, 'catalogue.supplierDetail': notFound }));
    const view = await form.do(...fillEvents, send);
    expect([view.missing, view.message, view.canSend, form.sent()]).toEqual([
      true,
      { key: 'enquiry.missing' },
      false,
      [],
    ]);
  });

  test('an unreachable gateway is reported and can be retried', async () => {
    let reachable = false;
    const form = openForm((call) => (reachable ? scriptOf()(call) : err(gatewayError('NETWORK_ERROR'))));
    const view = await form.settled();
    expect([view.canRetry, view.message]).toEqual([true, { key: 'request.network' }]);
    reachable = true;
    const again = await form.do({ type: 'retry.requested' });
    expect([again.canSend, again.message]).toEqual([true, null]);
  });

  test('an unknown daily count does not block sending', async () => {
    const form = openForm(scriptOf({ 'enquiry.dailyCount': err(gatewayError('TIME_OUT')) }));
    const view = await form.settled();
    expect([view.daily, view.canSend]).toEqual([null, true]);
  });

  test('R-2.060 an enquiry is sent to the supplier at once only from the confirmed email address of the account', async () => {
    const form = openForm(
      scriptOf({ 'enquiry.dailyCount': ok({ ...countToday, confirmedEmail: 'Buyer@example.com' }) }),
    );
    expect((await form.do(...fillEvents)).goesAtOnce).toBe(true);
    expect((await form.do(toFieldChanged('email', 'other@example.com'))).goesAtOnce).toBe(false);
    expect((await openForm().do(...fillEvents)).goesAtOnce).toBe(false);
  });

  test('R-7.068 a reached daily limit is explained and blocks sending', async () => {
    const form = openForm(scriptOf({ 'enquiry.dailyCount': ok({ count: 20, limit: 20 }) }));
    const view = await form.do(...fillEvents, send);
    expect([view.limitReached, view.message, view.canSend, form.sent()]).toEqual([
      true,
      { key: 'enquiry.limit.reached', values: { limit: 20 } },
      false,
      [],
    ]);
  });
});

describe('sending', () => {
  test('R-5.007 a check before a confirmation validates every field as sending does, and sends nothing', async () => {
    const form = openForm();
    const empty = await form.do({ type: 'form.checked' });
    expect([empty.problems.map(({ name }) => name), empty.refusals, form.sent()]).toEqual([
      ['content', 'email'],
      0,
      [],
    ]);
    const right = await form.do(...fillEvents, { type: 'form.checked' });
    expect([right.problems, form.sent()]).toEqual([[], []]);
  });

  test('R-5.017 A-42 does not check whether a guest has an account', async () => {
    const form = openForm();
    const view = await form.do(...fillEvents, { type: 'field.blurred', name: 'email' }, send);
    expect([view.sent === null, form.calls.map(({ name }) => name).includes('account.memberCheck')]).toEqual([
      false,
      false,
    ]);
  });

  test('R-1.004 R-2.049 a complete enquiry is sent and leads to the success page', async () => {
    const form = openForm();
    const view = await form.do(...fillEvents, toFieldChanged('quantity', '٤٠٠'), send);
    expect(view.sent).toEqual({
      inquiryId: 'e1',
      email: 'buyer@example.com',
      mail: null,
      isConfirmed: false,
      path: null,
      link: { route: 'enquirySuccess', params: { name: 'Brass ball valve DN20', itemId: 'P100001' } },
    });
    expect(form.sent().map(({ data }) => data)).toEqual([
      {
        type: 'product',
        targetId: 'P100001',
        supplierId: 'S1001',
        content: 'Please quote.',
        email: 'buyer@example.com',
        quantity: 400,
        source: 3,
      },
    ]);
  });

  test('R-2.049 R-2.060 an enquiry sent to the supplier at once is distinguished from one awaiting confirmation', async () => {
    const form = openForm(
      scriptOf({ 'enquiry.submitNew': ok({ inquiryId: 'e1', mail: 'queued', isConfirmed: true }) }),
    );
    expect((await form.do(...fillEvents, send)).sent?.isConfirmed).toEqual(true);
  });

  test('THR-46 shows that the email will follow later', async () => {
    const form = openForm(scriptOf({ 'enquiry.submitNew': ok({ inquiryId: 'e1', mail: 'postponed' }) }));
    expect((await form.do(...fillEvents, send)).sent?.mail).toEqual('postponed');
  });

  test('R-8.018 the form handles the errors of its calls itself and never uses a cached daily count', async () => {
    const form = openForm();
    await form.do(...fillEvents, send);
    const told = form.calls.map(({ name, options: { handled, fresh } }) => [name, handled, fresh]);
    expect(told.sort()).toEqual([
      ['catalogue.goodsDetail', true, undefined],
      ['enquiry.dailyCount', true, true],
      ['enquiry.submitNew', true, undefined],
    ]);
  });

  test('R-2.049 the email address for the reply is shown without surrounding white space', async () => {
    const view = await openForm().do(...fillEvents, toFieldChanged('email', ' buyer@example.com '), send);
    expect(view.sent?.email).toBe('buyer@example.com');
  });

  test('R-5.007 R-8.031 invalid fields are listed in order, the first gets the focus, and all values stay', async () => {
    const form = openForm();
    const view = await form.do(toFieldChanged('email', 'buyer@'), toFieldChanged('quantity', '0'), send);
    expect(view.problems).toEqual([
      { name: 'quantity', message: { key: 'validator.positiveInteger' } },
      { name: 'content', message: { key: 'validator.required' } },
      { name: 'email', message: { key: 'home.register.validator.email' } },
    ]);
    expect([view.focus, view.refusals, form.sent()]).toEqual(['quantity', 1, []]);
    expect([view.fields.email.value, view.fields.quantity.value]).toEqual(['buyer@', '0']);
  });

  test('R-8.014 after a failure all values stay and the reason is shown', async () => {
    const form = openForm(scriptOf({ 'enquiry.submitNew': err(gatewayError('TIME_OUT')) }));
    const view = await form.do(...fillEvents, send);
    expect([view.message, view.canSend, view.fields.content.value, view.fields.email.value]).toEqual([
      { key: 'request.timeout' },
      true,
      'Please quote.',
      'buyer@example.com',
    ]);
  });

  test('sending the same content again reuses its key, also after a change was undone', async () => {
    const form = openForm(scriptOf({ 'enquiry.submitNew': err(gatewayError('TIME_OUT')) }));
    await form.do(...fillEvents, send);
    await form.do(send);
    await form.do(toFieldChanged('content', 'Other'), toFieldChanged('content', 'Please quote.'), send);
    await form.do(toFieldChanged('content', 'Other'), send);
    expect(form.sent().map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  test('R-4.088 while the enquiry is being sent, nothing is sent again and no field changes', async () => {
    const form = openForm((call) => (call.name === 'enquiry.submitNew' ? new Promise(() => {}) : scriptOf()(call)));
    await form.settled();
    for (const event of [...fillEvents, send, send, toFieldChanged('content', 'Other')]) form.atOnce(event);
    expect([form.view().sending, form.view().fields.content.value, form.sent().length]).toEqual([
      true,
      'Please quote.',
      1,
    ]);
  });

  test('REL-02 an enquiry repeated after a port failed has the same key, even if the buyer typed in between', async () => {
    let lost = true;
    const form = openForm((call) => {
      if (call.name === 'enquiry.submitNew' && lost) throw new Error('broken');
      return scriptOf()(call);
    });
    await form.do(...fillEvents, send);
    lost = false;
    await form.do(toFieldChanged('content', 'Hello'), ...fillEvents, send);
    expect(form.sent().map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
  });

  test('a port failure is reported and shown as a server error', async () => {
    const cause = new Error('broken');
    const form = openForm((call) => {
      if (call.name === 'enquiry.submitNew') throw cause;
      return scriptOf()(call);
    });
    const view = await form.do(...fillEvents, send);
    expect([view.message, view.canSend, form.reported]).toEqual([{ key: 'request.server' }, true, [cause]]);
  });
});

describe('sending before the form is ready', () => {
  const slow = () => {
    const answer = Promise.withResolvers<ScriptedAnswer>();
    const form = openForm((call) => (call.name === 'enquiry.dailyCount' ? answer.promise : scriptOf()(call)));
    return { form, answer: (value: ScriptedAnswer = ok(countToday)) => answer.resolve(value) };
  };

  test('R-5.007 an empty form shows at once which fields are missing, and still does once it is ready', async () => {
    const { form, answer } = slow();
    const pressed = form.atOnce(send);
    expect([pressed.problems.map(({ name }) => name), pressed.focus, pressed.refusals]).toEqual([
      ['content', 'email'],
      'content',
      1,
    ]);
    answer();
    const ready = await form.settled();
    expect([ready.canSend, ready.problems, ready.refusals]).toEqual([true, pressed.problems, 1]);
  });

  test('R-1.004 R-4.086 a complete form is busy at once and is sent once as soon as it is ready', async () => {
    const { form, answer } = slow();
    const pressed = form.atOnce(...fillEvents, send, send);
    expect([pressed.submit.busy, pressed.sending, form.sent().length]).toEqual([true, false, 0]);
    answer();
    expect([(await form.settled()).sent?.inquiryId, form.sent().length]).toEqual(['e1', 1]);
  });

  test('R-7.068 is not sent if the daily limit turns out to be reached', async () => {
    const { form, answer } = slow();
    form.atOnce(...fillEvents, send);
    answer(ok({ count: 20, limit: 20 }));
    const view = await form.settled();
    expect([view.limitReached, view.submit.busy, form.sent()]).toEqual([true, false, []]);
  });

  test('a value that became invalid in the meantime is reported and not sent', async () => {
    const { form, answer } = slow();
    form.atOnce(...fillEvents, send, toFieldChanged('email', 'buyer@'));
    answer();
    const view = await form.settled();
    expect([view.focus, view.refusals, view.submit.busy, form.sent()]).toEqual(['email', 1, false, []]);
  });

  test('a draft fills empty fields, and the errors of other fields stay', async () => {
    const memory = createMemory();
    memory.guests.save({ email: 'buyer@example.com' });
    const form = openForm(scriptOf(), {}, memory);
    form.atOnce(send);
    const view = await form.settled();
    expect(view.problems.map(({ name }) => name)).toEqual(['content']);
    expect([view.fields.email.value, view.focus]).toEqual(['buyer@example.com', 'content']);
  });

  test.each([
    ['is filled in from what the device keeps, and it goes off', { email: 'buyer@example.com' }, 1],
    ['is asked for where the device keeps none', {}, 0],
  ])('R-3.080 D-73 an email address that has not been typed yet %s', async (_, guest, sent) => {
    const memory = createMemory();
    memory.guests.save(guest);
    const answer = Promise.withResolvers<ScriptedAnswer>();
    const script: Script = (call) => (call.name === 'enquiry.dailyCount' ? answer.promise : scriptOf()(call));
    const form = openForm(script, {}, memory);
    expect(form.atOnce(toFieldChanged('content', 'Please quote.'), send).submit.busy).toBe(true);
    answer.resolve(ok(countToday));
    const view = await form.settled();
    expect([view.focus, form.sent().length]).toEqual([sent === 1 ? null : 'email', sent]);
  });

  test('if the gateway was unreachable, pressing send loads again and then sends', async () => {
    let reachable = false;
    const form = openForm((call) => (reachable ? scriptOf()(call) : err(gatewayError('NETWORK_ERROR'))));
    await form.do(...fillEvents);
    reachable = true;
    expect((await form.do(send)).sent?.inquiryId).toBe('e1');
  });

  test('if sending is not possible, pressing send points to the reason', async () => {
    const form = openForm(scriptOf({ 'enquiry.dailyCount': ok({ count: 20, limit: 20 }) }));
    await form.settled();
    expect(form.atOnce(send).refusals).toBe(1);
  });
});

describe('R-4.086 R-4.087 R-4.089 the send button', () => {
  test('is busy while the enquiry is being sent, shows it after 100 ms, and locks after success', async () => {
    const answer = Promise.withResolvers<ScriptedAnswer>();
    const form = openForm((call) => (call.name === 'enquiry.submitNew' ? answer.promise : scriptOf()(call)));
    await form.do(...fillEvents);
    const idle = { busy: false, loading: false, locked: false };
    expect(form.view().submit).toEqual(idle);
    expect(form.atOnce(send).submit).toEqual({ ...idle, busy: true });
    form.clock.increment(99);
    expect(form.view().submit.loading).toBe(false);
    form.clock.increment(1);
    expect(form.view().submit).toEqual({ ...idle, busy: true, loading: true });
    answer.resolve(ok({ inquiryId: 'e1' }));
    expect((await form.settled()).submit).toEqual({ ...idle, locked: true });
  });

  test('is enabled again after a failure', async () => {
    const form = openForm(scriptOf({ 'enquiry.submitNew': err(gatewayError('TIME_OUT')) }));
    expect((await form.do(...fillEvents, send)).submit).toEqual({ busy: false, loading: false, locked: false });
  });
});

test('the form looks the same before and after its flow starts', () => {
  const opening = { itemId: 'P100001', product: { id: 'P100001', name: 'Lamp', image: null } };
  const { request: _, ...begun } = openForm(scriptOf(), opening).view();
  expect(enquiryStart(opening)).toMatchObject(begun);
});
