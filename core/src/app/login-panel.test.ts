import { describe, expect, test } from 'vitest';
import type { AppView } from './app.view.ts';
import {
  canLeaveLoginPage,
  eventFromOverlay,
  eventFromPage,
  loginPage,
  panelOnPage,
  panelOverPage,
} from './login-panel.ts';
import { requestOf } from './login-request.ts';

type Task = AppView['task']['state'];

const BUYER = { role: 'buyer', busy: false } as const;
const app = (state: Task, busy = false) => ({ busy, task: { state, kind: null, email: null, waiting: null } });
const mayLeave = (standing: Partial<Parameters<typeof canLeaveLoginPage>[0]>) =>
  canLeaveLoginPage({ session: BUYER, app: app('idle'), panel: 'open', ...standing });

describe('leaving a login page', () => {
  test('R-2.007 R-2.008 the login page is left after a login in another tab', () => {
    expect(mayLeave({})).toBe(true);
  });

  test('R-4.064 waits while the task that needed the login is being sent, here or in the tab that was faster', () => {
    const stages = [app('waiting', true), app('sending', true), app('sending'), app('idle', true), app('idle')];
    expect(stages.map((stage) => mayLeave({ app: stage }))).toEqual([false, false, false, false, true]);
  });

  test('does not wait for a task that needs another login', () => {
    expect(mayLeave({ app: app('waiting') })).toBe(true);
  });

  test('a login on the page itself continues in its own way', () => {
    expect(mayLeave({ panel: 'done' })).toBe(false);
  });

  test('waits until the user is known', () => {
    expect(mayLeave({ app: null })).toBe(false);
    expect(mayLeave({ session: { role: 'buyer', busy: true } })).toBe(false);
    expect(mayLeave({ session: { role: 'visitor', busy: false } })).toBe(false);
  });
});

describe('the panel and the app', () => {
  const login = { type: 'login.succeeded', token: 'bt_1', source: 'login', email: 'priya@malabar.example' } as const;

  test('R-2.153 R-2.154 the URL of a login page sets how the panel opens and where it leads afterwards', () => {
    const page = loginPage('login', { register: true, email: 'priya@malabar.example', redirect: '/cart' });
    expect(page).toEqual({ tab: 'register', email: 'priya@malabar.example', next: '/cart' });
    expect(panelOnPage(page)).toEqual({ tab: 'register', email: 'priya@malabar.example' });
    expect(eventFromPage(login, page)).toEqual({ ...login, next: '/cart' });
    expect(eventFromPage(login, loginPage('register', {}))).toEqual({ ...login, next: '' });
    expect(eventFromPage({ type: 'panel.dismissed' }, page)).toBeNull();
  });

  test.each(['login', 'register'] as const)(
    'R-2.153 R-2.154 a URL without parameters opens %s, and leads home',
    (route) => {
      const page = loginPage(route, { register: false });
      expect(page).toEqual({ tab: route, email: null, next: null });
      expect(panelOnPage(page)).toEqual({ tab: route, email: undefined });
    },
  );

  test('R-2.174 a plain request opens the login, can be closed, and shows no reason', () => {
    const request = { tab: 'login', mustLogin: false, reason: null, email: null, forTask: false };
    expect(requestOf({})).toStrictEqual(request);
    expect(panelOverPage(requestOf({ email: 'priya@malabar.example' })).email).toBe('priya@malabar.example');
    expect(panelOverPage(requestOf({}))).toStrictEqual({
      tab: 'login',
      email: undefined,
      mustLogin: false,
      variant: undefined,
    });
  });

  test('R-2.174 R-2.179 R-2.180 over another page the request sets how the panel opens, and closing it is announced', () => {
    const request = requestOf({ tab: 'register', mustLogin: true, variant: 'simple' });
    expect(panelOverPage(request)).toEqual({ tab: 'register', email: undefined, mustLogin: true, variant: 'simple' });
    expect(eventFromOverlay({ type: 'panel.dismissed' })).toEqual({ type: 'login.closed' });
    expect(eventFromOverlay(login)).toEqual(login);
  });
});
