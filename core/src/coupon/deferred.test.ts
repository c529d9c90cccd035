import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { err, ok } from '../result.ts';
import { couponTask } from './deferred.ts';

const options = {
  idempotencyKey: '00000000-0000-4000-8000-000000000001',
  signal: { aborted: false, addEventListener: () => undefined, removeEventListener: () => undefined },
};

test('R-2.266 REL-01 the waiting task issues the coupon with its key', async () => {
  const issued = ok({ couponNo: 'C-7K3M-9QXD', status: 'issued' });
  const { gateway, calls } = createScriptedClientFor(secondaryContract, () => issued);
  const sent = await couponTask.run({ frontGateway: async () => gateway }, { couponId: 'C1' }, options);
  expect(sent).toEqual(issued);
  expect(calls).toMatchObject([
    { name: 'coupon.issue', data: { couponId: 'C1' }, options: { idempotencyKey: options.idempotencyKey } },
  ]);
});

test('REL-05 calls that cannot be loaded count as a lost connection, which is retried', async () => {
  const frontGateway = () => Promise.reject(new Error('not loaded'));
  const sent = await couponTask.run({ frontGateway }, { couponId: 'C1' }, options);
  expect(sent).toEqual(err(gatewayError('NETWORK_ERROR')));
});
