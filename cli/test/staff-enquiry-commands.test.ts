import { describe, expect, test } from 'vitest';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const DAY = 86_400_000;
const TIME = Date.UTC(2026, 10, 21, 12);
const target = { type: 'product', id: 'P1', name: 'Pool towel', image: '' };
const asha = { name: 'Asha', email: 'asha@weaves.example' };
const supplier = { supplierId: 'S12', name: 'Coimbatore Weaves', contactEmail: '', people: [asha] };
const row = (enquiryId: string, waited: number, change = {}) => ({
  enquiryId,
  state: 'new',
  target,
  createTime: 1,
  waitsSince: Date.now() - waited - 60_000,
  supplier: { ...supplier, ...change },
});
const rows = () => [
  row('e1', 5 * DAY),
  row('e2', DAY, { people: [], contactEmail: 'sales@weaves.example' }),
  row('e3', 0, { people: [] }),
];
const shown = {
  enquiryId: 'e1',
  state: 'spam',
  target,
  supplier,
  email: 'priya@malabar.example',
  lang: 'en',
  quantity: 3000,
  createTime: TIME,
  deliverTime: TIME,
  readTime: TIME,
  answerTime: null,
  waitsSince: null,
  closeTime: TIME,
  closedBy: 'supplier',
  spamReason: 'adverts',
  reassigned: 0,
  messages: [
    {
      messageId: 'm1',
      position: 1,
      side: 'buyer',
      author: 'Priya',
      text: 'Mail me: •••',
      isMasked: true,
      files: [],
      createTime: TIME,
      readTime: TIME,
    },
  ],
};

const desk = createDesk({
  'staffEnquiry.unanswered': [{ data: { records: rows(), total: 23, pageNo: 1, pageSize: 20 } }],
  'staffEnquiry.show': [{ data: shown }],
  'staffEnquiry.reassign': [{ data: { enquiryId: 'e1', supplierId: 'S13', name: 'Salem Looms' } }],
});
const enquiry = (...args: readonly string[]) =>
  desk.line(['staff', 'enquiry', ...args], { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` } });

describe('staff', () => {
  test('D-94 see unanswered enquiries, their waiting times, and the members who could reply', async () => {
    await desk.open();
    const { exit, out, err } = await enquiry('unanswered', '--reason', 'weekly');
    expect({ exit, lines: out.trimEnd().split('\n'), err }).toEqual({
      exit: 0,
      lines: [
        'e1\tWaiting for 5 days\tPool towel\tS12 Coimbatore Weaves\tAsha asha@weaves.example',
        'e2\tWaiting for 1 day\tPool towel\tS12 Coimbatore Weaves\tsales@weaves.example',
        'e3\tWaiting for 0 hours\tPool towel\tS12 Coimbatore Weaves\tno one to answer',
      ],
      err: 'Page 1 of 2\nNext page: --page 2\n',
    });
    expect(desk.callsTo('staffEnquiry.unanswered')[0]?.data).toEqual({ pageNo: 1, reason: 'weekly' });
    expect((await enquiry('unanswered', '--lang', 'ar')).out).toContain('ينتظر منذ 5 أيام');
    expect((await enquiry('unanswered', '--page', '0')).exit).toBe(2);
  });

  test('D-94 see a message when every enquiry has a reply', async () => {
    await desk.open({ 'staffEnquiry.unanswered': [{ data: { records: [], total: 0, pageNo: 1, pageSize: 20 } }] });
    expect(await enquiry('unanswered')).toEqual({ exit: 0, out: '', err: 'Every enquiry has been replied to.\n' });
  });

  test('D-94 see one enquiry with its messages', async () => {
    await desk.open();
    const { exit, out } = await enquiry('show', 'e1');
    const lines = out.trimEnd().split('\n');
    expect({ exit, status: lines[1], buyer: lines[3] }).toEqual({
      exit: 0,
      status: 'Status\tClosed by supplier: adverts',
      buyer: 'Buyer\tpriya@malabar.example',
    });
    expect(lines.at(-1)).toMatch(/^Buyer\t21 November 2026 .* · Priya · Mail me: •••$/);
    expect(JSON.parse((await enquiry('show', 'e1', '--json')).out)).toEqual(shown);
  });

  test('D-94 reassign an enquiry to another supplier, with the reason', async () => {
    await desk.open();
    const line = ['reassign', 'e1', '--supplier', 'S13', '--reason', 'nobody there'];
    expect(await enquiry(...line, '--key', KEY)).toEqual({
      exit: 0,
      out: 'Supplier\tS13 Salem Looms\n',
      err: 'Salem Looms now has the enquiry. Its team and the buyer will get an email.\n',
    });
    expect(desk.callsTo('staffEnquiry.reassign')).toMatchObject([
      { data: { enquiryId: 'e1', supplierId: 'S13', reason: 'nobody there' }, key: KEY },
    ]);
    expect(JSON.parse((await enquiry(...line, '--dry-run', '--json')).out).dryRun).toBe(true);
    expect(desk.callsTo('staffEnquiry.reassign')).toHaveLength(1);
  });

  test('see why an enquiry was not reassigned, and how to send a lost request again', async () => {
    const line = ['reassign', 'e1', '--supplier', 'S13', '--reason', 'x', '--key', KEY];
    await desk.open({ 'staffEnquiry.reassign': [{ code: '409', message: 'It stays.' }, 'broken'] });
    expect(await enquiry(...line)).toMatchObject({ exit: 1, err: 'It stays.\n' });
    const { exit, err } = await enquiry(...line);
    expect({ exit, again: err.includes(`--key ${KEY}`) }).toEqual({ exit: 5, again: true });
  });

  test.each([
    ['no supplier', ['reassign', 'e1', '--reason', 'x'], 'Missing option: --supplier'],
    ['no reason', ['reassign', 'e1', '--supplier', 'S13'], 'Missing option: --reason'],
  ])('%s is a usage error', async (_, args, said) => {
    await desk.open();
    expect(await enquiry(...args)).toEqual({ exit: 2, out: '', err: expect.stringContaining(said) });
    expect(desk.gateway.calls).toEqual([]);
  });
});
