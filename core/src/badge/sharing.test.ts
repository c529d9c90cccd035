import { expect, test } from 'vitest';
import { createScriptedClientFor } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { ok } from '../result.ts';
import { shareFields, takeBackScan } from './sharing.ts';

test('D-65 REL-01 sharing fields and withdrawing a scan are each sent under their own key, so that a repeat is harmless', async () => {
  const { gateway, calls } = createScriptedClientFor(secondaryContract, () => ok(true));
  let made = 0;
  const ports = { gateway, ids: { uuid: () => `key-${++made}` } };
  const badge = { exhibitionId: '1001', registrationId: 'r1' };
  await shareFields(ports, badge, ['country']);
  await takeBackScan(ports, 'l1', true);
  expect(calls.map(({ name, data, options }) => [name, data, options.idempotencyKey, options.retry])).toEqual([
    ['lead.share', { ...badge, fields: ['country'] }, 'key-1', true],
    ['lead.takeBack', { leadId: 'l1', isTakenBack: true }, 'key-2', true],
  ]);
});
