import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { buyerTokenKey } from '../account/keys.ts';
import type { DeferrableTask, TaskOutcome } from '../ports/deferral.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openStagedApp, scriptOf } from './app.test-driver.ts';
import { task, taskWithOtherKey } from './deferral.test-driver.ts';
import { type DeferralSource, deferralOf } from './deferral-of.ts';
import { eventRelay } from './event-relay.ts';
import { login, tokenExpired } from './session.test-driver.ts';

describe('R-3.018 the login status of a page', () => {
  const withToken = () => {
    const device = createMemoryDevice();
    device.storage.slot(buyerTokenKey).save('bt_1');
    return device;
  };

  test('is read from the device until the gateway has responded', async () => {
    const app = openStagedApp({}, scriptOf(), withToken());
    expect(app.loginStatus.isLoggedIn()).toBe(true);
    await app.settled();
    expect(app.loginStatus.isLoggedIn()).toBe(true);
  });

  test('is corrected once the gateway has responded', async () => {
    const app = openStagedApp({}, scriptOf({ 'account.userInfo': tokenExpired }), withToken());
    expect(app.loginStatus.isLoggedIn()).toBe(true);
    await app.settled();
    expect(app.loginStatus.isLoggedIn()).toBe(false);
  });

  test('is announced on every change, to current subscribers only', async () => {
    const app = openStagedApp();
    const heard: boolean[] = [];
    const stop = app.loginStatus.subscribe(() => void heard.push(app.loginStatus.isLoggedIn()));
    await app.do(login);
    expect([app.loginStatus.isLoggedIn(), heard.at(-1)]).toEqual([true, true]);
    stop();
    const before = heard.length;
    await app.do({ type: 'logout.requested' });
    expect([app.loginStatus.isLoggedIn(), heard.length]).toEqual([false, before]);
  });

  test('is false for a visitor when another tab has just saved a token, until that token is checked', async () => {
    const device = createMemoryDevice();
    const app = openStagedApp({}, scriptOf(), device);
    expect(app.loginStatus.isLoggedIn()).toBe(false);
    await app.settled();
    device.storage.slot(buyerTokenKey).save('bt_other');
    expect(app.loginStatus.isLoggedIn()).toBe(false);
  });
});

describe('a task handed over by a form', () => {
  function openDesk() {
    const listeners = new Set<Parameters<DeferralSource['onSettled']>[0]>();
    const handed: DeferrableTask[] = [];
    const deferral = deferralOf({
      onSettled(listener) {
        listeners.add(listener);
        return () => void listeners.delete(listener);
      },
      send: ({ task: given }) => void handed.push(given),
    });
    const settle = (taskId: string, outcome: TaskOutcome) => {
      for (const listener of listeners) listener({ type: 'task.settled', taskId, outcome });
    };
    return { deferral, handed, settle, listening: () => listeners.size };
  }

  test('R-4.066 each form is notified of its own task only, and unsubscribes then', async () => {
    const { deferral, handed, settle, listening } = openDesk();
    const [one, other] = [deferral.submit(task), deferral.submit(taskWithOtherKey)];
    settle(taskWithOtherKey.idempotencyKey, { kind: 'dismissed' });
    expect([await other, listening()]).toEqual([{ kind: 'dismissed' }, 1]);
    settle(task.idempotencyKey, { kind: 'leaving' });
    expect([await one, listening(), handed]).toEqual([{ kind: 'leaving' }, 0, [task, taskWithOtherKey]]);
  });

  test('R-4.066 on a page with a login route, a task that is sent at once leads nowhere and is reported only by its form', async () => {
    const app = openStagedApp({ path: '/rfq-buyerservice', loginBy: 'route' });
    await app.do(login);
    expect((await app.submit()).kind).toBe('sent');
    expect([(await app.settled()).notice, app.visits]).toEqual([null, []]);
  });

  test('A-21 a task that replaces one waiting for a login page leads to that page, not home', async () => {
    const device = createMemoryDevice();
    const place = { path: '/rfq-buyerservice', loginBy: 'route' } as const;
    const before = openStagedApp(place, scriptOf(), device);
    await before.submit();
    before.stop();
    const app = openStagedApp(place, scriptOf(), device);
    expect(await app.submit(taskWithOtherKey)).toEqual({ kind: 'leaving' });
    const view = await app.settled();
    expect([view.notice, app.visits]).toEqual([null, ['go /login?redirect=%2Frfq-buyerservice']]);
  });
});

test('events are relayed only as long as the page exists', () => {
  let listening = 0;
  const on = () => {
    listening += 1;
    return {
      unsubscribe() {
        listening -= 1;
      },
    };
  };
  const actor = createActor(eventRelay, { input: [{ on }, { on }] as never }).start(); // the relay only uses `on`
  expect(listening).toBe(2);
  actor.stop();
  expect(listening).toBe(0);
});
