import { expect, test } from 'vitest';
import { gatewayError } from '../contract/error.ts';
import { createScriptedClientFor, toScript } from '../contract/scripted-client.ts';
import { secondaryContract } from '../contract/trees/secondary-contract.ts';
import type { RegistrationGateInput, RegistrationGateOutcome } from '../ports/registration-gate.ts';
import { err, ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openCollect, saveCollectWish, toggleCollected } from './button.ts';
import { collectExhibitorsKey, collectProductsKey, collectWishKey } from './keys.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const product = { type: 'goodsSpu', id: 'P1', exhibitionId: '1001' } as const;
const exhibitor = { type: 'exhibitor', id: 'S1', exhibitionId: '1001' } as const;

/** A page of a buyer who has not collected anything. */
function page(pass: RegistrationGateOutcome = 'passed') {
  const device = createMemoryDevice();
  const { gateway, calls } = createScriptedClientFor(
    secondaryContract,
    toScript({
      'collect.standing': ok({ collected: false, count: 0 }),
      'collect.goodsSpu': ok({ collected: true, count: 1 }),
      'collect.exhibitor': ok({ collected: false, count: 0 }),
    }),
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

test('R-3.096 R-6.019 R-3.070 saving a favourite waits for the pre-registration of the exhibition, and is remembered on the device', async () => {
  const ports = page();
  expect(await openCollect(ports, product)).toEqual(ok(false));
  expect(await toggleCollected(ports, product, false)).toEqual(ok(true));
  expect(ports.wishes).toEqual([{ exhibitionId: '1001', entryType: 'Collection' }]);
  expect(ports.calls.at(-1)?.data).toEqual({ goodsSpuId: 'P1', exhibitionId: '1001', collected: true });
  expect(ports.storage.slot(collectProductsKey).read()).toEqual(['P1']);
});

test('R-3.070 the response to an earlier request does not overwrite a later press', async () => {
  const ports = page();
  const opening = openCollect(ports, product);
  ports.storage.slot(collectProductsKey).save(['P1']);
  expect(await opening).toEqual(ok(false));
  expect(ports.storage.slot(collectProductsKey).read()).toEqual(['P1']);
  // The gateway knows of changes on other devices: the button shows both an addition and a removal made there.
  expect(await openCollect(ports, product)).toEqual(ok(false));
  expect(ports.storage.slot(collectProductsKey).read()).toEqual([]);
});

test('R-3.071 removing a favourite needs no registration, and removes it from the device', async () => {
  const ports = page();
  ports.storage.slot(collectExhibitorsKey).save(['S0', 'S1']);
  expect(await toggleCollected(ports, exhibitor, true)).toEqual(ok(false));
  expect(ports.wishes).toEqual([]);
  expect(ports.calls.at(-1)?.data).toEqual({ supplierId: 'S1', exhibitionId: '1001', collected: false });
  expect(ports.storage.slot(collectExhibitorsKey).read()).toEqual(['S0']);
});

test('R-6.019 closing the form saves no favourite, and a failure to open it is reported', async () => {
  const ports = page('stayed');
  expect(await toggleCollected(ports, product, false)).toEqual(ok(false));
  const failed = err(gatewayError('NETWORK_ERROR'));
  expect(await toggleCollected({ ...ports, entry: { pass: async () => failed } }, product, false)).toEqual(failed);
  expect(ports.calls).toEqual([]);
});

test('R-6.019 a guest’s press is carried out once when they return, under the key of the press, within a quarter of an hour', async () => {
  const ports = page();
  saveCollectWish(ports, product);
  expect(await openCollect(ports, { ...product, exhibitionId: '1002' })).toEqual(ok(false));
  expect(await openCollect(ports, product)).toEqual(ok(true));
  expect(ports.calls.at(-1)?.options.idempotencyKey).toBe(KEY);
  expect(await openCollect(ports, product)).toEqual(ok(false));
  saveCollectWish(ports, product);
  ports.later(900_001);
  expect(await openCollect(ports, product)).toEqual(ok(false));
  expect(ports.storage.slot(collectWishKey).read()).toBeNull();
});
