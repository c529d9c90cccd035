import { describe, expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { sampleRfq } from '../contract/call-examples/rows.ts';
import { gatewayError } from '../contract/error.ts';
import type { Rfq } from '../contract/rfq/calls.ts';
import { createTestPorts } from '../ports/flow.test-driver.ts';
import { createMemorySlot } from '../ports/memory-slot.ts';
import type { Slots } from '../ports/storage.ts';
import { waitUntilIdle } from '../ports/wait-for-view.ts';
import { err, ok, type Result } from '../result.ts';
import { openRfqEdit, type RfqEditPorts } from './edit.page.ts';
import { toExistingRfq } from './existing.ts';
import { scriptOf } from './rfq.test-driver.ts';

const rfq: Rfq = { ...sampleRfq, exhibitionId: '1001', source: 10 };
const signal = new AbortController().signal;

async function openEdit(given: Rfq, answer: Result<unknown, unknown>) {
  const sent: unknown[][] = [];
  const record = (call: string) => async (data: unknown, options: object) => {
    sent.push([call, data, options]);
    return answer;
  };
  const touched: string[] = [];
  const storage = {
    slot: (key: { readonly name: string }) => {
      const slot = createMemorySlot<unknown>();
      return { ...slot, save: () => void touched.push(key.name), drop: () => void touched.push(key.name) };
    },
  } as unknown as Slots; // only what the form calls
  const front = { rfqLifecycle: { add: record('add'), edit: record('edit') } } as unknown as RfqEditPorts['front'];
  const existing = toExistingRfq(given, { version: 3 });
  const flow = openRfqEdit({ ...createTestPorts(scriptOf()), storage, front, timer: new SimulatedClock() }, existing);
  await waitUntilIdle(flow, signal);
  return { flow, sent, touched, idle: () => waitUntilIdle(flow, signal) };
}

const REQUEST = {
  description: 'Cotton tote bags,\n10 oz',
  question: 'Can you print them?',
  email: 'priya@malabar.example',
  cateAndTag: sampleRfq.cateAndTag,
  quantity: 3_000,
  unit: 'piece',
  countryId: '356',
  exhibitionId: '1001',
  source: 10,
};

describe('R-2.045 the form with a request that was sent before', () => {
  test('shows its fields and files, saves the changes in the version that was seen, and leads to its page', async () => {
    const { flow, sent, touched, idle } = await openEdit(rfq, ok(true));
    const { fields, files, cateAndTag, existing } = flow.view();
    expect([fields.description.value, fields.quantity.value, existing]).toEqual([REQUEST.description, '2000', 'edit']);
    expect([files.map(({ name }) => name), cateAndTag]).toEqual([['drawing.pdf'], sampleRfq.cateAndTag]);
    flow.send({ type: 'field.changed', name: 'quantity', value: '3000' });
    flow.send({ type: 'rfq.submitted' });
    await idle();
    expect(flow.view().sent?.link).toEqual({ route: 'rfqDetail', params: {}, query: { rfqId: 'rfq1' } });
    expect(sent).toMatchObject([
      ['edit', { ...REQUEST, rfqId: 'rfq1', version: 3, attachments: ['f1'] }, { idempotencyKey: 'key-1' }],
    ]);
    expect(touched).toEqual([]);
  });

  test('D-50 one that has ended is sent as a new request without its files', async () => {
    const { flow, sent, idle } = await openEdit({ ...rfq, status: 2 }, ok({ rfqId: 'rfq2', reached: 0 }));
    expect([flow.view().existing, flow.view().files]).toEqual(['resubmit', []]);
    flow.send({ type: 'field.changed', name: 'quantity', value: '3000' });
    flow.send({ type: 'rfq.submitted' });
    await idle();
    expect(flow.view().sent).toMatchObject({
      rfqId: 'rfq2',
      reached: 0,
      link: { route: 'rfqSuccess', query: { rfqId: 'rfq2' } },
    });
    expect(sent.map(([call, data]) => [call, data])).toEqual([['add', { ...REQUEST, previousRfqId: 'rfq1' }]]);
  });

  test('explains why changes were not saved, and keeps them', async () => {
    const changed = err(gatewayError('SERVER_ERROR', '409', 'This request has changed in the meantime.'));
    const { flow, idle } = await openEdit(rfq, changed);
    flow.send({ type: 'field.changed', name: 'quantity', value: '3000' });
    flow.send({ type: 'rfq.submitted' });
    await idle();
    const { message, fields, canSend } = flow.view();
    expect([message, fields.quantity.value, canSend]).toEqual([
      { text: 'This request has changed in the meantime.' },
      '3000',
      true,
    ]);
  });
});
