import {
  chmodSync,
  existsSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createBrowserStore } from '@fairhall/adapters/browser/store';
import { createSimulatedClock } from '@fairhall/adapters/memory/simulated-clock';
import { createMemoryStore } from '@fairhall/adapters/memory/store';
import { createFileStore } from '@fairhall/adapters/node/file-store';
import type { Clock } from '@fairhall/core/ports/clock';
import type { KeyValueStore, StorageScope } from '@fairhall/core/ports/key-value-store';
import { afterAll, describe, expect, test } from 'vitest';
import { createFakeWindow, type StorageFault } from './fake-window.ts';

const folders: string[] = [];
const newFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-store-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true });
});

const browser = (fault: StorageFault) => (clock: Clock) => createBrowserStore(createFakeWindow(clock, fault).window);
const adapters: Record<string, (clock: Clock) => KeyValueStore> = {
  memory: createMemoryStore,
  browser: browser('none'),
  'browser that forbids storage': browser('forbidden'),
  'browser without room': browser('full'),
  'browser without cookies': browser('cookiesOff'),
  file: (clock) => createFileStore(join(newFolder(), 'state.json'), clock),
  'file in a folder to be made': (clock) => createFileStore(join(newFolder(), 'new', 'state.json'), clock),
  'file where none can be': (clock) => createFileStore('/dev/null/state.json', clock),
};
const places: readonly StorageScope[] = ['local', 'session', 'cookie'];
const values = ['plain', '', '{"v":"t","exp":1}', 'a=b; c="d", %', 'معرض 展览 🏭', 'x'.repeat(3000)];

describe.each(Object.entries(adapters))('the store: %s', (_, create) => {
  test.each(places)('%s returns any value that was set', (place) => {
    const store = create(createSimulatedClock());
    for (const value of values) {
      store.set(place, 'visitor_id', value);
      expect(store.get(place, 'visitor_id')).toBe(value);
    }
  });

  test.each(places)('%s returns nothing for a value that was never set or has been removed', (place) => {
    const store = create(createSimulatedClock());
    expect(store.get(place, 'lang')).toBeUndefined();
    store.set(place, 'lang', 'en');
    store.remove(place, 'lang');
    store.remove(place, 'lang');
    expect(store.get(place, 'lang')).toBeUndefined();
  });

  test('storage areas and keys are independent', () => {
    const store = create(createSimulatedClock());
    for (const place of places) store.set(place, 'lang', place);
    store.set('local', 'ang', 'other');
    store.remove('session', 'lang');
    expect([...places, 'local' as const].map((place) => store.get(place, 'lang'))).toEqual([
      'local',
      undefined,
      'cookie',
      'local',
    ]);
    expect(store.get('cookie', 'ang')).toBeUndefined();
  });

  test('R-4.071 clearing the session area leaves the others unchanged', () => {
    const store = create(createSimulatedClock());
    for (const place of places) {
      store.set(place, 'lang', place);
      store.set(place, 'other', place);
    }
    store.clearSession();
    const left = places.map((place) => [store.get(place, 'lang'), store.get(place, 'other')]);
    expect(left).toEqual([
      ['local', 'local'],
      [undefined, undefined],
      ['cookie', 'cookie'],
    ]);
  });

  test('names of inherited object properties work as keys', () => {
    const store = create(createSimulatedClock());
    expect(store.get('local', '__proto__')).toBeUndefined();
    expect(store.get('local', 'constructor')).toBeUndefined();
    store.set('local', 'constructor', 'x');
    expect(store.get('local', 'constructor')).toBe('x');
  });
});

describe.each(['memory', 'browser', 'file'])('the lifetime of a cookie: %s', (name) => {
  test('R-3.074 a cookie expires after its lifetime, other values do not', async () => {
    const clock = createSimulatedClock();
    const store = adapters[name]?.(clock);
    store?.set('cookie', 'lang', 'ar', 60_000);
    store?.set('local', 'lang', 'ar', 60_000);
    await clock.advance(59_999);
    expect(store?.get('cookie', 'lang')).toBe('ar');
    await clock.advance(1);
    expect(store?.get('cookie', 'lang')).toBeUndefined();
    expect(store?.get('local', 'lang')).toBe('ar');
  });
});

describe('browser', () => {
  test('THR-55 a cookie is SameSite=Lax, and Secure under HTTPS', () => {
    const clock = createSimulatedClock();
    const secure = createFakeWindow(clock);
    createBrowserStore(secure.window).set('cookie', 'lang', 'ar', 315_360_000_000);
    const local = createFakeWindow(clock, 'none', 'http:');
    createBrowserStore(local.window).set('cookie', 'lang', 'ar');
    expect([...secure.written, ...local.written]).toEqual([
      'lang=ar; Path=/; SameSite=Lax; Secure; Max-Age=315360000',
      'lang=ar; Path=/; SameSite=Lax',
    ]);
  });

  test('R-3.073 the next page in the same browser reads the stored values', () => {
    const { window } = createFakeWindow(createSimulatedClock());
    for (const place of places) createBrowserStore(window).set(place, 'visitor_id', place);
    const next = createBrowserStore(window);
    expect(places.map((place) => next.get(place, 'visitor_id'))).toEqual(places);
  });

  test('REL-10 only the deferred task gets a backup copy, even if the storage is full', () => {
    const told: (readonly string[])[] = [];
    const copies = {
      store: (...given: readonly string[]) => void told.push(given),
      drop: (key: string) => void told.push([key]),
    };
    const { window } = createFakeWindow(createSimulatedClock());
    const store = createBrowserStore(window, copies);
    store.set('local', 'deferred_task', 'one');
    store.set('local', 'buyer_token', 'secret');
    store.set('session', 'deferred_task', 'elsewhere');
    store.remove('local', 'deferred_task');
    expect(told).toEqual([['deferred_task', 'one'], ['deferred_task']]);
    told.length = 0;
    createBrowserStore(createFakeWindow(createSimulatedClock(), 'full').window, copies).set(
      'local',
      'deferred_task',
      'two',
    );
    expect(told.at(-1)).toEqual(['deferred_task', 'two']);
  });

  test('a malformed cookie counts as missing', () => {
    const { window } = createFakeWindow(createSimulatedClock());
    window.document.cookie = 'lang=%E0%A4%A';
    expect(createBrowserStore(window).get('cookie', 'lang')).toBeUndefined();
  });

  test('a value that is too large does not leave the old one in place', () => {
    const { window } = createFakeWindow(createSimulatedClock());
    const store = createBrowserStore(window);
    store.set('cookie', 'lang', 'en');
    store.set('cookie', 'lang', 'x'.repeat(5000));
    expect(store.get('cookie', 'lang')).toHaveLength(5000);
    expect(createBrowserStore(window).get('cookie', 'lang')).toBeUndefined();
  });
});

describe('file', () => {
  test('the file is readable only by its owner, and no temporary file is left behind', () => {
    const folder = newFolder();
    const file = join(folder, 'state.json');
    createFileStore(file, createSimulatedClock()).set('local', 'buyer_token', 't');
    const modes = readdirSync(folder).map((name) => [name, (statSync(join(folder, name)).mode & 0o777).toString(8)]);
    expect(Object.fromEntries(modes)).toEqual({ 'state.json': '600', 'state.json.lock': '600' });
    chmodSync(file, 0o644);
    createFileStore(file, createSimulatedClock()).set('local', 'buyer_token', 'u');
    expect((statSync(file).mode & 0o777).toString(8)).toBe('600');
  });

  test('the next run reads the stored values, except those of a session', () => {
    const file = join(newFolder(), 'state.json');
    const clock = createSimulatedClock();
    const store = createFileStore(file, clock);
    for (const place of places) store.set(place, 'a', place);
    store.set('cookie', 'lang', 'ar', 60_000);
    const next = createFileStore(file, clock);
    expect(places.map((place) => next.get(place, 'a'))).toEqual(['local', undefined, undefined]);
    expect(next.get('cookie', 'lang')).toBe('ar');
  });

  test('two concurrent runs see each other’s values', () => {
    const file = join(newFolder(), 'state.json');
    const [one, other] = [createFileStore(file, createSimulatedClock()), createFileStore(file, createSimulatedClock())];
    one.set('local', 'a', '1');
    other.set('local', 'b', '2');
    expect([one.get('local', 'b'), other.get('local', 'a')]).toEqual(['2', '1']);
  });

  test.each([
    '',
    '{"local a"',
    '[]',
    '7',
    '{"local a":"bare","local b":{"value":7},"local c":{"value":"ok","until":"x"}}',
  ])('a damaged file counts as empty and is replaced: %s', (content) => {
    const file = join(newFolder(), 'state.json');
    writeFileSync(file, content);
    const store = createFileStore(file, createSimulatedClock());
    expect(['a', 'b', 'c'].map((key) => store.get('local', key))).toEqual([undefined, undefined, undefined]);
    store.set('local', 'a', '1');
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ 'local a': { value: '1' } });
  });

  test('reading alone creates no file', () => {
    const file = join(newFolder(), 'state.json');
    createFileStore(file, createSimulatedClock()).get('local', 'a');
    expect(existsSync(file)).toBe(false);
  });
});
