import { describe, expect, test } from 'vitest';
import { COMMAND_EXIT_CODES } from '../src/exit-codes.ts';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const TIME = Date.UTC(2026, 10, 21, 12);
const registration = {
  exhibitionId: '1001',
  badgeNo: 'TEX7K2Q9MX4',
  contactName: 'Elif Yılmaz',
  companyName: 'Kilim',
  countryId: '792',
  mobile: '+905321234567',
  state: 'registered',
  createTime: TIME,
};
const account = {
  accountId: 'a1',
  kind: 'buyer',
  name: 'Elif',
  companyName: 'Kilim',
  supplierId: '',
  isConfirmed: false,
  isRemoved: false,
  createTime: TIME,
  loginTime: TIME,
};
const person = {
  email: 'elif@kilim.example',
  accounts: [account],
  registrations: [registration, { ...registration, exhibitionId: '1002', badgeNo: 'TEX3M8W2PK7', state: 'cancelled' }],
};
const summary = {
  requests: 1,
  orders: 2,
  files: 0,
  cartProducts: 0,
  follows: 3,
  preregistrations: 1,
  sessions: 1,
  unsentEnquiries: 0,
  enquiries: 4,
  messages: 5,
};
const mail = { mailId: '7', kind: 'badge', subject: 'Your badge number', createTime: TIME, attempts: 0, error: '' };
const desked = {
  badgeNo: 'TEX7K2Q9MX4',
  exhibitionId: '1001',
  email: 'elif@kilim.example',
  contactName: 'Elif Yılmaz',
  companyName: 'Kilim',
  countryId: '792',
  dialingCode: '90',
  contactNumber: '5321234567',
  sourceFrom: '',
  isConfirmed: true,
  createTime: TIME,
};
const toPage = (...records: readonly object[]) => ({ records, total: records.length, pageNo: 1, pageSize: 20 });

const desk = createDesk({
  'staffPerson.find': [{ data: toPage(person) }],
  'staffPerson.show': [{ data: { ...person, summary, mails: { sent: 3, waiting: 0, postponed: 1, failed: 2 } } }],
  'staffPerson.mails': [
    {
      data: toPage(
        { ...mail, state: 'failed', time: null, error: '550 no such user' },
        { ...mail, state: 'postponed', time: TIME },
        { ...mail, state: 'waiting', time: TIME, attempts: 1, error: '451 try later' },
        { ...mail, state: 'waiting', time: TIME },
        { ...mail, state: 'gathered', time: TIME },
        { ...mail, state: 'sent', time: TIME },
      ),
    },
  ],
  'staffPreregistration.merge': [
    { data: { registration: desked, revoked: 'TEX3M8W2PK7', scans: 2, isMailed: true, restorableUntil: TIME } },
  ],
  'staffPreregistration.cancel': [{ data: { badgeNo: 'TEX7K2Q9MX4', isMailed: true, restorableUntil: TIME } }],
  'staffPreregistration.register': [{ data: { isNew: true, isMailed: true, registration: desked } }],
  'staffPreregistration.restore': [{ data: { registration: desked, wasMerged: true, isMailed: true } }],
});
const environment = { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` };
const staff = (...args: readonly string[]) => desk.line(['staff', ...args], { environment });

describe('staff person', () => {
  test('D-94 find lists people, one per line, with all their badges', async () => {
    await desk.open();
    expect(await staff('person', 'find', 'elif', 'yilmas', '--reason', 'by phone')).toEqual({
      exit: 0,
      out: 'elif@kilim.example\tElif Yılmaz, Elif\tKilim\t+905321234567\t1001 TEX7K2Q9MX4, 1002 TEX3M8W2PK7 (cancelled)\tbuyer\n',
      err: 'Page 1 of 1\n',
    });
    expect(desk.callsTo('staffPerson.find')[0]?.data).toEqual({
      keyword: 'elif yilmas',
      pageNo: 1,
      reason: 'by phone',
    });
    expect((await staff('person', 'find', 'elif', '--lang', 'ar')).out).toContain('مُلغى');
  });

  test('D-94 find says if nobody is found, and how to go on', async () => {
    await desk.open({ 'staffPerson.find': [{ data: toPage() }] });
    const { exit, err } = await staff('person', 'find', 'nobody');
    expect([exit, err]).toEqual([0, 'No one found. Try fewer words, or a phone or badge number.\n']);
  });

  test('D-94 show says what is stored, and how to see the emails', async () => {
    await desk.open();
    const { exit, out, err } = await staff('person', 'show', 'TEX7K2Q9MX4');
    expect({ exit, lines: out.trimEnd().split('\n'), err }).toEqual({
      exit: 0,
      lines: [
        'Email\telif@kilim.example',
        'Account\tbuyer · Elif · Kilim · email address not confirmed · 21 November 2026 · last login 21 November 2026 · a1',
        'Badge\t1001 TEX7K2Q9MX4 · Elif Yılmaz · Kilim · +905321234567 · 21 November 2026',
        'Badge\t1002 TEX3M8W2PK7 (cancelled) · Elif Yılmaz · Kilim · +905321234567 · 21 November 2026',
        'Stored\tRFQs: 1, order requests: 2, enquiries: 4, followed: 3',
        'Emails\tSent: 3, waiting: 0, postponed: 1, failed: 2',
      ],
      err: 'For each email: staff mail list --to elif@kilim.example\n',
    });
  });

  test('D-94 is not for people without a staff token', async () => {
    await desk.open();
    for (const line of [
      ['person', 'find', 'elif'],
      ['person', 'show', 'elif'],
      ['mail', 'list', '--to', 'a@b.co'],
    ])
      expect((await desk.line(['staff', ...line])).exit).toBe(COMMAND_EXIT_CODES.loginNeeded);
  });
});

describe('staff mail list', () => {
  test('D-94 REL-07 says what became of each email', async () => {
    await desk.open();
    const { exit, out } = await staff('mail', 'list', '--to', 'elif@kilim.example');
    const states = out
      .trimEnd()
      .split('\n')
      .map((line) => line.split('\t')[2]?.replace(/\d[\w: ]*\d{2}:\d{2}/, 'TIME'));
    expect([exit, states]).toEqual([
      0,
      [
        'Failed: 550 no such user',
        'Postponed to TIME, because the recipient has reached a limit',
        'Failed so far, next attempt at TIME: 451 try later',
        'Waiting to be sent at TIME',
        'Sent as part of a summary',
        'Sent at TIME',
      ],
    ]);
    expect(desk.callsTo('staffPerson.mails')[0]?.data).toEqual({ email: 'elif@kilim.example', pageNo: 1 });
  });

  test('D-94 needs an address', async () => {
    await desk.open();
    expect(await staff('mail', 'list')).toMatchObject({ exit: 2, err: expect.stringContaining('--to') });
  });
});

describe('staff pre-register', () => {
  const change = ['--reason', 'asked', '--key', KEY];

  test('D-94 D-31 merge shows what remains, what is revoked, and how to undo it', async () => {
    await desk.open();
    const { exit, out, err } = await staff('pre-register', 'merge', '1001', 'TEX7K2Q9MX4', 'TEX3M8W2PK7', ...change);
    expect({ exit, lines: out.trimEnd().split('\n') }).toEqual({
      exit: 0,
      lines: [
        'Badge number\tTEX7K2Q9MX4',
        'Email\telif@kilim.example',
        'Contact name\tElif Yılmaz',
        'Company\tKilim',
        'Revoked\tTEX3M8W2PK7',
        'Scans\t2',
      ],
    });
    expect(err).toContain('staff pre-register restore 1001 TEX3M8W2PK7');
    expect(desk.callsTo('staffPreregistration.merge')).toEqual([
      expect.objectContaining({
        key: KEY,
        data: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4', otherBadgeNo: 'TEX3M8W2PK7', reason: 'asked' },
      }),
    ]);
  });

  test('D-94 D-31 cancel and restore say what happens to the badge', async () => {
    await desk.open();
    const cancelled = await staff('pre-register', 'cancel', '1001', 'TEX7K2Q9MX4', ...change);
    expect(cancelled).toMatchObject({ exit: 0, out: 'Revoked\tTEX7K2Q9MX4\n' });
    expect(cancelled.err).toContain('21 November 2026');
    const restored = await staff('pre-register', 'restore', '1001', 'TEX7K2Q9MX4', ...change);
    expect([restored.exit, restored.err]).toEqual([
      0,
      'Restored. The badge is on its way by email. Scanners accept it after fetching the keys again.\n',
    ]);
  });

  test.each(['TR', 'tr', '792'])(
    'D-94 walk-in takes the country %s, as two letters or as a number',
    async (country) => {
      await desk.open();
      const form = ['--email', 'elif@kilim.example', '--name', 'Elif', '--company', 'Kilim', '--mobile', '5321234567'];
      const { exit } = await staff('pre-register', 'walk-in', '1001', ...form, '--country', country, ...change);
      expect([exit, desk.callsTo('staffPreregistration.register')[0]?.data]).toEqual([
        0,
        expect.objectContaining({ countryId: '792' }),
      ]);
      expect(await staff('pre-register', 'correct', '1001', 'TEX1', '--country', 'Atlantis', ...change)).toMatchObject({
        exit: 2,
        err: expect.stringContaining('Atlantis'),
      });
    },
  );

  test('a dry run of a merge sends nothing', async () => {
    await desk.open();
    const { exit } = await staff('pre-register', 'merge', '1001', 'A', 'B', ...change, '--dry-run');
    expect([exit, desk.gateway.calls]).toEqual([0, []]);
  });
});
