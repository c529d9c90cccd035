import { describe, expect, test } from 'vitest';
import { buyerReply, createAccountDesk, noAccountReply, supplierReply } from './account-desk.ts';
import { EMAIL, TOKEN } from './buyer.ts';

const { desk, account, logIn } = createAccountDesk();
const company = { data: { result: '2', isVerify: 'valid' } };

describe('checking an email address', () => {
  test.each([
    [buyerReply, company, { account: 'buyer', verification: 'company', mayLogIn: true, mayJoin: false }],
    [noAccountReply, company, { account: 'none', verification: 'company', mayLogIn: false, mayJoin: true }],
    [
      noAccountReply,
      { data: { result: '1', isVerify: 'valid' } },
      { account: 'none', verification: 'free', mayJoin: true },
    ],
    [
      noAccountReply,
      { data: { result: '3', isVerify: 'valid' } },
      { account: 'none', verification: 'wrong', mayJoin: false },
    ],
    [noAccountReply, { data: { result: '2', isVerify: 'invalid' } }, { verification: 'wrong', mayJoin: false }],
    [noAccountReply, { code: '500', message: '' }, { account: 'none', verification: 'unknown', mayJoin: true }],
    [supplierReply, company, { account: 'supplier', mayLogIn: false, mayJoin: false }],
  ] as const)(
    'R-7.011 R-7.013 the two responses %o %o are shown with their meaning: %o',
    async (member, mail, expected) => {
      await desk.open({ 'account.memberCheck': [member], 'account.verifyEmail': [mail] });
      const { exit, out } = await account(['check', EMAIL, '--json']);
      expect({ exit, found: JSON.parse(out) }).toMatchObject({ exit: 0, found: { email: EMAIL, ...expected } });
    },
  );

  test('a person reads the result in words', async () => {
    await desk.open({ 'account.memberCheck': [supplierReply] });
    const { out } = await account(['check', EMAIL, '--lang', 'ar']);
    expect(out.split('\n').map((row) => row.split('\t')[1])).toEqual([
      EMAIL,
      'حساب مورّد',
      'عنوان بريد شركة',
      'لا يمكن للمورّدين التسجيل أو تسجيل الدخول هنا',
      'لا يمكن للمورّدين التسجيل أو تسجيل الدخول هنا',
      undefined,
    ]);
  });

  test('an invalid email address is rejected without a request', async () => {
    await desk.open();
    expect(await account(['check', 'nobody'])).toEqual({
      exit: 1,
      out: '',
      err: 'Enter a valid email address, such as name@example.com\n',
    });
    expect(desk.gateway.calls).toEqual([]);
  });
});

describe('logging in', () => {
  test('R-7.014 R-5.032 reads the password from the environment unchanged, including spaces', async () => {
    await desk.open();
    expect(await logIn()).toEqual({
      exit: 0,
      out: `${EMAIL}\n`,
      err: `Logged in as ${EMAIL} at ${desk.gateway.url}.\n`,
    });
    expect(desk.callsTo('account.loginPc').map(({ data }) => data)).toEqual([
      { email: EMAIL, password: ' six to twenty ', ip: '192.0.2.7' },
    ]);
  });

  test('reads the password from the first line of standard input on request', async () => {
    await desk.open();
    await account(['login', '--email', EMAIL, '--password-stdin'], { stdin: ' of a pipe \r\nmore\n' });
    expect(desk.callsTo('account.loginPc').map(({ data }) => data)).toMatchObject([{ password: ' of a pipe ' }]);
  });

  test('R-4.042 prompts a person for the password after the email address was checked, and never shows it', async () => {
    await desk.open();
    const { exit, out, err } = await account(['login'], { answers: [EMAIL, 'whisper'] });
    expect({ exit, out: out.includes(EMAIL), shown: err }).toEqual({
      exit: 0,
      out: true,
      shown: expect.not.stringContaining('whisper'),
    });
    expect(desk.callsTo('account.loginPc').map(({ data }) => data)).toMatchObject([{ password: 'whisper' }]);
  });

  test('without a prompt the message explains the other ways to give the password, and nothing is sent', async () => {
    await desk.open();
    expect(await logIn({})).toEqual({
      exit: 2,
      out: '',
      err: 'A password, token or link is needed and cannot be prompted for here. Set FAIRHALL_PASSWORD, or pass it on standard input with --password-stdin.\n',
    });
    expect(desk.callsTo('account.loginPc')).toEqual([]);
  });

  test.each([
    [
      'R-5.018 R-8.029 nobody',
      noAccountReply,
      '--email: This email is not registered. Join free\nJoin: fairhall account register\n',
    ],
    ['R-5.019 R-8.028 a supplier', supplierReply, '--email: Suppliers cannot register or log in here\n'],
    ['R-8.032 nobody knows whose', { code: '500', message: 'not now' }, 'not now\n'],
  ])('%s: there is no password prompt', async (_, member, said) => {
    await desk.open({ 'account.memberCheck': [member] });
    const { err } = await account(['login', '--email', EMAIL], { answers: ['never'] });
    expect({ err, sent: desk.callsTo('account.loginPc') }).toEqual({ err: said, sent: [] });
  });

  test('R-5.020 rejects an empty password before it is sent', async () => {
    await desk.open();
    const { exit, err } = await account(['login', '--email', EMAIL, '--password-stdin'], { stdin: '\n' });
    expect({ exit, err, sent: desk.callsTo('account.loginPc') }).toEqual({
      exit: 1,
      err: 'Password: Fill in this field\n',
      sent: [],
    });
  });

  test('a wrong password is reported', async () => {
    await desk.open({ 'account.loginPc': [{ code: '1004', message: 'The password is not right.' }] });
    expect(await logIn()).toEqual({ exit: 1, out: '', err: 'Password: The password is not right.\n' });
  });

  test('a lost response is retried under the same key', async () => {
    await desk.open({ 'account.loginPc': ['broken', { data: { token: TOKEN } }] });
    expect((await logIn()).exit).toBe(0);
    const keys = desk.callsTo('account.loginPc').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('an unreachable gateway is reported, with exit code 5', async () => {
    await desk.open({ 'account.memberCheck': ['broken'] });
    expect(await logIn()).toEqual({
      exit: 5,
      out: '',
      err: `network error\nServer used: ${desk.gateway.url}\n`,
    });
  });
});
