import { describe, expect, test } from 'vitest';
import { login, openSession, scriptOf, withLogin } from '../app/session.test-driver.ts';
import { ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { samplePurchase, sampleUser } from './account.test-data.ts';
import {
  buyerContactEmailKey,
  buyerContactIdKey,
  buyerIdKey,
  buyerLoginSourceKey,
  buyerTokenKey,
  buyerUserInfoKey,
} from './keys.ts';

describe('the current user', () => {
  test('R-4.022 R-6.001 without a token the user is a visitor, and no request is sent', async () => {
    const session = openSession();
    const view = await session.settled();
    expect([view.role, view.isLoggedIn, view.user, session.callNames()]).toEqual(['visitor', false, null, []]);
  });

  test('R-4.022 R-4.023 R-6.002 with a token the user is a buyer, identified by the gateway', async () => {
    const device = createMemoryDevice();
    device.storage.slot(buyerTokenKey).save('bt_1');
    const session = openSession(scriptOf(), device);
    const view = await session.settled();
    expect([view.role, view.user?.nickname, view.user?.jobTitle]).toEqual(['buyer', 'Priya', 'purchasing']);
    expect(session.callNames()).toEqual(['account.userInfo', 'account.purchaseInfo']);
  });

  test('R-4.046 R-9.013 a token expires after thirty days', async () => {
    const device = withLogin();
    device.later(2_592_000_001);
    expect((await openSession(scriptOf(), device).settled()).role).toBe('visitor');
  });

  test('R-4.024 the saved user is shown before the gateway has responded', async () => {
    const session = openSession(() => new Promise(() => {}), withLogin());
    await new Promise((resolve) => setImmediate(resolve));
    const view = session.view();
    expect([view.busy, view.role, view.user?.nickname]).toEqual([true, 'buyer', 'Priya']);
  });

  test('R-3.060 R-3.065 R-3.066 R-3.067 the user from the gateway is saved for the next page, without the token', async () => {
    const session = openSession(scriptOf(), withLogin());
    await session.settled();
    const { storage } = session;
    expect(storage.slot(buyerUserInfoKey).read()).toEqual({ ...sampleUser, ...samplePurchase, tradeChinaToken: '' });
    expect([buyerIdKey, buyerContactIdKey, buyerContactEmailKey].map((key) => storage.slot(key).read())).toEqual([
      'b1',
      'c1',
      'priya@malabar.example',
    ]);
  });

  test('R-3.021 R-3.022 tracking identifies the current user', async () => {
    const session = openSession(scriptOf(), withLogin());
    expect((await session.settled()).tracking).toEqual({ Unique_ID: 'b1', User_ID: 'b1' });
  });

  test('the view never contains a token', async () => {
    const view = await openSession().do(login);
    expect(JSON.stringify(view)).not.toMatch(/bt_|oken/);
  });
});

describe('changed tags', () => {
  test('R-4.025 reload the page, once', async () => {
    const device = withLogin({ ...sampleUser, tagCodes: ['TG601031'] });
    const session = openSession(scriptOf(), device);
    await session.settled();
    expect(session.reloads).toEqual([undefined]);
    const next = openSession(scriptOf(), device);
    await next.settled();
    expect(next.reloads).toEqual([]);
  });

  test('R-4.025 the same tags in any order reload nothing', async () => {
    const user = { ...sampleUser, tagCodes: ['TG2', 'TG1'] };
    const session = openSession(
      scriptOf({ 'account.userInfo': ok({ ...user, tagCodes: ['TG1', 'TG2'] }) }),
      withLogin(user),
    );
    await session.settled();
    expect(session.reloads).toEqual([]);
  });
});

describe('logging in', () => {
  test.each([
    ['R-4.043', 'login'],
    ['R-4.044', 'login-simple'],
    ['R-4.045', 'register'],
  ] as const)('%s R-3.058 R-3.059 the token is saved with its source %s', async (_, source) => {
    const session = openSession();
    const view = await session.do({ ...login, source });
    expect([view.role, session.emitted]).toEqual(['buyer', ['session.loggedIn']]);
    const { storage } = session;
    expect([storage.slot(buyerTokenKey).read(), storage.slot(buyerLoginSourceKey).read()]).toEqual(['bt_1', source]);
  });

  test('nothing of the previous user is shown or sent', async () => {
    const device = withLogin({ ...sampleUser, id: 'b0', nickname: 'Omar' });
    device.storage.slot(buyerContactIdKey).save('c0');
    const session = openSession(() => new Promise(() => {}), device);
    await new Promise((resolve) => setImmediate(resolve));
    session.atOnce(login);
    expect([session.view().user, device.storage.slot(buyerContactIdKey).read()]).toEqual([null, null]);
  });

  test('a login in another tab applies here too', async () => {
    const session = openSession();
    await session.settled();
    session.storage.slot(buyerTokenKey).save('bt_1');
    const view = await session.do({ type: 'storage.changed' });
    expect([view.role, session.emitted, view.user?.nickname]).toEqual(['buyer', ['session.loggedIn'], 'Priya']);
  });

  test('a logout in another tab applies here too, without a reload', async () => {
    const session = openSession(scriptOf(), withLogin());
    await session.settled();
    session.storage.slot(buyerTokenKey).drop();
    const view = await session.do({ type: 'storage.changed' });
    expect([view.role, view.user, session.reloads]).toEqual(['visitor', null, []]);
  });
});
