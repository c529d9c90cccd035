import { describe, expect, test } from 'vitest';
import { sampleUser } from '../account/account.test-data.ts';
import { buyerContactIdKey } from '../account/keys.ts';
import { gatewayError } from '../contract/error.ts';

import { createScriptedClient, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { cartTask } from './deferred.ts';

const request = { goodIds: ['P1'], content: 'Please quote.' };
const arrived = ok({ inquiryIds: ['i1'] });

async function runTask(user: ScriptedAnswer, contact?: string) {
  const { storage } = createMemoryDevice();
  if (contact !== undefined) storage.slot(buyerContactIdKey).save(contact);
  const { gateway, calls } = createScriptedClient(toScript({ 'account.userInfo': user, 'cart.submitList': arrived }));
  const { signal } = new AbortController();
  const answer = await cartTask.run({ gateway, storage }, request, { idempotencyKey: 'key-1', signal });
  return { answer, signal, calls: calls.map(({ name, data, options }) => ({ name, data, options })) };
}

describe('R-3.066 the contact of a cart that is sent', () => {
  test('is the saved one, without a request', async () => {
    const { answer, calls, signal } = await runTask(ok(sampleUser), 'C7');
    expect(answer).toEqual(arrived);
    expect(calls).toEqual([
      {
        name: 'cart.submitList',
        data: { ...request, purchaserContactId: 'C7' },
        options: { idempotencyKey: 'key-1', signal, handled: true, retry: true },
      },
    ]);
  });

  test('is requested if none is saved, and the request is cancelled with the task', async () => {
    const { answer, calls, signal } = await runTask(ok({ ...sampleUser, purchaserContactId: 'C9' }));
    expect(answer).toEqual(arrived);
    expect(calls.map(({ name, data }) => [name, data])).toEqual([
      ['account.userInfo', {}],
      ['cart.submitList', { ...request, purchaserContactId: 'C9' }],
    ]);
    expect(calls[0]?.options).toEqual({ signal, handled: true });
  });

  test.each([
    ['a gateway out of reach', err(gatewayError('NETWORK_ERROR')), err(gatewayError('NETWORK_ERROR'))],
    ['a login that is nobody’s', ok(null), err(gatewayError('INVALID_TOKEN', '401'))],
  ])('cannot be found with %s, and nothing is sent', async (_, user, failure) => {
    const { answer, calls } = await runTask(user);
    expect([answer, calls.map(({ name }) => name)]).toEqual([failure, ['account.userInfo']]);
  });
});

test('R-4.057 a sent cart has no link and no email address', () => {
  expect([cartTask.link({ inquiryIds: ['i1'] }, request), cartTask.email(request)]).toEqual([null, null]);
});
