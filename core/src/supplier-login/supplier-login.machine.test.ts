import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { buyerTokenKey } from '../account/keys.ts';
import { gatewayError } from '../contract/error.ts';
import { type Script, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { createFlowDriver } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { supplierInfoKey, supplierTokenKey } from './keys.ts';
import { EMAIL, PASSWORD, supplierInfo, supplierStage } from './supplier.test-driver.ts';
import { provideSupplierLogin, type SupplierLoginEvent } from './supplier-login.machine.ts';
import { loginEcho, loginStart, supplierLoginView } from './supplier-login.view.ts';

const TOKEN = 'of-the-mail';
const invitation = (state: string) => ok({ state, supplierName: 'Lyallpur Terry Mills', email: EMAIL });

/** The answer to calls that a test's script does not handle. */
const UNTOLD: ScriptedAnswer = ok(undefined);

function openSupplierLogin(token = '', answers: Record<string, ScriptedAnswer> = {}, first: Script = () => UNTOLD) {
  const usual = toScript({
    'supplier.login': ok({ token: 'st_1' }),
    'supplier.info': ok(supplierInfo),
    'supplier.checkInvitation': invitation('open'),
    'supplier.acceptInvitation': ok({ token: 'st_2' }),
    ...answers,
  });
  const stage = supplierStage(async (call) => {
    const answer = await first(call);
    return answer === UNTOLD ? usual(call) : answer;
  }, createMemoryDevice());
  const clock = new SimulatedClock();
  const ports = { ...stage.ports, timer: clock as never };
  const actor = createActor(provideSupplierLogin(ports), { input: { token }, clock }).start();
  return { ...stage, clock, ...createFlowDriver(actor, supplierLoginView) };
}

const email = (value = EMAIL): SupplierLoginEvent => ({ type: 'email.changed', value });
const name = (value = ' Imran Sheikh '): SupplierLoginEvent => ({ type: 'name.changed', value });
const password = (value = PASSWORD): SupplierLoginEvent => ({ type: 'password.changed', value });
const send: SupplierLoginEvent = { type: 'form.submitted' };

describe('a login', () => {
  test('R-3.061 R-3.062 stores the supplier’s token and info, and leaves the buyer’s token', async () => {
    const entry = openSupplierLogin();
    entry.storage.slot(buyerTokenKey).save('bt_1');
    const view = await entry.do(email(` ${EMAIL} `), password(), send);
    expect(view.state).toBe('loggedIn');
    expect(entry.sent('supplier.login').map(({ data }) => data)).toEqual([{ email: EMAIL, password: PASSWORD }]);
    expect(entry.storage.slot(supplierTokenKey).read()).toBe('st_1');
    expect(entry.storage.slot(supplierInfoKey).read()).toMatchObject({ supplierName: 'Lyallpur Terry Mills' });
    expect(entry.storage.slot(buyerTokenKey).read()).toBe('bt_1');
  });

  test('R-6.003 a buyer’s logout does not end the supplier’s login', async () => {
    const entry = openSupplierLogin();
    await entry.do(email(), password(), send);
    entry.storage.clearForLogout();
    expect(entry.storage.slot(supplierTokenKey).read()).toBe('st_1');
    expect(entry.storage.slot(supplierInfoKey).read()).not.toBeNull();
  });

  test('R-5.007 invalid fields are reported on submit, and nothing is sent', async () => {
    const entry = openSupplierLogin();
    const view = await entry.do(email('imran@'), send);
    expect([view.email.state, view.password.state, view.focus, view.refusals]).toEqual([
      'pattern',
      'required',
      'email',
      1,
    ]);
    expect(entry.sent('supplier.login')).toEqual([]);
  });

  test('a wrong password shows the gateway’s message, and the typed values stay', async () => {
    const refusal = err(gatewayError('SERVER_ERROR', '100001', 'Wrong address or password.'));
    const entry = openSupplierLogin('', { 'supplier.login': refusal });
    const view = await entry.do(email(), password(), send);
    expect([view.state, view.message, view.password.value]).toEqual([
      'enteringLogin',
      { text: 'Wrong address or password.' },
      PASSWORD,
    ]);
    expect(entry.storage.slot(supplierTokenKey).read()).toBeNull();
  });

  test('the same content has one key, other content a new one', async () => {
    const entry = openSupplierLogin('', { 'supplier.login': err(gatewayError('TIME_OUT')) });
    await entry.do(email(), password(), send, send, password('another secret'), send);
    expect(entry.sent('supplier.login').map(({ options }) => options.idempotencyKey)).toEqual([
      'key-1',
      'key-1',
      'key-2',
    ]);
  });

  test('succeeds even if the supplier’s info cannot be loaded', async () => {
    const entry = openSupplierLogin('', { 'supplier.info': err(gatewayError('NETWORK_ERROR')) });
    expect((await entry.do(email(), password(), send)).state).toBe('loggedIn');
    expect(entry.storage.slot(supplierTokenKey).read()).toBe('st_1');
  });
});

describe('an invitation', () => {
  test('D-39 creates the account with a name and a password', async () => {
    const entry = openSupplierLogin(TOKEN);
    const before = await entry.settled();
    expect([before.state, before.title.values]).toEqual([
      'joining',
      { supplier: 'Lyallpur Terry Mills', email: EMAIL },
    ]);
    const view = await entry.do(name(), password(), send);
    expect(view.state).toBe('loggedIn');
    expect(entry.sent('supplier.acceptInvitation').map(({ data }) => data)).toEqual([
      { token: TOKEN, name: 'Imran Sheikh', password: PASSWORD },
    ]);
    expect(entry.storage.slot(supplierTokenKey).read()).toBe('st_2');
  });

  test.each(['used', 'over', 'unknown', 'isBuyer'] as const)(
    'an invitation that is %s shows the next step',
    async (state) => {
      const view = await openSupplierLogin(TOKEN, { 'supplier.checkInvitation': invitation(state) }).settled();
      expect([view.state, view.title.key]).toEqual(['invitationEnded', `supplierSite.invitation.${state}.title`]);
    },
  );

  test('THR-13 a password that is too common is reported at its field', async () => {
    const refusal = err(gatewayError('SERVER_ERROR', '422', 'A common one.'));
    const entry = openSupplierLogin(TOKEN, { 'supplier.acceptInvitation': refusal });
    const view = await entry.do(name(), password('Password1'), send);
    expect(view).toMatchObject({ state: 'joining', refusals: 1, password: { message: { text: 'A common one.' } } });
  });

  test('an invitation used while the password was being chosen is reported as used', async () => {
    let checks = 0;
    const gone = { 'supplier.acceptInvitation': err(gatewayError('SERVER_ERROR', '404', 'gone')) };
    const stage = openSupplierLogin(TOKEN, gone, (call) => {
      if (call.name !== 'supplier.checkInvitation') return UNTOLD;
      checks += 1;
      return invitation(checks === 1 ? 'open' : 'used');
    });
    const view = await stage.do(name(), password(), send);
    expect(view.title.key).toBe('supplierSite.invitation.used.title');
  });

  test('a blank name and a short password are rejected', async () => {
    const entry = openSupplierLogin(TOKEN);
    const view = await entry.do(name('  '), password('short'), send);
    expect([view.name.state, view.password.state, view.focus]).toEqual(['required', 'min', 'name']);
    expect(entry.sent('supplier.acceptInvitation')).toEqual([]);
  });

  test('an invitation that could not be checked can be checked again', async () => {
    const entry = openSupplierLogin(TOKEN, { 'supplier.checkInvitation': err(gatewayError('NETWORK_ERROR')) });
    const view = await entry.do({ type: 'retry.requested' });
    expect([view.state, view.canRetry, entry.sent('supplier.checkInvitation').length]).toEqual([
      'unavailable',
      true,
      2,
    ]);
  });
});

test('R-5.007 the page shows the input made before its flow is ready', () => {
  const typed = [email(), password('')].reduce(loginEcho, loginStart({}));
  const refused = loginEcho(typed, send);
  expect([typed.email.value, refused.refusals, refused.focus]).toEqual([EMAIL, 1, 'password']);
  expect(loginEcho(loginEcho(typed, password()), send).submit.busy).toBe(true);
});
