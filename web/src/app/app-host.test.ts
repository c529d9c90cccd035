import type { SessionView } from '@fairhall/core/account/session.view';
import type { AppEvent } from '@fairhall/core/app/app.machine';
import type { AppView } from '@fairhall/core/app/app.view';
import { type LoginRequest, requestOf } from '@fairhall/core/app/login-request';
import { describe, expect, test } from 'vitest';
import { createAppHost, type Hear, loginOf, type RunningApp, sessionOf } from './app-host.ts';

const FOR_GOOD = 9e15;

interface Given {
  readonly inShell?: boolean;
  /** What a killed browser has forgotten. */
  readonly copy?: unknown;
}

function bench(stored: Readonly<Record<string, unknown>> = {}, { inShell = false, copy }: Given = {}) {
  const values = new Map(Object.entries(stored).map(([key, value]) => [key, JSON.stringify(value)]));
  const storageListeners: ((event: { readonly key: string | null }) => void)[] = [];
  const idle: (() => void)[] = [];
  const sent: AppEvent[] = [];
  const heard: Hear[] = [];
  const takenOver: (LoginRequest | null)[] = [];
  const refusal = Promise.withResolvers<void>();
  let starts = 0;
  let fails = false;
  const app: RunningApp = {
    deferral: { submit: async () => ({ kind: 'dismissed' }) },
    send: (event) => void sent.push(event),
    refuseToken: () => refusal.promise,
    leaveLogin: () => undefined,
  };
  const host = createAppHost();
  host.connect({
    window: {
      localStorage: { getItem: (key: string) => values.get(key) ?? null } as Storage,
      sessionStorage: { getItem: () => null } as unknown as Storage,
      addEventListener: (_, hear) => void storageListeners.push(hear),
    },
    whenIdle: (run) => void idle.push(run),
    async revive() {
      if (copy !== undefined) values.set('deferred_task', JSON.stringify(copy));
      return copy !== undefined;
    },
    isInShell: () => inShell,
    async start(hear, login) {
      starts += 1;
      if (fails) throw new Error('offline');
      heard.push(hear);
      takenOver.push(login());
      return app;
    },
    ensureTexts: async () => undefined,
  });
  const anotherTab = async (key: string, value: unknown): Promise<void> => {
    if (value === null) values.delete(key);
    else values.set(key, JSON.stringify(value));
    for (const hear of storageListeners) hear({ key });
    await settle();
  };
  return {
    host,
    sent,
    heard,
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

// Of the view these members decide.
const viewOf = (session: Partial<SessionView>) => ({ session: { busy: false, ...session } }) as unknown as AppView;

describe('the app of a page', () => {
  test('a visitor without a login costs nothing until somebody acts', async () => {
    const { host, beIdle, starts } = bench();
    await beIdle();
    expect([starts(), sessionOf(host.known()).role]).toEqual([0, 'visitor']);
    await Promise.all([host.load(), host.load()]);
    expect(starts()).toBe(1);
  });

  test('REL-10 a task that a killed browser had forgotten starts it as well', async () => {
    const { host, beIdle, starts } = bench({}, { copy: { v: {}, exp: FOR_GOOD } });
    await beIdle();
    expect([starts(), host.known().glance.hasTask]).toEqual([1, true]);
  });

  test.each([
    ['R-4.023 a token', { buyer_token: token }],
    ['R-4.062 a task that waits', { deferred_task: { v: {}, exp: FOR_GOOD } }],
  ])('%s starts it, as soon as the page has nothing better to do', async (_, stored) => {
    const { beIdle, starts } = bench(stored);
    expect(starts()).toBe(0);
    await beIdle();
    expect(starts()).toBe(1);
  });

  test('R-4.024 a buyer is known at once, and stays known while the app looks', async () => {
    const { host, heard } = bench({ buyer_token: token, buyer_user_info: user });
    const role = () => sessionOf(host.known()).role;
    expect([role(), host.known().glance.nickname]).toEqual(['buyer', 'Priya']);
    await host.load();
    heard[0]?.view(viewOf({ busy: true, isLoggedIn: false, role: 'visitor' }));
    expect(role()).toBe('buyer');
    heard[0]?.view(viewOf({ isLoggedIn: false, role: 'visitor' }));
    expect(role()).toBe('visitor');
  });

  test('code that could not be fetched is fetched again by the next need', async () => {
    const { host, starts, break: breakIt } = bench();
    breakIt(true);
    await expect(host.load()).rejects.toThrow('offline');
    breakIt(false);
    await host.load();
    expect(starts()).toBe(2);
  });

  test('R-2.174 a login opens without the app, which takes it over when it is needed', async () => {
    const { host, starts, takenOver, heard } = bench();
    expect([loginOf(host.known()), host.openEarly({ tab: 'register' })]).toEqual([
      { state: 'closed', request: null },
      true,
    ]);
    const request = requestOf({ tab: 'register' });
    expect([loginOf(host.known()), starts()]).toEqual([{ state: 'modal', request }, 0]);
    await host.load();
    expect(takenOver).toEqual([request]);
    const login = { state: 'modal', request: requestOf({}) } as const;
    heard[0]?.view({ ...viewOf({}), login });
    expect([loginOf(host.known()), host.openEarly({}), host.closeEarly()]).toEqual([login, false, false]);
  });

  test('R-2.179 a login that is closed again costs nothing, and is nothing to take over', async () => {
    const { host, starts, takenOver } = bench();
    host.openEarly({});
    expect([host.closeEarly(), loginOf(host.known()), starts()]).toEqual([true, { state: 'closed', request: null }, 0]);
    await host.load();
    expect(takenOver).toEqual([null]);
  });

  test('a login that is open without the app closes when another tab logs in', async () => {
    const { host, anotherTab, takenOver } = bench();
    host.openEarly({});
    await anotherTab('buyer_token', token);
    expect([loginOf(host.known()).state, takenOver]).toEqual(['closed', [null]]);
  });

  test.each([
    ['with a token, which the app may know to be good', { buyer_token: token }, false],
    ['A-20 inside the native app, whose login it is', {}, true],
  ])('no login opens without the app %s', (_, stored, inShell) => {
    const { host } = bench(stored, { inShell });
    expect([host.openEarly({}), loginOf(host.known()).state]).toEqual([false, 'closed']);
  });

  test('a login in another tab is told to the app, or counts as one where no app ran', async () => {
    const facts: string[] = [];
    const quiet = bench();
    quiet.host.onFact(({ type }) => facts.push(type));
    await quiet.anotherTab('buyer_token', token);
    expect([facts, quiet.sent]).toEqual([['login.finished'], []]);
    await quiet.anotherTab('buyer_token', null);
    expect([facts, quiet.sent]).toEqual([['login.finished'], [{ type: 'storage.changed' }]]);
  });

  test('R-3.069 a cart that another tab changed is seen without the app', async () => {
    const { host, anotherTab, starts } = bench();
    await anotherTab('cart_ids_guest', ['P1']);
    await anotherTab('something_else', ['P1', 'P2']);
    expect([host.known().glance.cartCount, starts()]).toEqual([1, 0]);
  });

  test('R-8.012 a refused token is none until it is known who is there, and is looked at once', async () => {
    const { host, answerRefusal } = bench({ buyer_token: token });
    expect(host.isLoggedIn()).toBe(true);
    const first = host.refuseToken();
    expect([host.isLoggedIn(), host.refuseToken() === first]).toEqual([false, true]);
    answerRefusal();
    await first;
    expect(host.isLoggedIn()).toBe(true);
  });
});
