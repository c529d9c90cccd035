import { describe, expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import type { Script, ScriptedAnswer } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import {
  ADDRESS,
  address,
  email,
  leave,
  member,
  openPanel,
  password,
  scriptOf,
  send,
  toServerError,
  toVerification,
  withUnregisteredEmail,
} from './panel.test-driver.ts';

describe('the email address', () => {
  test('R-4.041 R-7.011 R-7.013 joining looks it up and then verifies it, and logging in only looks it up', async () => {
    const joins = openPanel({}, withUnregisteredEmail());
    await joins.do(...address('register'));
    expect(joins.callNames()).toEqual(['memberCheck', 'verifyEmail']);
    const logsIn = openPanel();
    await logsIn.do(...address('login'));
    expect(logsIn.callNames()).toEqual(['memberCheck']);
  });

  test('R-4.042 the password is enabled once the email address is valid, and disabled after a change to an invalid one', async () => {
    const panel = openPanel();
    expect(panel.view().login.password.available).toBe(false);
    expect((await panel.do(email('login'))).login.password.available).toBe(false);
    expect((await panel.do(leave('login'))).login.password.available).toBe(true);
    expect((await panel.do(...address('login', 'priya@'))).login.password.available).toBe(false);
    expect((await panel.do(email('login'))).login.password.available).toBe(true);
  });

  test('R-5.004 R-5.016 A-24 leaving the field checks an email address once, and never a malformed one', async () => {
    const panel = openPanel();
    await panel.do(
      ...address('login', 'priya@malabar'),
      ...address('login'),
      leave('login'),
      email('login', ' priya@malabar.example '),
      leave('login'),
    );
    expect(panel.sent('memberCheck').map(({ data }) => data)).toEqual([{ email: ADDRESS }]);
  });

  test('A-22 R-4.042 a value from a password manager counts like leaving the field', async () => {
    const panel = openPanel();
    const view = await panel.do({ type: 'email.filled', form: 'login', value: ADDRESS });
    expect(view.login.password.available).toBe(true);
    const both = openPanel();
    const filledIn = await both.do(email('login'), password('login'));
    expect([filledIn.login.password.available, filledIn.login.password.value]).toEqual([true, 'fairhall-buyer']);
  });

  test('leaving an untouched empty field shows no message', async () => {
    const panel = openPanel();
    const view = await panel.do(leave('login'));
    expect([view.login.email.state, panel.callNames()]).toEqual(['notValidated', []]);
  });

  test.each([
    ['', 'required', { key: 'dig.exh.email.empty' }],
    [`${'x'.repeat(100)}@malabar.example`, 'max', { key: 'validator.max', values: { max: 100 } }],
    ['priya@malabar', 'pattern', { key: 'home.register.validator.email' }],
  ])('R-8.031 A-23 the email address %j is shown as invalid on sending', async (value, state, message) => {
    const panel = openPanel();
    const view = await panel.do(...(value === '' ? [] : [email('login', value)]), send('login'));
    expect([view.login.email.state, view.login.email.message, view.login.focus, view.login.refusals]).toEqual([
      state,
      message,
      'email',
      1,
    ]);
    expect(panel.callNames()).toEqual([]);
  });

  test('R-5.018 R-8.029 an email address without an account is reported, with a link to join', async () => {
    const view = await openPanel({}, withUnregisteredEmail()).do(...address('login'));
    expect(view.login.email).toEqual({
      value: ADDRESS,
      state: 'notRegistered',
      message: { key: 'login.email.notRegistered' },
      warning: null,
      action: 'switchToRegister',
    });
    expect(view.login.password.available).toBe(false);
  });

  test('R-5.021 R-8.030 an email address with an account is reported, with a link to log in', async () => {
    const panel = openPanel();
    const view = await panel.do(...address('register'));
    expect([view.register.email.state, view.register.email.message, view.register.email.action]).toEqual([
      'registered',
      { key: 'register.email.registered' },
      'switchToLogin',
    ]);
    expect(panel.callNames()).toEqual(['memberCheck']);
  });

  test.each(['login', 'register'] as const)(
    'R-5.019 R-5.022 R-8.028 A-65 a supplier is rejected in the %s form, whatever else is known',
    async (form) => {
      for (const registered of [0, 1]) {
        const script = scriptOf({ 'account.memberCheck': ok({ registered, supplierId: '1' }) });
        const view = await openPanel({}, { script }).do(...address(form));
        expect([view[form].email.message, view[form].email.action]).toEqual([
          { key: 'register.supplier.denied' },
          null,
        ]);
      }
    },
  );

  test('R-3.027 A-05 a response in the older format is understood as well', async () => {
    const script = scriptOf({ 'account.memberCheck': ok({ registered: true, supplierId: null }) });
    expect((await openPanel({}, { script }).do(...address('login'))).login.email.state).toBe('success');
  });

  test.each([
    ['R-5.024', toVerification('invalid', '2'), 'format', { key: 'home.register.validator.email' }, null, false],
    ['R-5.027', toVerification('valid', '3'), 'format', { key: 'home.register.validator.email' }, null, false],
    ['R-5.025', toVerification('valid', '1'), 'success', null, { key: 'register.email.enterprise' }, true],
    ['R-5.026', toVerification('valid', '2'), 'success', null, null, true],
    ['R-5.028', err(gatewayError('TIME_OUT')), 'unknown', null, null, true],
    ['R-5.028', toServerError('503', 'busy'), 'unknown', null, null, true],
  ])('%s the verification %j shows as %s', async (_, answer, state, message, warning, available) => {
    const view = await openPanel({}, withUnregisteredEmail({ 'account.verifyEmail': answer })).do(
      ...address('register'),
    );
    const { email: shown, password: secret } = view.register;
    expect([shown.state, shown.message, shown.warning, secret.available]).toEqual([state, message, warning, available]);
  });

  test('R-5.023 R-5.028 R-9.015 a verification without a response times out after three seconds', async () => {
    const script: Script = (call) =>
      call.name === 'account.verifyEmail'
        ? new Promise(() => {})
        : (withUnregisteredEmail().script(call) as ScriptedAnswer);
    const panel = openPanel({}, { script });
    await panel.do(...address('register'));
    panel.clock.increment(2_999);
    expect(panel.view().register.email.state).toBe('validating');
    panel.clock.increment(1);
    expect([panel.view().register.email.state, panel.view().register.password.available]).toEqual(['unknown', true]);
  });

  test('R-8.032 a failed member check shows its own message or none, and is repeated on the next blur', async () => {
    const said = await openPanel({}, { script: scriptOf({ 'account.memberCheck': toServerError('500', 'x') }) }).do(
      ...address('login'),
    );
    expect(said.login.email.message).toEqual({ text: 'x' });
    const panel = openPanel({}, { script: scriptOf({ 'account.memberCheck': toServerError('500') }) });
    expect((await panel.do(...address('login'))).login.email.message).toEqual({ text: '' });
    await panel.do(leave('login'));
    expect(panel.callNames()).toEqual(['memberCheck', 'memberCheck']);
    const script = scriptOf({ 'account.memberCheck': err(gatewayError('NETWORK_ERROR')) });
    const lost = await openPanel({}, { script }).do(...address('login'));
    expect(lost.login.email.message).toEqual({ key: 'request.network' });
  });

  test('a response for an email address that has changed is ignored', async () => {
    const answers: ((answer: ScriptedAnswer) => void)[] = [];
    const panel = openPanel({}, { script: () => new Promise((resolve) => void answers.push(resolve)) });
    await panel.do(...address('login'), email('login', 'omar@malabar.example'));
    answers[0]?.(member);
    const view = await panel.settled();
    expect([view.login.email.state, view.login.password.available]).toEqual(['notValidated', false]);
  });
});
