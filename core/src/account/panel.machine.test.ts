import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { err } from '../result.ts';
import {
  ADDRESS,
  address,
  email,
  emailNotRegistered,
  fillForm,
  member,
  openPanel,
  password,
  scriptOf,
  send,
  withUnregisteredEmail,
} from './panel.test-driver.ts';

describe('opening the panel', () => {
  test.each(['login', 'register'] as const)('R-2.174 R-4.036 opens on the requested tab: %s', (tab) => {
    expect(openPanel({ tab }).view().tab).toBe(tab);
  });

  test('R-2.188 shows both forms side by side on a PC', () => {
    const { layout, visibleForms } = openPanel().view();
    expect([layout, visibleForms]).toEqual(['sideBySide', ['login', 'register']]);
  });

  test('R-2.189 shows two tabs with one form at a time on a phone', async () => {
    const panel = openPanel({ device: 'h5' });
    expect([panel.view().layout, panel.view().visibleForms]).toEqual(['tabs', ['login']]);
    expect((await panel.do({ type: 'tab.selected', tab: 'register' })).visibleForms).toEqual(['register']);
  });

  test('the small panel has room for one form, on a PC too', () => {
    const { layout, visibleForms } = openPanel({ variant: 'simple' }).view();
    expect([layout, visibleForms]).toEqual(['tabs', ['login']]);
  });

  test('R-4.037 a known email address with an account opens the login with it, ready for the password', async () => {
    const view = await openPanel({ tab: 'register', email: ADDRESS }).settled();
    expect([view.tab, view.login.email.value, view.login.password.available]).toEqual(['login', ADDRESS, true]);
  });

  test('R-4.038 an email address without an account opens the registration with it', async () => {
    const view = await openPanel({ email: ADDRESS }, withUnregisteredEmail()).settled();
    expect([view.tab, view.register.email.value, view.register.password.available]).toEqual([
      'register',
      ADDRESS,
      true,
    ]);
    expect([view.login.email.value, view.login.email.message]).toEqual(['', null]);
  });

  test('an email address that could not be checked opens the requested tab', async () => {
    const script = scriptOf({ 'account.memberCheck': err(gatewayError('NETWORK_ERROR')) });
    const view = await openPanel({ tab: 'register', email: ADDRESS }, { script }).settled();
    expect([view.tab, view.register.email.value, view.register.email.message]).toEqual([
      'register',
      ADDRESS,
      { key: 'request.network' },
    ]);
  });

  test.each(['login', 'register'] as const)('the email address is filled in from the beginning: %s', (tab) => {
    const view = openPanel({ tab, email: ADDRESS }).view();
    expect([view.state, view[tab].email.value, view[tab].password.available]).toEqual(['deciding', ADDRESS, false]);
  });

  test.each(['login', 'register'] as const)(
    'input during the check of the email address is not overwritten: %s',
    async (form) => {
      const panel = openPanel({ email: ADDRESS }, withUnregisteredEmail());
      expect(panel.atOnce(email(form, 'omar@malabar.example')).state).toBe('deciding');
      const view = await panel.settled();
      expect([view.state, view.tab, view[form].email.value]).toEqual(['open', 'login', 'omar@malabar.example']);
    },
  );

  test.each([
    ['with an account opens the login', member, 'login'],
    ['without one opens the registration', emailNotRegistered, 'register'],
  ] as const)('R-4.037 R-4.038 an email address that the device knows %s', async (_, answer, tab) => {
    const panel = openPanel({}, { script: scriptOf({ 'account.memberCheck': answer }) });
    const view = await panel.do({ type: 'email.suggested', email: ADDRESS });
    expect([view.state, view.tab, view[tab].email.value, view[tab].password.available]).toEqual([
      'open',
      tab,
      ADDRESS,
      true,
    ]);
    expect(view[tab === 'login' ? 'register' : 'login'].email).toMatchObject({ value: '', message: null });
  });

  test('an email address that the device knows does not replace one that was typed or chosen', async () => {
    const suggested = { type: 'email.suggested', email: 'noor@havenlinnen.example' } as const;
    for (const panel of [openPanel({ email: ADDRESS }), openPanel()]) {
      const view = await panel.do(email('login'), suggested);
      expect([view.state, view.login.email.value]).toEqual(['open', ADDRESS]);
    }
    const chosen = await openPanel().do({ type: 'tab.selected', tab: 'register' }, suggested);
    expect([chosen.tab, chosen.register.email.value]).toEqual(['register', '']);
  });

  test('a password typed meanwhile stays, and so does its form', async () => {
    const panel = openPanel({ email: ADDRESS }, withUnregisteredEmail());
    expect(panel.atOnce(password('login')).state).toBe('deciding');
    const { state, tab, login } = await panel.settled();
    expect([state, tab, login.password.value, login.email.message]).toEqual([
      'open',
      'login',
      'fairhall-buyer',
      { key: 'login.email.notRegistered' },
    ]);
  });

  test('R-2.179 the panel can be closed', async () => {
    const panel = openPanel();
    const view = await panel.do({ type: 'panel.closed' });
    expect([view.closable, view.state, panel.emitted]).toEqual([true, 'dismissed', [{ type: 'panel.dismissed' }]]);
  });

  test('R-2.180 R-6.007 a panel with a mandatory login cannot be closed before the login', async () => {
    const panel = openPanel({ mustLogin: true });
    const view = await panel.do({ type: 'panel.closed' });
    expect([view.closable, view.state, panel.emitted]).toEqual([false, 'open', []]);
    expect((await panel.do(...fillForm('login'), send('login'))).state).toBe('done');
  });
});

describe('switching to the other form', () => {
  test('R-4.040 R-5.018 need-register: the registration takes over the typed email address, and the login is cleared', async () => {
    const panel = openPanel({ device: 'h5' }, withUnregisteredEmail());
    const view = await panel.do(...address('login'), { type: 'registration.advised' });
    expect([view.tab, view.register.email.value, view.login.email.value]).toEqual(['register', ADDRESS, '']);
    expect(view.register.password.available).toBe(true);
  });

  test('R-4.039 R-5.021 can-login-by-email: the login takes over the email address, and the registration is cleared', async () => {
    const panel = openPanel({ tab: 'register' });
    const view = await panel.do(...fillForm('register'), { type: 'login.advised' });
    expect([view.tab, view.login.email.value, view.login.password.available]).toEqual(['login', ADDRESS, true]);
    expect([view.register.email.value, view.register.password.value]).toEqual(['', '']);
  });

  test('an email address in the event takes precedence over the typed one', async () => {
    const view = await openPanel().do(email('register', 'omar@malabar.example'), {
      type: 'login.advised',
      email: ADDRESS,
    });
    expect([view.login.email.value, view.register.email.value]).toEqual([ADDRESS, '']);
  });

  test('no email address has to be typed twice, and choosing a tab clears nothing', async () => {
    const panel = openPanel({ device: 'h5' }, withUnregisteredEmail());
    const view = await panel.do(email('login'), { type: 'tab.selected', tab: 'register' });
    expect([view.register.email.value, view.login.email.value]).toEqual([ADDRESS, ADDRESS]);
    const back = await panel.do(email('register', 'omar@malabar.example'), { type: 'tab.selected', tab: 'login' });
    expect(back.login.email.value).toBe(ADDRESS);
  });
});
