import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { checkRegistration } from './check-registration.ts';
import { preregistrationInfoKey } from './keys.ts';
import { sampleRecord } from './preregistration.test-data.ts';

function bench(answer: ScriptedAnswer) {
  const { storage } = createMemoryDevice();
  const { gateway: front, calls } = createScriptedClientFor(
    secondaryContract,
    toScript({ 'preregistration.checkReg': answer }),
  );
  const learn = () => checkRegistration({ front, storage }, '1001', undefined);
  return { learn, infos: storage.slot(preregistrationInfoKey), calls };
}

test('R-3.076 a registration made elsewhere is requested from the gateway once, and stored', async () => {
  const { learn, infos, calls } = bench(ok(sampleRecord));
  expect([await learn(), await learn()]).toEqual([ok(true), ok(true)]);
  expect(infos.read()?.['1001']?.badgeNo).toBe(sampleRecord.badgeNo);
  expect(calls).toHaveLength(1);
});

test('nothing is stored without a registration, or if the gateway cannot be reached', async () => {
  const lost = err(gatewayError('NETWORK_ERROR'));
  for (const [answer, told] of [
    [ok(null), ok(false)],
    [lost, lost],
  ] as const) {
    const { learn, infos } = bench(answer);
    expect([await learn(), infos.read()]).toEqual([told, null]);
  }
});
