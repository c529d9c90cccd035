import { expect, test } from 'vitest';
import { createScriptedClient, toScript } from '../contract/scripted-client.ts';
import { ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { saveFollowWish } from './button.ts';
import { openFollowedGoods } from './followed-goods.ts';
import { followWishKey } from './keys.ts';

const KEY = '00000000-0000-4000-8000-000000000001';

function page() {
  const { gateway, calls } = createScriptedClient(
    toScript({ 'follow.ids': ok({ ids: ['P1'] }), 'follow.goods': ok({ followed: true, count: 1 }) }),
  );
  const ports = { ...createMemoryDevice(), gateway, ids: { uuid: () => KEY } };
  return { ports, calls, names: () => calls.map(({ name }) => name) };
}

test('D-63 a page with many products loads the followed ones in one call', async () => {
  const { ports, names } = page();
  expect(await openFollowedGoods(ports, ['P1', 'P2'])).toEqual(ok(['P1']));
  expect(names()).toEqual(['follow.ids']);
});

test('D-82 a product chosen as a guest is followed once, under the key of the click', async () => {
  const { ports, calls, names } = page();
  saveFollowWish(ports, { type: 'goods', id: 'P2' });
  await openFollowedGoods(ports, ['P1', 'P2']);
  await openFollowedGoods(ports, ['P1', 'P2']);
  expect(names()).toEqual(['follow.goods', 'follow.ids', 'follow.ids']);
  expect(calls[0]).toMatchObject({ data: { goodsId: 'P2' }, options: { idempotencyKey: KEY } });
});

test('D-82 a choice that is not on the page, or is not a product, is left to its own button', async () => {
  const { ports, names } = page();
  for (const wish of [
    { type: 'goods', id: 'P9' },
    { type: 'supplier', id: 'P1' },
  ] as const) {
    saveFollowWish(ports, wish);
    await openFollowedGoods(ports, ['P1']);
    expect(ports.storage.slot(followWishKey).read()).toMatchObject(wish);
  }
  expect(names()).toEqual(['follow.ids', 'follow.ids']);
});
