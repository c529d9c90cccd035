import { describe, expect, test } from 'vitest';
import { sampleRfq } from '../contract/call-examples/rows.ts';
import { ENQUIRY_EXAMPLES } from '../contract/enquiry/call-examples.ts';
import { gatewayError } from '../contract/error.ts';
import { err, ok } from '../result.ts';
import { createMemory, openForm, scriptOf } from './enquiry.test-driver.ts';
import { enquiryOpening } from './opening.ts';

const { output: thread } = ENQUIRY_EXAMPLES['enquiry.thread'] ?? {};
const valuesOf = (view: { readonly fields: Readonly<Record<string, { readonly value: string }>> }) => [
  view.fields.content?.value,
  view.fields.quantity?.value,
];

describe('an enquiry that repeats another', () => {
  const query = { fromEnquiry: 'e9', sign: 'mac' };

  test('D-94 an enquiry to an offered supplier starts with the text and quantity of the earlier one', async () => {
    const form = openForm(scriptOf({ 'enquiry.thread': ok(thread) }), enquiryOpening('P100001', query));
    const view = await form.do();
    expect(valuesOf(view)).toEqual(['Please quote.', '5']);
    expect(form.calls.find(({ name }) => name === 'enquiry.thread')?.data).toEqual({ enquiryId: 'e9', sign: 'mac' });
  });

  test('D-94 takes the details and questions of a request for quotation', async () => {
    const form = openForm(scriptOf({ 'rfq.detail': ok(sampleRfq) }), enquiryOpening('P100001', { fromRfq: 'r1' }));
    expect(valuesOf(await form.do())).toEqual(['Cotton tote bags,\n10 oz\nCan you print them?', '2000']);
  });

  test('a draft of the same product comes first', async () => {
    const memory = createMemory();
    memory.drafts.save({ itemId: 'P100001', email: '', content: 'My own words', quantity: '', attempt: null });
    const form = openForm(scriptOf({ 'enquiry.thread': ok(thread) }), enquiryOpening('P100001', query), memory);
    expect(valuesOf(await form.do())).toEqual(['My own words', '']);
  });

  test('opens empty if the earlier enquiry cannot be read', async () => {
    const form = openForm(
      scriptOf({ 'enquiry.thread': err(gatewayError('TIME_OUT')) }),
      enquiryOpening('P100001', query),
    );
    const view = await form.do();
    expect([...valuesOf(view), view.canSend]).toEqual(['', '', true]);
  });
});
