import { describe, expect, test } from 'vitest';
import { createActor, SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type Script, type ScriptedAnswer } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { preregistrationInfoKey } from './keys.ts';
import { provideWithdrawal, type WithdrawalEvent } from './withdraw.machine.ts';
import { withdrawStart, withdrawView } from './withdraw.view.ts';

const SHOW = '1001';
const registration = { exhibitionId: SHOW, badgeNo: 'TEX1', contactName: 'Priya Nair', email: 'priya@malabar.example' };
const stored = { id: 'r1', badgeNo: 'TEX1', email: 'Priya@malabar.example', contactName: '', isWelcomeBack: false };

const ANSWERS: Answers = {
  'preregistration.showWithdrawal': [ok({ state: 'open', registration })],
  'preregistration.withdraw': [ok({ state: 'withdrawn' })],
};
type Answers = Readonly<Record<string, readonly ScriptedAnswer[]>>;

/** Each call gets its answers in order, and the last one again and again. */
function openPage(answers: Answers = {}, { own = stored, pretoken = 'T1' } = {}) {
  const { storage } = createMemoryDevice();
  const infos = storage.slot(preregistrationInfoKey);
  infos.save({ [SHOW]: own, '1002': stored });
  const left = new Map(Object.entries({ ...ANSWERS, ...answers }).map(([name, list]) => [name, [...list]]));
  const script: Script = ({ name }) => {
    const [next, ...rest] = left.get(name) ?? [];
    if (next === undefined) throw new Error(`no answer for ${name}`);
    if (rest.length > 0) left.set(name, rest);
    return next;
  };
  const { ids, bugs } = createTestPorts(script);
  const { gateway, calls } = createScriptedClientFor(secondaryContract, script);
  const machine = provideWithdrawal({ ids, bugs, infos, front: gateway });
  const actor = createActor(machine, { input: { pretoken, exhibitionId: SHOW }, clock: new SimulatedClock() }).start();
  return {
    stored: () => Object.keys(infos.read() ?? {}),
    sent: () => calls.filter((call) => call.name === 'preregistration.withdraw'),
    ...createFlowDriver(actor, withdrawView),
  };
}

const send: WithdrawalEvent = { type: 'form.submitted' };

describe('the page that withdraws a registration', () => {
  test('D-33 THR-04 shows the registration, and withdraws it only when the person confirms', async () => {
    const page = openPage();
    expect(await page.settled()).toMatchObject({ state: 'asking', badgeNo: 'TEX1', contactName: 'Priya Nair' });
    expect(page.sent()).toEqual([]);
    const view = await page.do(send);
    expect([view.state, page.sent().map(({ data }) => data)]).toEqual(['withdrawn', [{ pretoken: 'T1' }]]);
  });

  test('R-3.076 removes the registration from this device, and no other', async () => {
    const page = openPage();
    await page.do(send);
    expect(page.stored()).toEqual(['1002']);
  });

  test.each([
    ['a number that went out by email only', { ...stored, badgeNo: '' }, ['1002']],
    ['another person’s number', { ...stored, badgeNo: 'TEX2' }, [SHOW, '1002']],
    [
      'another person’s address without a number',
      { ...stored, badgeNo: '', email: 'noor@havenlinnen.example' },
      [SHOW, '1002'],
    ],
  ])('D-33 with %s on this device', async (_, own, left) => {
    const page = openPage({}, { own });
    await page.do(send);
    expect(page.stored()).toEqual(left);
  });

  test.each(['over', 'withdrawn', 'unknown'] as const)('a link whose registration is %s says so', async (state) => {
    const page = openPage({ 'preregistration.showWithdrawal': [ok({ state })] });
    expect((await page.settled()).state).toBe(state);
    expect(page.stored()).toEqual([SHOW, '1002']);
  });

  test('an address without a link says that the link does not work', async () => {
    expect((await openPage({}, { pretoken: '' }).settled()).state).toBe('unknown');
    expect(withdrawStart({ pretoken: '', exhibitionId: SHOW }).state).toBe('unknown');
  });

  test.each([
    ['404', 'unknown'],
    ['409', 'over'],
  ])('a withdrawal that is rejected with %s ends as %s', async (code, state) => {
    const page = openPage({ 'preregistration.withdraw': [err(gatewayError('SERVER_ERROR', code, 'no'))] });
    expect((await page.do(send)).state).toBe(state);
  });

  test('a link that could not be checked is checked again on request', async () => {
    const found = ok({ state: 'open', registration });
    const page = openPage({ 'preregistration.showWithdrawal': [err(gatewayError('NETWORK_ERROR')), found] });
    expect(await page.settled()).toMatchObject({ state: 'unavailable', canRetry: true });
    expect((await page.do({ type: 'retry.requested' })).state).toBe('asking');
  });

  test('REL-02 a lost answer is retried under the same key', async () => {
    const page = openPage({ 'preregistration.withdraw': [err(gatewayError('TIME_OUT'))] });
    const view = await page.do(send, send);
    expect([view.state, view.message]).toEqual(['asking', { key: 'request.timeout' }]);
    expect(page.sent().map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
    expect(page.stored()).toEqual([SHOW, '1002']);
  });
});
