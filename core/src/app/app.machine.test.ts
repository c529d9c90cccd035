import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { samplePurchase, sampleUser } from '../account/samples.ts';
import { gatewayError } from '../contract/error.ts';
import { answersOf, type Script, type ScriptedAnswer, scriptedClient } from '../contract/scripted-client.ts';
import { createMemoryLocks } from '../deferral/memory-locks.ts';
import type { DeferrableTask } from '../ports/deferral.ts';
import { err, ok } from '../result.ts';
import { createAddressBook } from '../routes/address-book.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { type AppEvent, type AppFact, provideApp } from './app.machine.ts';
import { appView } from './app.view.ts';
import { deferralOf } from './deferral-of.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const payload = { description: 'Desk lamps', email: 'priya@malabar.example', cateAndTag: null, source: 2 };
const rfq: DeferrableTask<'RFQSubmit'> = { kind: 'RFQSubmit', payload, idempotencyKey: KEY };
const login: AppEvent = { type: 'login.succeeded', token: 'bt_1', source: 'login', email: 'priya@malabar.example' };
const expired = err(gatewayError('INVALID_TOKEN', '401'));

type Answers = Record<string, ScriptedAnswer>;

const scriptOf = (answers: Answers = {}): Script =>
  answersOf({
    'account.userInfo': ok(sampleUser),
    'account.purchaseInfo': ok(samplePurchase),
    'account.logout': ok(true),
    'rfq.submitNew': ok({ rfqId: 'r1' }),
    'cart.submitList': ok({ inquiryIds: ['i1'] }),
    ...answers,
  });

interface Place {
  readonly path?: string;
  readonly loginBy?: 'modal' | 'route';
  readonly inShell?: boolean;
  readonly deployPath?: string;
}

function openApp(
  { path = '/rfq', loginBy = 'modal', inShell = false, deployPath = '' }: Place = {},
  script = scriptOf(),
  device = createMemoryDevice(),
) {
  const { gateway, calls } = scriptedClient(script);
  const visits: string[] = [];
  /** What the device held whenever one was led away. */
  const tokens: unknown[] = [];
  const visit = (where: string) => {
    visits.push(where.trim());
    tokens.push(device.storage.slot('buyerToken').read());
  };
  const facts: AppFact[] = [];
  const reported: unknown[] = [];
  const machine = provideApp({
    gateway,
    storage: device.storage,
    clock: device.clock,
    ids: { uuid: () => KEY },
    locks: createMemoryLocks(),
    navigator: {
      go: (href) => visit(`go ${href}`),
      replace: (href) => visit(`replace ${href}`),
      reload: (href = '') => visit(`reload ${href}`),
    },
    page: { path: () => path, loginBy: () => loginBy },
    bridge: { present: inShell, tell: ({ action }) => visit(`app ${action}`) },
    addresses: createAddressBook({ deployPath }),
    bugs: { report: (cause) => void reported.push(cause) },
  });
  const actor = createActor(machine, { clock: new SimulatedClock() });
  actor.on('*', (fact) => void facts.push(fact));
  actor.start();
  const settled = async () => {
    for (let turn = 0; turn < 5; turn += 1) await new Promise((resolve) => setImmediate(resolve));
    return appView(actor.getSnapshot());
  };
  const deferral = deferralOf(actor);
  return {
    ...device,
    visits,
    tokens,
    facts,
    reported,
    settled,
    async do(...events: AppEvent[]) {
      await settled();
      for (const event of events) {
        actor.send(event);
        await settled();
      }
      return settled();
    },
    submit: (task: DeferrableTask = rfq) => deferral.submit(task),
    sent: (name = 'rfq.submitNew') => calls.filter((call) => call.name === name),
    stop: () => void actor.stop(),
  };
}

describe('asking for a login', () => {
  test('R-2.174 a button opens the modal on its tab', async () => {
    const view = await openApp().do({ type: 'login.requested', tab: 'register' });
    expect(view.login).toEqual({
      state: 'modal',
      request: { tab: 'register', mustLogin: false, reason: null, email: null, forTask: false },
    });
  });

  test('R-2.179 it is closed again, and what waits quietly goes on waiting', async () => {
    const device = createMemoryDevice();
    const before = openApp({}, scriptOf(), device);
    void before.submit();
    await before.settled();
    before.stop();
    const app = openApp({}, scriptOf(), device);
    const view = await app.do({ type: 'login.requested' }, { type: 'login.closed' });
    expect([view.login, view.task.state]).toEqual([{ state: 'closed', request: null }, 'waiting']);
  });

  test('R-2.180 R-6.007 one that must end in a login closes by a login alone', async () => {
    const app = openApp();
    const view = await app.do({ type: 'login.requested', mustLogin: true }, { type: 'login.closed' });
    expect(view.login.state).toBe('modal');
    expect((await app.do(login)).login).toEqual({ state: 'closed', request: null });
  });

  test('A-20 A-68 inside the native app the app is asked', async () => {
    const app = openApp({ inShell: true });
    const view = await app.do({ type: 'login.requested' });
    expect([view.login.state, app.visits]).toEqual(['closed', ['app login']]);
  });
});

describe('what a form hands over', () => {
  test('R-4.066 with a token goes at once', async () => {
    const app = openApp();
    await app.do(login);
    expect(await app.submit()).toEqual({ kind: 'sent', answer: { rfqId: 'r1' } });
    const view = await app.settled();
    expect([view.login.state, view.notice, app.visits]).toEqual(['closed', null, []]);
  });

  test('R-4.060 R-4.062 R-4.065 on a page with a modal it goes off after the login there, and one stays', async () => {
    const app = openApp();
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

  test('R-4.061 R-4.064 A-21 otherwise one is led to the login with the way back, and to the root in the end', async () => {
    const app = openApp({ path: '/shop/rfq-buyerservice?rfq_source=2', loginBy: 'route', deployPath: '/shop' });
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
      path: null,
    });
  });

  test('A-21 a failure after a login by route leads to the root as well, and tells where what was written is', async () => {
    const refused = err(gatewayError('SERVER_ERROR', '400', 'no'));
    const app = openApp({ path: '/rfq-buyerservice', loginBy: 'route' }, scriptOf({ 'rfq.submitNew': refused }));
    await app.submit();
    const view = await app.do({ ...login, next: '/rfq-buyerservice' });
    expect(app.visits.slice(1)).toEqual(['replace /']);
    expect([view.notice?.tone, view.notice?.reason, view.notice?.path]).toEqual([
      'error',
      { text: 'no' },
      '/rfq-buyerservice',
    ]);
    expect((await app.do({ type: 'notice.read' })).notice).toBeNull();
  });

  test('after a reload it goes off with the next login, and is told away from its form', async () => {
    const device = createMemoryDevice();
    const before = openApp({}, scriptOf(), device);
    void before.submit();
    await before.settled();
    before.stop();
    const app = openApp({ path: '/search/product' }, scriptOf(), device);
    const view = await app.do(login);
    expect([app.sent().length, view.notice?.message, app.visits]).toEqual([1, { key: 'task.sent.rfq' }, []]);
  });

  test('closing the login tells the form, and drops the task', async () => {
    const app = openApp();
    const outcome = app.submit();
    await app.do({ type: 'login.closed' });
    expect([await outcome, app.storage.slot('deferredTask').read()]).toEqual([{ kind: 'dismissed' }, null]);
  });

  test('inside the native app the app is asked for the login, and the form waits no longer', async () => {
    const app = openApp({ inShell: true });
    expect(await app.submit()).toEqual({ kind: 'leaving' });
    expect([(await app.settled()).login, app.visits]).toEqual([{ state: 'closed', request: null }, ['app login']]);
  });

  /** A token that the gateway takes until the first submit. */
  function endingToken(): Script {
    let hasEnded = false;
    return (call) => {
      if (call.name === 'rfq.submitNew' && !hasEnded) {
        hasEnded = true;
        return expired;
      }
      return hasEnded && call.name === 'account.userInfo' ? expired : scriptOf()(call);
    };
  }

  function withOldToken() {
    const device = createMemoryDevice();
    device.storage.slot('buyerToken').keep('bt_old');
    return device;
  }

  test('REL-12 A-27 a token that ended on the way: it is looked at, the login is asked for, and the same goes off', async () => {
    const app = openApp({}, endingToken(), withOldToken());
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

  test('REL-12 by route, nobody is led to the login page before the ended token is gone', async () => {
    const app = openApp({ path: '/rfq-buyerservice', loginBy: 'route' }, endingToken(), withOldToken());
    await app.settled();
    expect(await app.submit()).toEqual({ kind: 'leaving' });
    await app.settled();
    expect([app.visits, app.tokens]).toEqual([['go /login?redirect=%2Frfq-buyerservice'], [null]]);
  });
});

describe('the submits', () => {
  const cart: DeferrableTask<'NormalCartSubmit'> = {
    kind: 'NormalCartSubmit',
    payload: { goodIds: ['P1'], content: 'Please quote.' },
    idempotencyKey: KEY,
  };

  test('R-3.066 R-6.013 a cart goes in the name of the contact that the login brought', async () => {
    const app = openApp({ path: '/cart' });
    const outcome = app.submit(cart);
    await app.do(login);
    expect([(await outcome).kind, app.sent('cart.submitList').map(({ data }) => data)]).toEqual([
      'sent',
      [{ goodIds: ['P1'], content: 'Please quote.', purchaserContactId: 'c1' }],
    ]);
  });

  test('a lost answer may be asked for again by the client', async () => {
    const app = openApp();
    await app.do(login);
    await app.submit();
    expect(app.sent()[0]?.options).toMatchObject({ idempotencyKey: KEY, retry: true, handled: true });
  });

  test('R-6.015 a meeting has no call yet, and says so', async () => {
    const app = openApp();
    await app.do(login);
    const meeting = { supplierId: 'S1', subject: 'Lamps', date: '2026-03-01', slot: '09:30' };
    expect(await app.submit({ kind: 'MeetingSubmit', payload: meeting, idempotencyKey: KEY })).toEqual({
      kind: 'failed',
      error: gatewayError('SERVER_ERROR', '404'),
    });
  });
});

describe('logging in and out', () => {
  test('what is personal is to be loaded anew, once a login', async () => {
    const app = openApp();
    await app.do(login);
    expect(app.facts).toEqual([{ type: 'login.finished' }]);
  });

  test('a login page goes on where it was told to when nothing waited', async () => {
    const app = openApp({ path: '/login' });
    await app.do({ ...login, next: '/cart' });
    expect(app.visits).toEqual(['replace /cart']);
  });

  test('and home where that is another origin', async () => {
    const app = openApp({ path: '/login' });
    await app.do({ ...login, next: '//evil.example/' });
    expect(app.visits).toEqual(['replace /']);
  });

  test('A-48 REL-13 a logout drops what waits, and is told', async () => {
    const device = createMemoryDevice();
    device.storage.slot('buyerToken').keep('bt_1');
    const app = openApp({ path: '/rfq/manage' }, scriptOf({ 'rfq.submitNew': expired }), device);
    void app.submit();
    const view = await app.do({ type: 'logout.requested' });
    expect([view.session.role, device.storage.slot('deferredTask').read(), app.visits]).toEqual([
      'visitor',
      null,
      ['reload /rfq'],
    ]);
    expect(app.facts.filter(({ type }) => type === 'logout.finished').length).toBe(1);
  });

  test('a login that ended by itself is told, and what waits goes on waiting', async () => {
    const device = createMemoryDevice();
    device.storage.slot('buyerToken').keep('bt_1');
    const app = openApp({}, scriptOf({ 'account.userInfo': expired, 'rfq.submitNew': expired }), device);
    void app.submit();
    const view = await app.settled();
    expect([view.session.role, view.task.state, app.facts.map(({ type }) => type)]).toEqual([
      'visitor',
      'waiting',
      ['logout.finished'],
    ]);
  });

  test('no token is part of the view', async () => {
    expect(JSON.stringify(await openApp().do(login))).not.toContain('bt_');
  });
});
