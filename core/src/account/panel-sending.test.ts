import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { err } from '../result.ts';
import type { PanelEvent } from './panel.machine.ts';
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
  toServerError,
  withUnregisteredEmail,
} from './panel.test-driver.ts';

describe('logging in', () => {
  test.each([
    ['pc', 'loginPc'],
    ['h5', 'login'],
  ] as const)(
    'R-3.023 R-3.026 R-7.062 R-7.063 on %s calls %s with email address, password and IP address',
    async (device, call) => {
      const panel = openPanel({ device });
      const view = await panel.do(...fillForm('login'), send('login'));
      expect(panel.sent(call).map(({ data }) => data)).toEqual([
        { email: ADDRESS, password: 'fairhall-buyer', ip: '192.0.2.7' },
      ]);
      expect([view.state, view.busy, panel.emitted]).toEqual([
        'done',
        false,
        [{ type: 'login.succeeded', token: 'bt_1', source: 'login', email: ADDRESS }],
      ]);
    },
  );

  test('R-4.044 the small panel reports itself as the source of the login', async () => {
    const panel = openPanel({ variant: 'simple' });
    await panel.do(...fillForm('login'), send('login'));
    expect(panel.emitted).toEqual([{ type: 'login.succeeded', token: 'bt_1', source: 'login-simple', email: ADDRESS }]);
  });

  test('an unknown IP address does not prevent the login', async () => {
    const panel = openPanel({}, { ip: err(gatewayError('NETWORK_ERROR')) });
    await panel.do(...fillForm('login'), send('login'));
    expect(panel.sent('loginPc').map(({ data }) => data)).toEqual([
      { email: ADDRESS, password: 'fairhall-buyer', ip: '' },
    ]);
  });

  test('R-5.020 without a password nothing is sent, and the field shows an error', async () => {
    const panel = openPanel();
    const view = await panel.do(...address('login'), send('login'));
    expect([view.login.password.state, view.login.password.message, view.login.focus]).toEqual([
      'required',
      { key: 'validator.required' },
      'password',
    ]);
    expect(panel.callNames()).toEqual(['memberCheck']);
  });

  test('Enter right after a password manager sends as soon as the email address is valid', async () => {
    const panel = openPanel();
    await panel.settled();
    for (const event of [email('login'), password('login'), send('login')]) panel.atOnce(event);
    await panel.settled();
    expect([panel.view().state, panel.sent('loginPc').length]).toEqual(['done', 1]);
  });

  test('a form sent before the check of its email address is rejected if the check fails', async () => {
    const panel = openPanel({}, withUnregisteredEmail());
    await panel.settled();
    for (const event of [email('login'), password('login'), send('login')]) panel.atOnce(event);
    const view = await panel.settled();
    expect([view.login.focus, view.login.refusals, panel.sent('loginPc')]).toEqual(['email', 1, []]);
  });

  test('R-4.086 R-4.087 R-9.017 the button is busy from the press on, and shows a spinner after 100 ms, whatever it waits for', async () => {
    const answers: ((answer: ScriptedAnswer) => void)[] = [];
    const panel = openPanel({}, { script: () => new Promise((resolve) => void answers.push(resolve)) });
    const pressed = panel.atOnce(...fillForm('login'), send('login'));
    expect(pressed.login.submit).toEqual({ busy: true, loading: false, locked: false });
    panel.clock.increment(99);
    expect(panel.view().login.submit.loading).toBe(false);
    panel.clock.increment(1);
    expect(panel.view().login.submit.loading).toBe(true);
    answers[0]?.(member);
    const sent = await panel.settled();
    expect([sent.login.sending, sent.login.submit.loading]).toEqual([true, true]);
    answers[1]?.(err(gatewayError('NETWORK_ERROR')));
    expect((await panel.settled()).login.submit).toEqual({ busy: false, loading: false, locked: false });
  });

  test('R-4.087 a form that is rejected at once never looks busy', async () => {
    const panel = openPanel();
    panel.atOnce(send('login'));
    panel.clock.increment(100);
    expect(panel.view().login.submit).toEqual({ busy: false, loading: false, locked: false });
  });

  test('R-4.088 pressing twice, in one form or both, logs in once', async () => {
    const script: Script = (call) =>
      call.name === 'account.loginPc' ? new Promise(() => {}) : (scriptOf()(call) as ScriptedAnswer);
    const panel = openPanel({}, { script });
    await panel.do(...fillForm('login'), email('register', 'omar@malabar.example'), send('login'), send('login'));
    await panel.do(email('login', 'other@malabar.example'), { type: 'login.advised' }, send('register'));
    expect([panel.sent('loginPc').length, panel.view().login.sending, panel.view().login.email.value]).toEqual([
      1,
      true,
      ADDRESS,
    ]);
  });

  test('no password is stored anywhere after success, and no token is shown', async () => {
    const panel = openPanel();
    await panel.do(password('register', 'another-secret'), ...fillForm('login'), send('login'));
    expect(panel.snapshot()).not.toMatch(/fairhall-buyer|another-secret/);
    expect(JSON.stringify(panel.view())).not.toContain('bt_1');
  });
});

describe('joining', () => {
  test('R-3.024 R-3.025 R-4.045 R-7.015 sends the buyer’s interests, and the password as it was typed', async () => {
    const panel = openPanel({}, withUnregisteredEmail());
    const interests = { tag: [{ label: 'Lamps', value: 'TG1' }], product: ' desk lamp ' };
    await panel.do(
      ...address('register', ` ${ADDRESS}`),
      password('register', ' abcdef '),
      { type: 'interests.changed', form: 'register', interests },
      send('register'),
    );
    expect(panel.sent('registerV2').map(({ data }) => data)).toEqual([
      { email: ADDRESS, password: ' abcdef ', tagCodes: ['TG1'], productName: 'desk lamp', appVersion: '0.1.0' },
    ]);
    expect(panel.emitted).toEqual([{ type: 'login.succeeded', token: 'bt_2', source: 'register', email: ADDRESS }]);
  });

  test('R-5.031 rejects a password of five characters, but not one of six', async () => {
    const panel = openPanel({}, withUnregisteredEmail());
    const view = await panel.do(...address('register'), password('register', '12345'), send('register'));
    expect([view.register.password.state, panel.sent('registerV2')]).toEqual(['min', []]);
    expect((await panel.do(password('register', '123456'), send('register'))).state).toBe('done');
  });

  test('R-5.033 shows and hides the password on request', async () => {
    const panel = openPanel();
    const toggle: PanelEvent = { type: 'visibility.toggled', form: 'register' };
    expect((await panel.do(toggle)).register.password.visible).toBe(true);
    expect((await panel.do(toggle)).register.password.visible).toBe(false);
  });

  test('R-5.048 R-5.049 R-8.033 without accepted terms nothing is sent, and each press reports it', async () => {
    const panel = openPanel({}, withUnregisteredEmail());
    const view = await panel.do(
      ...fillForm('register'),
      { type: 'clause.toggled', form: 'register' },
      send('register'),
      send('register'),
    );
    expect([view.register.clause, view.register.focus, panel.sent('registerV2')]).toEqual([
      { checked: false, refusals: 2 },
      'clause',
      [],
    ]);
  });

  test('R-4.090 R-4.091 the terms are accepted by default, and can be toggled', async () => {
    const panel = openPanel();
    expect((await panel.settled()).register.clause?.checked).toBe(true);
    expect((await panel.do({ type: 'clause.toggled', form: 'register' })).register.clause?.checked).toBe(false);
  });

  test.each([
    ['the site', { countryId: '276' }, '356'],
    ['the visitor', {}, '616'],
    ['who opens it', { acceptClause: false }, '356'],
  ])('R-4.090 A-78 the terms are not accepted by default if %s says so', async (_, opening, country) => {
    expect((await openPanel(opening, { country }).settled()).register.clause?.checked).toBe(false);
  });

  test('A-78 a country that is known late does not change the user’s decision', async () => {
    const panel = openPanel({}, { country: '276' });
    panel.atOnce({ type: 'clause.toggled', form: 'register' });
    panel.atOnce({ type: 'clause.toggled', form: 'register' });
    expect((await panel.settled()).register.clause?.checked).toBe(true);
  });
});

describe('rejections by the gateway', () => {
  test.each([
    ['1001', 'login', 'notRegistered', 'switchToRegister'],
    ['1003', 'login', 'supplier', null],
    ['1002', 'register', 'registered', 'switchToLogin'],
    ['1003', 'register', 'supplier', null],
  ] as const)('R-6.005 code %s of the %s form is shown at the email address', async (code, form, state, action) => {
    const call = form === 'login' ? 'account.loginPc' : 'account.registerV2';
    const script = scriptOf({
      'account.memberCheck': form === 'login' ? member : emailNotRegistered,
      [call]: toServerError(code, 'no'),
    });
    const view = await openPanel({}, { script }).do(...fillForm(form), send(form));
    expect([view[form].email.state, view[form].email.action, view[form].email.value, view[form].focus]).toEqual([
      state,
      action,
      ADDRESS,
      'email',
    ]);
  });

  test.each([
    ['Wrong password.', { text: 'Wrong password.' }],
    ['', { key: 'login.password.wrong' }],
  ])('code 1004 with %j is shown at the password, until another is typed', async (words, message) => {
    const panel = openPanel({}, { script: scriptOf({ 'account.loginPc': toServerError('1004', words) }) });
    const view = await panel.do(...fillForm('login'), send('login'));
    expect([view.login.password.message, view.login.password.available, view.login.focus]).toEqual([
      message,
      true,
      'password',
    ]);
    expect((await panel.do(password('login', 'other'))).login.password.message).toBeNull();
  });

  test('THR-13 a password that is too common is reported at its field when joining', async () => {
    const script = scriptOf({
      'account.memberCheck': emailNotRegistered,
      'account.registerV2': toServerError('422', 'A common one.'),
    });
    const view = await openPanel({}, { script }).do(...fillForm('register'), send('register'));
    expect([view.register.password.message, view.register.focus]).toEqual([{ text: 'A common one.' }, 'password']);
  });

  test.each(['429', '503'])('code %s shows how long to wait', async (code) => {
    const panel = openPanel({}, { script: scriptOf({ 'account.loginPc': toServerError(code, 'busy', 40) }) });
    const view = await panel.do(...fillForm('login'), send('login'));
    expect([view.login.message, view.login.password.value]).toEqual([
      { key: 'account.wait', values: { seconds: 40 } },
      'fairhall-buyer',
    ]);
  });

  test.each([
    ['NETWORK_ERROR', { key: 'request.network' }],
    ['TIME_OUT', { key: 'request.timeout' }],
  ] as const)(
    'R-8.013 R-8.014 after %s all input stays, and the same request is sent again under its key',
    async (kind, message) => {
      const panel = openPanel({}, withUnregisteredEmail({ 'account.registerV2': err(gatewayError(kind)) }));
      const view = await panel.do(...fillForm('register'), send('register'), send('register'));
      expect([view.register.message, view.register.email.value, view.register.password.value]).toEqual([
        message,
        ADDRESS,
        'fairhall-buyer',
      ]);
      await panel.do(password('register', 'another-one'), send('register'));
      expect(panel.sent('registerV2').map(({ options }) => options.idempotencyKey)).toEqual([
        'key-1',
        'key-1',
        'key-2',
      ]);
    },
  );

  test('a port that throws is reported and shown as a server error', async () => {
    const cause = new Error('broken');
    const script: Script = (call) => {
      if (call.name === 'account.loginPc') throw cause;
      return scriptOf()(call);
    };
    const panel = openPanel({}, { script });
    const view = await panel.do(...fillForm('login'), send('login'));
    expect([view.login.message, panel.reported, view.login.password.value]).toEqual([
      { key: 'request.server' },
      [cause],
      'fairhall-buyer',
    ]);
  });
});
