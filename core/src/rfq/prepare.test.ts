import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClient } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import type { RfqDraft } from './draft.ts';
import { prepareRfq, readLocalRfq } from './prepare.ts';
import { createMemory, fillEvents, openRfq, scriptOf, send } from './rfq.test-driver.ts';

const draft: RfqDraft = {
  step: 'need',
  description: 'Jute bags',
  question: '',
  email: '',
  cateAndTag: null,
  quantity: '',
  unit: '',
  countryId: '',
  attachments: [],
  opened: '',
  attempt: null,
};
const { signal } = new AbortController();

async function prepare(opening = {}, memory = createMemory(), script = scriptOf()) {
  const { gateway, calls } = createScriptedClient(script);
  let asked = 0;
  const analyse = async () => {
    asked += 1;
    return ok({ id: '792', cnName: '', enName: 'Turkey', code2: 'TR' });
  };
  const prepared = await prepareRfq({ gateway, ...memory, ipAnalysis: { analyse } }, opening, signal);
  return { prepared, calls, asked: () => asked };
}

describe('the product of an RFQ', () => {
  test('R-2.038 is the one in the URL, with its first picture and its unit', async () => {
    const { prepared, calls } = await prepare({ prefill: { productId: 'P100001' } });
    expect(prepared.product).toEqual({ id: 'P100001', name: 'Brass ball valve DN20', image: '111', unit: 'piece' });
    expect(calls.map(({ name, data, options }) => [name, data, options])).toEqual([
      ['site.countries', {}, { signal, handled: true }],
      ['catalogue.goodsDetail', { goodsSpuId: 'P100001' }, { signal, handled: true }],
    ]);
  });

  test('has no picture if there is none', async () => {
    const script = scriptOf({ 'catalogue.goodsDetail': ok({ ...sampleProduct, images: [] }) });
    expect(
      (await prepare({ prefill: { productId: 'P1' } }, createMemory(), script)).prepared.product?.image,
    ).toBeNull();
  });

  test('R-2.038 is that of the draft if the URL names none', async () => {
    const memory = createMemory();
    memory.drafts.save({ ...draft, productId: 'P7' });
    const { prepared, calls } = await prepare({}, memory);
    expect([prepared.product?.id, prepared.draft?.description]).toEqual(['P7', 'Jute bags']);
    expect(calls.at(-1)?.data).toEqual({ goodsSpuId: 'P7' });
  });

  test('is sent with the RFQ even if it failed to load, without a name', async () => {
    const script = scriptOf({ 'catalogue.goodsDetail': err(gatewayError('TIME_OUT')) });
    const form = openRfq({ script, opening: { prefill: { productId: 'P9' } } });
    const view = await form.do(...fillEvents, send);
    expect([view.product, view.cateAndTag]).toEqual([{ id: 'P9', name: '', image: null, unit: null }, null]);
    expect(form.tasks[0]?.payload).toMatchObject({ productId: 'P9', unit: 'piece' });
  });

  test.each<[string, string | undefined, string | undefined, string | null, boolean]>([
    ['another one than the draft’s', 'P1', 'P2', 'P1', false],
    ['one where the draft has none', 'P1', undefined, 'P1', false],
    ['the draft’s', 'P1', 'P1', 'P1', true],
    ['none, beside a draft that has none', undefined, undefined, null, true],
  ])('is known to be %s before anything is loaded', (_, asked, kept, id, hasDraft) => {
    const memory = createMemory();
    memory.drafts.save({ ...draft, ...(kept !== undefined && { productId: kept }) });
    const known = readLocalRfq(memory, { prefill: { productId: asked } });
    expect([known.product?.id ?? null, known.draft !== null]).toEqual([id, hasDraft]);
  });
});

describe('A-84 the lookup of the visitor’s country', () => {
  test('happens if no country is known', async () => {
    const memory = createMemory();
    memory.drafts.save(draft);
    memory.guests.save({ email: 'guest@example.com' });
    memory.buyers.save({ email: 'buyer@example.com' });
    const { prepared, asked } = await prepare({}, memory);
    expect([prepared.visitorCountryId, asked()]).toEqual(['792', 1]);
  });

  test.each<[string, object, (memory: ReturnType<typeof createMemory>) => void]>([
    ['the page', { visitorCountryId: '356' }, () => undefined],
    ['the draft', {}, ({ drafts }) => drafts.save({ ...draft, countryId: '356' })],
    ['the buyer', {}, ({ buyers }) => buyers.save({ email: '', countryId: '356' })],
    ['the guest', {}, ({ guests }) => guests.save({ countryId: '356' })],
  ])('is skipped if it is known from %s', async (_, opening, say) => {
    const memory = createMemory();
    say(memory);
    expect((await prepare(opening, memory)).asked()).toBe(0);
  });
});

test('R-3.082 a URL without a source leaves the earlier one, or counts as organic traffic if there is none', async () => {
  const memory = createMemory();
  expect((await prepare({}, memory)).prepared.source).toBe(2);
  expect(memory.sources.read()).toBeNull();
  memory.sources.save(7);
  expect((await prepare({}, memory)).prepared.source).toBe(7);
  expect(memory.sources.read()).toBe(7);
});

describe('R-2.038 if a port fails while the form is being prepared', () => {
  const broken = new Error('broken');
  const openBroken = (memory: ReturnType<typeof createMemory>) =>
    openRfq({ memory, script: (call) => (call.name === 'site.countries' ? Promise.reject(broken) : scriptOf()(call)) });

  test('the device provides the values, and the RFQ can be sent', async () => {
    const memory = createMemory();
    memory.drafts.save({ ...draft, step: 'quantity', productId: 'P7' });
    const form = openBroken(memory);
    const view = await form.settled();
    expect([view.step, view.fields.description.value, view.product?.id, view.message, view.canRetry]).toEqual([
      'quantity',
      'Jute bags',
      'P7',
      { key: 'request.server' },
      true,
    ]);
    expect((await form.do(...fillEvents, send)).sent?.rfqId).toBe('rfq1');
    expect(form.reported).toEqual([broken]);
  });

  test('values typed in the meantime stay, and are saved at once', async () => {
    const form = openBroken(createMemory());
    form.atOnce(...fillEvents);
    const view = await form.settled();
    expect(view.fields.description.value).toBe('Cotton tote bags, 10 oz');
    expect(form.memory.drafts.read()?.description).toBe('Cotton tote bags, 10 oz');
  });
});
