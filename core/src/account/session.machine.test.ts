import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock, waitFor } from 'xstate';
import { sessionMemoryOf } from '../app/session-memory.ts';
import { gatewayError } from '../contract/error.ts';
import { answersOf, type Script, type ScriptedAnswer, scriptedClient } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { samplePurchase, sampleUser } from './samples.ts';
import { provideSession, type SessionEvent } from './session.machine.ts';
import { sessionView } from './session.view.ts';

const invalid = err(gatewayError('INVALID_TOKEN', '401'));
const login: SessionEvent = { type: 'login.succeeded', token: 'bt_1', source: 'login', email: 'priya@malabar.example' };

function scriptOf(answers: Record<string, ScriptedAnswer> = {}): Script {
  return answersOf({
    'account.userInfo': ok(sampleUser),
    'account.purchaseInfo': ok(samplePurchase),
    'account.logout': ok(true),
    ...answers,
  });
}

function openSession(script: Script = scriptOf(), device = createMemoryDevice(), path = '/search/product') {
  const { gateway, calls } = scriptedClient(script);
  const reloads: (string | undefined)[] = [];
  const reported: unknown[] = [];
  const clock = new SimulatedClock();
  const machine = provideSession({
    gateway,
    memory: sessionMemoryOf(device.storage),
    ids: { uuid: () => 'key-1' },
    navigator: { reload: (href) => void reloads.push(href) },
    page: { path: () => path },
    deployPath: '',
    bugs: { report: (cause) => void reported.push(cause) },
  });
  const actor = createActor(machine, { clock }).start();
  const view = () => sessionView(actor.getSnapshot());
  const settled = async () => {
    await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
    return view();
  };
  return {
    ...device,
    calls,
    reloads,
    reported,
    clock,
    view,
    settled,
    stop: () => actor.stop(),
    async do(...events: SessionEvent[]) {
      await settled();
      for (const event of events) actor.send(event);
      return settled();
    },
    atOnce: (event: SessionEvent) => actor.send(event),
    asked: () => calls.map(({ name }) => name),
  };
}

/** A device that a buyer has logged in on before. */
function withLogin(user = sampleUser) {
  const device = createMemoryDevice();
  device.storage.slot('buyerToken').keep('bt_1');
  device.storage.slot('buyerUserInfo').keep(user);
  return device;
}

describe('who is here', () => {
  test('R-4.022 R-6.001 without a token she is a visitor, and nobody is asked', async () => {
    const session = openSession();
    const view = await session.settled();
    expect([view.role, view.isLoggedIn, view.user, session.asked()]).toEqual(['visitor', false, null, []]);
  });

  test('R-4.022 R-4.023 R-6.002 with a token she is a buyer, and the gateway says which', async () => {
    const device = createMemoryDevice();
    device.storage.slot('buyerToken').keep('bt_1');
    const session = openSession(scriptOf(), device);
    const view = await session.settled();
    expect([view.role, view.user?.nickname, view.user?.jobTitle]).toEqual(['buyer', 'Priya', 'purchasing']);
    expect(session.asked()).toEqual(['account.userInfo', 'account.purchaseInfo']);
  });

  test('R-4.046 R-9.013 a token is none after thirty days', async () => {
    const device = withLogin();
    device.later(2_592_000_001);
    expect((await openSession(scriptOf(), device).settled()).role).toBe('visitor');
  });

  test('R-4.024 what is kept of her shows before the gateway has answered', async () => {
    const session = openSession(() => new Promise(() => {}), withLogin());
    await new Promise((resolve) => setImmediate(resolve));
    const view = session.view();
    expect([view.busy, view.role, view.user?.nickname]).toEqual([true, 'buyer', 'Priya']);
  });

  test('R-3.060 R-3.065 R-3.066 R-3.067 what the gateway says is kept for the next page, without the token', async () => {
    const session = openSession(scriptOf(), withLogin());
    await session.settled();
    const { storage } = session;
    expect(storage.slot('buyerUserInfo').read()).toEqual({ ...sampleUser, ...samplePurchase, tradeChinaToken: '' });
    expect(
      (['buyerId', 'buyerContactId', 'buyerContactEmail'] as const).map((name) => storage.slot(name).read()),
    ).toEqual(['b1', 'c1', 'priya@malabar.example']);
  });

  test('R-3.021 R-3.022 tracking follows who is here', async () => {
    const session = openSession(scriptOf(), withLogin());
    expect((await session.settled()).tracking).toEqual({ Unique_ID: 'b1', User_ID: 'b1' });
  });

  test('no token is ever part of the view', async () => {
    const view = await openSession().do(login);
    expect(JSON.stringify(view)).not.toMatch(/bt_|oken/);
  });
});

describe('tags that changed', () => {
  test('R-4.025 the page is loaded anew, once', async () => {
    const device = withLogin({ ...sampleUser, tagCodes: ['TG601031'] });
    const session = openSession(scriptOf(), device);
    await session.settled();
    expect(session.reloads).toEqual([undefined]);
    const next = openSession(scriptOf(), device);
    await next.settled();
    expect(next.reloads).toEqual([]);
  });

  test('R-4.025 the same tags, in whatever order, load nothing anew', async () => {
    const user = { ...sampleUser, tagCodes: ['TG2', 'TG1'] };
    const session = openSession(
      scriptOf({ 'account.userInfo': ok({ ...user, tagCodes: ['TG1', 'TG2'] }) }),
      withLogin(user),
    );
    await session.settled();
    expect(session.reloads).toEqual([]);
  });
});

describe('a login that is no longer good', () => {
  test.each([
    ['R-4.026 R-4.028 R-8.009 an invalid token', invalid],
    ['R-4.027 R-4.028 a token of nobody', ok(null)],
  ])('%s ends it and empties the buyer’s cart alone', async (_, answer) => {
    const device = withLogin();
    device.storage.slot('buyerCart').keep(['P1']);
    device.storage.slot('guestCart').keep(['P2']);
    const session = openSession(scriptOf({ 'account.userInfo': answer }), device);
    const view = await session.settled();
    expect([view.role, view.isLoggedIn, view.user]).toEqual(['visitor', false, null]);
    const { storage } = session;
    expect([storage.slot('buyerToken').read(), storage.slot('buyerUserInfo').read()]).toEqual([null, null]);
    expect([storage.slot('buyerCart').read(), storage.slot('guestCart').read()]).toEqual([[], ['P2']]);
  });

  test.each(['NETWORK_ERROR', 'TIME_OUT', 'SERVER_ERROR'] as const)(
    'R-4.035 REL-18 after %s she is a visitor for this view, and the login stays',
    async (kind) => {
      const session = openSession(scriptOf({ 'account.userInfo': err(gatewayError(kind, '503')) }), withLogin());
      const view = await session.settled();
      expect([view.role, view.user, view.isLoggedIn]).toEqual(['visitor', null, true]);
      expect(session.storage.slot('buyerToken').read()).toBe('bt_1');
    },
  );

  test('A-27 what she told of her purchasing never ends a login', async () => {
    const session = openSession(scriptOf({ 'account.purchaseInfo': invalid }), withLogin());
    const view = await session.settled();
    expect([view.role, view.user?.companyName]).toEqual(['buyer', 'Malabar Lighting']);
  });

  test('R-8.009 A-27 a refusal elsewhere asks again and clears nothing by itself', async () => {
    const session = openSession(scriptOf(), withLogin());
    const view = await session.do({ type: 'token.refused' });
    expect([view.role, session.asked().filter((name) => name === 'account.userInfo').length]).toEqual(['buyer', 2]);
  });

  test('a refusal that comes to a visitor asks nobody', async () => {
    const session = openSession();
    await session.do({ type: 'token.refused' });
    expect(session.asked()).toEqual([]);
  });

  test('a refusal of the token before is not held against the one of now', async () => {
    const device = withLogin();
    let turn = 0;
    const session = openSession(({ name }) => {
      if (name === 'account.purchaseInfo') return ok(samplePurchase);
      turn += 1;
      if (turn > 1) return ok(sampleUser);
      device.storage.slot('buyerToken').keep('bt_2');
      return invalid;
    }, device);
    expect((await session.settled()).role).toBe('buyer');
    expect(device.storage.slot('buyerToken').read()).toBe('bt_2');
  });

  test('a port that breaks is reported, and she is a visitor for this view', async () => {
    const cause = new Error('broken');
    const session = openSession(() => {
      throw cause;
    }, withLogin());
    expect([(await session.settled()).role, session.reported]).toEqual(['visitor', [cause]]);
  });
});

describe('logging in', () => {
  test.each([
    ['R-4.043', 'login'],
    ['R-4.044', 'login-simple'],
    ['R-4.045', 'register'],
  ] as const)('%s R-3.058 R-3.059 the token is kept with its source %s', async (_, source) => {
    const session = openSession();
    const view = await session.do({ ...login, source });
    expect([view.role, view.logins]).toEqual(['buyer', 1]);
    const { storage } = session;
    expect([storage.slot('buyerToken').read(), storage.slot('buyerLoginSource').read()]).toEqual(['bt_1', source]);
  });

  test('nothing of who was here before is shown or sent', async () => {
    const device = withLogin({ ...sampleUser, id: 'b0', nickname: 'Omar' });
    device.storage.slot('buyerContactId').keep('c0');
    const session = openSession(() => new Promise(() => {}), device);
    await new Promise((resolve) => setImmediate(resolve));
    session.atOnce(login);
    expect([session.view().user, device.storage.slot('buyerContactId').read()]).toEqual([null, null]);
  });

  test('a login in another tab is one here', async () => {
    const session = openSession();
    await session.settled();
    session.storage.slot('buyerToken').keep('bt_1');
    const view = await session.do({ type: 'storage.changed' });
    expect([view.role, view.logins, view.user?.nickname]).toEqual(['buyer', 1, 'Priya']);
  });

  test('a logout in another tab is one here, and loads nothing anew', async () => {
    const session = openSession(scriptOf(), withLogin());
    await session.settled();
    session.storage.slot('buyerToken').drop();
    const view = await session.do({ type: 'storage.changed' });
    expect([view.role, view.user, session.reloads]).toEqual(['visitor', null, []]);
  });
});

describe('logging out', () => {
  const leave: SessionEvent = { type: 'logout.requested' };

  test('R-4.067 R-4.068 R-4.069 R-4.070 R-4.071 R-4.074 R-4.076 nothing of hers is left, and the page is loaded anew', async () => {
    const device = withLogin();
    const { storage, texts } = device;
    storage.slot('buyerLoginSource').keep('login');
    storage.slot('buyerCart').keep(['P1']);
    storage.slot('guestCart').keep(['P2']);
    storage.slot('rfqSource').keep(7);
    storage.slot('touristInfo').keep({ email: 'priya@malabar.example' });
    storage.slot('homeCountryAttendList').keep([{ exhibitionId: '1001', websiteId: 2, time: 5 }]);
    storage.slot('supplierToken').keep('st_1');
    texts.set('session:anything', 'else');
    const session = openSession(scriptOf(), device);
    const view = await session.do(leave);
    expect([view.role, view.user, view.logouts, session.reloads]).toEqual(['visitor', null, 1, [undefined]]);
    expect([...texts.keys()]).toEqual(['local:supplier_token']);
  });

  test('THR-08 the gateway is told before the token is gone, with a key', async () => {
    const device = withLogin();
    const tokens: unknown[] = [];
    const session = openSession((call) => {
      if (call.name === 'account.logout') tokens.push(device.storage.slot('buyerToken').read());
      return scriptOf()(call);
    }, device);
    await session.do(leave);
    expect(tokens).toEqual(['bt_1']);
    expect(session.calls.at(-1)?.options.idempotencyKey).toBe('key-1');
  });

  test.each([err(gatewayError('NETWORK_ERROR')), invalid])('it works though the gateway does not', async (answer) => {
    const session = openSession(scriptOf({ 'account.logout': answer }), withLogin());
    const view = await session.do(leave);
    expect([view.role, session.storage.slot('buyerToken').read(), session.reloads.length]).toEqual([
      'visitor',
      null,
      1,
    ]);
  });

  test('a gateway that does not answer is waited for five seconds', async () => {
    const session = openSession(
      (call) => (call.name === 'account.logout' ? new Promise(() => {}) : scriptOf()(call)),
      withLogin(),
    );
    await session.settled();
    session.atOnce(leave);
    session.clock.increment(4_999);
    expect(session.view().leaving).toBe(true);
    session.clock.increment(1);
    expect([session.view().role, session.reloads.length]).toEqual(['visitor', 1]);
  });

  test('pressing twice logs out once, and what happens meanwhile does not stop it', async () => {
    const session = openSession(scriptOf(), withLogin());
    await session.do(leave, leave, { type: 'storage.changed' }, { type: 'token.refused' });
    expect([session.asked().filter((name) => name === 'account.logout').length, session.reloads.length]).toEqual([
      1, 1,
    ]);
  });

  test('R-4.077 a page of requests is loaded anew at its beginning', async () => {
    const session = openSession(scriptOf(), withLogin(), '/rfq/manage?pageNo=2');
    await session.do(leave);
    expect(session.reloads).toEqual(['/rfq']);
  });

  test('a visitor cannot log out', async () => {
    const session = openSession();
    await session.do(leave);
    expect([session.asked(), session.reloads]).toEqual([[], []]);
  });
});
