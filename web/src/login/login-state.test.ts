import type { SessionView } from '@fairhall/core/account/session.view';
import type { AppView } from '@fairhall/core/app/app.view';
import { requestOf } from '@fairhall/core/app/login-request';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  canOpenWithoutApp,
  getNickname,
  type LoginAction,
  type LoginState,
  loginReducer,
  loginRequestOf,
  NO_LOGIN_STATE,
  sessionOf,
} from './login-state.ts';
import { NO_STORED_LOGIN } from './stored-login.ts';

const closed = { state: 'closed', request: null } as const;
const appView = (session: Partial<SessionView>, login: AppView['login'] = closed) =>
  ({ session: { busy: false, ...session }, login }) as unknown as AppView; // of the view these members decide
const stored = (hasToken: boolean, nickname = '') => ({ ...NO_STORED_LOGIN, hasToken, nickname });
const after = (...actions: readonly LoginAction[]): LoginState => actions.reduce(loginReducer, NO_LOGIN_STATE);

describe('the login state', () => {
  test('R-4.022 the initial state is a visitor, without a login request', () => {
    expect(sessionOf(NO_LOGIN_STATE)).toMatchObject({ role: 'visitor', isLoggedIn: false, busy: true });
    expect(loginRequestOf(NO_LOGIN_STATE)).toEqual(closed);
  });

  test('R-4.023 a stored token counts as a buyer until the app has checked it', () => {
    const kept: LoginAction = { type: 'stored.read', stored: stored(true, 'Priya') };
    expect(sessionOf(after(kept))).toMatchObject({ role: 'buyer', isLoggedIn: true, busy: true });
    const checking: LoginAction = { type: 'app.changed', view: appView({ busy: true, isLoggedIn: false }) };
    expect(sessionOf(after(kept, checking)).role).toBe('buyer');
    const checked: LoginAction = { type: 'app.changed', view: appView({ isLoggedIn: false, role: 'visitor' }) };
    expect(sessionOf(after(kept, checked)).role).toBe('visitor');
  });

  test('R-4.024 the stored name is used until the app has a newer one', () => {
    const kept: LoginAction = { type: 'stored.read', stored: stored(true, 'Priya') };
    const user = { nickname: 'Priya Nair' } as NonNullable<SessionView['user']>;
    const known: LoginAction = { type: 'app.changed', view: appView({ isLoggedIn: true, user }) };
    expect([getNickname(after(kept)), getNickname(after(kept, known))]).toEqual(['Priya', 'Priya Nair']);
  });

  test('R-2.174 the login state of the app overrides an earlier request', () => {
    const asked: LoginAction = { type: 'login.requested', wish: { tab: 'register' } };
    expect(loginRequestOf(after(asked))).toEqual({ state: 'modal', request: requestOf({ tab: 'register' }) });
    expect(loginRequestOf(after(asked, { type: 'app.changed', view: appView({}) }))).toEqual(closed);
  });

  test('a request not taken over by the app ends with a token, and when it is closed', () => {
    const asked: LoginAction = { type: 'login.requested', wish: {} };
    const ends: readonly LoginAction[] = [{ type: 'login.closed' }, { type: 'stored.read', stored: stored(true) }];
    for (const end of ends) expect(loginRequestOf(after(asked, end))).toEqual(closed);
    expect(loginRequestOf(after(asked, { type: 'stored.read', stored: stored(false) })).state).toBe('modal');
  });

  test('A-20 a login opens without the app if the app knows no more than the page', () => {
    const isOpen = (state: LoginState, isInNativeApp = false) => canOpenWithoutApp(state, isInNativeApp);
    expect(isOpen(NO_LOGIN_STATE)).toBe(true);
    expect(isOpen(NO_LOGIN_STATE, true)).toBe(false);
    expect(isOpen(after({ type: 'stored.read', stored: stored(true) }))).toBe(false);
    expect(isOpen(after({ type: 'app.changed', view: appView({}) }))).toBe(false);
  });

  const action: fc.Arbitrary<LoginAction> = fc.oneof(
    fc.boolean().map((hasToken) => ({ type: 'stored.read' as const, stored: stored(hasToken) })),
    fc.record({ busy: fc.boolean(), isLoggedIn: fc.boolean() }).map((session) => ({
      type: 'app.changed' as const,
      view: appView(session),
    })),
    fc.constant({ type: 'login.requested' as const, wish: {} }),
    fc.constant({ type: 'login.closed' as const }),
  );

  test('R-4.022 until the app runs, only the device determines the role, in any order of events', () => {
    fc.assert(
      fc.property(fc.array(action, { maxLength: 12 }), (actions) => {
        const state = after(...actions);
        const { app } = state;
        if (app === null) expect(sessionOf(state).isLoggedIn).toBe(state.stored.hasToken);
        else if (!app.session.busy) expect(sessionOf(state)).toBe(app.session);
        const reads = actions.findLastIndex((one) => one.type === 'stored.read' && one.stored.hasToken);
        const isAskedSince = actions.slice(reads + 1).some(({ type }) => type === 'login.requested');
        if (reads >= 0 && !isAskedSince) expect(state.requested).toBeNull();
      }),
    );
  });
});
