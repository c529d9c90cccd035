import { describe, expect, test } from 'vitest';
import { createScriptedClient } from '../contract/scripted-client.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import { ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { rfqTask } from './deferred.ts';
import type { RfqDraft } from './draft.ts';
import { buildFields, NO_FIELDS } from './fields.ts';
import { toRfqRequest } from './request.ts';
import { fillEvents, openRfq, send } from './rfq.test-driver.ts';
import { forgetSentRfq, readRfqId } from './send.ts';

const subject = { cateAndTag: null, files: [], productId: undefined, exhibitionId: undefined, source: 2 };
const least = { ...NO_FIELDS, description: { value: ' Lamps ' }, email: { value: ' a@b.co\n' } };
const draft: RfqDraft = {
  step: 'review',
  description: 'Lamps',
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

describe('R-5.008 the sent request', () => {
  test('omits empty fields', () => {
    const request = { description: 'Lamps', email: 'a@b.co', cateAndTag: null, source: 2 };
    expect(toRfqRequest(least, subject)).toStrictEqual(request);
    const blank = { ...least, question: { value: ' \n' }, unit: { value: 'set' }, countryId: { value: ' ' } };
    expect(toRfqRequest(blank, subject)).toStrictEqual(request);
  });

  test('contains every filled field, trimmed, and the uploaded files only', () => {
    const values = { description: 'Lamps', question: ' Print? ', quantity: '0400', unit: ' set', countryId: '356' };
    const file = { id: 'file-1', name: 'a.pdf', size: 4, error: null };
    const files = [
      { ...file, state: 'kept', fileId: 'f1' },
      { ...file, state: 'sending', fileId: null },
      { ...file, state: 'kept', fileId: 'f2' },
    ] as const;
    const whole = { ...subject, files, productId: 'P1', exhibitionId: '1001', cateAndTag: { tag: [], product: 'x' } };
    expect(toRfqRequest(buildFields({ ...values, email: 'a@b.co' }), whole)).toStrictEqual({
      description: 'Lamps',
      email: 'a@b.co',
      cateAndTag: { tag: [], product: 'x' },
      source: 2,
      question: 'Print?',
      quantity: 400,
      unit: 'set',
      countryId: '356',
      productId: 'P1',
      exhibitionId: '1001',
      attachments: ['f1', 'f2'],
    });
  });

  test('contains a quantity without a unit', () => {
    expect(toRfqRequest({ ...least, quantity: { value: '5' } }, subject)).toStrictEqual({
      description: 'Lamps',
      email: 'a@b.co',
      cateAndTag: null,
      source: 2,
      quantity: 5,
    });
  });
});

describe('R-2.042 the accepted RFQ', () => {
  test.each<[unknown, string | null]>([
    [{ rfqId: 'r1' }, 'r1'],
    [{ rfqId: 7 }, null],
    [{}, null],
    [null, null],
    [undefined, null],
    ['rfqId', null],
  ])('has, for the answer %j, the id %j', (answer, rfqId) => {
    expect(readRfqId(answer)).toBe(rfqId);
    const query = { rfqId };
    expect(rfqTask.link(answer, { description: 'Lamps', email: 'a@b.co', cateAndTag: null, source: 2 })).toEqual(
      rfqId === null ? { route: 'rfqManage', params: {} } : { route: 'rfqDetail', params: {}, query },
    );
  });

  test('leads to the success page even if the answer has no id', async () => {
    const view = await openRfq({ outcome: () => ({ kind: 'sent', answer: null }) }).do(...fillEvents, send);
    expect(view.sent).toEqual({
      rfqId: null,
      mail: null,
      heldBy: null,
      reached: null,
      email: 'priya@malabar.example',
      link: { route: 'rfqSuccess', params: {}, query: {} },
    });
    expect(view.sent?.link.query).not.toHaveProperty('rfqId');
  });

  const sent = {
    description: 'Lamps',
    email: 'a@b.co',
    cateAndTag: { tag: [{ label: 'Lamps', value: 'TG1' }], product: '' },
    source: 2,
    quantity: 500,
    unit: 'set',
    countryId: '356',
    attachments: ['f1', 'f2'],
  };
  const isDropped = (kept: Partial<RfqDraft>): boolean => {
    const drafts = createMemorySlot({ ...draft, ...kept });
    forgetSentRfq(drafts, { key: 'key-1', request: sent });
    return drafts.read() === null;
  };

  test.each<[string, Partial<RfqDraft>]>([
    ['as it went off, whatever is in it by now', { description: 'Chairs', attempt: { key: 'key-1', content: '' } }],
    ['as it was before anything else was typed', {}],
    ['with a unit that counts nothing yet', { unit: 'piece' }],
    [
      'complete, and without its key',
      {
        description: ' Lamps\n',
        email: 'a@b.co',
        cateAndTag: sent.cateAndTag,
        quantity: '500',
        unit: 'set',
        countryId: '356',
        attachments: [{ fileId: 'f2', fileName: 'b.pdf', size: 4 }],
      },
    ],
  ])('REL-12 drops the draft left behind by a killed browser: %s', (_, kept) => {
    expect(isDropped(kept)).toBe(true);
  });

  test.each<[string, Partial<RfqDraft>]>([
    ['sent under another key', { attempt: { key: 'other', content: '' } }],
    ['another need', { description: 'Lamps and chairs' }],
    ['a question', { question: 'Samples?' }],
    ['another address', { email: 'b@b.co' }],
    ['another quantity', { quantity: '50' }],
    ['another unit', { quantity: '500', unit: 'piece' }],
    ['another country', { countryId: '792' }],
    ['a product', { productId: 'P1' }],
    ['other tags', { cateAndTag: { tag: [], product: 'lamp' } }],
    ['another file', { attachments: [{ fileId: 'f3', fileName: 'c.pdf', size: 4 }] }],
  ])('leaves a draft with unsent content alone: %s', (_, kept) => {
    expect(isDropped(kept)).toBe(false);
  });
});

test('R-4.058 an RFQ that waited for its login is sent as by its form, and its email address is known', async () => {
  const { gateway, calls } = createScriptedClient(() => ok({ rfqId: 'r1' }));
  const payload = { description: 'Lamps', email: 'a@b.co', cateAndTag: null, source: 2 };
  const { signal } = new AbortController();
  const ports = { gateway, storage: createMemoryDevice().storage };
  expect(await rfqTask.run(ports, payload, { idempotencyKey: 'key-1', signal })).toEqual(ok({ rfqId: 'r1' }));
  expect(calls.map(({ name, data, options }) => [name, data, options])).toEqual([
    ['rfq.submitNew', payload, { idempotencyKey: 'key-1', signal, handled: true, retry: true }],
  ]);
  expect(rfqTask.email(payload)).toBe('a@b.co');
});
