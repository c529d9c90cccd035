import { expect, test } from 'vitest';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import { createStorage } from './storage.ts';
import { createVisitor, getDeviceId } from './visitor.ts';

const DAY = 86_400_000;

function bench() {
  const texts = new Map<string, string>();
  const store: KeyValueStore = {
    get: (place, key) => texts.get(`${place}:${key}`),
    set: (place, key, value) => void texts.set(`${place}:${key}`, value),
    remove: (place, key) => void texts.delete(`${place}:${key}`),
    clearSession: () => undefined,
  };
  let made = 0;
  const ids = {
    uuid: () => `00000000-0000-4000-8000-00000000000${++made}`,
    secret: (bytes: 16 | 32) => String(++made).padStart(bytes === 16 ? 22 : 43, 'k'),
  };
  const visit = (day: number) => {
    const storage = createStorage(store, { now: () => day * DAY });
    return { visitor: createVisitor(storage, ids), storage };
  };
  return { texts, ids, visit };
}

test('R-3.073 a visitor id is created once, and lasts thirteen months after the last visit', () => {
  const { visit, texts } = bench();
  const first = visit(0).visitor.visitorId();
  expect(visit(300).visitor.visitorId()).toBe(first);
  expect(visit(690).visitor.visitorId()).toBe(first);
  expect(texts.get('cookie:visitor_id')).toBe(first);
  texts.delete('cookie:visitor_id');
  expect(visit(690 + 395).visitor.visitorId()).not.toBe(first);
});

test('the visitor key is a separate secret, stored in local storage only', () => {
  const { visit, texts } = bench();
  const { visitor } = visit(0);
  const key = visitor.visitorKey();
  expect(key).toHaveLength(43);
  expect(visitor.visitorKey()).toBe(key);
  expect(visit(5000).visitor.visitorKey()).toBe(key);
  expect([...texts]).toEqual([['local:visitor_key', key]]);
});

test('R-3.052 the device has its own id', () => {
  const { visit, ids } = bench();
  const { storage, visitor } = visit(0);
  const device = getDeviceId(storage, ids);
  expect(getDeviceId(storage, ids)).toBe(device);
  expect([visitor.visitorId(), visitor.visitorKey()]).not.toContain(device);
});

test('R-3.073 D-48 a visitor id expires exactly thirteen months after the last visit', () => {
  for (const [day, isKept] of [
    [395 - 1 / DAY, true],
    [395, false],
  ] as const) {
    const { visit, texts } = bench();
    const first = visit(0).visitor.visitorId();
    texts.delete('cookie:visitor_id');
    expect([day, visit(day).visitor.visitorId() === first]).toEqual([day, isKept]);
  }
});

test.each([
  ['R-3.073', 'cookie:visitor_id', 'not-a-uuid'],
  ['R-3.073', 'cookie:visitor_id', '00000000-0000-4000-8000-00000000000'],
  ['R-3.073', 'cookie:visitor_id', '00000000-0000-4000-8000-000000000001; x'],
  ['D-95', 'local:visitor_key', 'k'.repeat(42)],
  ['D-95', 'local:visitor_key', 'k'.repeat(44)],
  ['D-95', 'local:visitor_key', `${'k'.repeat(42)} `],
  ['R-3.052', 'local:device_id', 'k'.repeat(21)],
  ['R-3.052', 'local:device_id', 'k'.repeat(23)],
  ['R-3.052', 'local:device_id', `${'k'.repeat(21)}\n`],
])('%s an invalid value stored in %s is replaced with a new one: %j', (_, place, junk) => {
  const { visit, texts, ids } = bench();
  texts.set(place, junk);
  const { visitor, storage } = visit(0);
  const made = { 'cookie:visitor_id': visitor.visitorId(), 'local:visitor_key': visitor.visitorKey() };
  const shown = { ...made, 'local:device_id': getDeviceId(storage, ids) }[place];
  expect([shown === junk, texts.get(place)]).toEqual([false, shown]);
});
