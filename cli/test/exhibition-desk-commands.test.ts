import { describe, expect, test } from 'vitest';
import { LOGIN_REPLIES } from './buyer.ts';
import { createDesk } from './desk.ts';

const KEY = '6f9619ff-8b86-4d01-b42d-00cf4fc964ff';
const badge = {
  badgeNo: 'TEX7K2Q9MX4',
  text: 'TSBADGE1:e30',
  contactName: 'Priya Nair',
  companyName: 'Malabar',
  countryCode: 'IN',
  exhibitionId: '1001',
  exhibitionName: 'Textile Fair',
  industry: 'textile',
  inshowStartDate: '2026-11-24',
  inshowEndDate: '2026-11-27',
};
const registration = {
  badgeNo: 'TEX7K2Q9MX4',
  exhibitionId: '1001',
  email: 'jo@acme.example',
  contactName: 'Jo',
  companyName: 'Acme',
  countryId: '356',
  dialingCode: '',
  contactNumber: '9847012345',
  sourceFrom: 'desk',
  isConfirmed: false,
  createTime: Date.UTC(2026, 10, 21),
};
const desk = createDesk({
  ...LOGIN_REPLIES,
  'badge.own': [{ data: [badge, { ...badge, badgeNo: 'TEX3C0LLEAG', contactName: 'Noor', isOwn: false }] }],
  'badge.ofExhibition': [{ data: badge }],
  'preregistration.resendBadge': [{ data: true }],
  'staffPreregistration.badge': [{ data: badge }],
  'staffPreregistration.list': [{ data: { records: [registration], total: 21, pageNo: 1, pageSize: 20 } }],
  'staffPreregistration.register': [{ data: { isNew: true, isMailed: true, registration } }],
  'staffPreregistration.correct': [{ data: { registration, isMailed: true } }],
  'staffPreregistration.resend': [{ data: { mailed: 2, unknown: [], recent: ['TEX3'] } }],
  'staffPreregistration.reissue': [{ data: { badgeNo: 'TEX9PPQ7R2A', revoked: 'TEX7K2Q9MX4', isMailed: true } }],
});
const staff = (args: readonly string[], given: object = {}) =>
  desk.line(args, { environment: { FAIRHALL_STAFF_TOKEN: `sf_${'a'.repeat(43)}` }, ...given });
const FORM = ['--email', 'jo@acme.example', '--name', 'Jo', '--company', 'Acme', '--country', '356'];
const WALK_IN = ['staff', 'pre-register', 'walk-in', '1001', ...FORM, '--mobile', '9847012345'];

describe('a badge', () => {
  test('D-31 of the user is shown with the text of its code, and any other by its number with a staff token', async () => {
    await desk.open();
    expect((await desk.line(['badge', 'show', '1001'])).out).toContain('Code\tTSBADGE1:e30\n');
    expect(desk.callsTo('badge.ofExhibition')[0]?.data).toEqual({ exhibitionId: '1001' });
    expect(await desk.line(['staff', 'badge', 'show', '1001', 'TEX7K2Q9MX4'])).toMatchObject({ exit: 4 });
    expect((await staff(['staff', 'badge', 'show', '1001', 'TEX7K2Q9MX4'])).out).toContain('Malabar');
    expect(desk.callsTo('staffPreregistration.badge')[0]?.data).toEqual({
      exhibitionId: '1001',
      badgeNo: 'TEX7K2Q9MX4',
    });
  });

  test('D-31 D-33 the badges of a logged-in buyer are listed with those of colleagues', async () => {
    await desk.openLoggedIn();
    const { exit, out } = await desk.line(['badge', 'list']);
    expect([exit, out.indexOf('TEX7K2Q9MX4') < out.indexOf('TEX3C0LLEAG'), out.includes('Noor')]).toEqual([
      0,
      true,
      true,
    ]);
    const page = JSON.parse((await desk.line(['badge', 'list', '--json'])).out);
    expect(page).toMatchObject({ total: page.records.length, pageNo: 1, records: [{ badgeNo: 'TEX7K2Q9MX4' }, {}] });
  });

  test('D-31 a list of badges needs a login', async () => {
    await desk.open();
    expect((await desk.line(['badge', 'list'])).exit).toBe(4);
    expect(desk.callsTo('badge.own')).toEqual([]);
  });

  test('R-7.077 is sent again by email address, or the user’s own by its number', async () => {
    await desk.open();
    const said = 'If this email address is registered, the badge is on its way to it.\n';
    const line = ['badge', 'resend', '1001', '--email', 'jo@acme.example', '--key', KEY];
    expect(await desk.line(line)).toMatchObject({ exit: 0, err: said });
    expect(await desk.line(['badge', 'resend', '1001'])).toMatchObject({ exit: 0, err: said });
    expect(desk.callsTo('preregistration.resendBadge')).toMatchObject([
      { data: { exhibitionId: '1001', email: 'jo@acme.example' }, key: KEY },
      { data: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4' } },
    ]);
  });

  test('R-7.077 staff send many badges again at once, and those not sent are reported', async () => {
    await desk.open();
    const line = ['staff', 'badge', 'resend', '1001', '-', '--reason', 'asked', '--key', KEY];
    expect(await staff(line, { stdin: 'TEX1\nTEX2\nTEX3\n' })).toMatchObject({
      exit: 0,
      out: 'Emailed\t2\nEmailed a moment ago\tTEX3\n',
    });
    expect(desk.callsTo('staffPreregistration.resend')).toMatchObject([
      { data: { exhibitionId: '1001', badgeNos: ['TEX1', 'TEX2', 'TEX3'], reason: 'asked' }, key: KEY },
    ]);
    expect(await staff(['staff', 'badge', 'resend', '1001', '-', '--reason', 'asked'], { stdin: '' })).toMatchObject({
      exit: 2,
      err: 'Give 1 to 500 badge numbers.\n',
    });
  });

  test('D-31 is reissued with a reason, and its old number is shown as revoked', async () => {
    await desk.open();
    const line = ['staff', 'badge', 'reissue', '1001', 'TEX7K2Q9MX4', '--key', KEY];
    expect(await staff(line)).toMatchObject({ exit: 2 });
    expect(await staff([...line, '--reason', 'lost', '--dry-run'])).toMatchObject({ exit: 0 });
    expect(desk.callsTo('staffPreregistration.reissue')).toEqual([]);
    expect((await staff([...line, '--reason', 'lost'])).out).toBe('Badge number\tTEX9PPQ7R2A\nRevoked\tTEX7K2Q9MX4\n');
    expect(desk.callsTo('staffPreregistration.reissue')).toMatchObject([{ data: { reason: 'lost' }, key: KEY }]);
  });
});

describe('the desk', () => {
  test('D-94 corrects a record with a reason, and sends only the given fields', async () => {
    await desk.open();
    const line = ['staff', 'pre-register', 'correct', '1001', 'TEX7K2Q9MX4', '--name', 'Jo', '--key', KEY];
    expect(await staff(line)).toMatchObject({ exit: 2 });
    expect(desk.callsTo('staffPreregistration.correct')).toEqual([]);
    expect(await staff([...line, '--release', '--reason', 'misspelt'])).toMatchObject({
      exit: 0,
      out: expect.stringContaining('jo@acme.example'),
      err: 'Corrected. The badge with the changes is on its way by email.\n',
    });
    expect(desk.callsTo('staffPreregistration.correct')).toMatchObject([
      {
        data: { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4', contactName: 'Jo', release: true, reason: 'misspelt' },
        key: KEY,
      },
    ]);
  });

  test('D-94 registers a walk-in with a reason and the staff token', async () => {
    await desk.open();
    expect(await staff([...WALK_IN, '--quantity', '5', '--reason', 'at the desk', '--key', KEY])).toMatchObject({
      exit: 0,
      out: expect.stringContaining('TEX7K2Q9MX4'),
    });
    expect(desk.callsTo('staffPreregistration.register')).toMatchObject([
      {
        data: {
          exhibitionId: '1001',
          email: 'jo@acme.example',
          contactName: 'Jo',
          companyName: 'Acme',
          countryId: '356',
          contactNumber: '9847012345',
          quantity: 5,
          reason: 'at the desk',
        },
        key: KEY,
      },
    ]);
  });

  test.each([
    [WALK_IN.slice(0, -2), '--mobile'],
    [[...WALK_IN, '--job-title', 'wizard', '--reason', 'x'], '--job-title'],
    [WALK_IN, '--reason'],
  ])('D-94 %o is rejected, and the message names the option', async (line, option) => {
    await desk.open();
    const ended = await staff(line);
    expect({ exit: ended.exit, out: ended.out }).toEqual({ exit: 2, out: '' });
    expect(ended.err).toContain(option);
    expect(desk.callsTo('staffPreregistration.register')).toEqual([]);
  });

  test('D-94 finds registered visitors, and shows how to see more', async () => {
    await desk.open();
    const { out, err } = await staff(['staff', 'pre-register', 'list', '1001', 'acme', 'ltd']);
    expect(out).toContain('TEX7K2Q9MX4\t');
    expect(out).toContain('jo@acme.example\tJo\tAcme\tdesk\n');
    expect(err).toContain('--page 2');
    expect(desk.callsTo('staffPreregistration.list')[0]?.data).toEqual({
      exhibitionId: '1001',
      pageNo: 1,
      keyword: 'acme ltd',
    });
  });
});
