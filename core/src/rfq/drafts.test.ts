import { describe, expect, test } from 'vitest';
import { sampleProduct } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import { err, ok } from '../result.ts';
import {
  createMemory,
  fillEvents,
  formNeedEvent,
  next,
  openRfq,
  scriptOf,
  send,
  toFieldChanged,
} from './rfq.test-driver.ts';

describe('values stored on this device', () => {
  test('every change is saved as a draft and restored with its step', async () => {
    const memory = createMemory();
    await openRfq({ memory }).do(...fillEvents, next);
    expect(memory.drafts.read()).toEqual({
      step: 'quantity',
      description: 'Cotton tote bags, 10 oz',
      question: '',
      email: 'priya@malabar.example',
      cateAndTag: null,
      quantity: '2000',
      unit: 'piece',
      countryId: '356',
      attachments: [],
      opened: '',
      attempt: null,
    });
    const view = await openRfq({ memory }).settled();
    expect([view.step, view.fields.description.value, view.fields.quantity.value]).toEqual([
      'quantity',
      'Cotton tote bags, 10 oz',
      '2000',
    ]);
  });

  test('R-3.080 a sent RFQ deletes its draft, and its email address and country are stored', async () => {
    const form = openRfq();
    form.memory.guests.save({ contactName: 'Priya Nair' });
    await form.do(...fillEvents, send);
    expect([form.memory.drafts.read(), form.memory.guests.read()]).toEqual([
      null,
      { contactName: 'Priya Nair', email: 'priya@malabar.example', countryId: '356' },
    ]);
  });

  test('text typed before the draft was read stays and does not erase the draft', async () => {
    const memory = createMemory();
    await openRfq({ memory }).do(...fillEvents);
    const form = openRfq({ memory });
    form.atOnce(toFieldChanged('question', 'Early'));
    expect(memory.drafts.read()?.question).toBe('');
    const view = await form.settled();
    expect([view.fields.question.value, view.fields.description.value]).toEqual(['Early', 'Cotton tote bags, 10 oz']);
    expect(memory.drafts.read()?.question).toBe('Early');
  });

  test('countries that failed to load do not block writing, and are loaded again on request', async () => {
    let reachable = false;
    const form = openRfq({
      script: (call) => (reachable ? scriptOf()(call) : err(gatewayError('NETWORK_ERROR'))),
    });
    const view = await form.do(formNeedEvent);
    expect([view.countries, view.canRetry, view.fields.countryId.value]).toEqual([[], true, '356']);
    reachable = true;
    const again = await form.do({ type: 'retry.requested' });
    expect([again.countries.length, again.canRetry, again.fields.description.value]).toEqual([
      2,
      false,
      'Cotton tote bags, 10 oz',
    ]);
  });
});

describe('a product named in the URL', () => {
  test('sets the name and unit of the RFQ', async () => {
    const form = openRfq({ opening: { prefill: { productId: 'P100001' } } });
    const view = await form.do(...fillEvents, send);
    expect([view.product?.name, view.cateAndTag]).toEqual([
      'Brass ball valve DN20',
      { tag: [], product: 'Brass ball valve DN20' },
    ]);
    expect(form.tasks.map(({ payload }) => payload)).toEqual([
      expect.objectContaining({ productId: 'P100001', unit: 'piece' }),
    ]);
  });

  test('is left out if it no longer exists', async () => {
    const script = scriptOf({ 'catalogue.goodsDetail': err(gatewayError('SERVER_ERROR', '404')) });
    const form = openRfq({ script, opening: { prefill: { productId: 'P9' } } });
    const view = await form.do(...fillEvents, send);
    expect(view.product).toBeNull();
    expect(form.tasks[0]?.payload).not.toHaveProperty('productId');
  });

  test('does not mix with a draft about another one', async () => {
    const memory = createMemory();
    await openRfq({ memory, opening: { prefill: { productId: 'P100001' } } }).do(...fillEvents);
    const view = await openRfq({
      memory,
      opening: { prefill: { productId: 'P2' } },
      script: scriptOf({
        'catalogue.goodsDetail': ok({ ...sampleProduct, goodsName: 'Lamp', unit: 'set' }),
      }),
    }).settled();
    expect([view.fields.description.value, view.fields.unit.value, memory.drafts.read()?.productId]).toEqual([
      '',
      'set',
      'P100001',
    ]);
  });
});
