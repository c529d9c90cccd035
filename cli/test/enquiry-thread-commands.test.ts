import {
  createAnsweredThread,
  createClosedThread,
  messageOfSide,
  threadOf,
} from '@fairhall/core/thread/thread.test-driver';
import { describe, expect, test } from 'vitest';
import { LOGIN_REPLIES, TOKEN } from './buyer.ts';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const LINK = 'https://fairhall.example/enquiries/e1?sign=s1';
const row = {
  enquiryId: 'e1',
  state: 'answered',
  supplierName: 'Lyallpur Terry Mills Ltd',
  text: 'We can.',
  unread: 1,
  target: { type: 'product', id: 'P1', name: 'Pool towel', image: '' },
  createTime: 1,
  lastTime: Date.UTC(2026, 10, 21, 12),
};

const desk = createDesk({
  ...LOGIN_REPLIES,
  'enquiry.list': [{ data: { records: [row], total: 11, pageNo: 1, pageSize: 10 } }],
  'enquiry.thread': [{ data: createAnsweredThread() }],
  'enquiry.markRead': [{ data: true }],
  'enquiry.reply': [{ data: { messageId: 'm3', position: 3 } }],
  'enquiry.setState': [{ data: { state: 'closed' } }],
});
type LineOptions = Parameters<typeof desk.line>[1];
const enquiry = (args: readonly string[], given?: LineOptions) => desk.line(['enquiry', ...args], given);
const byMail: LineOptions = { environment: { FAIRHALL_ENQUIRY_LINK: LINK } };

test('D-51 a buyer’s own enquiries are listed, one per line', async () => {
  await desk.openLoggedIn();
  const { exit, out, err } = await enquiry(['list']);
  expect({ exit, out, err }).toEqual({
    exit: 0,
    out: 'e1\t21 Nov 2026\tReplied\t1\tLyallpur Terry Mills Ltd\tPool towel\tWe can.\n',
    err: 'Page 1 of 2\nNext page: --page 2\n',
  });
  expect(desk.callsTo('enquiry.list')).toMatchObject([{ data: { pageNo: 1 }, token: TOKEN }]);
  expect((await enquiry(['list', '--lang', 'ar'])).out).toContain('Pool towel');
  expect((await enquiry(['list', '--page', '0'])).exit).toBe(2);
});

describe('the confirmation email of an enquiry', () => {
  const sendAgain = (args: readonly string[] = [], given?: LineOptions) =>
    enquiry(['send-again', 'e1', ...args], given);

  test('R-2.060 is sent again, with a login or from the computer that sent the enquiry', async () => {
    await desk.openLoggedIn({ 'enquiry.mailAgain': [{ data: { status: 'queued', mailTime: 1 } }] });
    const { exit, out, err } = await sendAgain(['--key', KEY]);
    expect({ exit, out, err }).toEqual({
      exit: 0,
      out: '',
      err: 'We’ve sent the email again. If it has not arrived in a few minutes, check your spam folder.\n',
    });
    expect(desk.callsTo('enquiry.mailAgain')).toMatchObject([{ data: { enquiryId: 'e1' }, key: KEY, token: TOKEN }]);
  });

  test.each([
    [{ status: 'mailedBefore', mailTime: null }, 'We’ve sent several emails'],
    [{ status: 'confirmed', mailTime: null }, 'Your email address is confirmed'],
  ])('R-2.060 is not sent again when that changes nothing, and the response %j explains it', async (data, words) => {
    await desk.open({ 'enquiry.mailAgain': [{ data }] });
    expect((await sendAgain()).err).toContain(words);
  });

  test('R-2.060 is rejected for another person’s enquiry, and a dry run sends no request', async () => {
    await desk.open({ 'enquiry.mailAgain': [{ code: '404', message: '' }] });
    const { exit, err } = await sendAgain();
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining('We could not find this enquiry.') });
    expect((await sendAgain(['--dry-run'])).exit).toBe(0);
    expect(desk.callsTo('enquiry.mailAgain')).toHaveLength(1);
  });
});

describe('an enquiry thread', () => {
  test('D-95 is shown with all its messages, and is then marked as read', async () => {
    await desk.openLoggedIn();
    const { exit, out } = await enquiry(['show', 'e1']);
    const lines = out.trimEnd().split('\n');
    expect({ exit, facts: lines.slice(0, 5) }).toEqual({
      exit: 0,
      facts: [
        'ID\te1',
        'Status\tReplied',
        'About\tPool towel',
        'Quantity\t3,000',
        'Supplier\t\u2068Lyallpur Terry Mills Ltd\u2069',
      ],
    });
    expect(lines[5]).toMatch(/^You\t28 May 2026 .* · Can the stripe be woven in Pantone 7699\? · Read at /);
    expect(lines[6]).toMatch(/^Imran Sheikh\t29 May 2026 .* · Message 2$/);
    expect(desk.callsTo('enquiry.markRead')[0]?.data).toEqual({ enquiryId: 'e1', position: 2 });
  });

  test('D-95 lists the files of each message with their IDs and download URLs', async () => {
    const file = { fileId: 'f1', fileName: 'offer.pdf', size: 2_621_440, url: 'file/f1/hidden?s=1' };
    const messages = [messageOfSide(1, 'supplier', { text: '', files: [file] })];
    await desk.openLoggedIn({ 'enquiry.thread': [{ data: createAnsweredThread({ messages }) }] });
    expect((await enquiry(['show', 'e1'])).out).toMatch(
      / · f1 offer\.pdf \(2\.5 MB\) http\S+\/gateway\/file\/f1\/hidden\?s=1\n/,
    );
  });

  test('is one JSON document for programs, exactly as the gateway returns it', async () => {
    await desk.openLoggedIn();
    expect(JSON.parse((await enquiry(['show', 'e1', '--json'])).out)).toEqual(createAnsweredThread());
  });

  test('D-95 is shown to a guest with the link from the email, and to nobody else without a login', async () => {
    await desk.open();
    expect((await enquiry(['show', 'e1', '--sign'], byMail)).exit).toBe(0);
    expect(desk.callsTo('enquiry.thread')[0]?.data).toEqual({ enquiryId: 'e1', sign: 's1' });
    expect((await enquiry(['show', 'e1', '--sign-stdin'], { stdin: 's2\n' })).exit).toBe(0);
    expect(desk.callsTo('enquiry.thread')[1]?.data).toEqual({ enquiryId: 'e1', sign: 's2' });
    const callCount = desk.gateway.calls.length;
    expect(await enquiry(['show', 'e1'])).toMatchObject({ exit: 4, err: expect.stringContaining('account login') });
    expect(desk.gateway.calls).toHaveLength(callCount);
  });

  test.each([
    ['the link of another enquiry', ['show', 'e2', '--sign'], byMail, 1, 'This link does not belong to enquiry e2'],
    ['a link that is missing', ['show', 'e1', '--sign'], undefined, 2, 'Set FAIRHALL_ENQUIRY_LINK'],
    [
      'text and link from one standard input',
      ['answer', 'e1', '--text', '-', '--sign-stdin'],
      undefined,
      2,
      'put the link in FAIRHALL_ENQUIRY_LINK',
    ],
  ] as const)('%s sends no request', async (_, args, given, exit, said) => {
    await desk.open();
    expect(await enquiry(args, given)).toEqual({ exit, out: '', err: expect.stringContaining(said) });
    expect(desk.gateway.calls).toEqual([]);
  });

  test('is reported as missing if it does not exist or belongs to another person', async () => {
    await desk.openLoggedIn({ 'enquiry.thread': [{ code: '404', message: 'none' }] });
    expect(await enquiry(['show', 'e9'])).toMatchObject({
      exit: 1,
      err: expect.stringContaining('There is no enquiry at this link'),
    });
  });
});

describe('a reply', () => {
  test('D-95 lists the details hidden from the supplier before it is sent', async () => {
    await desk.openLoggedIn({ 'enquiry.contactsInReply': [{ data: { hidden: ['0532 123 45 67'] } }] });
    const { exit, err } = await enquiry(['answer', 'e1', '--text', 'Call 0532 123 45 67.', '--key', KEY]);
    expect({ exit, told: err.split('\n', 1)[0] }).toEqual({ exit: 0, told: expect.stringContaining('0532 123 45 67') });
    expect(desk.callsTo('enquiry.contactsInReply')[0]?.data).toEqual({ enquiryId: 'e1', text: 'Call 0532 123 45 67.' });
    await enquiry(['answer', 'e1', '--text', 'In blue, please.']);
    expect(desk.callsTo('enquiry.contactsInReply')).toHaveLength(1);
  });

  test('D-95 is sent to the supplier under the key, and marks nothing as read', async () => {
    await desk.openLoggedIn();
    const { exit, out, err } = await enquiry(['answer', 'e1', '--text', ' In blue, please. ', '--key', KEY]);
    expect({ exit, out, err }).toEqual({ exit: 0, out: 'ID\tm3\n', err: 'Your message has been sent.\n' });
    expect(desk.callsTo('enquiry.reply')).toMatchObject([
      { data: { enquiryId: 'e1', text: 'In blue, please.' }, key: KEY, token: TOKEN },
    ]);
    expect(desk.callsTo('enquiry.markRead')).toEqual([]);
  });

  test('is read from standard input, for a guest too', async () => {
    await desk.open();
    await enquiry(['answer', 'e1', '--message', '-', '--sign'], { ...byMail, stdin: 'In blue,\nplease.' });
    expect(desk.callsTo('enquiry.reply')).toMatchObject([
      { data: { enquiryId: 'e1', sign: 's1', text: 'In blue,\nplease.' } },
    ]);
  });

  test('is checked but not sent in a dry run', async () => {
    await desk.openLoggedIn();
    const dry = await enquiry(['answer', 'e1', '--text', 'In blue.', '--dry-run', '--json']);
    expect({ exit: dry.exit, data: JSON.parse(dry.out) }).toMatchObject({
      exit: 0,
      data: { dryRun: true, data: { enquiryId: 'e1', text: 'In blue.' } },
    });
    expect((await enquiry(['answer', 'e1', '--text', ' ', '--dry-run'])).exit).toBe(1);
    expect(desk.callsTo('enquiry.reply')).toEqual([]);
  });

  test('is rejected before it is sent when it has no text or the enquiry is closed', async () => {
    await desk.openLoggedIn({
      'enquiry.thread': [{ data: threadOf() }, { data: createClosedThread({ canReply: false }) }],
    });
    expect(await enquiry(['answer', 'e1'])).toMatchObject({
      exit: 1,
      err: '--text: Write a message or add a file first.\n',
    });
    expect(await enquiry(['answer', 'e1', '--text', 'x'])).toMatchObject({
      exit: 1,
      err: 'You closed this enquiry on 29 May 2026.\n',
    });
    expect(desk.callsTo('enquiry.reply')).toEqual([]);
  });

  test('REL-02 that is lost shows how to send it again', async () => {
    await desk.openLoggedIn({ 'enquiry.reply': ['broken'] });
    const { exit, err } = await enquiry(['answer', 'e1', '--text', 'x', '--key', KEY]);
    expect({ exit, again: err.includes(`--key ${KEY}`) }).toEqual({ exit: 5, again: true });
    expect(new Set(desk.callsTo('enquiry.reply').map(({ key }) => key))).toEqual(new Set([KEY]));
  });

  test('with an expired login shows how to log in', async () => {
    await desk.openLoggedIn({ 'enquiry.thread': [{ code: '401', message: '' }] });
    expect(await enquiry(['answer', 'e1', '--text', 'x'])).toMatchObject({
      exit: 4,
      err: expect.stringContaining('fairhall account login'),
    });
  });
});

describe('closing and reopening', () => {
  test('D-95 closes an enquiry, and shows its status', async () => {
    await desk.openLoggedIn({ 'enquiry.thread': [{ data: createAnsweredThread() }, { data: createClosedThread() }] });
    const { exit, out, err } = await enquiry(['close', 'e1', '--key', KEY, '--json']);
    expect({ exit, data: JSON.parse(out), err }).toEqual({
      exit: 0,
      data: { enquiryId: 'e1', state: 'closed', idempotencyKey: KEY },
      err: 'The enquiry is closed. You can reopen it.\n',
    });
    expect(desk.callsTo('enquiry.setState')).toMatchObject([{ data: { enquiryId: 'e1', to: 'closed' }, key: KEY }]);
  });

  test('D-95 reopens an enquiry', async () => {
    await desk.openLoggedIn({ 'enquiry.thread': [{ data: createClosedThread() }, { data: createAnsweredThread() }] });
    expect(await enquiry(['open', 'e1'])).toMatchObject({ exit: 0, err: 'The enquiry has been reopened.\n' });
    expect(desk.callsTo('enquiry.setState')).toMatchObject([{ data: { enquiryId: 'e1', to: 'open' } }]);
  });

  test('an enquiry already in that state is left unchanged, and a dry run changes nothing', async () => {
    await desk.openLoggedIn({ 'enquiry.thread': [{ data: createClosedThread() }, { data: createAnsweredThread() }] });
    expect(await enquiry(['close', 'e1'])).toMatchObject({ exit: 0, err: 'The enquiry was already closed.\n' });
    expect((await enquiry(['close', 'e1', '--dry-run'])).err).toContain('Nothing was sent or changed.');
    expect(await enquiry(['open', 'e1'])).toMatchObject({ exit: 0, err: 'The enquiry was already open.\n' });
    expect(desk.callsTo('enquiry.setState')).toEqual([]);
  });

  test('a rejection by the gateway is shown in its own words', async () => {
    const refused = { code: '409', message: 'Whoever closed it can open it again.' };
    await desk.openLoggedIn({ 'enquiry.thread': [{ data: createClosedThread() }], 'enquiry.setState': [refused] });
    expect(await enquiry(['open', 'e1'])).toMatchObject({ exit: 1, err: `${refused.message}\n` });
  });
});
