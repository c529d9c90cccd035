import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { deferralTaskKey } from './keys.ts';
import { DEFERRAL_MAX_AGE_MS } from './limits.ts';
import { dropTask, parseTask, readTask } from './run.ts';
import { isAlive, taskRecord } from './task.ts';

const NOTE = {
  kind: 'NoteSubmit',
  payload: z.strictObject({ text: z.string() }),
  submit: async () => ({ ok: true as const, value: null }),
};
const handed = fc.record({
  kind: fc.constantFrom('NoteSubmit', 'OtherSubmit'),
  payload: fc.oneof(fc.record({ text: fc.string() }), fc.jsonValue()),
  idempotencyKey: fc.uuid({ version: 4 }),
});
const place = fc.record({
  path: fc.oneof(fc.webPath(), fc.string({ minLength: 1_990, maxLength: 2_010 })),
  loginBy: fc.constantFrom('modal', 'route'),
});

function stage() {
  const { storage, clock, later } = createMemoryDevice();
  return { ports: { tasks: storage.slot(deferralTaskKey), clock, runners: [NOTE] }, later };
}

test('REL-10 a stored task is found under its key if its kind can be sent, and ignored otherwise', () => {
  fc.assert(
    fc.property(handed, place, (task, where) => {
      const { ports } = stage();
      ports.tasks.save(taskRecord(task, where, ports.clock.now()));
      const canBeSent = task.kind === 'NoteSubmit' && NOTE.payload.safeParse(task.payload).success;
      const found = readTask(ports);
      expect(found === null).toBe(!canBeSent);
      if (found === null) return;
      expect([found.taskId, found.kind, found.payload]).toEqual([
        task.idempotencyKey,
        task.kind,
        JSON.parse(JSON.stringify(task.payload)),
      ]);
      expect(parseTask(found, ports.runners)).toEqual(found);
    }),
  );
});

test('A-86 a task ages equally on a clock that was set forward or back', () => {
  fc.assert(
    fc.property(fc.integer({ min: -2 * DEFERRAL_MAX_AGE_MS, max: 2 * DEFERRAL_MAX_AGE_MS }), (aside) => {
      const record = taskRecord(
        { kind: 'NoteSubmit', payload: { text: '' }, idempotencyKey: '00000000-0000-4000-8000-000000000001' },
        { path: '/', loginBy: 'modal' },
        0,
      );
      expect([isAlive(record, aside), isAlive(record, -aside)]).toEqual([
        Math.abs(aside) < DEFERRAL_MAX_AGE_MS,
        Math.abs(aside) < DEFERRAL_MAX_AGE_MS,
      ]);
    }),
  );
});

test('REL-11 dropping a task drops only that task', () => {
  fc.assert(
    fc.property(handed, handed, (mine, other) => {
      const { ports } = stage();
      ports.tasks.save(taskRecord(other, { path: '/', loginBy: 'modal' }, ports.clock.now()));
      dropTask(ports, mine.idempotencyKey);
      expect(ports.tasks.read()?.taskId).toBe(
        mine.idempotencyKey === other.idempotencyKey ? undefined : other.idempotencyKey,
      );
    }),
  );
});
