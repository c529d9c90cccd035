import { expect, test } from 'vitest';
import { sampleBrief } from '../contract/samples.ts';
import { answersOf, scriptedClient } from '../contract/scripted-client.ts';
import { ok } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { seenKey } from './keys.ts';
import { forgetSeen, loadSeen, rememberSeen } from './seen.ts';

function device() {
  const { storage } = createMemoryDevice();
  const { gateway, calls } = scriptedClient(answersOf({ 'catalogue.goodsByIds': ok([sampleBrief]) }));
  return { storage, gateway, calls, clock: { now: () => 0 } };
}

test('R-1.001 the products seen last are kept, the last one first and each once', () => {
  const ports = device();
  for (const id of ['P1', 'P2', 'P1', ...Array.from({ length: 11 }, (_, place) => `Q${place}`)])
    rememberSeen(ports, id);
  const kept = ports.storage.slot(seenKey).read();
  expect([kept?.length, kept?.[0], kept?.at(-2), kept?.at(-1)]).toEqual([13, 'Q10', 'P1', 'P2']);
});

test('R-1.001 their cards are asked for without the product whose page it is, twelve at most', async () => {
  const ports = device();
  for (let place = 0; place < 20; place += 1) rememberSeen(ports, `P${place}`);
  const seen = await loadSeen(ports, 'P19');
  expect(ports.calls.map(({ data }) => data)).toEqual([
    { goodsIds: Array.from({ length: 12 }, (_, place) => `P${18 - place}`) },
  ]);
  expect(seen).toMatchObject({ ok: true, value: [{ id: sampleBrief.goodsSpuId }] });
});

test('nothing is asked where nothing was seen, or where it was forgotten', async () => {
  const ports = device();
  rememberSeen(ports, 'P1');
  expect(await loadSeen(ports, 'P1')).toEqual(ok([]));
  rememberSeen(ports, 'P2');
  forgetSeen(ports);
  expect(await loadSeen(ports, null)).toEqual(ok([]));
  expect(ports.calls).toEqual([]);
});
