import { expect, test } from 'vitest';
import { SimulatedClock } from 'xstate';
import { CACHE_MS } from '../contract/cache-lives.ts';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type ScriptedAnswer } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok } from '../result.ts';
import { openMailBadge } from './mail-badge.page.ts';

const badge = { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4' };

/** Gateway responses in order; after the last one, sending succeeds. */
function open(...answers: readonly (() => ScriptedAnswer)[]) {
  const left = [...answers];
  const { gateway: front, calls } = createScriptedClientFor(secondaryContract, () => left.shift()?.() ?? ok(true));
  const timer = new SimulatedClock();
  const reported: unknown[] = [];
  let made = 0;
  const ids = { uuid: () => `key-${++made}` };
  const flow = openMailBadge({ front, ids, timer, bugs: { report: (cause) => void reported.push(cause) } }, badge);
  return {
    reported,
    keys: () => calls.map(({ options }) => options.idempotencyKey),
    sent: () => calls.map(({ data }) => data),
    view: flow.view,
    press: async () => {
      flow.send({ type: 'mail.requested' });
      await flushMicrotasks();
      return flow.view().state;
    },
    pressAtOnce: () => flow.send({ type: 'mail.requested' }),
    later: (milliseconds: number) => timer.increment(milliseconds),
  };
}

test('R-7.077 a badge is sent again on request, and not before', async () => {
  const mail = open();
  expect([mail.view().state, mail.keys()]).toEqual(['ready', []]);
  expect(await mail.press()).toBe('mailed');
  expect(mail.sent()).toEqual([badge]);
});

test('R-9.036 two requests within 256 ms send one email', async () => {
  const mail = open();
  mail.pressAtOnce();
  mail.pressAtOnce();
  await flushMicrotasks();
  mail.later(CACHE_MS.resendBadge - 1);
  await mail.press();
  expect(mail.keys()).toEqual(['key-1']);
  mail.later(1);
  expect(await mail.press()).toBe('mailed');
  expect(mail.keys()).toEqual(['key-1', 'key-2']);
});

test('REL-02 a failure is reported, and the same email is requested again', async () => {
  const lost = gatewayError('NETWORK_ERROR');
  const mail = open(() => err(lost));
  expect(await mail.press()).toBe('failed');
  expect(mail.view().error).toEqual(lost);
  expect(await mail.press()).toBe('mailed');
  expect([mail.keys(), mail.view().error]).toEqual([['key-1', 'key-1'], null]);
});

test('a port that throws is reported, and the button is enabled again', async () => {
  const mail = open(() => {
    throw new Error('broken');
  });
  expect(await mail.press()).toBe('failed');
  expect(mail.reported).toHaveLength(1);
  expect(await mail.press()).toBe('mailed');
});
