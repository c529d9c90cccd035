import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import type { RegistrationGateInput, RegistrationGateOutcome } from '../ports/registration-gate.ts';
import { err, ok } from '../result.ts';
import { spin } from './spin.ts';

const draw = { drawId: 'd1', prizeId: 'tote', prizeName: 'Tote', index: 2, status: 'drawn' };

function page(pass: RegistrationGateOutcome = 'passed', badgeNo: string | null = 'TEX1') {
  const { gateway, calls } = createScriptedClientFor(
    secondaryContract,
    toScript({
      'lottery.wheel': ok({ sectors: [], badgeNo, needsProof: false, draw: null }),
      'lottery.draw': ok(draw),
    }),
  );
  const wishes: RegistrationGateInput[] = [];
  const entry = {
    pass: async (wish: RegistrationGateInput) => {
      wishes.push(wish);
      return ok(pass);
    },
  };
  return { gateway, calls, wishes, entry, ids: { uuid: () => '00000000-0000-4000-8000-000000000001' } };
}

test('R-2.140 D-27 a known badge draws at once', async () => {
  const ports = page();
  expect(await spin(ports, '1001', 'TEX9')).toEqual(ok(draw));
  expect([ports.wishes, ports.calls.map(({ name, data }) => [name, data])]).toEqual([
    [],
    [['lottery.draw', { exhibitionId: '1001', badgeNo: 'TEX9' }]],
  ]);
});

test('R-2.140 D-27 a visitor without a badge registers first and draws with the new badge', async () => {
  const ports = page();
  expect(await spin(ports, '1001', null)).toEqual(ok(draw));
  expect(ports.wishes).toEqual([{ exhibitionId: '1001' }]);
  expect(ports.calls.at(-1)).toMatchObject({ name: 'lottery.draw', data: { badgeNo: 'TEX1' } });
});

test('D-27 nothing is drawn if the visitor closes the form or cannot register, and a failure is reported', async () => {
  expect(await spin(page('stayed'), '1001', null)).toEqual(ok(null));
  expect(await spin(page('passed', null), '1001', null)).toEqual(ok(null));
  const failed = err(gatewayError('NETWORK_ERROR'));
  expect(await spin({ ...page(), entry: { pass: async () => failed } }, '1001', null)).toEqual(failed);
});
