import { describe, expect, test } from 'vitest';
import { createDesk } from './desk.ts';

const DAY = 86_400_000;
const row = {
  rfqId: 'r1',
  countryCode: 'TR',
  tags: ['Bags', 'tote'],
  quantity: 500,
  unit: 'piece',
  createTime: Date.now() - 5 * DAY - 60_000,
};
const shown = {
  rfqId: 'r1',
  description: 'Cotton bags for a museum shop',
  question: 'Can you print them?',
  email: 'curator@museum.example',
  accountEmail: 'desk@museum.example',
  isConfirmed: false,
  cateAndTag: { tag: [{ label: 'Bags', value: 'TGBAG' }], product: 'tote' },
  quantity: 500,
  unit: 'piece',
  countryCode: 'TR',
  exhibitionId: '',
  productId: 'P1',
  lang: 'en',
  attachments: [{ fileId: 'f1', fileName: 'drawing.pdf', size: 2_048, url: 'file/f1?s=1' }],
  reached: 0,
  isWaiting: false,
  createTime: Date.UTC(2026, 10, 21, 12),
  offerTime: null,
};
const desk = createDesk({
  'staffRfq.unanswered': [
    { data: { records: [row], total: 21, pageNo: 1, pageSize: 20 } },
    { data: { records: [], total: 0, pageNo: 1, pageSize: 20 } },
  ],
  'staffRfq.show': [{ data: shown }],
  'staffRfq.close': [{ data: { rfqId: 'r1' } }],
});
const rfq = (...args: readonly string[]) =>
  desk.line(['staff', 'rfq', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });

describe('staff', () => {
  test('D-94 see the requests that reached no supplier, and how long they have waited', async () => {
    await desk.open();
    const { exit, out } = await rfq('unanswered', '--reason', 'weekly');
    expect([exit, out.trimEnd()]).toEqual([0, 'r1\tWaiting for 5 days\tTürkiye\tBags, tote\t500 pieces']);
    expect((await rfq('unanswered')).err).toContain('Every RFQ has reached a supplier.');
  });

  test('D-94 see one request with the buyer’s addresses and links to its files', async () => {
    await desk.open();
    const { exit, out } = await rfq('show', 'r1', '--reason', 'the buyer called');
    expect(exit).toBe(0);
    for (const text of [
      'Cotton bags for a museum shop',
      'Can you print them?',
      'curator@museum.example',
      'desk@museum.example (not confirmed)',
      'Türkiye',
      '/gateway/file/f1?s=1',
    ])
      expect(out).toContain(text);
  });

  test('D-94 close a request that they have dealt with, with the reason', async () => {
    await desk.open();
    const { exit, err } = await rfq('close', 'r1', '--reason', 'found two suppliers');
    expect([exit, err]).toEqual([0, expect.stringContaining('The RFQ is closed.')]);
    expect(desk.callsTo('staffRfq.close').map(({ data }) => data)).toEqual([
      { rfqId: 'r1', reason: 'found two suppliers' },
    ]);
  });

  test('need a token', async () => {
    await desk.open();
    expect((await desk.line(['staff', 'rfq', 'unanswered'])).exit).toBe(4);
  });
});
