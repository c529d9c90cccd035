import { describe, expect, test } from 'vitest';
import { buyerTokenKey } from '../account/keys.ts';
import { deferralTaskKey } from '../deferral/keys.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openStagedApp, scriptOf } from './app.test-driver.ts';
import { login, tokenExpired } from './session.test-driver.ts';

describe('asking for a login', () => {
  test('R-2.174 a button opens the modal on its tab', async () => {
    const view = await openStagedApp().do({ type: 'login.requested', tab: 'register' });
    expect(view.login).toEqual({
      state: 'modal',
      request: { tab: 'register', mustLogin: false, reason: null, email: null, forTask: false },
    });
  });

  test('R-2.179 it is closed again, and what waits quietly goes on waiting', async () => {
    const device = createMemoryDevice();
    const before = openStagedApp({}, scriptOf(), device);
    void before.submit();
    await before.settled();
    before.stop();
    const app = openStagedApp({}, scriptOf(), device);
    const view = await app.do({ type: 'login.requested' }, { type: 'login.closed' });
    expect([view.login, view.task.state]).toEqual([{ state: 'closed', request: null }, 'waiting']);
  });

  test('R-2.180 R-6.007 one that must end in a login closes by a login alone', async () => {
    const app = openStagedApp();
    const view = await app.do({ type: 'login.requested', mustLogin: true }, { type: 'login.closed' });
    expect(view.login.state).toBe('modal');
    expect((await app.do(login)).login).toEqual({ state: 'closed', request: null });
  });

  test('A-20 A-68 inside the native app the app is asked', async () => {
    const app = openStagedApp({ inShell: true });
    const view = await app.do({ type: 'login.requested' });
    expect([view.login.state, app.visits]).toEqual(['closed', ['app login']]);
  });
});

describe('logging in and out', () => {
  test('what is personal is to be loaded anew, once a login', async () => {
    const app = openStagedApp();
    await app.do(login);
    expect(app.emitted).toEqual([{ type: 'login.finished' }]);
  });

  test('a login page goes on where it was told to when nothing waited', async () => {
    const app = openStagedApp({ path: '/login' });
    await app.do({ ...login, next: '/cart' });
    expect(app.visits).toEqual(['replace /cart']);
  });

  test('and home where that is another origin', async () => {
    const app = openStagedApp({ path: '/login' });
    await app.do({ ...login, next: '//evil.example/' });
    expect(app.visits).toEqual(['replace /']);
  });

  test('A-48 REL-13 a logout drops what waits, and is told', async () => {
    const device = createMemoryDevice();
    device.storage.slot(buyerTokenKey).save('bt_1');
    const app = openStagedApp({ path: '/rfq/manage' }, scriptOf({ 'rfq.submitNew': tokenExpired }), device);
    void app.submit();
    const view = await app.do({ type: 'logout.requested' });
    expect([view.session.role, device.storage.slot(deferralTaskKey).read(), app.visits]).toEqual([
      'visitor',
      null,
      ['reload /rfq'],
    ]);
    expect(app.emitted.filter(({ type }) => type === 'logout.finished')).toEqual([
      { type: 'logout.finished', reloads: true },
    ]);
  });

  test('a login that ended by itself is told, and what waits goes on waiting', async () => {
    const device = createMemoryDevice();
    device.storage.slot(buyerTokenKey).save('bt_1');
    const app = openStagedApp(
      {},
      scriptOf({ 'account.userInfo': tokenExpired, 'rfq.submitNew': tokenExpired }),
      device,
    );
    void app.submit();
    const view = await app.settled();
    expect([view.session.role, view.task.state, app.emitted]).toEqual([
      'visitor',
      'waiting',
      [{ type: 'logout.finished' }],
    ]);
  });

  test('no token is part of the view', async () => {
    expect(JSON.stringify(await openStagedApp().do(login))).not.toContain('bt_');
  });
});
