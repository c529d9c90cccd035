import { expect, test } from 'vitest';
import { createActor } from 'xstate';
import { gatewayError } from '../contract/error.ts';
import type { ScriptedAnswer } from '../contract/scripted-client.ts';
import { stageFlow, stagePorts } from '../ports/flow-stage.ts';
import { err, ok } from '../result.ts';
import { provideVerification } from './verification.machine.ts';
import { verificationView } from './verification.view.ts';

function openLink(answers: readonly ScriptedAnswer[], opening: { readonly token?: string } = { token: 'T1' }) {
  const left = [...answers];
  const { calls, reported, ...ports } = stagePorts(() => {
    const answer = left.shift();
    if (answer === undefined) throw new Error('broken');
    return answer;
  });
  const actor = createActor(provideVerification(ports), { input: opening }).start();
  return { calls, reported, ...stageFlow(actor, verificationView) };
}

const verified = ok({ verified: true, email: 'buyer@example.com', inquiryId: 'e1', sign: 's1' });

test('R-2.060 a good link confirms the address', async () => {
  const link = openLink([verified]);
  expect(link.view()).toEqual({
    busy: true,
    state: 'verifying',
    title: { key: 'verify.verifying' },
    message: null,
    canRetry: false,
    thread: null,
  });
  expect(await link.settled()).toEqual({
    busy: false,
    state: 'verified',
    title: { key: 'verify.verified.title' },
    message: { key: 'verify.verified.text', values: { email: 'buyer@example.com' } },
    canRetry: false,
    thread: { route: 'enquiryThread', params: { enquiryId: 'e1' }, query: { sign: 's1' } },
  });
  expect(link.calls.map(({ data }) => data)).toEqual([{ token: 'T1' }]);
});

test.each([
  ['used or unknown', err(gatewayError('SERVER_ERROR', '404'))],
  ['broken', err(gatewayError('SERVER_ERROR', '400'))],
  ['not confirmed', ok({ verified: false, email: '', inquiryId: '' })],
])('R-2.060 a link that is %s is invalid and not tried again', async (_what, answer) => {
  const link = openLink([answer]);
  expect(await link.settled()).toEqual({
    busy: false,
    state: 'invalid',
    title: { key: 'verify.invalid.title' },
    message: { key: 'verify.invalid.text' },
    canRetry: false,
    thread: null,
  });
  expect((await link.do({ type: 'retry.requested' })).state).toBe('invalid');
  expect(link.calls.map(({ options }) => options.handled)).toEqual([true]);
});

test.each([[{ token: '' }], [{}]])('R-2.060 a link without a token is invalid and asks nobody: %j', async (opening) => {
  const link = openLink([], opening);
  expect([(await link.settled()).state, link.calls]).toEqual(['invalid', []]);
});

test('R-2.060 a lost answer is told, and the next try carries the same key', async () => {
  const link = openLink([err(gatewayError('NETWORK_ERROR')), verified]);
  const failed = await link.settled();
  expect(failed).toEqual({
    busy: false,
    state: 'failed',
    title: { key: 'verify.failed.title' },
    message: { key: 'request.network' },
    canRetry: true,
    thread: null,
  });
  expect((await link.do({ type: 'retry.requested' })).state).toBe('verified');
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
