import { describe, expect, test } from 'vitest';
import { EMAIL, TOKEN } from './buyer.ts';
import { createRfqDesk } from './rfq-desk.ts';

const { desk, rfq } = createRfqDesk();

describe('the buyer’s own RFQs', () => {
  const record = {
    rfqId: 'sg8aP9FkbhqJWw_l74wg0g',
    description: 'Cotton tote bags',
    email: EMAIL,
    cateAndTag: { tag: [{ label: 'Bags', value: 'T1' }], product: 'tote' },
    quantity: 2,
    unit: 'roll',
    countryId: '356',
    source: 2,
    attachments: [{ fileId: 'f1', fileName: 'a.csv', size: 2048, url: 'file/f1?s=x' }],
    status: 0,
    reached: 0,
    isWaiting: false,
    createTime: Date.UTC(2026, 10, 21),
  };

  test('R-2.039 R-7.070 are listed by page, one per line', async () => {
    await desk.openLoggedIn({ 'rfq.list': [{ data: { records: [record], total: 11, pageNo: 1, pageSize: 10 } }] });
    expect(await rfq(['list'])).toEqual({
      exit: 0,
      out: 'sg8aP9FkbhqJWw_l74wg0g\t21 November 2026\tOpen\t2 rolls\t1\tCotton tote bags\n',
      err: 'Page 1 of 2\nNext page: --page 2\n',
    });
    expect(desk.callsTo('rfq.list').map(({ data, token }) => ({ data, token }))).toEqual([
      { data: { pageNo: 1 }, token: TOKEN },
    ]);
  });

  test('R-2.039 an empty list and a page that does not exist are reported', async () => {
    const empty = { records: [], pageNo: 3, pageSize: 10 };
    await desk.openLoggedIn({ 'rfq.list': [{ data: { ...empty, total: 0 } }, { data: { ...empty, total: 5 } }] });
    expect((await rfq(['list'])).err.split('\n')[0]).toBe('No RFQs yet');
    expect((await rfq(['list', '--page', '3'])).err.split('\n')[0]).toBe('This page does not exist');
    expect(desk.callsTo('rfq.list').map(({ data }) => data)).toEqual([{ pageNo: 1 }, { pageNo: 3 }]);
  });

  test('R-2.040 R-7.071 one RFQ is shown with everything that was sent, its files with their full URLs', async () => {
    await desk.openLoggedIn({ 'rfq.detail': [{ data: record }] });
    const { exit, out } = await rfq(['show', 'sg8aP9FkbhqJWw_l74wg0g', '--lang', 'ar']);
    expect({ exit, facts: out.split('\n').map((row) => row.split('\t')[1]) }).toEqual({
      exit: 0,
      facts: [
        'sg8aP9FkbhqJWw_l74wg0g',
        '21 نوفمبر 2026',
        'مفتوح',
        'Cotton tote bags',
        '',
        'Bags, tote',
        expect.stringContaining('لف'),
        'الهند',
        EMAIL,
        expect.stringContaining(`${desk.gateway.url}/gateway/file/f1?s=x`),
        expect.stringContaining('فريقنا'),
        undefined,
      ],
    });
  });

  test('R-7.071 an RFQ of another account is reported as missing', async () => {
    await desk.openLoggedIn({ 'rfq.detail': [{ code: '404', message: '' }] });
    expect(await rfq(['show', 'x'])).toEqual({
      exit: 1,
      out: '',
      err: 'This request does not exist, or it belongs to another account.\n',
    });
  });

  test.each([['list'], ['show', 'x']])('%s needs a login', async (...args) => {
    await desk.open();
    expect((await rfq(args)).exit).toBe(4);
  });
});
