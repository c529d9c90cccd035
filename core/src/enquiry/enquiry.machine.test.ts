import { describe, expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { sampleProduct } from '../contract/samples.ts';
import { answersOf, type Script, type ScriptedAnswer, scriptedClient } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import type { EnquiryDraft } from './draft.ts';
import { type EnquiryEvent, type EnquiryOpening, provideEnquiry } from './enquiry.machine.ts';
import { enquiryView } from './enquiry.view.ts';
import { createEnquiryMemory } from './memory.ts';
import { enquiryOpening } from './opening.ts';

const notFound = err(gatewayError('SERVER_ERROR', '404'));
const daily = { count: 3, limit: 20 };

function scriptOf(answers: Record<string, ScriptedAnswer> = {}): Script {
  return answersOf({
    'catalogue.goodsDetail': ok(sampleProduct),
    'enquiry.dailyCount': ok(daily),
    'enquiry.submitNew': ok({ inquiryId: 'e1' }),
    ...answers,
  });
}

function openForm(script: Script = scriptOf(), opening: Partial<EnquiryOpening> = {}, memory = createEnquiryMemory()) {
  const { gateway, calls } = scriptedClient(script);
  const reported: unknown[] = [];
  let keys = 0;
  const ids = {
    uuid: () => {
      keys += 1;
      return `key-${keys}`;
    },
  };
  const machine = provideEnquiry({ gateway, ids, ...memory, bugs: { report: (cause) => reported.push(cause) } });
  const actor = createActor(machine, { input: { itemId: 'P100001', ...opening } }).start();
  const settled = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return enquiryView(actor.getSnapshot());
  };
  return {
    memory,
    reported,
    settled,
    view: () => enquiryView(actor.getSnapshot()),
    async do(...events: EnquiryEvent[]) {
      await settled();
      for (const event of events) actor.send(event);
      return settled();
    },
    atOnce: (event: EnquiryEvent) => actor.send(event),
    sent: () => calls.filter(({ name }) => name === 'enquiry.submitNew'),
  };
}

const typed = (name: 'email' | 'content' | 'quantity', value: string): EnquiryEvent => ({
  type: 'field.changed',
  name,
  value,
});
const send: EnquiryEvent = { type: 'enquiry.submitted' };
const filled = [typed('content', 'Please quote.'), typed('email', 'buyer@example.com')];

describe('opening the form', () => {
  test('R-2.048 R-7.068 it names the item and how many of the day are left', async () => {
    const form = openForm();
    expect([form.view().busy, form.view().canSend]).toEqual([true, false]);
    const view = await form.settled();
    expect([view.target?.name, view.daily, view.canSend]).toEqual(['Brass ball valve DN20', daily, true]);
  });

  test('an item the page has loaded is not asked for again', async () => {
    const { target } = await openForm().settled();
    if (target === null) throw new Error('the product was scripted');
    const form = openForm(answersOf({ 'enquiry.dailyCount': ok(daily) }), { target });
    expect((await form.settled()).canSend).toBe(true);
  });

  test('what is neither product nor supplier says so and takes nothing', async () => {
    const form = openForm(scriptOf({ 'catalogue.goodsDetail': notFound, 'catalogue.supplierDetail': notFound }));
    const view = await form.do(...filled, send);
    expect([view.missing, view.message, view.canSend, form.sent()]).toEqual([
      true,
      { key: 'enquiry.missing' },
      false,
      [],
    ]);
  });

  test('a gateway out of reach is told, and asked again on request', async () => {
    let reachable = false;
    const form = openForm((call) => (reachable ? scriptOf()(call) : err(gatewayError('NETWORK_ERROR'))));
    const view = await form.settled();
    expect([view.canRetry, view.message]).toEqual([true, { key: 'request.network' }]);
    reachable = true;
    const again = await form.do({ type: 'retry.requested' });
    expect([again.canSend, again.message]).toEqual([true, null]);
  });

  test('a day count that could not be learnt keeps nobody from writing', async () => {
    const form = openForm(scriptOf({ 'enquiry.dailyCount': err(gatewayError('TIME_OUT')) }));
    const view = await form.settled();
    expect([view.daily, view.canSend]).toEqual([null, true]);
  });

  test('R-7.068 the limit of the day is explained before one writes', async () => {
    const form = openForm(scriptOf({ 'enquiry.dailyCount': ok({ count: 20, limit: 20 }) }));
    const view = await form.do(...filled, send);
    expect([view.limitReached, view.message, view.canSend, form.sent()]).toEqual([
      true,
      { key: 'enquiry.limit.reached', values: { limit: 20 } },
      false,
      [],
    ]);
  });
});

describe('typing before the form is ready', () => {
  test('what was typed while the form was being prepared is kept as soon as it is, beside the draft of before', async () => {
    const memory = createEnquiryMemory();
    memory.drafts.keep({ itemId: 'P100001', email: 'old@example.com', content: 'Old', quantity: '5', attempt: null });
    const form = openForm(scriptOf(), {}, memory);
    form.atOnce(typed('content', 'Please quote.'));
    await form.settled();
    expect(memory.drafts.read()).toEqual({
      itemId: 'P100001',
      email: 'old@example.com',
      content: 'Please quote.',
      quantity: '5',
      attempt: null,
    });
  });

  test('a form that nobody has typed in leaves the draft of another one alone', async () => {
    const memory = createEnquiryMemory();
    const other: EnquiryDraft = { itemId: 'P2', email: '', content: 'For P2', quantity: '', attempt: null };
    memory.drafts.keep(other);
    memory.guests.keep({ email: 'buyer@example.com' });
    await openForm(scriptOf(), {}, memory).settled();
    expect(memory.drafts.read()).toEqual(other);
  });
});

describe('sending', () => {
  test('R-1.004 R-2.049 a complete enquiry is sent and leads to the success page', async () => {
    const form = openForm();
    const view = await form.do(...filled, typed('quantity', '٤٠٠'), send);
    expect(view.sent).toEqual({
      inquiryId: 'e1',
      email: 'buyer@example.com',
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

  test('R-5.007 R-8.031 wrong fields are named in order, the first gets the focus, and all that was typed stays', async () => {
    const form = openForm();
    const view = await form.do(typed('email', 'buyer@'), typed('quantity', '0'), send);
    expect(view.problems).toEqual([
      { name: 'quantity', message: { key: 'validator.positiveInteger' } },
      { name: 'content', message: { key: 'validator.required' } },
      { name: 'email', message: { key: 'home.register.validator.email' } },
    ]);
    expect([view.focus, view.refusals, form.sent()]).toEqual(['quantity', 1, []]);
    expect([view.fields.email.value, view.fields.quantity.value]).toEqual(['buyer@', '0']);
  });

  test('R-8.014 after a failure everything typed stays and the reason is told', async () => {
    const form = openForm(scriptOf({ 'enquiry.submitNew': err(gatewayError('TIME_OUT')) }));
    const view = await form.do(...filled, send);
    expect([view.message, view.canSend, view.fields.content.value, view.fields.email.value]).toEqual([
      { key: 'request.timeout' },
      true,
      'Please quote.',
      'buyer@example.com',
    ]);
  });

  test('sending the same again keeps its key, also after a change that was taken back', async () => {
    const form = openForm(scriptOf({ 'enquiry.submitNew': err(gatewayError('TIME_OUT')) }));
    await form.do(...filled, send);
    await form.do(send);
    await form.do(typed('content', 'Other'), typed('content', 'Please quote.'), send);
    await form.do(typed('content', 'Other'), send);
    expect(form.sent().map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1', 'key-1', 'key-2']);
  });

  test('R-4.088 while it is being sent nothing is sent again and nothing changes', async () => {
    const form = openForm((call) => (call.name === 'enquiry.submitNew' ? new Promise(() => {}) : scriptOf()(call)));
    await form.settled();
    for (const event of [...filled, send, send, typed('content', 'Other')]) form.atOnce(event);
    expect([form.view().sending, form.view().fields.content.value, form.sent().length]).toEqual([
      true,
      'Please quote.',
      1,
    ]);
  });

  test('a port that breaks is told as a server error and reported', async () => {
    const cause = new Error('broken');
    const form = openForm((call) => {
      if (call.name === 'enquiry.submitNew') throw cause;
      return scriptOf()(call);
    });
    const view = await form.do(...filled, send);
    expect([view.message, view.canSend, form.reported]).toEqual([{ key: 'request.server' }, true, [cause]]);
  });
});

describe('the address of the form', () => {
  test('R-2.252 a path of ours is where one goes after sending', async () => {
    const form = openForm(scriptOf(), enquiryOpening('P100001', { afterInquiry: '/search/product?pageNo=1' }));
    expect((await form.do(...filled, send)).sent?.path).toBe('/search/product?pageNo=1');
  });

  test.each(['https://evil.example/', '//evil.example/', '/\\evil.example', 'javascript:alert(1)'])(
    'R-2.252 %s is nowhere to go to',
    async (afterEnquiry) => {
      const form = openForm(scriptOf(), { afterEnquiry });
      expect((await form.do(...filled, send)).sent?.path).toBeNull();
    },
  );

  test('R-2.253 a hidden exhibition goes with the enquiry, and a shown one before it', async () => {
    const form = openForm(scriptOf(), enquiryOpening('P100001', { hiddenExhibitionId: '1002' }));
    await form.do(...filled, send);
    expect(form.sent().map(({ data }) => (data as { exhibitionId?: string }).exhibitionId)).toEqual(['1002']);
    expect(enquiryOpening('P1', { hiddenExhibitionId: '1002', exhibitionId: '1001' }).exhibitionId).toBe('1001');
  });
});

describe('what the product page left behind', () => {
  const product = { id: 'P100001', name: 'Brass ball valve DN20', image: '111' };

  test('R-3.068 names the item before it has been loaded', () => {
    const form = openForm(() => new Promise(() => {}), enquiryOpening('P100001', {}, { product }));
    expect([form.view().item, form.view().target]).toEqual([{ name: 'Brass ball valve DN20', image: '111' }, null]);
  });

  test('R-3.068 names no other item', () => {
    const form = openForm(() => new Promise(() => {}), enquiryOpening('P2', {}, { product }));
    expect(form.view().item).toBeNull();
  });
});

describe('what this device remembers', () => {
  const draft: EnquiryDraft = {
    itemId: 'P100001',
    email: '',
    content: 'Half written',
    quantity: '5',
    attempt: { key: 'key-before', content: 'other content' },
  };

  test('a draft of this item comes back, and the address a guest gave before', async () => {
    const memory = createEnquiryMemory();
    memory.drafts.keep(draft);
    memory.guests.keep({ email: 'guest@example.com' });
    const { fields } = await openForm(scriptOf(), {}, memory).settled();
    expect([fields.content.value, fields.quantity.value, fields.email.value]).toEqual([
      'Half written',
      '5',
      'guest@example.com',
    ]);
  });

  test('a draft of another item does not', async () => {
    const memory = createEnquiryMemory();
    memory.drafts.keep({ ...draft, itemId: 'P2' });
    expect((await openForm(scriptOf(), {}, memory).settled()).fields.content.value).toBe('');
  });

  test('what was typed before the draft was read stays, and does not wipe the draft out', async () => {
    const memory = createEnquiryMemory();
    memory.drafts.keep(draft);
    const form = openForm(scriptOf(), {}, memory);
    form.atOnce(typed('email', 'typed@example.com'));
    expect(memory.drafts.read()).toEqual(draft);
    const { fields } = await form.settled();
    expect([fields.email.value, fields.content.value]).toEqual(['typed@example.com', 'Half written']);
  });

  test('every change is kept as a draft', async () => {
    const form = openForm();
    await form.do(typed('content', 'Ple'), { type: 'template.chosen', text: 'Best price?' });
    expect(form.memory.drafts.read()).toEqual({
      itemId: 'P100001',
      email: '',
      content: 'Ple\nBest price?',
      quantity: '',
      attempt: null,
    });
  });
});

describe('template sentences', () => {
  const template: EnquiryEvent = { type: 'template.chosen', text: 'Best price?' };

  test('are added on lines of their own, each once', async () => {
    const form = openForm();
    const view = await form.do(template, template, { type: 'template.chosen', text: 'A sample?' });
    expect(view.fields.content.value).toBe('Best price?\nA sample?');
  });

  test('are not added where there is no room', async () => {
    const full = 'x'.repeat(1995);
    const view = await openForm().do(typed('content', full), template);
    expect([view.fields.content.value, view.contentLength]).toEqual([full, { length: 1995, max: 2000 }]);
  });
});
