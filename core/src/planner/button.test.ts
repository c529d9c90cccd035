import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import type { RegistrationGateInput, RegistrationGateOutcome } from '../ports/registration-gate.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openPlan, savePlanWish, togglePlan } from './button.ts';
import { plannerWishKey } from './keys.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const product = { exhibitionId: '1001', supplierId: 'S1', goodsId: 'P1' } as const;
const stand = { exhibitionId: '1001', supplierId: 'S1' } as const;
const item = {
  id: 'I1',
  ...product,
  standNo: 'A12',
  hall: '1',
  hallName: '',
  supplierName: '',
  goodsName: '',
  image: '',
  remark: '',
  createTime: 1,
};

/** A buyer who has planned the product but not the stand. */
function page(pass: RegistrationGateOutcome = 'passed') {
  const device = createMemoryDevice();
  const { gateway, calls } = createScriptedClientFor(
    secondaryContract,
    toScript({
      'planner.list': ok([item]),
      'planner.add': ok({ id: 'I2' }),
      'planner.remove': ok(true),
    }),
  );
  const wishes: RegistrationGateInput[] = [];
  const entry = {
    pass: async (wish: RegistrationGateInput) => {
      wishes.push(wish);
      return ok(pass);
    },
  };
  const list = (exhibitionId: string) => gateway.planner.list({ exhibitionId });
  return { ...device, gateway, entry, wishes, list, calls, ids: { uuid: () => KEY } };
}

test('D-28 a button shows whether its own item is planned, and removes it', async () => {
  const ports = page();
  expect(await openPlan(ports, product, ports.list)).toEqual(ok('I1'));
  expect(await openPlan(ports, stand, ports.list)).toEqual(ok(null));
  expect(await togglePlan(ports, product, 'I1')).toEqual(ok(null));
  expect(ports.calls.at(-1)).toMatchObject({ name: 'planner.remove', data: { id: 'I1' } });
  expect(ports.wishes).toEqual([]);
});

test('R-3.099 R-6.022 adding to the plan waits for the pre-registration of the exhibition, and happens once', async () => {
  const ports = page();
  expect(await togglePlan(ports, stand, null)).toEqual(ok('I2'));
  expect(ports.wishes).toEqual([{ exhibitionId: '1001', entryType: 'AddToPlanner' }]);
  expect(ports.calls.map(({ name, data }) => [name, data])).toEqual([['planner.add', stand]]);
});

test('R-6.022 closing the pre-registration form plans nothing', async () => {
  const ports = page('stayed');
  expect(await togglePlan(ports, stand, null)).toEqual(ok(null));
  expect(ports.calls).toEqual([]);
});

test('R-6.022 nothing is added if the registration check fails, and the failure is reported', async () => {
  const failed = err(gatewayError('NETWORK_ERROR'));
  const ports = { ...page(), entry: { pass: async () => failed } };
  expect(await togglePlan(ports, stand, null)).toEqual(failed);
  expect(ports.calls).toEqual([]);
});

test('R-6.022 an item chosen as a guest is added once after the login, under the key of the click', async () => {
  const ports = page();
  savePlanWish(ports, stand);
  expect(await openPlan(ports, product, ports.list)).toEqual(ok('I1'));
  expect(await openPlan(ports, stand, ports.list)).toEqual(ok('I2'));
  await openPlan(ports, stand, ports.list);
  expect(ports.calls.map(({ name }) => name)).toEqual(['planner.list', 'planner.add', 'planner.list']);
  expect(ports.calls[1]?.options.idempotencyKey).toBe(KEY);
});

test('R-6.022 a guest’s choice expires after 15 minutes', async () => {
  const ports = page();
  savePlanWish(ports, stand);
  ports.later(900_001);
  expect(await openPlan(ports, stand, ports.list)).toEqual(ok(null));
  expect(ports.storage.slot(plannerWishKey).read()).toBeNull();
});
