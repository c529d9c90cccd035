import { describe, expect, test } from 'vitest';
import { DEFERRAL_KINDS } from '../app/deferral-kinds.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { deferralTaskKey } from './keys.ts';
import { parseTask } from './run.ts';
import { isAlive, taskRecord } from './task.ts';

const KEY = '00000000-0000-4000-8000-000000000001';
const place = { path: '/rfq', loginBy: 'modal' } as const;
const NOW = Date.UTC(2026, 0, 5, 9);
const HOUR = 3_600_000;

const rfq = { description: 'Desk lamps', email: 'priya@malabar.example', cateAndTag: null, source: 2 };
const cart = { goodIds: ['P1'], content: 'Please quote.' };

describe('a stored task', () => {
  test.each([
    ['R-4.057', 'NormalCartSubmit', cart],
    ['R-4.058', 'RFQSubmit', rfq],
  ] as const)('%s REL-10 %s is restored as submitted, with its key as its id', (_, kind, payload) => {
    const { storage } = createMemoryDevice();
    const record = taskRecord({ kind, payload, idempotencyKey: KEY }, place, NOW);
    storage.slot(deferralTaskKey).save(record);
    expect(storage.slot(deferralTaskKey).read()).toEqual({
      version: 1,
      taskId: KEY,
      createdAt: NOW,
      path: '/rfq',
      loginBy: 'modal',
      kind,
      payload,
    });
  });

  test('A-86 expires after an hour', () => {
    const device = createMemoryDevice();
    const slot = device.storage.slot(deferralTaskKey);
    slot.save(taskRecord({ kind: 'RFQSubmit', payload: rfq, idempotencyKey: KEY }, place, NOW));
    device.later(HOUR - 1);
    expect(slot.read()?.taskId).toBe(KEY);
    device.later(1);
    expect(slot.read()).toBeNull();
  });

  test.each([
    ['of another version', { version: 2 }],
    ['whose key is none', { taskId: 'key' }],
    ['with a member that nobody knows', { token: 'bt_1' }],
  ])('REL-10 a record %s is ignored', (_, change) => {
    const { storage, texts, clock } = createMemoryDevice();
    const record = taskRecord({ kind: 'RFQSubmit', payload: rfq, idempotencyKey: KEY }, place, NOW);
    const kept = { v: { ...record, ...change }, exp: clock.now() + HOUR };
    texts.set('local:deferred_task', JSON.stringify(kept));
    expect(storage.slot(deferralTaskKey).read()).toBeNull();
  });

  test.each([
    ['of an unknown kind', { kind: 'OrderSubmit' }],
    ['with a payload of another shape', { payload: { text: 'lamps' } }],
    ['without a payload', { payload: undefined }],
  ])('REL-10 a record %s is never sent', (_, change) => {
    const record = taskRecord({ kind: 'RFQSubmit', payload: rfq, idempotencyKey: KEY }, place, NOW);
    expect(parseTask(record, DEFERRAL_KINDS)).toEqual(record);
    expect(parseTask({ ...record, ...change }, DEFERRAL_KINDS)).toBeNull();
  });

  test.each([
    [2_000, true],
    [2_001, false],
  ])('a path of %i characters is stored: %s; a longer one is replaced by the home page', (length, isKept) => {
    const path = `/rfq?${'x'.repeat(length - 5)}`;
    const { storage, texts } = createMemoryDevice();
    const slot = storage.slot(deferralTaskKey);
    const record = taskRecord({ kind: 'RFQSubmit', payload: rfq, idempotencyKey: KEY }, { ...place, path }, NOW);
    slot.save(record);
    expect(slot.read()?.path).toBe(isKept ? path : '/');
    slot.save({ ...record, path });
    expect([slot.read()?.path, texts.size]).toEqual([isKept ? path : undefined, 1]);
  });
});

test.each([
  [0, true],
  [HOUR - 1, true],
  [HOUR, false],
  [-60_000, true],
  [24 * HOUR, false],
  [-24 * HOUR, false],
])('A-86 at an age of %d ms by the device clock, a task is alive: %s', (age, alive) => {
  const record = taskRecord({ kind: 'RFQSubmit', payload: rfq, idempotencyKey: KEY }, place, NOW);
  expect(isAlive(record, NOW + age)).toBe(alive);
});
