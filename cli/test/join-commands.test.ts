import { beforeEach, describe, expect, test } from 'vitest';
import { createAccountDesk, noAccountReply } from './account-desk.ts';
import { EMAIL } from './buyer.ts';

const { desk, account, logIn, readState } = createAccountDesk();

describe('joining', () => {
  beforeEach(() => desk.open({ 'account.memberCheck': [noAccountReply] }));
  const join = (...more: string[]) => account(['register', '--email', EMAIL, ...more], secret);
  const secret = { environment: { FAIRHALL_PASSWORD: 'secret' } };

  test('R-7.015 R-3.024 sends the email address, password and product, and logs the new buyer in', async () => {
    const { exit, err } = await join('--product', ' ball valve ');
    expect({ exit, err }).toEqual({
      exit: 0,
      err: `By joining you accept the privacy policy and the membership terms.\nLogged in as ${EMAIL} at ${desk.gateway.url}.\n`,
    });
    expect(desk.callsTo('account.registerV2').map(({ data }) => data)).toMatchObject([
      { email: EMAIL, password: 'secret', tagCodes: [], productName: 'ball valve' },
    ]);
    expect(JSON.parse(readState())).toMatchObject({ 'local buyer_login_source': expect.anything() });
  });

  test('a person has to type the same new password twice', async () => {
    const { exit, err } = await account(['register'], { answers: [EMAIL, 'secret', 'secrte'] });
    expect({ exit, end: err.split('\n').at(-2), sent: desk.callsTo('account.registerV2') }).toEqual({
      exit: 1,
      end: 'The passwords do not match. Nothing was sent.',
      sent: [],
    });
    expect((await account(['register'], { answers: [EMAIL, 'secret', 'secret'] })).exit).toBe(0);
  });

  test.each([
    ['12345', 'Enter at least 6 characters'],
    ['x'.repeat(21), 'Enter no more than 20 characters'],
  ])('R-5.030 R-5.031 the password %s is rejected', async (password, message) => {
    const { exit, err } = await account(['register', '--email', EMAIL], {
      environment: { FAIRHALL_PASSWORD: password },
    });
    expect({ exit, end: err.split('\n').at(-2), sent: desk.callsTo('account.registerV2') }).toEqual({
      exit: 1,
      end: `Password: ${message}`,
      sent: [],
    });
  });

  test('R-4.090 R-5.048 on a site that requires consent, the terms have to be accepted', async () => {
    const refused = await join('--site', '4');
    expect({ exit: refused.exit, err: refused.err, sent: desk.callsTo('account.registerV2') }).toEqual({
      exit: 1,
      err: '--accept-terms: Accept the privacy policy and membership terms to continue\n',
      sent: [],
    });
    expect((await join('--site', '4', '--accept-terms')).exit).toBe(0);
  });

  test('R-4.090 a person there is prompted for consent', async () => {
    const { exit } = await account(['register', '--site', '4', '--email', EMAIL], { ...secret, answers: ['yes'] });
    expect({ exit, sent: desk.callsTo('account.registerV2').length }).toEqual({ exit: 0, sent: 1 });
  });

  test('a dry run checks the email address and creates no account', async () => {
    const { exit, out } = await join('--product', 'valve', '--dry-run', '--json');
    expect({ exit, found: JSON.parse(out), sent: desk.callsTo('account.registerV2') }).toEqual({
      exit: 0,
      found: { dryRun: true, email: EMAIL, tagCodes: '', productName: 'valve' },
      sent: [],
    });
  });
});

test('R-5.021 R-8.030 a registered email address is rejected with the login command', async () => {
  await desk.open();
  const { exit, err } = await account(['register', '--email', EMAIL, '--accept-terms']);
  expect({ exit, err }).toEqual({
    exit: 1,
    err: '--email: This email is already registered. Log in\nLog in: fairhall account login\n',
  });
});

test('R-5.025 an email address of a free service causes a warning, but does not prevent joining', async () => {
  await desk.open({
    'account.memberCheck': [noAccountReply],
    'account.verifyEmail': [{ data: { result: '1', isVerify: 'valid' } }],
  });
  const given = { environment: { FAIRHALL_PASSWORD: 'secret' } };
  const { exit, err } = await account(['register', '--email', EMAIL, '--accept-terms'], given);
  expect({ exit, first: err.split('\n')[0] }).toEqual({ exit: 0, first: 'We recommend using your company email' });
});

describe('a forgotten password', () => {
  test('R-2.155 without a token the email is requested', async () => {
    await desk.open();
    const { exit, out, err } = await account(['reset-password', '--email', EMAIL]);
    expect({ exit, out, end: err.split('\n').at(-2) }).toEqual({
      exit: 0,
      out: `${EMAIL}\n`,
      end: 'Next: fairhall account reset-password --token',
    });
    expect(desk.callsTo('account.sendResetPasswordMail').map(({ data }) => data)).toEqual([{ email: EMAIL }]);
  });

  test('R-7.084 R-7.085 with the link from the email a new password is set, and the login on this computer ends', async () => {
    await desk.open();
    await logIn();
    const given = { stdin: 'https://fairhall.example/resetPassword?token=abc\n new one \n' };
    const { exit, out } = await account(['reset-password', '--token-stdin', '--password-stdin', '--json'], given);
    expect({ exit, found: JSON.parse(out) }).toEqual({ exit: 0, found: { email: EMAIL, changed: true } });
    expect(
      [desk.callsTo('account.checkResetPasswordLink'), desk.callsTo('account.resetPassword')].flat(),
    ).toMatchObject([{ data: { token: 'abc' } }, { data: { token: 'abc', password: ' new one ' } }]);
    expect(readState()).not.toContain('bt_');
  });

  test('R-7.085 an expired link prompts for no password, and the message shows how to get another', async () => {
    await desk.open({ 'account.checkResetPasswordLink': [{ data: { valid: false } }] });
    const given = { environment: { FAIRHALL_RESET_TOKEN: 'used' } };
    const { exit, err } = await account(['reset-password', '--token'], given);
    expect({ exit, end: err.split('\n').at(-2), sent: desk.callsTo('account.resetPassword') }).toEqual({
      exit: 1,
      end: 'Request a new one: fairhall account reset-password',
      sent: [],
    });
  });
});
