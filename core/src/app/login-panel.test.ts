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
const app = (state: Task, busy = false) => ({ busy, task: { state, kind: null, email: null } });
const mayLeave = (standing: Partial<Parameters<typeof canLeaveLoginPage>[0]>) =>
  canLeaveLoginPage({ session: BUYER, app: app('idle'), panel: 'open', ...standing });

describe('leaving a login page', () => {
  test('R-2.007 R-2.008 a login page is left by whoever is logged in by another tab', () => {
    expect(mayLeave({})).toBe(true);
  });

  test('R-4.064 not while what waited for the login goes off, here or in the tab that was faster', () => {
    const stages = [app('waiting', true), app('sending', true), app('sending'), app('idle', true), app('idle')];
    expect(stages.map((stage) => mayLeave({ app: stage }))).toEqual([false, false, false, false, true]);
  });

  test('what waits for another login keeps nobody on the page', () => {
    expect(mayLeave({ app: app('waiting') })).toBe(true);
  });

  test('a login on the page itself leads on by its own way', () => {
    expect(mayLeave({ panel: 'done' })).toBe(false);
  });

  test('not before it is known who is there', () => {
    expect(mayLeave({ app: null })).toBe(false);
    expect(mayLeave({ session: { role: 'buyer', busy: true } })).toBe(false);
    expect(mayLeave({ session: { role: 'visitor', busy: false } })).toBe(false);
  });
});

describe('the panel and the app', () => {
  const login = { type: 'login.succeeded', token: 'bt_1', source: 'login', email: 'priya@malabar.example' } as const;

  test('R-2.153 R-2.154 on a page of its own its address says how it opens and where one goes afterwards', () => {
    const page = loginPage('login', { register: true, email: 'priya@malabar.example', redirect: '/cart' });
    expect(page).toEqual({ tab: 'register', email: 'priya@malabar.example', next: '/cart' });
    expect(panelOnPage(page)).toEqual({ tab: 'register', email: 'priya@malabar.example' });
    expect(eventFromPage(login, page)).toEqual({ ...login, next: '/cart' });
    expect(eventFromPage(login, loginPage('register', {}))).toEqual({ ...login, next: '' });
    expect(eventFromPage({ type: 'panel.dismissed' }, page)).toBeNull();
  });

  test.each(['login', 'register'] as const)(
    'R-2.153 R-2.154 an address that says nothing opens %s, and leads home',
    (route) => {
      const page = loginPage(route, { register: false });
      expect(page).toEqual({ tab: route, email: null, next: null });
      expect(panelOnPage(page)).toEqual({ tab: route, email: undefined });
    },
  );

  test('R-2.174 who asks for nothing more is asked to log in, may close it, and is told no reason', () => {
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

  test('R-2.174 R-2.179 R-2.180 over another page the request says how it opens, and closing it is told', () => {
    const request = requestOf({ tab: 'register', mustLogin: true, variant: 'simple' });
    expect(panelOverPage(request)).toEqual({ tab: 'register', email: undefined, mustLogin: true, variant: 'simple' });
    expect(eventFromOverlay({ type: 'panel.dismissed' })).toEqual({ type: 'login.closed' });
    expect(eventFromOverlay(login)).toEqual(login);
  });
});
