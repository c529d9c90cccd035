import { describe, expect, test } from 'vitest';
import { sampleRfq as record } from '../contract/call-examples/rows.ts';
import type { Rfq } from '../contract/rfq/calls.ts';
import { fileSize } from '../files/file-size.ts';
import { rfqDetailView } from './rfq-detail.view.ts';
import { rfqListView } from './rfq-list.view.ts';

const page = (records: readonly Rfq[], total: number, pageNo = 1) => ({ records, total, pageNo, pageSize: 10 });

describe('the list', () => {
  test('R-2.039 an RFQ shows its description, date, quantity and status', () => {
    expect(rfqListView(page([record], 1), 'en')).toEqual({
      rows: [
        {
          id: 'rfq1',
          title: 'Cotton tote bags, 10 oz',
          date: '1 May 2026',
          status: { state: 'open', open: true, label: { key: 'rfq.status.open' } },
          quantity: { count: 2_000, unit: 'piece' },
          files: 1,
          link: { route: 'rfqDetail', params: {}, query: { rfqId: 'rfq1' } },
        },
      ],
      total: 1,
      pageNo: 1,
      pageCount: 1,
      previous: null,
      next: null,
      empty: null,
    });
  });

  test('R-2.039 several pages link to the next and the previous one, the first page without its number', () => {
    const { previous, next, pageCount } = rfqListView(page([record], 25, 2), 'en');
    expect([previous, next, pageCount]).toEqual([
      { route: 'rfqManage', params: {}, query: {} },
      { route: 'rfqManage', params: {}, query: { pageNo: 3 } },
      3,
    ]);
  });

  test('an empty list offers an action, and so does a page beyond the last', () => {
    expect(rfqListView(page([], 0), 'en').empty).toEqual({
      title: { key: 'rfq.list.empty.title' },
      text: { key: 'rfq.list.empty.text' },
      action: { key: 'rfq.list.empty.action' },
      link: { route: 'rfq', params: {} },
    });
    const beyond = rfqListView(page([], 25, 9), 'en');
    expect(beyond.previous).toEqual({ route: 'rfqManage', params: {}, query: { pageNo: 3 } });
    expect(beyond.empty).toEqual({
      title: { key: 'rfq.list.beyond.title' },
      text: { key: 'rfq.list.beyond.text' },
      action: { key: 'rfq.list.beyond.action' },
      link: { route: 'rfqManage', params: {}, query: {} },
    });
  });

  test.each([
    [{ isWaiting: true }, 'held', true],
    [{ status: 2 }, 'withdrawn', false],
  ])('D-50 an RFQ with %j is shown as %s', (change, state, open) => {
    const status = { state, open, label: { key: `rfq.status.${state}` } };
    expect(rfqListView(page([{ ...record, ...change }], 1), 'en').rows[0]?.status).toEqual(status);
    expect(rfqDetailView({ ...record, ...change }, 'en').status).toEqual(status);
  });

  test('an RFQ with an unknown status is shown as closed, and one without a quantity has none', () => {
    const { quantity: _, unit: __, ...without } = record;
    const [row] = rfqListView(page([{ ...without, status: 99 }], 1), 'en').rows;
    expect([row?.status, row?.quantity]).toEqual([
      { state: 'closed', open: false, label: { key: 'rfq.status.closed' } },
      null,
    ]);
  });

  test.each([
    ['120 characters', '🧵'.repeat(120), '🧵'.repeat(120)],
    ['more', '🧵'.repeat(200), `${'🧵'.repeat(119)}…`],
    ['more, where it would end in a blank', `${'x'.repeat(118)} yz`, `${'x'.repeat(118)}…`],
    ['several lines', ' Cotton\n\tbags ', 'Cotton bags'],
  ])('R-2.039 a description of %s is cut between whole characters', (_, description, title) => {
    expect(rfqListView(page([{ ...record, description }], 1), 'en').rows[0]?.title).toBe(title);
    expect(rfqDetailView({ ...record, description }, 'en').title).toBe(title);
  });

  test('R-2.039 a quantity without a unit is only a number, in the list and in the detail', () => {
    const { unit: _, ...counted } = record;
    const quantity = { count: 2_000, unit: '' };
    expect(rfqListView(page([counted], 1), 'en').rows[0]?.quantity).toEqual(quantity);
    expect(rfqDetailView(counted, 'en').quantity).toEqual(quantity);
  });
});

describe('the detail', () => {
  test('R-2.040 shows everything that was sent', () => {
    expect(rfqDetailView(record, 'en')).toEqual({
      id: 'rfq1',
      title: 'Cotton tote bags, 10 oz',
      description: 'Cotton tote bags,\n10 oz',
      question: 'Can you print them?',
      email: 'priya@malabar.example',
      tags: ['Cotton'],
      product: 'tote bag',
      quantity: { count: 2_000, unit: 'piece' },
      countryId: '356',
      date: '1 May 2026',
      status: { state: 'open', open: true, label: { key: 'rfq.status.open' } },
      files: [{ name: 'drawing.pdf', size: { key: 'files.megabytes', values: { size: '1.2' } }, url: 'files/f1?s=x' }],
      list: { route: 'rfqManage', params: {} },
      reach: { kind: 'team' },
      others: null,
    });
  });

  test.each([
    [{ reached: 2 }, { kind: 'reached', count: 2 }],
    [{ isWaiting: true }, { kind: 'waiting' }],
    [{ status: 1 }, null],
    [{ status: 2 }, null],
  ])('D-94 says who has a request with %j', (change, reach) => {
    expect(rfqDetailView({ ...record, ...change }, 'en').reach).toEqual(reach);
  });

  test('R-2.040 empty values are null', () => {
    const { question: _, countryId: __, ...least } = { ...record, cateAndTag: null, attachments: [] };
    const { question, countryId, tags, product, files } = rfqDetailView(least, 'en');
    expect([question, countryId, tags, product, files]).toEqual([null, null, [], null, []]);
  });
});

test('R-2.039 R-2.040 dates and sizes are formatted in the language of the page', () => {
  expect(rfqListView(page([record], 1), 'de').rows[0]?.date).toBe('1. Mai 2026');
  const { date, files } = rfqDetailView(record, 'de');
  expect([date, files[0]?.size]).toEqual(['1. Mai 2026', { key: 'files.megabytes', values: { size: '1,2' } }]);
});

test.each([
  [0, 'files.kilobytes', '1'],
  [1_535, 'files.kilobytes', '1'],
  [1_536, 'files.kilobytes', '2'],
  [1_048_063, 'files.kilobytes', '1,023'],
  [1_048_064, 'files.megabytes', '1'],
  [1_100_000, 'files.megabytes', '1'],
  [1_101_005, 'files.megabytes', '1.1'],
  [1, 'files.kilobytes', '1'],
  [49_152, 'files.kilobytes', '48'],
  [5 * 1024 * 1024, 'files.megabytes', '5'],
])('%i bytes are shown as %s with the number %s', (bytes, key, size) => {
  expect(fileSize('en', bytes)).toEqual({ key, values: { size } });
});
