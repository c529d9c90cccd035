import { readFileSync, rmSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sampleUser } from '@fairhall/core/account/samples';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { stateFile } from '../src/saved-state.ts';
import { EMAIL, LOGIN_REPLIES, TOKEN } from './buyer.ts';
import { type FakeGateway, openFakeGateway, type Reply } from './fake-gateway.ts';
import { lineOf } from './line.ts';
import { emptyFolder } from './process.ts';

let home = '';
let gateway: FakeGateway;
beforeEach(() => {
  home = emptyFolder();
});
afterEach(async () => {
  await gateway.close();
  rmSync(home, { recursive: true });
});

const none = { data: { registered: 0, supplierId: null } };
const buyer = { data: { registered: 1, supplierId: null } };
const supplier = { data: { registered: 1, supplierId: 'S1001' } };
const company = { data: { result: '2', isVerify: 'valid' } };
const KNOWN: Readonly<Record<string, readonly Reply[]>> = {
  ...LOGIN_REPLIES,
  'account.registerV2': [{ data: { tradeChinaToken: TOKEN } }],
  'account.sendResetPasswordMail': [{ data: true }],
  'account.checkResetPasswordLink': [{ data: { valid: true, email: EMAIL } }],
  'account.resetPassword': [{ data: true }],
};

const open = async (replies: Readonly<Record<string, readonly Reply[]>> = {}) => {
  gateway = await openFakeGateway({ ...KNOWN, ...replies });
};
const account = (args: readonly string[], given?: Parameters<typeof lineOf>[2]) =>
  lineOf(['account', ...args, '--gateway', gateway.url], home, given);
const logIn = (given: Parameters<typeof lineOf>[2] = { environment: { FAIRHALL_PASSWORD: ' six to twenty ' } }) =>
  account(['login', '--email', EMAIL], given);
const asked = (name: string) => gateway.asked.filter((one) => one.name === name);
const kept = (url = gateway.url) => readFileSync(stateFile({ HOME: home }, url), 'utf8');

describe('checking an address', () => {
  test.each([
    [buyer, company, { account: 'buyer', verification: 'company', mayLogIn: true, mayJoin: false }],
    [none, company, { account: 'none', verification: 'company', mayLogIn: false, mayJoin: true }],
    [none, { data: { result: '1', isVerify: 'valid' } }, { account: 'none', verification: 'free', mayJoin: true }],
    [none, { data: { result: '3', isVerify: 'valid' } }, { account: 'none', verification: 'wrong', mayJoin: false }],
    [none, { data: { result: '2', isVerify: 'invalid' } }, { verification: 'wrong', mayJoin: false }],
    [none, { code: '500', message: '' }, { account: 'none', verification: 'unknown', mayJoin: true }],
    [supplier, company, { account: 'supplier', mayLogIn: false, mayJoin: false }],
  ] as const)(
    'R-7.011 R-7.013 the two answers %o %o are told as what they mean: %o',
    async (member, mail, expected) => {
      await open({ 'account.memberCheck': [member], 'account.verifyEmail': [mail] });
      const { exit, out } = await account(['check', EMAIL, '--json']);
      expect({ exit, found: JSON.parse(out) }).toMatchObject({ exit: 0, found: { email: EMAIL, ...expected } });
    },
  );

  test('a person reads it in words', async () => {
    await open({ 'account.memberCheck': [supplier] });
    const { out } = await account(['check', EMAIL, '--lang', 'ar']);
    expect(out.split('\n').map((row) => row.split('\t')[1])).toEqual([
      EMAIL,
      'حساب مورّد',
      'عنوان شركة',
      'لا يمكن للمورّدين التسجيل أو تسجيل الدخول هنا',
      'لا يمكن للمورّدين التسجيل أو تسجيل الدخول هنا',
      undefined,
    ]);
  });

  test('what cannot be an address is refused unasked', async () => {
    await open();
    expect(await account(['check', 'nobody'])).toEqual({
      exit: 1,
      out: '',
      err: 'Please enter a valid email address\n',
    });
    expect(gateway.asked).toEqual([]);
  });
});

describe('logging in', () => {
  test('R-7.014 R-5.032 the password is taken from the environment as it is, spaces and all', async () => {
    await open();
    expect(await logIn()).toEqual({
      exit: 0,
      out: `${EMAIL}\n`,
      err: `Logged in as ${EMAIL} at ${gateway.url}.\n`,
    });
    expect(asked('account.loginPc').map(({ data }) => data)).toEqual([
      { email: EMAIL, password: ' six to twenty ', ip: '192.0.2.7' },
    ]);
  });

  test('it is taken from the first line of standard input when the line says so', async () => {
    await open();
    await account(['login', '--email', EMAIL, '--password-stdin'], { stdin: ' of a pipe \r\nmore\n' });
    expect(asked('account.loginPc').map(({ data }) => data)).toMatchObject([{ password: ' of a pipe ' }]);
  });

  test('R-4.042 a person is asked for it once the address is right, and it is shown nowhere', async () => {
    await open();
    const { exit, out, err } = await account(['login'], { answers: [EMAIL, 'whisper'] });
    expect({ exit, out: out.includes(EMAIL), shown: err }).toEqual({
      exit: 0,
      out: true,
      shown: expect.not.stringContaining('whisper'),
    });
    expect(asked('account.loginPc').map(({ data }) => data)).toMatchObject([{ password: 'whisper' }]);
  });

  test('where nobody can be asked the line tells how else it may come, and sends nothing', async () => {
    await open();
    expect(await logIn({})).toEqual({
      exit: 2,
      out: '',
      err: 'A secret is missing, and nobody can be asked for it: set FAIRHALL_PASSWORD, or send it with --password-stdin.\n',
    });
    expect(asked('account.loginPc')).toEqual([]);
  });

  test.each([
    [
      'R-5.018 R-8.029 nobody',
      none,
      '--email: This email is not registered. Join free\nJoin: fairhall account register\n',
    ],
    ['R-5.019 R-8.028 a supplier', supplier, '--email: Suppliers cannot register or log in here\n'],
    ['R-8.032 nobody knows whose', { code: '500', message: 'not now' }, 'not now\n'],
  ])('%s: no password is asked for', async (_, member, said) => {
    await open({ 'account.memberCheck': [member] });
    const { err } = await account(['login', '--email', EMAIL], { answers: ['never'] });
    expect({ err, sent: asked('account.loginPc') }).toEqual({ err: said, sent: [] });
  });

  test('R-5.020 an empty password is refused before it is sent', async () => {
    await open();
    const { exit, err } = await account(['login', '--email', EMAIL, '--password-stdin'], { stdin: '\n' });
    expect({ exit, err, sent: asked('account.loginPc') }).toEqual({
      exit: 1,
      err: 'Password: Please fill in this field\n',
      sent: [],
    });
  });

  test('a wrong password is told as such', async () => {
    await open({ 'account.loginPc': [{ code: '1004', message: 'The password is not right.' }] });
    expect(await logIn()).toEqual({ exit: 1, out: '', err: 'Password: The password is not right.\n' });
  });

  test('a lost answer is asked for again under the same key', async () => {
    await open({ 'account.loginPc': ['broken', { data: { token: TOKEN } }] });
    expect((await logIn()).exit).toBe(0);
    const keys = asked('account.loginPc').map(({ key }) => key);
    expect([keys.length, new Set(keys).size]).toEqual([2, 1]);
  });

  test('a gateway that is away is told as such, with 5', async () => {
    await open({ 'account.memberCheck': ['broken'] });
    expect(await logIn()).toEqual({
      exit: 5,
      out: '',
      err: `network error\nThe gateway asked was ${gateway.url}.\n`,
    });
  });
});

describe('the saved login', () => {
  test('R-3.058 it is its owner’s alone: file 600, folder 700', async () => {
    await open();
    await logIn();
    const file = stateFile({ HOME: home }, gateway.url);
    const modes = [file, dirname(file)].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect({ modes, holdsToken: kept().includes(TOKEN) }).toEqual({ modes: ['600', '700'], holdsToken: true });
  });

  test('THR-19 another gateway is not shown it', async () => {
    await open();
    await logIn();
    const other = await openFakeGateway(KNOWN);
    try {
      const { exit, err } = await lineOf(['account', 'whoami', '--gateway', other.url], home);
      expect({ exit, err, seen: other.asked }).toEqual({
        exit: 4,
        err: `Nobody is logged in at ${other.url}.\nLog in: fairhall account login\n`,
        seen: [],
      });
    } finally {
      await other.close();
    }
  });

  test('R-3.066 it names the buyer’s contact for later calls, and the token stands in the file once', async () => {
    await open();
    await logIn();
    expect(JSON.parse(kept())).toMatchObject({ 'local buyer_contact_id': { value: 'c1' } });
    expect(kept().split('bt_').length).toBe(2);
  });

  test('a second login takes the place of the first, which is ended at the gateway', async () => {
    const second = `bt_${'b'.repeat(43)}`;
    await open({ 'account.loginPc': [{ data: { token: TOKEN } }, { data: { token: second } }] });
    await logIn();
    await logIn();
    expect(asked('account.logout').map(({ token }) => token)).toEqual([TOKEN]);
    expect(kept()).toContain(second);
  });

  test('one that cannot be saved is ended again', async () => {
    await open();
    const { exit, err } = await logIn({
      environment: { FAIRHALL_PASSWORD: 'secret', XDG_CONFIG_HOME: '/dev/null' },
    });
    expect({ exit, said: err.split(',')[0], ended: asked('account.logout').map(({ token }) => token) }).toEqual({
      exit: 1,
      said: `The login could not be saved in ${stateFile({ XDG_CONFIG_HOME: '/dev/null' }, gateway.url)}`,
      ended: [TOKEN],
    });
  });
});

describe('who is logged in', () => {
  test('R-3.019 R-3.020 the gateway says it, without the token', async () => {
    await open();
    await logIn();
    const { exit, out } = await account(['whoami', '--json']);
    expect({ exit, user: JSON.parse(out) }).toMatchObject({
      exit: 0,
      user: { email: EMAIL, purchaserContactId: 'c1', jobTitle: 'purchasing', gateway: gateway.url },
    });
    expect(out).not.toContain('bt_');
  });

  test('R-4.026 a token that is no longer good is forgotten, with 4', async () => {
    await open({ 'account.userInfo': [{ data: sampleUser }, { code: '401', message: '' }] });
    await logIn();
    expect(await account(['whoami'])).toEqual({
      exit: 4,
      out: '',
      err: 'Maybe you signed in another place, please relogin again.\nLog in: fairhall account login\n',
    });
    expect(kept()).not.toContain('bt_');
  });

  test('REL-18 where nobody answers it stays, with 5', async () => {
    await open({ 'account.userInfo': [{ data: sampleUser }, 'broken'] });
    await logIn();
    expect((await account(['whoami'])).exit).toBe(5);
    expect(kept()).toContain(TOKEN);
  });
});

describe('logging out', () => {
  test('R-4.067 R-4.068 the token is revoked, and nothing of the buyer stays', async () => {
    await open();
    await logIn();
    expect(await account(['logout'])).toEqual({ exit: 0, out: '', err: 'You are logged out.\n' });
    expect(asked('account.logout').map(({ token }) => token)).toEqual([TOKEN]);
    expect(kept()).not.toMatch(/bt_|priya|Malabar|buyer_/);
  });

  test('R-4.067 where the gateway is away the login is forgotten all the same, and the person told', async () => {
    await open({ 'account.logout': ['broken'] });
    await logIn();
    const { exit, out } = await account(['logout', '--json']);
    expect({ exit, found: JSON.parse(out) }).toEqual({
      exit: 0,
      found: { loggedOut: true, revoked: false, gateway: gateway.url },
    });
    expect(kept()).not.toContain('bt_');
  });

  test('without a running server the one login that is saved is meant', async () => {
    await open();
    await logIn();
    const { exit, err } = await lineOf(['account', 'logout'], home);
    expect({ exit, err }).toEqual({ exit: 0, err: 'You are logged out.\n' });
  });

  test('of several one has to be named', async () => {
    await open();
    await logIn();
    const other = await openFakeGateway(KNOWN);
    try {
      const given = { environment: { FAIRHALL_PASSWORD: 'secret' } };
      await lineOf(['account', 'login', '--email', EMAIL, '--gateway', other.url], home, given);
      const { exit, err } = await lineOf(['account', 'logout'], home);
      expect({ exit, named: [gateway.url, other.url].every((url) => err.includes(url)) }).toEqual({
        exit: 2,
        named: true,
      });
    } finally {
      await other.close();
    }
  });

  test('who is not logged in is told so', async () => {
    await open();
    expect(await account(['logout'])).toEqual({ exit: 0, out: '', err: `Nobody is logged in at ${gateway.url}.\n` });
  });
});

describe('joining', () => {
  beforeEach(() => open({ 'account.memberCheck': [none] }));
  const join = (...more: string[]) => account(['register', '--email', EMAIL, ...more], secret);
  const secret = { environment: { FAIRHALL_PASSWORD: 'secret' } };

  test('R-7.015 R-3.024 address, password and product go off, and whoever joins is logged in', async () => {
    const { exit, err } = await join('--product', ' ball valve ');
    expect({ exit, err }).toEqual({
      exit: 0,
      err: `By joining you accept the privacy policy and the membership terms.\nLogged in as ${EMAIL} at ${gateway.url}.\n`,
    });
    expect(asked('account.registerV2').map(({ data }) => data)).toMatchObject([
      { email: EMAIL, password: 'secret', tagCodes: [], productName: 'ball valve' },
    ]);
    expect(JSON.parse(kept())).toMatchObject({ 'local buyer_login_source': expect.anything() });
  });

  test('a person types a new password twice, and the same', async () => {
    const { exit, err } = await account(['register'], { answers: [EMAIL, 'secret', 'secrte'] });
    expect({ exit, end: err.split('\n').at(-2), sent: asked('account.registerV2') }).toEqual({
      exit: 1,
      end: 'The two passwords are not the same. Nothing was sent.',
      sent: [],
    });
    expect((await account(['register'], { answers: [EMAIL, 'secret', 'secret'] })).exit).toBe(0);
  });

  test.each([
    ['12345', 'Please enter 6 characters or more'],
    ['x'.repeat(21), 'Please enter no more than 20 characters'],
  ])('R-5.030 R-5.031 the password %s is refused', async (password, message) => {
    const { exit, err } = await account(['register', '--email', EMAIL], {
      environment: { FAIRHALL_PASSWORD: password },
    });
    expect({ exit, end: err.split('\n').at(-2), sent: asked('account.registerV2') }).toEqual({
      exit: 1,
      end: `Password: ${message}`,
      sent: [],
    });
  });

  test('R-4.090 R-5.048 where consent is asked for, the terms have to be accepted', async () => {
    const refused = await join('--site', '4');
    expect({ exit: refused.exit, err: refused.err, sent: asked('account.registerV2') }).toEqual({
      exit: 1,
      err: '--accept-terms: Please accept the privacy policy and membership terms\n',
      sent: [],
    });
    expect((await join('--site', '4', '--accept-terms')).exit).toBe(0);
  });

  test('R-4.090 a person there is asked for them', async () => {
    const { exit } = await account(['register', '--site', '4', '--email', EMAIL], { ...secret, answers: ['yes'] });
    expect({ exit, sent: asked('account.registerV2').length }).toEqual({ exit: 0, sent: 1 });
  });

  test('a dry run looks at the address and makes no account', async () => {
    const { exit, out } = await join('--product', 'valve', '--dry-run', '--json');
    expect({ exit, found: JSON.parse(out), sent: asked('account.registerV2') }).toEqual({
      exit: 0,
      found: { dryRun: true, email: EMAIL, tagCodes: '', productName: 'valve' },
      sent: [],
    });
  });
});

test('R-5.021 R-8.030 an address that has an account is led to the login', async () => {
  await open();
  const { exit, err } = await account(['register', '--email', EMAIL, '--accept-terms']);
  expect({ exit, err }).toEqual({
    exit: 1,
    err: '--email: This email is already registered. Log in\nLog in: fairhall account login\n',
  });
});

test('R-5.025 a free mail service is warned of and keeps nobody out', async () => {
  await open({
    'account.memberCheck': [none],
    'account.verifyEmail': [{ data: { result: '1', isVerify: 'valid' } }],
  });
  const given = { environment: { FAIRHALL_PASSWORD: 'secret' } };
  const { exit, err } = await account(['register', '--email', EMAIL, '--accept-terms'], given);
  expect({ exit, first: err.split('\n')[0] }).toEqual({ exit: 0, first: 'A company email is preferred' });
});

describe('a forgotten password', () => {
  test('R-2.155 without a token the mail is asked for', async () => {
    await open();
    const { exit, out, err } = await account(['reset-password', '--email', EMAIL]);
    expect({ exit, out, end: err.split('\n').at(-2) }).toEqual({
      exit: 0,
      out: `${EMAIL}\n`,
      end: 'Then: fairhall account reset-password --token',
    });
    expect(asked('account.sendResetPasswordMail').map(({ data }) => data)).toEqual([{ email: EMAIL }]);
  });

  test('R-7.084 R-7.085 with the link of the mail the new one is set, and this computer’s own login is over', async () => {
    await open();
    await logIn();
    const given = { stdin: 'https://fairhall.example/resetPassword?token=abc\n new one \n' };
    const { exit, out } = await account(['reset-password', '--token-stdin', '--password-stdin', '--json'], given);
    expect({ exit, found: JSON.parse(out) }).toEqual({ exit: 0, found: { email: EMAIL, changed: true } });
    expect([asked('account.checkResetPasswordLink'), asked('account.resetPassword')].flat()).toMatchObject([
      { data: { token: 'abc' } },
      { data: { token: 'abc', password: ' new one ' } },
    ]);
    expect(kept()).not.toContain('bt_');
  });

  test('R-7.085 a link that is over asks for no password, and says how to get another', async () => {
    await open({ 'account.checkResetPasswordLink': [{ data: { valid: false } }] });
    const given = { environment: { FAIRHALL_RESET_TOKEN: 'used' } };
    const { exit, err } = await account(['reset-password', '--token'], given);
    expect({ exit, end: err.split('\n').at(-2), sent: asked('account.resetPassword') }).toEqual({
      exit: 1,
      end: 'Ask for a new one: fairhall account reset-password',
      sent: [],
    });
  });
});
