import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { provideReset, type ResetEvent } from './reset.machine.ts';
import { resetView } from './reset.view.ts';

const ADDRESS = 'priya@malabar.example';
const gone = err(gatewayError('SERVER_ERROR', '404', 'gone'));

const scriptOf = (answers: Record<string, ScriptedAnswer> = {}): Script =>
  toScript({
    'account.sendResetPasswordMail': ok(true),
    'account.checkResetPasswordLink': ok({ valid: true, email: ADDRESS }),
    'account.resetPassword': ok(true),
    ...answers,
  });

function openReset(input: { readonly token?: string; readonly email?: string } = {}, script = scriptOf()) {
  const { calls, reported, ...ports } = createTestPorts(script);
  const clock = new SimulatedClock();
  const actor = createActor(provideReset(ports), { input, clock }).start();
  return {
    clock,
    reported,
    snapshot: () => JSON.stringify(actor.getSnapshot().context),
    sent: (name: string) => calls.filter((call) => call.name === `account.${name}`),
    ...createFlowDriver(actor, resetView),
  };
}

const email = (value = ADDRESS): ResetEvent => ({ type: 'email.changed', value });
const password = (value = ' new-secret '): ResetEvent => ({ type: 'password.changed', value });
const send: ResetEvent = { type: 'form.submitted' };

describe('without a link', () => {
  test('R-2.155 prompts for an email address', async () => {
    const view = await openReset({ email: ADDRESS }).settled();
    expect([view.state, view.email.value]).toEqual(['enteringEmail', ADDRESS]);
  });

  test('D-71 sends an email to the trimmed email address, and shows the same whether there is an account or not', async () => {
    const reset = openReset();
    const view = await reset.do(email(` ${ADDRESS} `), send);
    expect(reset.sent('sendResetPasswordMail').map(({ data }) => data)).toEqual([{ email: ADDRESS }]);
    expect([view.state, view.text]).toEqual(['mailed', { key: 'reset.mailed.text', values: { email: ADDRESS } }]);
  });

  test('another email can be requested, with the email address still filled in', async () => {
    const reset = openReset();
    const view = await reset.do(email(), send, { type: 'mail.requested' }, send);
    expect([view.state, reset.sent('sendResetPasswordMail').map(({ options }) => options.idempotencyKey)]).toEqual([
      'mailed',
      ['key-1', 'key-2'],
    ]);
  });

  test('R-5.007 an invalid email address is reported, and nothing is sent', async () => {
    const reset = openReset();
    const view = await reset.do(email('priya@'), send);
    expect([view.email.state, view.focus, view.refusals, reset.sent('sendResetPasswordMail')]).toEqual([
      'pattern',
      'email',
      1,
      [],
    ]);
  });

  test('an email request without a response is repeated under the same key', async () => {
    const reset = openReset({}, scriptOf({ 'account.sendResetPasswordMail': err(gatewayError('TIME_OUT')) }));
    const view = await reset.do(email(), send, send);
    expect([view.state, view.message, view.email.value]).toEqual([
      'enteringEmail',
      { key: 'request.timeout' },
      ADDRESS,
    ]);
    expect(reset.sent('sendResetPasswordMail').map(({ options }) => options.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
    ]);
  });
});

describe('with a link', () => {
  test('R-7.085 R-2.155 a valid one prompts for the new password', async () => {
    const reset = openReset({ token: 'reset-1' });
    const view = await reset.settled();
    expect([view.state, view.email.value]).toEqual(['enteringPassword', ADDRESS]);
    expect(reset.sent('checkResetPasswordLink').map(({ data }) => data)).toEqual([{ token: 'reset-1' }]);
  });

  test.each([
    ['used or over', ok({ valid: false })],
    ['unknown', gone],
    ['no link of ours', err(gatewayError('SERVER_ERROR', '400'))],
  ])('R-7.085 D-71 one that is %s is reported, and a new email can be requested', async (_, answer) => {
    const reset = openReset({ token: 'reset-1' }, scriptOf({ 'account.checkResetPasswordLink': answer }));
    const view = await reset.settled();
    expect([view.state, view.canAskForMail, view.title]).toEqual(['linkExpired', true, { key: 'reset.over.title' }]);
    expect((await reset.do({ type: 'mail.requested' }, email(), send)).state).toBe('mailed');
  });

  test('a link that could not be checked is checked again on request', async () => {
    let reachable = false;
    const reset = openReset({ token: 'reset-1' }, (call) =>
      reachable ? scriptOf()(call) : err(gatewayError('NETWORK_ERROR')),
    );
    const view = await reset.settled();
    expect([view.state, view.canRetry, view.message]).toEqual(['unavailable', true, { key: 'request.network' }]);
    reachable = true;
    expect((await reset.do({ type: 'retry.requested' })).state).toBe('enteringPassword');
  });

  test('R-7.084 R-5.032 the new password is sent as typed, and stored nowhere afterwards', async () => {
    const reset = openReset({ token: 'reset-1' });
    const view = await reset.do(password(), send);
    expect(reset.sent('resetPassword').map(({ data }) => data)).toEqual([
      { token: 'reset-1', password: ' new-secret ' },
    ]);
    expect(view.state).toBe('saved');
    expect(reset.snapshot()).not.toMatch(/new-secret|reset-1/);
  });

  test.each([
    ['12345', 'min'],
    ['x'.repeat(21), 'max'],
    ['', 'required'],
  ])('R-5.030 R-5.031 a new password %j is rejected', async (value, state) => {
    const reset = openReset({ token: 'reset-1' });
    const view = await reset.do(password(value), send);
    expect([view.password.state, view.focus, reset.sent('resetPassword')]).toEqual([state, 'password', []]);
  });

  test('THR-13 a password that is too common is reported at the field, and another one is saved', async () => {
    const refusal = err(gatewayError('SERVER_ERROR', '422', 'A common one.'));
    const answers = [refusal, ok(true)];
    const usual = scriptOf();
    const reset = openReset({ token: 'abc' }, (call) =>
      call.name === 'account.resetPassword' ? (answers.shift() ?? refusal) : usual(call),
    );
    const view = await reset.do(password('Password1'), send);
    expect(view).toMatchObject({
      state: 'enteringPassword',
      refusals: 1,
      password: { message: { text: 'A common one.' } },
    });
    expect((await reset.do(password('rain on the pier'), send)).state).toBe('saved');
  });

  test('R-5.033 the password is shown on request', async () => {
    const view = await openReset({ token: 'reset-1' }).do({ type: 'visibility.toggled' });
    expect(view.password.visible).toBe(true);
  });

  test('R-7.084 a link that was used meanwhile is reported', async () => {
    const reset = openReset({ token: 'reset-1' }, scriptOf({ 'account.resetPassword': gone }));
    expect((await reset.do(password(), send)).state).toBe('linkExpired');
  });

  test('after a lost response the password and the key stay, and another password gets a new key', async () => {
    const reset = openReset(
      { token: 'reset-1' },
      scriptOf({ 'account.resetPassword': err(gatewayError('NETWORK_ERROR')) }),
    );
    const view = await reset.do(password(), send, send, password('other-secret'), send);
    expect([view.state, view.message, view.password.value]).toEqual([
      'enteringPassword',
      { key: 'request.network' },
      'other-secret',
    ]);
    expect(reset.sent('resetPassword').map(({ options }) => options.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
  });

  test('R-4.088 pressing twice saves once', async () => {
    const reset = openReset({ token: 'reset-1' }, (call) =>
      call.name === 'account.resetPassword' ? new Promise(() => {}) : scriptOf()(call),
    );
    await reset.do(password());
    reset.atOnce(send);
    reset.atOnce(send);
    expect(reset.sent('resetPassword').length).toBe(1);
  });

  test.each(['sendResetPasswordMail', 'resetPassword'])(
    'R-4.086 R-4.087 R-9.017 while %s runs the button is busy, and after 100 ms it shows a spinner',
    async (name) => {
      let answer: (given: ScriptedAnswer) => void = () => undefined;
      const script: Script = (call) =>
        call.name === `account.${name}`
          ? new Promise((resolve) => {
              answer = resolve;
            })
          : scriptOf()(call);
      const isMail = name === 'sendResetPasswordMail';
      const reset = openReset(isMail ? {} : { token: 'reset-1' }, script);
      await reset.do(isMail ? email() : password());
      expect(reset.atOnce(send).submit).toEqual({ busy: true, loading: false, locked: false });
      reset.clock.increment(99);
      expect(reset.view().submit.loading).toBe(false);
      reset.clock.increment(1);
      expect(reset.view().submit).toEqual({ busy: true, loading: true, locked: false });
      answer(err(gatewayError('NETWORK_ERROR')));
      expect((await reset.settled()).submit).toEqual({ busy: false, loading: false, locked: false });
    },
  );

  test.each(['checkResetPasswordLink', 'resetPassword'])(
    'a port that throws at %s is reported and shown',
    async (name) => {
      const cause = new Error('broken');
      const reset = openReset({ token: 'reset-1' }, (call) => {
        if (call.name === `account.${name}`) throw cause;
        return scriptOf()(call);
      });
      const view = await reset.do(...(name === 'resetPassword' ? [password(), send] : []));
      expect([view.message, reset.reported]).toEqual([{ key: 'request.server' }, [cause]]);
    },
  );
});
