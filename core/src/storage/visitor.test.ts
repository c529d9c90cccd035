import { expect, test } from 'vitest';
import type { KeyValueStore } from '../ports/key-value-store.ts';
import { createStorage } from './storage.ts';
import { createVisitor, deviceIdOf } from './visitor.ts';

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

test('R-3.073 a visitor’s id is made once, and kept for thirteen months after the last visit', () => {
  const { visit, texts } = bench();
  const first = visit(0).visitor.visitorId();
  expect(visit(300).visitor.visitorId()).toBe(first);
  expect(visit(690).visitor.visitorId()).toBe(first);
  expect(texts.get('cookie:visitor_id')).toBe(first);
  texts.delete('cookie:visitor_id');
  expect(visit(690 + 395).visitor.visitorId()).not.toBe(first);
});

test('the visitor’s proof is another secret, in local storage alone', () => {
  const { visit, texts } = bench();
  const { visitor } = visit(0);
  const key = visitor.visitorKey();
  expect(key).toHaveLength(43);
  expect(visitor.visitorKey()).toBe(key);
  expect(visit(5000).visitor.visitorKey()).toBe(key);
  expect([...texts]).toEqual([['local:visitor_key', key]]);
});

test('R-3.052 the device has a name of its own', () => {
  const { visit, ids } = bench();
  const { storage, visitor } = visit(0);
  const device = deviceIdOf(storage, ids);
  expect(deviceIdOf(storage, ids)).toBe(device);
  expect([visitor.visitorId(), visitor.visitorKey()]).not.toContain(device);
});
