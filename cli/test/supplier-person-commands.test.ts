import { supplierInfo } from '@fairhall/core/supplier-login/supplier.test-driver';
import {
  createAnsweredThread,
  createClosedThread,
  messageOfSide,
  threadOf,
} from '@fairhall/core/thread/thread.test-driver';
import { describe, expect, test } from 'vitest';
import { LOGIN_REPLIES, TOKEN } from './buyer.ts';
import { createDesk, type Replies } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const SUPPLIER_TOKEN = `st_${'a'.repeat(43)}`;
const EMAIL = 'imran@lyallpur.example';
const row = {
  enquiryId: 'e1',
  state: 'new',
  from: '',
  countryCode: 'NL',
  company: '',
  isEmailConfirmed: true,
  text: 'Can the stripe be red?',
  quantity: 3000,
  unread: 1,
  target: { type: 'product', id: 'P1', name: 'Pool towel', image: '' },
  lastTime: Date.UTC(2026, 4, 28, 12),
  waitsSince: Date.UTC(2026, 4, 28, 12),
  assignedTo: { accountId: 'a2', name: 'Sana', isSelf: false },
};
const counts = { waiting: 41, answered: 1, closed: 0, spam: 0 };
const seen = { viewer: 'supplier', turn: 'supplier' } as const;

const TIME = Date.UTC(2026, 10, 21, 12);
const sana = {
  accountId: 'a2',
  name: 'Sana',
  email: 'sana@lyallpur.example',
  right: 'answer',
  created: TIME,
  isSelf: false,
};
const ravi = { invitationId: 'i1', email: 'ravi@lyallpur.example', right: 'manage', created: TIME, expires: TIME };

const imran = { accountId: 'a1', name: 'Imran', isSelf: true };
const colleague = { accountId: 'a2', name: 'Sana', isSelf: false };

const desk = createDesk({
  ...LOGIN_REPLIES,
  'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }],
  'supplier.info': [{ data: supplierInfo }],
  'supplier.logout': [{ data: true }],
  'supplier.people': [{ data: { people: [sana], invitations: [ravi] } }],
  'supplier.setRight': [{ data: { accountId: 'a2', right: 'manage' } }],
  'supplierAdmin.setRight': [{ data: { supplierId: 'S1', accountId: 'a2', right: 'answer' } }],
  'supplierEnquiry.inbox': [{ data: { records: [row], total: 41, pageNo: 1, pageSize: 20, counts, reply: null } }],
  'supplierEnquiry.thread': [{ data: threadOf(seen) }],
  'supplierEnquiry.markRead': [{ data: true }],
  'supplierEnquiry.answer': [{ data: { messageId: 'm2', position: 2 } }],
  'supplierEnquiry.setState': [{ data: { state: 'spam' } }],
  'supplierEnquiry.assignment': [{ data: { assignedTo: null, people: [imran, colleague] } }],
  'supplierEnquiry.assign': [{ data: { assignedTo: colleague } }],
});
const supplier = (...args: readonly string[]) => desk.line(['supplier', ...args]);
const logIn = (password = 'secret') =>
  desk.line(['supplier', 'login', '--email', EMAIL], { environment: { FAIRHALL_PASSWORD: password } });
const atWork = async (replies?: Replies) => {
  await desk.open(replies);
  await logIn();
};

describe('the login of a supplier’s team member', () => {
  test('R-3.061 is saved beside a buyer’s login, and ends separately', async () => {
    await desk.openLoggedIn();
    const { exit, out, err } = await logIn();
    expect({ exit, out }).toEqual({ exit: 0, out: `${EMAIL}\n` });
    expect(err).toContain(`Logged in as ${EMAIL}`);
    expect(desk.callsTo('supplier.login')[0]?.data).toEqual({ email: EMAIL, password: 'secret' });
    await supplier('enquiry', 'list');
    expect(desk.callsTo('supplierEnquiry.inbox')[0]?.token).toBe(SUPPLIER_TOKEN);
    expect((await desk.line(['doctor'])).out).toContain(`${EMAIL} as a supplier at ${desk.gateway.url}`);
    expect(await supplier('logout')).toMatchObject({ exit: 0, err: expect.stringContaining('logged out') });
    expect(desk.callsTo('supplier.logout')).toMatchObject([{ token: SUPPLIER_TOKEN }]);
    expect((await supplier('enquiry', 'list')).exit).toBe(4);
    expect((await desk.line(['account', 'whoami'])).exit).toBe(0);
    expect(desk.callsTo('account.userInfo').at(-1)?.token).toBe(TOKEN);
  });

  test('that fails shows the gateway’s message, and leaves the previous login in place', async () => {
    const wrong = { code: '401', message: 'The email or the password is not right.' };
    await atWork({ 'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }, wrong] });
    expect(await logIn('other')).toEqual({ exit: 1, out: '', err: `${wrong.message}\n` });
    expect(desk.callsTo('supplier.logout')).toEqual([]);
    expect((await supplier('enquiry', 'list')).exit).toBe(0);
  });

  test('a second login revokes the first at the gateway', async () => {
    const second = `st_${'b'.repeat(43)}`;
    await atWork({ 'supplier.login': [{ data: { token: SUPPLIER_TOKEN } }, { data: { token: second } }] });
    await logIn();
    expect(desk.callsTo('supplier.logout')).toMatchObject([{ token: SUPPLIER_TOKEN }]);
    await supplier('enquiry', 'list');
    expect(desk.callsTo('supplierEnquiry.inbox')[0]?.token).toBe(second);
  });

  test('REL-02 a lost response is retried under the same key', async () => {
    await desk.open({ 'supplier.login': ['broken', { data: { token: SUPPLIER_TOKEN } }] });
    expect((await logIn()).exit).toBe(0);
    expect(new Set(desk.callsTo('supplier.login').map(({ key }) => key)).size).toBe(1);
  });

  test.each([
    ['an address that is none', ['login', '--email', 'imran'], 1, '--email: '],
    ['no address', ['login'], 1, '--email: '],
    ['no password', ['login', '--email', EMAIL], 2, 'FAIRHALL_PASSWORD'],
  ])('%s sends no request', async (_, args, exit, said) => {
    await desk.open();
    expect(await supplier(...args)).toEqual({ exit, out: '', err: expect.stringContaining(said) });
    expect(desk.gateway.calls).toEqual([]);
  });

  test('logging out without a login is reported, and so is an unreachable gateway', async () => {
    await desk.open({ 'supplier.logout': ['broken'] });
    expect(await supplier('logout')).toMatchObject({ exit: 0, err: expect.stringContaining('as a supplier at') });
    await logIn();
    expect((await supplier('logout')).err).toContain('could not be reached');
    expect((await supplier('enquiry', 'list')).exit).toBe(4);
  });
});

describe('the inbox', () => {
  test('R-1.014 D-65 shows enquiries awaiting reply, the longest waiting first', async () => {
    await atWork();
    const { exit, out, err } = await supplier('enquiry', 'list');
    expect({ exit, err }).toEqual({ exit: 0, err: 'Page 1 of 3\nNext page: --page 2\n' });
    expect(out).toMatch(
      /^e1\t28 May 2026\tA buyer\t\tNetherlands\tPool towel\t3,000\tNew · Waiting for [\d,]+ days · Email address confirmed\tSana\tCan the stripe/,
    );
    expect(desk.callsTo('supplierEnquiry.inbox')[0]?.data).toEqual({ part: 'waiting', pageNo: 1 });
    expect(JSON.parse((await supplier('enquiry', 'list', '--json')).out)).toMatchObject({ counts, records: [row] });
  });

  test('D-65 shows the supplier’s response figures as its buyers see them', async () => {
    const reply = { hours: 5, rate: 96 };
    await atWork({
      'supplierEnquiry.inbox': [{ data: { records: [row], total: 1, pageNo: 1, pageSize: 20, counts, reply } }],
    });
    expect((await supplier('enquiry', 'list')).err).toContain(
      'Your median reply time is 5 h, and 96% of enquiries get a reply in time.',
    );
  });

  test('another part and page are requested by name', async () => {
    await atWork();
    await supplier('enquiry', 'list', '--part', 'answered', '--page', '2');
    expect(desk.callsTo('supplierEnquiry.inbox').at(-1)?.data).toEqual({ part: 'answered', pageNo: 2 });
    expect((await supplier('enquiry', 'list', '--part', 'all')).err).toContain('waiting, answered, closed, spam');
    expect((await supplier('enquiry', 'list', '--page', '0')).exit).toBe(2);
  });

  test('D-65 only enquiries assigned to the user are requested by --mine', async () => {
    await atWork();
    await supplier('enquiry', 'list', '--mine');
    expect(desk.callsTo('supplierEnquiry.inbox').at(-1)?.data).toEqual({ part: 'waiting', pageNo: 1, isMine: true });
  });

  test('an empty inbox is reported', async () => {
    const none = { records: [], total: 0, pageNo: 1, pageSize: 20, counts: { ...counts, waiting: 0 }, reply: null };
    await atWork({ 'supplierEnquiry.inbox': [{ data: none }] });
    expect(await supplier('enquiry', 'list')).toEqual({
      exit: 0,
      out: '',
      err: expect.stringContaining('replied to everyone'),
    });
  });

  test('REL-18 an expired login is deleted, but not if the gateway is unreachable', async () => {
    await atWork({ 'supplierEnquiry.inbox': ['broken', 'broken', { code: '401', message: '' }] });
    expect((await supplier('enquiry', 'list')).exit).toBe(5);
    expect(await supplier('enquiry', 'list')).toMatchObject({
      exit: 4,
      err: expect.stringContaining('fairhall supplier login'),
    });
    const asked = desk.gateway.calls.length;
    expect((await supplier('enquiry', 'list')).exit).toBe(4);
    expect(desk.gateway.calls).toHaveLength(asked);
  });
});

describe('an enquiry that is handed to a colleague', () => {
  const assign = (...args: readonly string[]) => supplier('enquiry', 'assign', 'e1', ...args);
  const sent = () => desk.callsTo('supplierEnquiry.assign').map(({ data }) => data);

  test('D-65 is assigned by the colleague’s name or account id, under the key', async () => {
    await atWork();
    const { exit, err } = await assign('--to', 'sana', '--key', KEY);
    expect({ exit, err }).toEqual({ exit: 0, err: 'Assigned to Sana, who gets an email.\n' });
    expect(desk.callsTo('supplierEnquiry.assign')[0]).toMatchObject({ key: KEY, token: SUPPLIER_TOKEN });
    await assign('--to', 'a2');
    await assign('--to', 'me');
    await assign('--to', 'team');
    expect(sent()).toEqual(['a2', 'a2', 'a1', null].map((accountId) => ({ enquiryId: 'e1', accountId })));
  });

  test('D-65 a name that nobody on the team has is rejected with the names of the team', async () => {
    await atWork();
    const { exit, err } = await assign('--to', 'Ravi');
    expect({ exit, err }).toEqual({ exit: 1, err: expect.stringContaining('Imran (a1), Sana (a2)') });
    expect((await assign()).exit).toBe(2);
    expect(sent()).toEqual([]);
  });

  test('a dry run assigns nothing', async () => {
    await atWork();
    expect((await assign('--to', 'Sana', '--dry-run')).exit).toBe(0);
    expect(sent()).toEqual([]);
  });

  test('D-65 an enquiry of another supplier is not found', async () => {
    await atWork({ 'supplierEnquiry.assignment': [{ code: '404', message: '' }] });
    expect((await assign('--to', 'me')).exit).toBe(1);
  });
});

describe('an enquiry in the inbox', () => {
  test('D-65 is shown and marked as read', async () => {
    const unread = threadOf({ ...seen, messages: [messageOfSide(1, 'buyer')] });
    await atWork({ 'supplierEnquiry.thread': [{ data: unread }] });
    const { exit, out } = await supplier('enquiry', 'show', 'e1');
    expect({ exit, line: out.split('\n')[4] }).toEqual({ exit: 0, line: 'Buyer\tName not specified' });
    expect(desk.callsTo('supplierEnquiry.markRead')).toMatchObject([
      { data: { enquiryId: 'e1', position: 1 }, token: SUPPLIER_TOKEN },
    ]);
  });

  test('D-65 the details of a reply hidden from the buyer are listed before it is sent', async () => {
    await atWork({ 'supplierEnquiry.contactsInAnswer': [{ data: { hidden: ['0532 123 45 67'] } }] });
    const text = 'Call 0532 123 45 67.';
    const { exit, err } = await supplier('enquiry', 'answer', 'e1', '--text', text);
    expect({ exit, told: err.split('\n', 1)[0] }).toEqual({ exit: 0, told: expect.stringContaining('0532 123 45 67') });
    expect(desk.callsTo('supplierEnquiry.contactsInAnswer')[0]?.data).toEqual({ enquiryId: 'e1', text });
  });

  test('D-65 is replied to under the key', async () => {
    await atWork();
    const { exit, err } = await supplier('enquiry', 'answer', 'e1', '--text', 'Yes, it can.', '--key', KEY);
    expect({ exit, err }).toEqual({ exit: 0, err: 'Your message has been sent.\n' });
    expect(desk.callsTo('supplierEnquiry.answer')).toMatchObject([
      { data: { enquiryId: 'e1', text: 'Yes, it can.' }, key: KEY },
    ]);
  });

  test('D-65 is closed and reopened', async () => {
    const closed = createClosedThread({ ...seen, closedBy: 'supplier' });
    await atWork({
      'supplierEnquiry.thread': [
        { data: createAnsweredThread(seen) },
        { data: closed },
        { data: closed },
        { data: threadOf(seen) },
      ],
    });
    expect(await supplier('enquiry', 'close', 'e1')).toMatchObject({ exit: 0, err: expect.stringContaining('closed') });
    expect(await supplier('enquiry', 'open', 'e1')).toMatchObject({ exit: 0, err: expect.stringContaining('open') });
    expect(desk.callsTo('supplierEnquiry.setState').map(({ data }) => data)).toEqual([
      { enquiryId: 'e1', to: 'closed' },
      { enquiryId: 'e1', to: 'open' },
    ]);
  });

  test('D-65 is marked as spam, with the reason', async () => {
    await atWork();
    const line = ['enquiry', 'spam', 'e1', '--reason', 'sells addresses', '--key', KEY];
    const { exit, out, err } = await supplier(...line, '--json');
    expect({ exit, data: JSON.parse(out) }).toEqual({
      exit: 0,
      data: { enquiryId: 'e1', state: 'spam', idempotencyKey: KEY },
    });
    expect(err).toContain('marked as spam');
    expect(desk.callsTo('supplierEnquiry.setState')).toMatchObject([
      { data: { enquiryId: 'e1', to: 'spam', reason: 'sells addresses' }, key: KEY },
    ]);
    await supplier(...line, '--dry-run');
    expect(desk.callsTo('supplierEnquiry.setState')).toHaveLength(1);
  });

  test('is not marked as spam without a reason, and a lost request shows how to send it again', async () => {
    await atWork({ 'supplierEnquiry.setState': ['broken'] });
    expect(await supplier('enquiry', 'spam', 'e1')).toMatchObject({
      exit: 1,
      err: expect.stringContaining('--reason: '),
    });
    expect(desk.callsTo('supplierEnquiry.setState')).toEqual([]);
    const { exit, err } = await supplier('enquiry', 'spam', 'e1', '--reason', 'x', '--key', KEY);
    expect({ exit, again: err.includes(`--key ${KEY}`) }).toEqual({ exit: 5, again: true });
  });

  test('of another supplier is not in the inbox', async () => {
    const gone = { code: '404', message: 'none' };
    await atWork({ 'supplierEnquiry.thread': [gone], 'supplierEnquiry.setState': [gone] });
    const missing = { exit: 1, err: 'This enquiry is not in your inbox\n' };
    expect(await supplier('enquiry', 'show', 'e1')).toMatchObject(missing);
    expect(await supplier('enquiry', 'spam', 'e1', '--reason', 'x')).toMatchObject(missing);
  });

  test('help and suggestions include nested verbs', async () => {
    await desk.open();
    expect((await supplier('enquiry', '--help')).out).toContain('spam [options] <id>');
    expect((await supplier('enquiry', 'answr', 'e1')).err).toContain(
      'Did you mean answer? For help: fairhall supplier enquiry --help',
    );
  });
});

describe('the supplier’s team', () => {
  test('D-65 is listed with its invitations', async () => {
    await atWork();
    const { exit, out } = await supplier('person', 'list');
    expect({ exit, lines: out.trimEnd().split('\n') }).toEqual({
      exit: 0,
      lines: [
        'a2\tSana\tsana@lyallpur.example\tmember\t21 November 2026',
        'i1\tInvited\travi@lyallpur.example\tmanager\t21 November 2026',
      ],
    });
    expect(JSON.parse((await supplier('person', 'list', '--json')).out)).toMatchObject({
      total: 2,
      records: [
        { kind: 'person', email: sana.email },
        { kind: 'invitation', email: ravi.email },
      ],
    });
  });

  test('D-65 a member gets another role, under the key', async () => {
    await atWork();
    const line = ['person', 'set', 'a2', '--right', 'manage', '--key', KEY];
    expect(await supplier(...line)).toEqual({
      exit: 0,
      out: '',
      err: 'This person is now a manager.\n',
    });
    expect(desk.callsTo('supplier.setRight')).toMatchObject([
      { data: { accountId: 'a2', right: 'manage' }, key: KEY, token: SUPPLIER_TOKEN },
    ]);
    expect(JSON.parse((await supplier(...line, '--dry-run', '--json')).out)).toMatchObject({ dryRun: true });
    expect(desk.callsTo('supplier.setRight')).toHaveLength(1);
  });

  test('a rejection by the gateway is shown, and so is a missing permission to manage the team', async () => {
    const last = { code: '409', message: 'The last one.' };
    const forbidden = { code: '403', message: 'Managers only.' };
    const people = { data: { people: [sana], invitations: [] } };
    await atWork({ 'supplier.setRight': [last], 'supplier.people': [people, forbidden] });
    const line = ['person', 'set', 'a2', '--right', 'answer'];
    expect(await supplier(...line)).toMatchObject({ exit: 1, err: 'The last one.\n' });
    expect(await supplier(...line)).toMatchObject({ exit: 1, err: 'Managers only.\n' });
  });

  test('D-94 a member gets another role from an operator, with the reason', async () => {
    await desk.open();
    const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
    const set = (...more: readonly string[]) =>
      desk.line(['staff', 'person', 'set', 'a2', '--right', 'answer', ...more], { environment });
    expect(await set()).toMatchObject({ exit: 2, err: expect.stringContaining('Missing option: --reason') });
    expect((await set('--reason', 'asked by phone', '--dry-run')).exit).toBe(0);
    expect(desk.gateway.calls).toEqual([]);
    expect((await set('--reason', 'asked by phone')).err).toBe(
      'This person is now a member, who only replies to buyers.\n',
    );
    expect(desk.callsTo('supplierAdmin.setRight')[0]?.data).toEqual({
      accountId: 'a2',
      right: 'answer',
      reason: 'asked by phone',
    });
  });

  test.each([
    ['no right', ['person', 'set', 'a2'], 'Missing option: --right'],
    ['another right', ['person', 'set', 'a2', '--right', 'all'], 'answer, manage'],
  ])('%s is a usage error', async (_, args, said) => {
    await desk.open();
    expect(await supplier(...args)).toEqual({ exit: 2, out: '', err: expect.stringContaining(said) });
  });
});
