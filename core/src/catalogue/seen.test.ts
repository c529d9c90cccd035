import { expect, test } from 'vitest';
import { sampleBrief } from '../contract/call-examples/rows.ts';
import { createScriptedClient, toScript } from '../contract/scripted-client.ts';
import { ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { seenProductsKey } from './keys.ts';
import { forgetSeen, loadSeen } from './seen.ts';
import { addSeen } from './seen-ids.ts';

function device() {
  const { storage } = createMemoryDevice();
  const { gateway, calls } = createScriptedClient(toScript({ 'catalogue.goodsByIds': ok([sampleBrief]) }));
  return { storage, gateway, calls, clock: { now: () => 0 } };
}

/** Opens the page of a product. */
function see({ storage }: ReturnType<typeof device>, productId: string): void {
  const slot = storage.slot(seenProductsKey);
  slot.save([...addSeen(slot.read(), productId)]);
}

test('R-1.001 recently viewed products are saved, the last one first and each once', () => {
  const ports = device();
  for (const id of ['P1', 'P2', 'P1', ...Array.from({ length: 11 }, (_, place) => `Q${place}`)]) see(ports, id);
  const kept = ports.storage.slot(seenProductsKey).read();
  expect([kept?.length, kept?.[0], kept?.at(-2), kept?.at(-1)]).toEqual([13, 'Q10', 'P1', 'P2']);
});

test('R-1.001 their cards are loaded without the current product, twelve at most', async () => {
  const ports = device();
  for (let place = 0; place < 20; place += 1) see(ports, `P${place}`);
  const seen = await loadSeen(ports, 'P19');
  expect(ports.calls.map(({ data }) => data)).toEqual([
    { goodsIds: Array.from({ length: 12 }, (_, place) => `P${18 - place}`) },
  ]);
  expect(seen).toMatchObject({ ok: true, value: [{ id: sampleBrief.goodsSpuId }] });
});

test('no request is sent if nothing was viewed, or if the history was cleared', async () => {
  const ports = device();
  see(ports, 'P1');
  expect(await loadSeen(ports, 'P1')).toEqual(ok([]));
  see(ports, 'P2');
  forgetSeen(ports);
  expect(await loadSeen(ports, null)).toEqual(ok([]));
  expect(ports.calls).toEqual([]);
});

test('a stored value that is not a list of IDs is replaced', () => {
  for (const kept of [undefined, 'P1', {}, [1, null, 'P 1', '']]) expect(addSeen(kept, 'P2')).toEqual(['P2']);
});
