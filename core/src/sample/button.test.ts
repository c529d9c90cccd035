import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import type { RegistrationGateInput, RegistrationGateOutcome } from '../ports/registration-gate.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openSample, saveSampleWish, toggleSample } from './button.ts';
import { sampleWishKey } from './keys.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const wanted = { exhibitionId: '1001', goodsId: 'P1' } as const;
const other = { exhibitionId: '1001', goodsId: 'P2' } as const;
const booked = {
  id: 'B2',
  ...other,
  goodsName: '',
  supplierId: 'S1',
  supplierName: '',
  standNo: '',
  hall: '',
  image: '',
  quantity: 1,
  createTime: 1,
};

/** A buyer who has booked the other product's sample. */
function page(pass: RegistrationGateOutcome = 'passed') {
  const device = createMemoryDevice();
  const { gateway, calls } = createScriptedClientFor(
    secondaryContract,
    toScript({ 'sample.list': ok([booked]), 'sample.book': ok({ id: 'B1' }), 'sample.cancel': ok(true) }),
  );
  const wishes: RegistrationGateInput[] = [];
  const entry = {
    pass: async (wish: RegistrationGateInput) => {
      wishes.push(wish);
      return ok(pass);
    },
  };
  return { ...device, gateway, entry, wishes, calls, ids: { uuid: () => KEY } };
}

test('R-6.018 a button shows whether a sample of its own product is booked, and cancels it', async () => {
  const ports = page();
  expect(await openSample(ports, wanted)).toEqual(ok(null));
  expect(await openSample(ports, other)).toEqual(ok('B2'));
  expect(await toggleSample(ports, other, 'B2')).toEqual(ok(null));
  expect(ports.calls.at(-1)).toMatchObject({ name: 'sample.cancel', data: { id: 'B2' } });
  expect(ports.wishes).toEqual([]);
});

test('R-3.095 R-6.018 booking a sample waits for the pre-registration of the exhibition, and happens once', async () => {
  const ports = page();
  expect(await toggleSample(ports, wanted, null)).toEqual(ok('B1'));
  expect(ports.wishes).toEqual([{ exhibitionId: '1001', entryType: 'Sample' }]);
  expect(ports.calls.map(({ name, data }) => [name, data])).toEqual([['sample.book', wanted]]);
});

test('R-6.018 closing the pre-registration form books nothing', async () => {
  const ports = page('stayed');
  expect(await toggleSample(ports, wanted, null)).toEqual(ok(null));
  expect(ports.calls).toEqual([]);
});

test('R-6.018 A-20 a sample chosen as a guest is booked once after the login, only on the page of that product', async () => {
  const ports = page();
  saveSampleWish(ports, wanted);
  expect(await openSample(ports, other)).toEqual(ok('B2'));
  expect(await openSample(ports, wanted)).toEqual(ok('B1'));
  expect(ports.calls.at(-1)).toMatchObject({ name: 'sample.book', options: { idempotencyKey: KEY } });
  expect(ports.storage.slot(sampleWishKey).read()).toBeNull();
  expect(await openSample(ports, wanted)).toEqual(ok(null));
});

test('R-6.018 a rejection is passed on', async () => {
  const ports = page();
  const refused = err(gatewayError('SERVER_ERROR'));
  const entry = { pass: async () => refused };
  expect(await toggleSample({ ...ports, entry }, wanted, null)).toEqual(refused);
});
