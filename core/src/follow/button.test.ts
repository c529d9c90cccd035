import { expect, test } from 'vitest';
import { createScriptedClient, toScript } from '../contract/scripted-client.ts';
import { ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { openFollow, saveFollowWish, sendFollow } from './button.ts';
import { followWishKey } from './keys.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const product = { type: 'goods', id: 'P1' } as const;

/** A page of a buyer who follows nothing yet. */
function page() {
  const device = createMemoryDevice();
  const { gateway, calls } = createScriptedClient(
    toScript({
      'follow.standing': ok({ followed: false, count: 0 }),
      'follow.goods': ok({ followed: true, count: 1 }),
      'follow.cancelSupplier': ok({ followed: false, count: 0 }),
      'follow.exhibition': ok({ followed: true, count: 1 }),
    }),
  );
  const asked = () => calls.map(({ name, data }) => [name, data]);
  return { ...device, gateway, asked, calls, ids: { uuid: () => KEY } };
}

test('D-63 R-1.007 a button shows whether the item is followed, and changes it', async () => {
  const ports = page();
  expect(await openFollow(ports, product)).toEqual(ok({ followed: false, count: 0 }));
  expect(await sendFollow(ports, product, true)).toEqual(ok({ followed: true, count: 1 }));
  await sendFollow(ports, { type: 'supplier', id: 'S1' }, false);
  await sendFollow(ports, { type: 'exhibition', id: '1001' }, true);
  expect(ports.asked()).toEqual([
    ['follow.standing', { type: 'goods', targetId: 'P1' }],
    ['follow.goods', { goodsId: 'P1' }],
    ['follow.cancelSupplier', { supplierId: 'S1' }],
    ['follow.exhibition', { exhibitionId: '1001' }],
  ]);
});

test('D-82 an item chosen as a guest is followed once after the login, under the key of the click', async () => {
  const ports = page();
  saveFollowWish(ports, product);
  expect((await openFollow(ports, product)).ok).toBe(true);
  await openFollow(ports, product);
  expect(ports.asked().map(([name]) => name)).toEqual(['follow.goods', 'follow.standing']);
  expect(ports.calls[0]?.options.idempotencyKey).toBe(KEY);
});

test('D-82 a guest’s choice applies to no other item, and expires after 15 minutes', async () => {
  const ports = page();
  saveFollowWish(ports, product);
  await openFollow(ports, { type: 'supplier', id: 'P1' });
  expect(ports.storage.slot(followWishKey).read()).not.toBeNull();
  ports.later(900_001);
  await openFollow(ports, product);
  expect(ports.asked().map(([name]) => name)).toEqual(['follow.standing', 'follow.standing']);
});
