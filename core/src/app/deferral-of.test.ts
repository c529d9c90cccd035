import { describe, expect, test } from 'vitest';
import { buyerTokenKey } from '../account/keys.ts';
import { cartTask } from '../cart/deferred.ts';
import { gatewayError } from '../contract/error.ts';
import type { Script } from '../contract/scripted-client.ts';
import { deferralTaskKey } from '../deferral/keys.ts';
import { toDeferrableTask } from '../ports/deferral.ts';
import { err } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openStagedApp, scriptOf } from './app.test-driver.ts';
import { KEY } from './deferral.test-driver.ts';
import { login, tokenExpired } from './session.test-driver.ts';

describe('a task handed over by a form', () => {
  test('R-4.066 is sent at once with a token', async () => {
    const app = openStagedApp();
    await app.do(login);
    expect(await app.submit()).toEqual({ kind: 'sent', answer: { rfqId: 'r1' } });
    const view = await app.settled();
    expect([view.login.state, view.notice, app.visits]).toEqual(['closed', null, []]);
  });

  test('R-4.060 R-4.062 R-4.065 on a page with a modal is sent after the login there, without leaving the page', async () => {
    const app = openStagedApp();
    const outcome = app.submit();
    const asked = await app.settled();
    expect([asked.login.state, asked.login.request?.reason, asked.login.request?.mustLogin]).toEqual([
      'modal',
      { key: 'account.reason.rfq' },
      false,
    ]);
    const view = await app.do(login);
    expect(await outcome).toEqual({ kind: 'sent', answer: { rfqId: 'r1' } });
    expect([view.login.state, view.notice, app.visits, app.sent().length]).toEqual(['closed', null, [], 1]);
    expect(app.sent()[0]?.options.idempotencyKey).toBe(KEY);
  });

  test('R-4.061 R-4.064 A-21 otherwise leads to the login page with a return path, and to the root in the end', async () => {
    const app = openStagedApp({ path: '/shop/rfq-buyerservice?rfq_source=2', loginBy: 'route', deployPath: '/shop' });
    expect(await app.submit()).toEqual({ kind: 'leaving' });
    expect([(await app.settled()).login.state, app.visits]).toEqual([
      'route',
      ['go /shop/login?redirect=%2Fshop%2Frfq-buyerservice%3Frfq_source%3D2'],
    ]);
    const view = await app.do({ ...login, next: '/shop/rfq-buyerservice' });
    expect(app.visits.slice(1)).toEqual(['replace /shop/']);
    expect(view.notice).toEqual({
      taskId: KEY,
      tone: 'success',
      message: { key: 'task.sent.rfq' },
      reason: null,
      link: { route: 'rfqDetail', params: {}, query: { rfqId: 'r1' } },
      back: null,
    });
  });

  test('A-21 a failure after a login by route leads to the root as well, and the notice contains the path of the form', async () => {
    const refused = err(gatewayError('SERVER_ERROR', '400', 'no'));
    const app = openStagedApp({ path: '/rfq-buyerservice', loginBy: 'route' }, scriptOf({ 'rfq.submitNew': refused }));
    await app.submit();
    const view = await app.do({ ...login, next: '/rfq-buyerservice' });
    expect(app.visits.slice(1)).toEqual(['replace /']);
    expect([view.notice?.tone, view.notice?.reason, view.notice?.back?.path]).toEqual([
      'error',
      { text: 'no' },
      '/rfq-buyerservice',
    ]);
    expect((await app.do({ type: 'notice.read' })).notice).toBeNull();
  });

  test('after a reload it is sent with the next login, and reported outside its form', async () => {
    const device = createMemoryDevice();
    const before = openStagedApp({}, scriptOf(), device);
    void before.submit();
    await before.settled();
    before.stop();
    const app = openStagedApp({ path: '/search/product' }, scriptOf(), device);
    const view = await app.do(login);
    expect([app.sent().length, view.notice?.message, app.visits]).toEqual([1, { key: 'task.sent.rfq' }, []]);
  });

  test('closing the login notifies the form, and drops the task', async () => {
    const app = openStagedApp();
    const outcome = app.submit();
    await app.do({ type: 'login.closed' });
    expect([await outcome, app.storage.slot(deferralTaskKey).read()]).toEqual([{ kind: 'dismissed' }, null]);
  });

  test('inside the native app the login is requested from the app, and the form stops waiting', async () => {
    const app = openStagedApp({ inShell: true });
    expect(await app.submit()).toEqual({ kind: 'leaving' });
    expect([(await app.settled()).login, app.visits]).toEqual([{ state: 'closed', request: null }, ['app login']]);
  });

  /** A token that the gateway accepts until the first submit. */
  function endingToken(): Script {
    let hasEnded = false;
    return (call) => {
      if (call.name === 'rfq.submitNew' && !hasEnded) {
        hasEnded = true;
        return tokenExpired;
      }
      return hasEnded && call.name === 'account.userInfo' ? tokenExpired : scriptOf()(call);
    };
  }

  function withOldToken() {
    const device = createMemoryDevice();
    device.storage.slot(buyerTokenKey).save('bt_old');
    return device;
  }

  test('REL-12 A-27 a token that expired in flight is checked, a login is requested, and the same task is sent', async () => {
    const app = openStagedApp({}, endingToken(), withOldToken());
    await app.settled();
    const outcome = app.submit();
    const asked = await app.settled();
    expect([asked.login.state, asked.login.request?.reason, asked.session.role]).toEqual([
      'modal',
      { key: 'account.reason.expired' },
      'visitor',
    ]);
    await app.do(login);
    expect([(await outcome).kind, app.sent().map(({ options }) => options.idempotencyKey)]).toEqual([
      'sent',
      [KEY, KEY],
    ]);
  });

  /** The first submit is answered when the test says so; it and `refused` more submits were sent with an old token. */
  function answeredLater(refused = 0) {
    const first = Promise.withResolvers<typeof tokenExpired>();
    let submits = 0;
    const script: Script = (call) => {
      if (call.name !== 'rfq.submitNew') return scriptOf()(call);
      submits += 1;
      if (submits === 1) return first.promise;
      return submits <= 1 + refused ? tokenExpired : scriptOf()(call);
    };
    return { script, answer: () => first.resolve(tokenExpired) };
  }

  test('REL-12 a login in another tab during a rejection is used: the same task is sent, and no login is requested', async () => {
    const device = withOldToken();
    const { script, answer } = answeredLater();
    const app = openStagedApp({}, script, device);
    await app.settled();
    const outcome = app.submit();
    device.storage.slot(buyerTokenKey).save('bt_new');
    await app.do({ type: 'storage.changed' });
    answer();
    const view = await app.settled();
    expect([view.login, app.sent().map(({ options }) => options.idempotencyKey)]).toEqual([
      { state: 'closed', request: null },
      [KEY, KEY],
    ]);
    expect(await outcome).toEqual({ kind: 'sent', answer: { rfqId: 'r1' } });
  });

  test('REL-12 if that login is rejected as well, one is requested, and nothing is sent a third time by itself', async () => {
    const device = withOldToken();
    const { script, answer } = answeredLater(9);
    const app = openStagedApp({}, script, device);
    await app.settled();
    void app.submit();
    device.storage.slot(buyerTokenKey).save('bt_new');
    await app.do({ type: 'storage.changed' });
    answer();
    const view = await app.settled();
    expect([view.login.state, view.login.request?.reason, app.sent().length]).toEqual([
      'modal',
      { key: 'account.reason.expired' },
      2,
    ]);
  });

  test('REL-12 by route, the login page opens only after the expired token is gone', async () => {
    const app = openStagedApp({ path: '/rfq-buyerservice', loginBy: 'route' }, endingToken(), withOldToken());
    await app.settled();
    expect(await app.submit()).toEqual({ kind: 'leaving' });
    await app.settled();
    expect([app.visits, app.tokens]).toEqual([['go /login?redirect=%2Frfq-buyerservice'], [null]]);
  });
});

describe('the submit calls', () => {
  const cart = toDeferrableTask(cartTask, { goodIds: ['P1'], content: 'Please quote.' }, KEY);

  test('R-3.066 R-6.013 a cart is sent with the contact of the login', async () => {
    const app = openStagedApp({ path: '/cart' });
    const outcome = app.submit(cart);
    await app.do(login);
    expect([(await outcome).kind, app.sent('cart.submitList').map(({ data }) => data)]).toEqual([
      'sent',
      [{ goodIds: ['P1'], content: 'Please quote.', purchaserContactId: 'c1' }],
    ]);
  });

  test('a lost response may be retried by the client', async () => {
    const app = openStagedApp();
    await app.do(login);
    await app.submit();
    expect(app.sent()[0]?.options).toMatchObject({ idempotencyKey: KEY, retry: true, handled: true });
  });
});
