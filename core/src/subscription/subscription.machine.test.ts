import { describe, expect, test } from 'vitest';
import { createActor } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { createFlowDriver, createTestPorts } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { provideSubscription, type SubscriptionOpening } from './subscription.machine.ts';
import { subscriptionStart, subscriptionView } from './subscription.view.ts';

const LINK = { email: 'buyer@example.com', sign: 'a1' };
const NETWORK = err(gatewayError('NETWORK_ERROR'));
const TOGGLE = { type: 'toggle.requested' } as const;

function openPage(answers: readonly ScriptedAnswer[], opening: SubscriptionOpening = { ...LINK, initialStatus: true }) {
  const left = [...answers];
  const { calls, reported, ...ports } = createTestPorts(() => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('broken');
    return answer;
  });
  const actor = createActor(provideSubscription(ports), { input: opening }).start();
  return { calls, reported, ...createFlowDriver(actor, subscriptionView) };
}

test.each([true, false, 'invalid', null] as const)(
  'the status found by the server (%s) is shown when the page opens',
  (initialStatus) => {
    const opening = { ...LINK, initialStatus };
    expect(openPage([NETWORK], opening).view()).toEqual(subscriptionStart(opening));
  },
);

test('R-2.162 THR-47 a page with a known status makes no call before its button is clicked', async () => {
  const page = openPage([]);
  expect(await page.settled()).toMatchObject({ busy: false, state: 'subscribed', message: null });
  expect(page.calls).toEqual([]);
});

test('R-2.162 a click stops the marketing emails, another restarts them, each under its own key', async () => {
  const page = openPage([ok({ subscribed: false }), ok({ subscribed: true })]);
  expect((await page.do(TOGGLE)).state).toBe('unsubscribed');
  expect((await page.do(TOGGLE)).state).toBe('subscribed');
  expect(page.calls.map(({ data, options }) => [data, options.idempotencyKey])).toEqual([
    [{ ...LINK, subscribed: false }, 'key-1'],
    [{ ...LINK, subscribed: true }, 'key-2'],
  ]);
});

test('R-2.162 a lost answer is reported, the status is unchanged, and the next click uses the same key', async () => {
  const page = openPage([NETWORK, ok({ subscribed: false })]);
  expect(await page.do(TOGGLE)).toMatchObject({ state: 'subscribed', message: { key: 'request.network' } });
  expect(await page.do(TOGGLE)).toMatchObject({ state: 'unsubscribed', message: null });
  expect(page.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
});

describe('without a known status', () => {
  const uninitialStatus = { email: LINK.email, initialStatus: null };

  test('R-2.162 the page loads the status of its email address', async () => {
    const page = openPage([ok({ email: LINK.email, subscribed: false })], uninitialStatus);
    expect(page.view()).toMatchObject({ busy: true, state: 'loading', action: null });
    expect((await page.settled()).state).toBe('unsubscribed');
    expect(page.calls.map(({ data }) => data)).toEqual([{ email: LINK.email, sign: undefined }]);
  });

  test('a failure is shown and can be retried', async () => {
    const page = openPage([NETWORK, ok({ email: LINK.email, subscribed: true })], uninitialStatus);
    expect(await page.settled()).toMatchObject({ state: 'failed', message: { key: 'request.network' } });
    expect((await page.do({ type: 'retry.requested' })).state).toBe('subscribed');
  });

  test.each(['400', '401', '404'])('R-2.162 a rejection with %s is final', async (code) => {
    const page = openPage([err(gatewayError('SERVER_ERROR', code))], uninitialStatus);
    expect(await page.settled()).toMatchObject({ state: 'invalid', action: null });
  });

  test('without an email address no call is made', async () => {
    const page = openPage([], { email: '', initialStatus: null });
    expect([(await page.settled()).state, page.calls]).toEqual(['invalid', []]);
  });
});

test('a port failure is reported and shown as a server error', async () => {
  const page = openPage([]);
  expect(await page.do(TOGGLE)).toMatchObject({ state: 'subscribed', message: { key: 'request.server' } });
  expect(page.reported).toEqual([new Error('broken')]);
});
