import { statSync } from 'node:fs';
import { dirname } from 'node:path';
import { sampleUser } from '@fairhall/core/account/account.test-data';
import { describe, expect, test } from 'vitest';
import { getStateFile } from '../src/saved-state.ts';
import { ACCOUNT_REPLIES, createAccountDesk } from './account-desk.ts';
import { EMAIL, TOKEN } from './buyer.ts';
import { openFakeGateway } from './fake-gateway.ts';
import { runLine } from './line.ts';

const { desk, account, logIn, readState } = createAccountDesk();

describe('the saved login', () => {
  test('R-3.058 is accessible only to its owner: file 600, folder 700', async () => {
    await desk.open();
    await logIn();
    const file = getStateFile({ HOME: desk.home }, desk.gateway.url);
    const modes = [file, dirname(file)].map((path) => (statSync(path).mode & 0o777).toString(8));
    expect({ modes, holdsToken: readState().includes(TOKEN) }).toEqual({ modes: ['600', '700'], holdsToken: true });
  });

  test('THR-19 is not sent to another gateway', async () => {
    await desk.open();
    await logIn();
    const other = await openFakeGateway(ACCOUNT_REPLIES);
    try {
      const { exit, err } = await runLine(['account', 'whoami', '--gateway', other.url], desk.home);
      expect({ exit, err, seen: other.calls }).toEqual({
        exit: 4,
        err: `You are not logged in at ${other.url}.\nLog in: fairhall account login\n`,
        seen: [],
      });
    } finally {
      await other.close();
    }
  });

  test('R-3.066 includes the buyer’s contact ID for later calls, and the token only once', async () => {
    await desk.open();
    await logIn();
    expect(JSON.parse(readState())).toMatchObject({ 'local buyer_contact_id': { value: 'c1' } });
    expect(readState().split('bt_').length).toBe(2);
  });

  test('is replaced by a second login, and the first one is revoked at the gateway', async () => {
    const second = `bt_${'b'.repeat(43)}`;
    await desk.open({ 'account.loginPc': [{ data: { token: TOKEN } }, { data: { token: second } }] });
    await logIn();
    await logIn();
    expect(desk.callsTo('account.logout').map(({ token }) => token)).toEqual([TOKEN]);
    expect(readState()).toContain(second);
  });

  test('a login that cannot be saved is revoked', async () => {
    await desk.open();
    const { exit, err } = await logIn({
      environment: { FAIRHALL_PASSWORD: 'secret', XDG_CONFIG_HOME: '/dev/null' },
    });
    expect({ exit, said: err.split(',')[0], ended: desk.callsTo('account.logout').map(({ token }) => token) }).toEqual({
      exit: 1,
      said: `The login could not be saved in ${getStateFile({ XDG_CONFIG_HOME: '/dev/null' }, desk.gateway.url)}`,
      ended: [TOKEN],
    });
  });
});

describe('the logged-in user', () => {
  test('R-3.019 R-3.020 is shown by the gateway, without the token', async () => {
    await desk.open();
    await logIn();
    const { exit, out } = await account(['whoami', '--json']);
    expect({ exit, user: JSON.parse(out) }).toMatchObject({
      exit: 0,
      user: { email: EMAIL, purchaserContactId: 'c1', jobTitle: 'purchasing', gateway: desk.gateway.url },
    });
    expect(out).not.toContain('bt_');
  });

  test('R-4.026 a token that is no longer valid is deleted, with exit code 4', async () => {
    await desk.open({ 'account.userInfo': [{ data: sampleUser }, { code: '401', message: '' }] });
    await logIn();
    expect(await account(['whoami'])).toEqual({
      exit: 4,
      out: '',
      err: 'Maybe you signed in another place, please relogin again.\nLog in: fairhall account login\n',
    });
    expect(readState()).not.toContain('bt_');
  });

  test('REL-18 the login stays saved when the gateway does not respond, with exit code 5', async () => {
    await desk.open({ 'account.userInfo': [{ data: sampleUser }, 'broken'] });
    await logIn();
    expect((await account(['whoami'])).exit).toBe(5);
    expect(readState()).toContain(TOKEN);
  });
});

describe('logging out', () => {
  test('R-4.067 R-4.068 revokes the token and removes all data of the buyer', async () => {
    await desk.open();
    await logIn();
    expect(await account(['logout'])).toEqual({ exit: 0, out: '', err: 'You’re logged out.\n' });
    expect(desk.callsTo('account.logout').map(({ token }) => token)).toEqual([TOKEN]);
    expect(readState()).not.toMatch(/bt_|priya|Malabar|buyer_/);
  });

  test('R-4.067 deletes the login even if the gateway is unreachable, and says so', async () => {
    await desk.open({ 'account.logout': ['broken'] });
    await logIn();
    const { exit, out } = await account(['logout', '--json']);
    expect({ exit, found: JSON.parse(out) }).toEqual({
      exit: 0,
      found: { loggedOut: true, revoked: false, gateway: desk.gateway.url },
    });
    expect(readState()).not.toContain('bt_');
  });

  test('without a running server the only saved login is used', async () => {
    await desk.open();
    await logIn();
    const { exit, err } = await runLine(['account', 'logout'], desk.home);
    expect({ exit, err }).toEqual({ exit: 0, err: 'You’re logged out.\n' });
  });

  test('with several saved logins the gateway has to be named', async () => {
    await desk.open();
    await logIn();
    const other = await openFakeGateway(ACCOUNT_REPLIES);
    try {
      const given = { environment: { FAIRHALL_PASSWORD: 'secret' } };
      await runLine(['account', 'login', '--email', EMAIL, '--gateway', other.url], desk.home, given);
      const { exit, err } = await runLine(['account', 'logout'], desk.home);
      expect({ exit, named: [desk.gateway.url, other.url].every((url) => err.includes(url)) }).toEqual({
        exit: 2,
        named: true,
      });
    } finally {
      await other.close();
    }
  });

  test('a user who is not logged in gets a message', async () => {
    await desk.open();
    expect(await account(['logout'])).toEqual({
      exit: 0,
      out: '',
      err: `You are not logged in at ${desk.gateway.url}.\n`,
    });
  });
});
