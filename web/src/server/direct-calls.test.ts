import { encodeSuccess, toErrorBody } from '@fairhall/core/contract/envelope';
import { gatewayContract } from '@fairhall/core/contract/trees/gateway-contract';
import { err, ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import { sendDirectly } from './direct-calls.ts';
import type { DirectAnswer, DirectCall } from './page-options.ts';

const TREE = encodeSuccess('micro', '[{"id":"TX01"}]');

function sender(answer: DirectAnswer | undefined) {
  const asked: DirectCall[] = [];
  const send = sendDirectly({
    boot: { lang: 'en', siteId: 999 },
    gateway: {
      handle: () => Promise.reject(new Error('no request is made')),
      ask: (call) => {
        asked.push(call);
        return answer && Promise.resolve(answer);
      },
      listPages: async () => ({ waitSeconds: 1 }),
    },
    caller: { address: '127.0.0.1' },
    timeoutMs: 1_000,
    usual: async () => ok('by a request'),
  });
  return { asked, tree: (data: object = {}) => send(gatewayContract.categories.all, data, {}) };
}

test('R-9.024 a call has the language and the site of the page, and no undefined members', async () => {
  const { asked, tree } = sender({ text: TREE, isCached: false });
  expect(await tree({ lang: undefined })).toEqual(ok([{ id: 'TX01' }]));
  expect(asked).toEqual([
    { path: gatewayContract.categories.all.path, data: {}, lang: 'en', siteId: 999, websiteId: 999 },
  ]);
  expect(Object.keys(asked[0]?.data as object)).toEqual([]);
});

test('a cached answer of the gateway is the same object again', async () => {
  const { tree } = sender({ text: TREE, isCached: true });
  const [one, other] = [await tree(), await tree()];
  expect(one.ok && other.ok && one.value === other.value).toBe(true);
});

test('a rejected call returns the same error as a request', async () => {
  const refusal = toErrorBody('micro', '429', 'Too many');
  const error = { kind: 'SERVER_ERROR', code: '429', message: 'Too many', retryAfterSeconds: 3 };
  expect(await sender({ refusal, retryAfterSeconds: 3 }).tree()).toEqual(err(expect.objectContaining(error)));
});

test('a call that needs a request is sent as a request', async () => {
  expect(await sender(undefined).tree()).toEqual(ok('by a request'));
});
