import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type ScriptedAnswer } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import type { TaskOutcome } from '../ports/deferral.ts';
import { createPageDriver, createTestDeferral } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { openCoupon } from './page.ts';

const couponNo = 'C-7K3M-9QXD';
const toCheck = (status: string) => ok({ couponId: 'C1', status, name: 'Samples', validTo: '2026-12-31' });
const sent = (status = 'issued'): TaskOutcome => ({ kind: 'sent', answer: { couponNo, status } });
const requested = { type: 'coupon.requested' } as const;

interface StageOptions {
  readonly isLoggedIn?: boolean;
  /** Answers of the check, in order; the last one repeats. */
  readonly checks?: readonly ScriptedAnswer[];
  /** Outcomes of the issue, in order; the last one repeats. */
  readonly outcomes?: readonly (TaskOutcome | Error)[];
}

function openStage({ isLoggedIn = true, checks = [toCheck('none')], outcomes = [sent()] }: StageOptions = {}) {
  const login = { isLoggedIn, changed: () => undefined as void };
  const reported: unknown[] = [];
  let checked = 0;
  const { gateway: front } = createScriptedClientFor(secondaryContract, () => {
    checked += 1;
    return checks[Math.min(checked, checks.length) - 1] ?? toCheck('none');
  });
  const { tasks, deferral } = createTestDeferral(() => {
    const outcome = outcomes[Math.min(tasks.length, outcomes.length) - 1] ?? sent();
    if (outcome instanceof Error) throw outcome;
    return outcome;
  });
  let made = 0;
  const flow = openCoupon(
    {
      front,
      deferral,
      ids: { uuid: () => `key-${++made}` },
      bugs: { report: (cause) => void reported.push(cause) },
      timer: new SimulatedClock(),
      loginStatus: {
        isLoggedIn: () => login.isLoggedIn,
        subscribe(changed) {
          login.changed = changed;
          return () => undefined;
        },
      },
    },
    'C1',
  );
  return {
    ...createPageDriver(flow),
    tasks,
    reported,
    checked: () => checked,
    async logIn() {
      login.isLoggedIn = true;
      login.changed();
    },
  };
}

test('R-2.266 D-29 a buyer gets the coupon of the address without doing anything, once', async () => {
  const stage = openStage();
  expect(await stage.settled()).toEqual({
    busy: false,
    state: 'issued',
    name: 'Samples',
    validTo: '2026-12-31',
    couponNo,
    message: { key: 'coupon.issued' },
  });
  expect(stage.tasks).toEqual([{ kind: 'CouponIssue', payload: { couponId: 'C1' }, idempotencyKey: 'key-1' }]);
});

test.each([
  ['issued', 'issued', 'coupon.already'],
  ['used', 'used', 'coupon.used'],
] as const)('R-2.266 a coupon that is %s already is shown with its number', async (status, issued, key) => {
  const view = await openStage({ checks: [toCheck(status)], outcomes: [sent(issued)] }).settled();
  expect([view.state, view.couponNo, view.message]).toEqual(['issued', couponNo, { key }]);
});

test.each(['expired', 'soldOut'] as const)('R-2.266 a coupon that is %s is not requested', async (status) => {
  const stage = openStage({ checks: [toCheck(status)] });
  const view = await stage.settled();
  expect([view.state, view.name, view.couponNo, view.message, stage.tasks]).toEqual([
    status,
    'Samples',
    '',
    { key: `coupon.${status}` },
    [],
  ]);
});

test('R-2.266 a coupon that does not exist says so', async () => {
  const stage = openStage({ checks: [err(gatewayError('SERVER_ERROR', '404', 'not found'))] });
  const view = await stage.settled();
  expect([view.state, view.message, stage.tasks]).toEqual(['unknown', { key: 'coupon.unknown' }, []]);
});

test('R-2.266 D-29 a guest is asked to log in, and gets the coupon after it with its name', async () => {
  const stage = openStage({ isLoggedIn: false, checks: [toCheck('issued')] });
  const before = await stage.settled();
  expect([before.state, stage.checked(), stage.tasks.length]).toEqual(['loginNeeded', 0, 0]);
  const view = await stage.do(requested);
  expect([view.state, view.name, view.couponNo, view.message]).toEqual([
    'issued',
    'Samples',
    couponNo,
    { key: 'coupon.issued' },
  ]);
});

test('R-2.266 a guest who closes the login is asked again, and nothing is issued', async () => {
  const stage = openStage({ isLoggedIn: false, outcomes: [{ kind: 'dismissed' }, sent()] });
  expect((await stage.do(requested)).state).toBe('loginNeeded');
  expect((await stage.do(requested)).state).toBe('issued');
  expect(stage.tasks.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('R-2.266 a login elsewhere on the page issues the coupon too', async () => {
  const stage = openStage({ isLoggedIn: false });
  await stage.settled();
  await stage.logIn();
  expect((await stage.settled()).state).toBe('issued');
});

test('R-4.061 a login on another page leaves the coupon to the waiting task', async () => {
  const stage = openStage({ isLoggedIn: false, outcomes: [{ kind: 'leaving' }] });
  expect((await stage.do(requested)).state).toBe('leaving');
});

test('R-2.266 a coupon that sold out meanwhile shows the reason, and the next try its state', async () => {
  const error = gatewayError('SERVER_ERROR', '400', 'All coupons have been issued.');
  const stage = openStage({ checks: [toCheck('none'), toCheck('soldOut')], outcomes: [{ kind: 'failed', error }] });
  const view = await stage.settled();
  expect([view.state, view.message]).toEqual(['failed', { text: 'All coupons have been issued.' }]);
  expect((await stage.do(requested)).state).toBe('soldOut');
});

test('R-2.266 a coupon that was removed meanwhile is unknown', async () => {
  const error = gatewayError('SERVER_ERROR', '404');
  expect((await openStage({ outcomes: [{ kind: 'failed', error }] }).settled()).state).toBe('unknown');
});

test('REL-01 a retry after a lost connection has the same key', async () => {
  const lost = { kind: 'failed', error: gatewayError('NETWORK_ERROR') } as const;
  const stage = openStage({ outcomes: [lost, sent()] });
  expect(await stage.settled()).toMatchObject({ state: 'failed', message: { key: 'request.network' } });
  expect((await stage.do(requested)).state).toBe('issued');
  expect(stage.tasks.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('R-2.266 an ended login asks for another, and a failed check can be repeated', async () => {
  const stage = openStage({ checks: [err(gatewayError('INVALID_TOKEN', '401')), toCheck('none')] });
  expect((await stage.settled()).state).toBe('loginNeeded');
  const failing = openStage({ checks: [err(gatewayError('TIME_OUT')), toCheck('none')] });
  expect((await failing.settled()).message).toEqual({ key: 'request.timeout' });
  expect((await failing.do(requested)).state).toBe('issued');
});

test('R-2.266 the number is shown even if its name cannot be loaded', async () => {
  const stage = openStage({ isLoggedIn: false, checks: [err(gatewayError('NETWORK_ERROR'))] });
  const view = await stage.do(requested);
  expect([view.state, view.couponNo, view.name]).toEqual(['issued', couponNo, '']);
});

test('a port that throws is reported, and the person can try again', async () => {
  const stage = openStage({ outcomes: [new Error('broken'), sent()] });
  expect((await stage.settled()).state).toBe('failed');
  expect(stage.reported).toHaveLength(1);
  expect((await stage.do(requested)).state).toBe('issued');
});
