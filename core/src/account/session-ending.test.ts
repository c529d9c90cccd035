import { describe, expect, test } from 'vitest';
import { openSession, scriptOf, tokenExpired, withLogin } from '../app/session.test-driver.ts';
import { buyerCartKey, guestCartKey } from '../cart/keys.ts';
import { gatewayError } from '../contract/error.ts';
import { guestKey } from '../forms/keys.ts';
import { err, ok } from '../result.ts';
import { rfqSourceKey } from '../rfq/keys.ts';
import { entrySourceKey, promotionIdKey } from '../site/keys.ts';
import { supplierTokenKey } from '../supplier-login/keys.ts';
import { samplePurchase, sampleUser } from './account.test-data.ts';
import { buyerLoginSourceKey, buyerTokenKey, buyerUserInfoKey } from './keys.ts';
import type { SessionEvent } from './session.machine.ts';

describe('a login that is no longer valid', () => {
  test.each([
    ['R-4.026 R-4.028 R-8.009 an invalid token', tokenExpired],
    ['R-4.027 R-4.028 a token of nobody', ok(null)],
  ])('%s ends it and empties only the buyer’s cart', async (_, answer) => {
    const device = withLogin();
    device.storage.slot(buyerCartKey).save(['P1']);
    device.storage.slot(guestCartKey).save(['P2']);
    const session = openSession(scriptOf({ 'account.userInfo': answer }), device);
    const view = await session.settled();
    expect([view.role, view.isLoggedIn, view.user]).toEqual(['visitor', false, null]);
    const { storage } = session;
    expect([storage.slot(buyerTokenKey).read(), storage.slot(buyerUserInfoKey).read()]).toEqual([null, null]);
    expect([storage.slot(buyerCartKey).read(), storage.slot(guestCartKey).read()]).toEqual([[], ['P2']]);
  });

  test.each(['NETWORK_ERROR', 'TIME_OUT', 'SERVER_ERROR'] as const)(
    'R-4.035 REL-18 after %s the user is a visitor on this page, and the login stays saved',
    async (kind) => {
      const session = openSession(scriptOf({ 'account.userInfo': err(gatewayError(kind, '503')) }), withLogin());
      const view = await session.settled();
      expect([view.role, view.user, view.isLoggedIn]).toEqual(['visitor', null, true]);
      expect(session.storage.slot(buyerTokenKey).read()).toBe('bt_1');
    },
  );

  test('A-27 a failed request for purchasing details never ends a login', async () => {
    const session = openSession(scriptOf({ 'account.purchaseInfo': tokenExpired }), withLogin());
    const view = await session.settled();
    expect([view.role, view.user?.companyName]).toEqual(['buyer', 'Malabar Lighting']);
  });

  test('R-8.009 A-27 a rejection elsewhere checks the login again, and clears nothing by itself', async () => {
    const session = openSession(scriptOf(), withLogin());
    const view = await session.do({ type: 'token.rejected' });
    expect([view.role, session.callNames().filter((name) => name === 'account.userInfo').length]).toEqual(['buyer', 2]);
  });

  test('a rejection for a visitor sends no request', async () => {
    const session = openSession();
    await session.do({ type: 'token.rejected' });
    expect(session.callNames()).toEqual([]);
  });

  test('a rejection of the previous token does not end the current login', async () => {
    const device = withLogin();
    let turn = 0;
    const session = openSession(({ name }) => {
      if (name === 'account.purchaseInfo') return ok(samplePurchase);
      turn += 1;
      if (turn > 1) return ok(sampleUser);
      device.storage.slot(buyerTokenKey).save('bt_2');
      return tokenExpired;
    }, device);
    expect((await session.settled()).role).toBe('buyer');
    expect(device.storage.slot(buyerTokenKey).read()).toBe('bt_2');
  });

  test('a port that throws is reported, and the user is a visitor on this page', async () => {
    const cause = new Error('broken');
    const session = openSession(() => {
      throw cause;
    }, withLogin());
    expect([(await session.settled()).role, session.reported]).toEqual(['visitor', [cause]]);
  });
});

describe('logging out', () => {
  const leave: SessionEvent = { type: 'logout.requested' };

  test('R-4.067 R-4.068 R-4.069 R-4.070 R-4.071 R-4.073 R-4.074 R-4.076 removes all data of the buyer, and reloads the page', async () => {
    const device = withLogin();
    const { storage, texts } = device;
    storage.slot(buyerLoginSourceKey).save('login');
    storage.slot(buyerCartKey).save(['P1']);
    storage.slot(guestCartKey).save(['P2']);
    storage.slot(rfqSourceKey).save(7);
    storage.slot(promotionIdKey).save('ab12');
    storage.slot(entrySourceKey).save('mail');
    storage.slot(guestKey).save({ email: 'priya@malabar.example' });
    storage.slot(supplierTokenKey).save('st_1');
    texts.set('session:anything', 'else');
    const session = openSession(scriptOf(), device);
    const view = await session.do(leave);
    expect([view.role, view.user, session.reloads]).toEqual(['visitor', null, [undefined]]);
    expect(session.emitted).toEqual(['session.loggedOut']);
    expect([...texts.keys()].sort()).toEqual(['local:entry_source', 'local:supplier_token']);
  });

  test('THR-08 calls the gateway with a key before the token is deleted', async () => {
    const device = withLogin();
    const tokens: unknown[] = [];
    const session = openSession((call) => {
      if (call.name === 'account.logout') tokens.push(device.storage.slot(buyerTokenKey).read());
      return scriptOf()(call);
    }, device);
    await session.do(leave);
    expect(tokens).toEqual(['bt_1']);
    expect(session.calls.at(-1)?.options.idempotencyKey).toBe('key-1');
  });

  test.each([err(gatewayError('NETWORK_ERROR')), tokenExpired])('works even if the gateway fails', async (answer) => {
    const session = openSession(scriptOf({ 'account.logout': answer }), withLogin());
    const view = await session.do(leave);
    expect([view.role, session.storage.slot(buyerTokenKey).read(), session.reloads.length]).toEqual([
      'visitor',
      null,
      1,
    ]);
  });

  test('waits five seconds for a gateway that does not respond', async () => {
    const session = openSession(
      (call) => (call.name === 'account.logout' ? new Promise(() => {}) : scriptOf()(call)),
      withLogin(),
    );
    await session.settled();
    session.atOnce(leave);
    session.clock.increment(4_999);
    expect(session.view().loggingOut).toBe(true);
    session.clock.increment(1);
    expect([session.view().role, session.reloads.length]).toEqual(['visitor', 1]);
  });

  test('pressing twice logs out once, and events meanwhile do not stop it', async () => {
    const session = openSession(scriptOf(), withLogin());
    await session.settled();
    session.atOnce(leave, leave, { type: 'storage.changed' }, { type: 'token.rejected' });
    await session.settled();
    expect([session.callNames().filter((name) => name === 'account.logout').length, session.reloads.length]).toEqual([
      1, 1,
    ]);
  });

  test('R-4.077 an RFQ page is reloaded at its first page', async () => {
    const session = openSession(scriptOf(), withLogin(), '/rfq/manage?pageNo=2');
    await session.do(leave);
    expect(session.reloads).toEqual(['/rfq']);
  });

  test('a visitor cannot log out', async () => {
    const session = openSession();
    await session.do(leave);
    expect([session.callNames(), session.reloads]).toEqual([[], []]);
  });
});
