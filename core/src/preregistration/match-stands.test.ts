import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, type ScriptedAnswer, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import { err, ok } from '../result.ts';
import { matchStands } from './match-stands.ts';
import { sampleRecord } from './preregistration.test-data.ts';

const booths = [{ standNo: 'A5', supplierId: 'S5', supplierName: 'Weaver 5' }];
const lost = err(gatewayError('NETWORK_ERROR'));

async function matched(answers: Record<string, ScriptedAnswer> = {}) {
  const script = toScript({
    'preregistration.checkReg': ok(sampleRecord),
    'badge.checkVip': ok({ booths, checkSVIP: false, checkVIP: true }),
    ...answers,
  });
  const { gateway, calls } = createScriptedClientFor(secondaryContract, script);
  const asked = { exhibitionId: '1001', badgeNo: 'TEX7K2Q9MX4' };
  return { stands: await matchStands(gateway, asked, new AbortController().signal), calls };
}

test('R-7.035 R-9.040 stands are matched by the visitor’s tags, five at most', async () => {
  const { stands, calls } = await matched();
  expect(stands).toEqual(booths);
  expect(calls[1]?.data).toEqual({ limit: 5, bagdeNo: 'TEX7K2Q9MX4', exhibitionId: '1001', tagCodes: 'TG000001' });
});

test('a visitor without tags has no matches, and no stands are requested', async () => {
  const { stands, calls } = await matched({ 'preregistration.checkReg': ok({ ...sampleRecord, tagCodes: '' }) });
  expect([stands, calls.length]).toEqual([[], 1]);
});

test('a failed call gives no matches', async () => {
  for (const name of ['preregistration.checkReg', 'badge.checkVip'])
    expect((await matched({ [name]: lost })).stands).toEqual([]);
});
