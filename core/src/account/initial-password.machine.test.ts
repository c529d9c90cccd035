import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type Script, type ScriptedAnswer } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { type InitialPasswordEvent, provideInitialPassword } from './initial-password.machine.ts';
import { initialPasswordStart, initialPasswordView } from './initial-password.view.ts';

const ADDRESS = 'priya@malabar.example';
const opening = { token: 'it_1', email: '' };
const gone = err(gatewayError('SERVER_ERROR', '404', 'gone'));

const ANSWERS: Answers = {
  'join.checkLink': [ok({ valid: true, email: ADDRESS })],
  'join.initPassword': [ok({ tradeChinaToken: 'bt_1' })],
};
type Answers = Readonly<Record<string, readonly ScriptedAnswer[]>>;

/** Each call gets its answers in order, and the last one again and again. */
function openPage(answers: Answers = {}, input = opening) {
  const left = new Map(Object.entries({ ...ANSWERS, ...answers }).map(([name, list]) => [name, [...list]]));
  const script: Script = ({ name }) => {
    const [next, ...rest] = left.get(name) ?? [];
    if (next === undefined) throw new Error(`no answer for ${name}`);
    if (rest.length > 0) left.set(name, rest);
    return next;
  };
  const { ids, bugs } = createTestPorts(script);
  const { gateway, calls } = createScriptedClientFor(secondaryContract, script);
  const machine = provideInitialPassword({ ids, bugs, front: gateway });
  const actor = createActor(machine, { input, clock: new SimulatedClock() }).start();
  return {
    output: () => actor.getSnapshot().output,
    sent: () => calls.filter((call) => call.name === 'join.initPassword'),
    ...createFlowDriver(actor, initialPasswordView),
  };
}

const password = (value = ' new-secret '): InitialPasswordEvent => ({ type: 'password.changed', value });
const send: InitialPasswordEvent = { type: 'form.submitted' };

describe('the first password of an account', () => {
  test('R-2.157 D-71 is saved with the link of the email, and logs in', async () => {
    const page = openPage();
    const view = await page.do(password(), send);
    expect(page.sent().map(({ data }) => data)).toEqual([{ token: 'it_1', password: ' new-secret ' }]);
    expect([view.state, view.password.value, page.output()]).toEqual(['saved', '', { token: 'bt_1', email: ADDRESS }]);
    expect(JSON.stringify(view)).not.toContain('bt_1');
  });

  test('R-2.249 the address of the link is shown before the check, and that of the check after it', async () => {
    const named = { token: 'it_1', email: 'a@b.co' };
    expect([initialPasswordStart(named).email, initialPasswordStart(named).state]).toEqual(['a@b.co', 'checking']);
    expect((await openPage({}, named).settled()).email).toBe(ADDRESS);
    expect((await openPage({ 'join.checkLink': [ok({ valid: true })] }, named).settled()).email).toBe('a@b.co');
  });

  test('R-2.248 without a token the page says that the link does not work', async () => {
    expect((await openPage({}, { token: '', email: '' }).settled()).state).toBe('linkExpired');
    expect(initialPasswordStart({ token: '', email: '' }).state).toBe('linkExpired');
  });

  test.each([
    ['that was used', ok({ valid: false })],
    ['that nobody sent', gone],
    ['that is malformed', err(gatewayError('SERVER_ERROR', '400', 'no'))],
  ])('a link %s has ended', async (_, answer) => {
    expect((await openPage({ 'join.checkLink': [answer] }).settled()).state).toBe('linkExpired');
  });

  test('a link that could not be checked is checked again on request', async () => {
    const page = openPage({
      'join.checkLink': [err(gatewayError('NETWORK_ERROR')), ok({ valid: true, email: ADDRESS })],
    });
    expect(await page.settled()).toMatchObject({ state: 'unavailable', canRetry: true });
    expect((await page.do({ type: 'retry.requested' })).state).toBe('entering');
  });

  test('a link that is used meanwhile has ended when the password is saved', async () => {
    expect((await openPage({ 'join.initPassword': [gone] }).do(password(), send)).state).toBe('linkExpired');
  });

  test('R-5.007 an invalid password is reported, and nothing is sent', async () => {
    const page = openPage();
    const view = await page.do(password('short'), send);
    expect([view.state, view.focus, view.refusals, page.sent()]).toEqual(['entering', 'password', 1, []]);
  });

  test('REL-02 a lost answer is retried under the same key', async () => {
    const page = openPage({ 'join.initPassword': [err(gatewayError('TIME_OUT'))] });
    const view = await page.do(password(), send, send);
    expect([view.state, view.message]).toEqual(['entering', { key: 'request.timeout' }]);
    expect(page.sent().map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
  });
});
