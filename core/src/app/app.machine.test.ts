import { describe, expect, test } from 'vitest';
import { buyerTokenKey } from '../account/keys.ts';
import { deferralTaskKey } from '../deferral/keys.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openStagedApp, scriptOf } from './app.test-driver.ts';
import { login, tokenExpired } from './session.test-driver.ts';

describe('requesting a login', () => {
  test('R-2.174 a button opens the modal on its tab', async () => {
    const view = await openStagedApp().do({ type: 'login.requested', tab: 'register' });
    expect(view.login).toEqual({
      state: 'modal',
      request: { tab: 'register', mustLogin: false, reason: null, email: null, forTask: false },
    });
  });

  test('R-2.179 the modal can be closed, and a task that waits in the background goes on waiting', async () => {
    const device = createMemoryDevice();
    const before = openStagedApp({}, scriptOf(), device);
    void before.submit();
    await before.settled();
    before.stop();
    const app = openStagedApp({}, scriptOf(), device);
    const view = await app.do({ type: 'login.requested' }, { type: 'login.closed' });
    expect([view.login, view.task.state]).toEqual([{ state: 'closed', request: null }, 'waiting']);
  });

  test('R-2.180 R-6.007 a mandatory login closes only by a login', async () => {
    const app = openStagedApp();
    const view = await app.do({ type: 'login.requested', mustLogin: true }, { type: 'login.closed' });
    expect(view.login.state).toBe('modal');
    expect((await app.do(login)).login).toEqual({ state: 'closed', request: null });
  });

  test('A-20 A-68 inside the native app the login is requested from the app', async () => {
    const app = openStagedApp({ inShell: true });
    const view = await app.do({ type: 'login.requested' });
    expect([view.login.state, app.visits]).toEqual(['closed', ['app login']]);
  });
});

describe('logging in and out', () => {
  test('each login announces once that personal data has to be reloaded', async () => {
    const app = openStagedApp();
    await app.do(login);
    expect(app.emitted).toEqual([{ type: 'login.finished' }]);
  });

  test('a login page continues to its target if no task was waiting', async () => {
    const app = openStagedApp({ path: '/login' });
    await app.do({ ...login, next: '/cart' });
    expect(app.visits).toEqual(['replace /cart']);
  });

  test('a login page continues to the home page if its target has another origin', async () => {
    const app = openStagedApp({ path: '/login' });
    await app.do({ ...login, next: '//evil.example/' });
    expect(app.visits).toEqual(['replace /']);
  });

  test('A-48 REL-13 a logout drops the waiting task, and is announced', async () => {
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

  test('a login that ended by itself is announced, and the task goes on waiting', async () => {
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

  test('the view contains no token', async () => {
    expect(JSON.stringify(await openStagedApp().do(login))).not.toContain('bt_');
  });
});
