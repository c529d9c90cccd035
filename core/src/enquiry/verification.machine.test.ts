import { expect, test } from 'vitest';
import { createActor, waitFor } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import { type ScriptedAnswer, scriptedClient } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { provideVerification } from './verification.machine.ts';
import { verificationView } from './verification.view.ts';

function openLink(answers: readonly ScriptedAnswer[], token = 'T1') {
  const left = [...answers];
  const { gateway, calls } = scriptedClient(() => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('broken');
    return answer;
  });
  const reported: unknown[] = [];
  let keys = 0;
  const ids = {
    uuid: () => {
      keys += 1;
      return `key-${keys}`;
    },
  };
  const machine = provideVerification({ gateway, ids, bugs: { report: (cause) => reported.push(cause) } });
  const actor = createActor(machine, { input: { token } }).start();
  return {
    calls,
    reported,
    first: verificationView(actor.getSnapshot()),
    retry: () => actor.send({ type: 'retry.requested' }),
    async settled() {
      await waitFor(actor, (snapshot) => !snapshot.hasTag('busy'));
      return verificationView(actor.getSnapshot());
    },
  };
}

const verified = ok({ verified: true, email: 'buyer@example.com', inquiryId: 'e1' });

test('R-2.060 a good link confirms the address', async () => {
  const link = openLink([verified]);
  expect(link.first).toEqual({
    busy: true,
    state: 'verifying',
    title: { key: 'verify.verifying' },
    message: null,
    canRetry: false,
  });
  expect(await link.settled()).toEqual({
    busy: false,
    state: 'verified',
    title: { key: 'verify.verified.title' },
    message: { key: 'verify.verified.text', values: { email: 'buyer@example.com' } },
    canRetry: false,
  });
  expect(link.calls.map(({ data }) => data)).toEqual([{ token: 'T1' }]);
});

test.each([
  ['used or unknown', err(gatewayError('SERVER_ERROR', '404'))],
  ['broken', err(gatewayError('SERVER_ERROR', '400'))],
  ['not confirmed', ok({ verified: false, email: '', inquiryId: '' })],
])('R-2.060 a link that is %s is invalid and not tried again', async (_what, answer) => {
  const view = await openLink([answer]).settled();
  expect([view.state, view.canRetry, view.message]).toEqual(['invalid', false, { key: 'verify.invalid.text' }]);
});

test('R-2.060 a link without a token is invalid and asks nobody', async () => {
  const link = openLink([], '');
  expect([(await link.settled()).state, link.calls]).toEqual(['invalid', []]);
});

test('R-2.060 a lost answer is told, and the next try carries the same key', async () => {
  const link = openLink([err(gatewayError('NETWORK_ERROR')), verified]);
  const failed = await link.settled();
  expect([failed.state, failed.message, failed.canRetry]).toEqual(['failed', { key: 'request.network' }, true]);
  link.retry();
  expect((await link.settled()).state).toBe('verified');
  expect(link.calls.map(({ options }) => options.idempotencyKey)).toEqual(['key-1', 'key-1']);
});

test('a port that breaks is told as a server error and reported', async () => {
  const link = openLink([]);
  const view = await link.settled();
  expect([view.state, view.message, link.reported]).toEqual([
    'failed',
    { key: 'request.server' },
    [new Error('broken')],
  ]);
});
