import type { SessionView } from '@fairhall/core/account/session.view';
import type { AppEvent } from '@fairhall/core/app/app.machine';
import type { AppView } from '@fairhall/core/app/app.view';
import { type LoginRequest, requestOf } from '@fairhall/core/app/login-request';
import type { GatewayError } from '@fairhall/core/contract/error';
import { describe, expect, test } from 'vitest';
import { type AppListener, createLogin, type RunningApp } from './login.ts';
import { loginRequestOf, sessionOf } from './login-state.ts';

const FOR_GOOD = 9e15;

interface Given {
  readonly inShell?: boolean;
  /** The copy of a task that a killed browser has lost. */
  readonly copy?: unknown;
  /** The logout of the running app. */
  readonly logOut?: () => Promise<void>;
}

function bench(
  stored: Readonly<Record<string, unknown>> = {},
  { inShell = false, copy, logOut = async () => undefined }: Given = {},
) {
  const values = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]));
  const storageListeners: ((event: { readonly key: string | null }) => void)[] = [];
  const idle: (() => void)[] = [];
  const sent: AppEvent[] = [];
  const listeners: AppListener[] = [];
  const errors: GatewayError[] = [];
  const takenOver: (LoginRequest | null)[] = [];
  const refusal = Promise.withResolvers<void>();
  let starts = 0;
  let fails = false;
  const app: RunningApp = {
    deferral: { submit: async () => ({ kind: 'dismissed' }) },
    send: (event) => void sent.push(event),
    rejectToken: () => refusal.promise,
    logOut,
    leaveLogin: () => undefined,
  };
  const login = createLogin({
    window: {
      localStorage: { getItem: (key: string) => values.get(key) ?? null } as Storage,
      sessionStorage: { getItem: () => null } as unknown as Storage,
      addEventListener: (_, listener) => void storageListeners.push(listener),
    },
    whenIdle: (run) => void idle.push(run),
    async restoreTask() {
      if (copy !== undefined) values.set('deferred_task', JSON.stringify(copy));
      return copy !== undefined;
    },
    isInNativeApp: () => inShell,
    async startApp(listener, requested) {
      starts += 1;
      if (fails) throw new Error('offline');
      listeners.push(listener);
      takenOver.push(requested());
      return app;
    },
    showError: (error) => void errors.push(error),
  });
  const anotherTab = async (key: string, value: unknown): Promise<void> => {
    if (value === null) values.delete(key);
    else values.set(key, JSON.stringify(value));
    for (const listener of storageListeners) listener({ key });
    await settle();
  };
  return {
    login,
    sent,
    listeners,
    errors,
    takenOver,
    anotherTab,
    starts: () => starts,
    break: (isBroken: boolean) => {
      fails = isBroken;
    },
    beIdle: async () => {
      for (const run of idle.splice(0)) run();
      await settle();
    },
    answerRefusal: refusal.resolve,
  };
}

const settle = () => new Promise((resolve) => setImmediate(resolve));

const token = { v: 'bt_secret', exp: FOR_GOOD };
const user = { v: { nickname: 'Priya' }, exp: FOR_GOOD };

// The login depends only on these members of the view.
const viewOf = (session: Partial<SessionView>) => ({ session: { busy: false, ...session } }) as unknown as AppView;

describe('the login of a page', () => {
  test('a visitor without a login loads nothing until they act', async () => {
    const { login, beIdle, starts } = bench();
    await beIdle();
    expect([starts(), sessionOf(login.state()).role]).toEqual([0, 'visitor']);
    await Promise.all([login.load(), login.load()]);
    expect(starts()).toBe(1);
  });

  test('REL-10 a task forgotten by a killed browser also starts the app', async () => {
    const { login, beIdle, starts } = bench({}, { copy: { v: {}, exp: FOR_GOOD } });
    await beIdle();
    expect([starts(), login.state().stored.hasTask]).toEqual([1, true]);
  });

  test.each([
    ['R-4.023 a token', { buyer_token: token }],
    ['R-4.062 a task that waits', { deferred_task: { v: {}, exp: FOR_GOOD } }],
  ])('%s starts the app as soon as the page is idle', async (_, stored) => {
    const { beIdle, starts } = bench(stored);
    expect(starts()).toBe(0);
    await beIdle();
    expect(starts()).toBe(1);
  });

  test('R-4.024 a buyer is known at once, and stays known while the app checks the token', async () => {
    const { login, listeners } = bench({ buyer_token: token, buyer_user_info: user });
    const role = () => sessionOf(login.state()).role;
    expect([role(), login.state().stored.nickname]).toEqual(['buyer', 'Priya']);
    await login.load();
    listeners[0]?.changed(viewOf({ busy: true, isLoggedIn: false, role: 'visitor' }));
    expect(role()).toBe('buyer');
    listeners[0]?.changed(viewOf({ isLoggedIn: false, role: 'visitor' }));
    expect(role()).toBe('visitor');
  });

  test('a logout that cannot check for unsent data is reported', async () => {
    const { login, errors } = bench({}, { logOut: () => Promise.reject(new Error('offline')) });
    await login.logOut();
    expect(errors.map(({ kind }) => kind)).toEqual(['NETWORK_ERROR']);
  });

  test('code that fails to load is reported, and loaded again on the next use', async () => {
    const { login, starts, errors, break: breakIt } = bench();
    breakIt(true);
    await expect(login.load()).rejects.toThrow('offline');
    await login.logOut();
    expect(errors.map(({ kind }) => kind)).toEqual(['NETWORK_ERROR']);
    breakIt(false);
    await login.load();
    expect(starts()).toBe(3);
  });

  test('R-2.174 a login opens without the app, which takes it over when it is needed', async () => {
    const { login, starts, sent, takenOver, listeners } = bench();
    expect(loginRequestOf(login.state())).toEqual({ state: 'closed', request: null });
    await login.open({ tab: 'register' });
    const request = requestOf({ tab: 'register' });
    expect([loginRequestOf(login.state()), starts()]).toEqual([{ state: 'modal', request }, 0]);
    await login.load();
    expect(takenOver).toEqual([request]);
    const shown = { state: 'modal', request: requestOf({}) } as const;
    listeners[0]?.changed({ ...viewOf({}), login: shown });
    await login.open({});
    await login.close();
    expect(loginRequestOf(login.state())).toEqual(shown);
    expect(sent).toEqual([{ type: 'login.requested' }, { type: 'login.closed' }]);
  });

  test('R-2.179 a login that is closed again loads nothing, and leaves nothing to take over', async () => {
    const { login, starts, takenOver } = bench();
    await login.open({});
    await login.close();
    expect([loginRequestOf(login.state()), starts()]).toEqual([{ state: 'closed', request: null }, 0]);
    await login.load();
    expect(takenOver).toEqual([null]);
  });

  test('R-2.174 a confirmed buyer is not asked to log in', async () => {
    const { login, sent, listeners } = bench({ buyer_token: token });
    await login.load();
    listeners[0]?.changed(viewOf({ isLoggedIn: true, role: 'buyer' }));
    await login.open({});
    expect(sent).toEqual([]);
  });

  test('a login open without the app closes when another tab logs in', async () => {
    const { login, anotherTab, takenOver } = bench();
    await login.open({});
    await anotherTab('buyer_token', token);
    expect([loginRequestOf(login.state()).state, takenOver]).toEqual(['closed', [null]]);
  });

  test.each([
    ['with a token, whose worth only the app can tell', { buyer_token: token }, false],
    ['A-20 inside the native app, which has a login of its own', {}, true],
  ])('the app opens the login %s', async (_, stored, inShell) => {
    const { login, sent } = bench(stored, { inShell });
    await login.open({});
    expect([loginRequestOf(login.state()).state, sent]).toEqual(['closed', [{ type: 'login.requested' }]]);
  });

  test('a login in another tab is passed to a running app, and counts as a login if none runs', async () => {
    const emitted: string[] = [];
    const { login, anotherTab, sent } = bench();
    login.onEmitted(({ type }) => emitted.push(type));
    await anotherTab('buyer_token', token);
    expect([emitted, sent]).toEqual([['login.finished'], []]);
    await anotherTab('buyer_token', null);
    expect([emitted, sent]).toEqual([['login.finished'], [{ type: 'storage.changed' }]]);
  });

  test('a tab that writes another key starts nothing', async () => {
    const { anotherTab, starts, sent } = bench();
    await anotherTab('something_else', ['P1', 'P2']);
    expect([starts(), sent]).toEqual([0, []]);
  });

  test('R-8.012 a rejected token counts as missing until it has been checked, once', async () => {
    const { login, answerRefusal } = bench({ buyer_token: token });
    expect(login.isLoggedIn()).toBe(true);
    const first = login.rejectToken();
    expect([login.isLoggedIn(), login.rejectToken() === first]).toEqual([false, true]);
    answerRefusal();
    await first;
    expect(login.isLoggedIn()).toBe(true);
  });
});
