import { beforeAll, expect, test } from 'vitest';
import { createPictureFile } from '../../../../tests/support/sample-files.ts';
import { createRenditionStore, type Rendition } from './rendition-store.ts';

let picture: Uint8Array;
beforeAll(async () => {
  picture = await createPictureFile('png', { width: 64, height: 48 });
});

/** A store that encodes one picture at a time, each when the test opens its door. */
function createMaking({ eachMinute = 100 } = {}) {
  const stored = new Map<string, Uint8Array>();
  const store = {
    get: async ({ id }: Rendition) => stored.get(id),
    put: async ({ id }: Rendition, bytes: Uint8Array) => void stored.set(id, bytes),
  };
  const kept = createRenditionStore({ name: 'test', store, atOnce: 1, mostWaiting: 10, eachMinute });
  const begun: string[] = [];
  const door = Promise.withResolvers<void>();
  const read = (id: string, address = '192.0.2.1', signal?: AbortSignal) => {
    const source = async () => {
      begun.push(id);
      await door.promise;
      return picture;
    };
    return kept.read({ id, width: 64, format: 'webp', changed: 0 }, source, { address, signal });
  };
  return { read, begun, stored, open: () => door.resolve() };
}

test('THR-37 concurrent requests for one picture create it once, and later ones get the stored rendition', async () => {
  const { read, begun, open } = createMaking();
  const all = [read('1'), read('1', '192.0.2.2'), read('1', '192.0.2.3')];
  open();
  const [first, ...others] = await Promise.all(all);
  expect(first).toBeInstanceOf(Uint8Array);
  for (const other of others) expect(other).toBe(first);
  expect(await read('1')).toBe(first);
  expect(begun).toEqual(['1']);
});

test('THR-37 networks take turns, however many pictures one of them requests', async () => {
  const { read, begun, open } = createMaking();
  const flood = ['1', '2', '3', '4'].map((id) => read(id));
  const other = read('5', '2001:db8::1');
  await expect.poll(() => begun).toEqual(['1']);
  open();
  await Promise.all([...flood, other]);
  expect(begun).toEqual(['1', '5', '2', '3', '4']);
});

test('THR-37 a network over its limit of new renditions is rejected; stored ones and other networks are not counted', async () => {
  const { read, begun, open } = createMaking({ eachMinute: 2 });
  open();
  for (const id of ['1', '2']) expect(await read(id)).toBeInstanceOf(Uint8Array);
  expect(await read('3')).toBe('busy');
  expect(begun).toEqual(['1', '2']);
  expect(await read('1')).toBeInstanceOf(Uint8Array);
  expect(await read('3', '192.0.2.2')).toBeInstanceOf(Uint8Array);
});

test('a picture that cannot be stored is served all the same', async () => {
  const store = {
    get: async () => undefined,
    put: async () => Promise.reject(new Error('the disk is full')),
  };
  const kept = createRenditionStore({ name: 'test', store, atOnce: 1, mostWaiting: 1, eachMinute: 9 });
  const made = { id: '1', width: 64, format: 'webp', changed: 0 } as const;
  expect(await kept.read(made, async () => picture, { address: '192.0.2.1' })).toBeInstanceOf(Uint8Array);
});

test('REL-22 a picture is not created when all its clients have disconnected; a client that stays gets it', async () => {
  const { read, begun, stored, open } = createMaking();
  const [gone, half] = [new AbortController(), new AbortController()];
  const running = read('1');
  const left = [read('2', '192.0.2.2', gone.signal), read('2', '192.0.2.3', gone.signal)];
  const shared = [read('3', '192.0.2.2', half.signal), read('3', '192.0.2.3')];
  await expect.poll(() => begun).toEqual(['1']);
  gone.abort();
  half.abort();
  expect(await Promise.all(left)).toEqual(['busy', 'busy']);
  const again = read('2');
  open();
  for (const made of await Promise.all([running, again, ...shared])) expect(made).toBeInstanceOf(Uint8Array);
  expect(begun.toSorted()).toEqual(['1', '2', '3']);
  expect([...stored.keys()].toSorted()).toEqual(['1', '2', '3']);
});
