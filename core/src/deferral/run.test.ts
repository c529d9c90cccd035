import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { type GatewayError, gatewayError } from '../contract/error.ts';
import type { RunOptions } from '../ports/deferral.ts';
import { flushMicrotasks } from '../ports/flow.test-driver.ts';
import { err, ok, type Result } from '../result.ts';
import { createMemoryDevice } from '../storage/memory-device.ts';
import { deferralTaskKey } from './keys.ts';
import { createMemoryLocks } from './memory-locks.ts';
import { runTask, type TaskRunner } from './run.ts';
import { type DeferredTask, taskRecord } from './task.ts';

type Answer = Result<unknown, GatewayError>;

const KEY = '00000000-0000-4000-8000-000000000001';
const OTHER = '00000000-0000-4000-8000-000000000002';
const never = new AbortController().signal;

/** A device, and two task kinds with distinguishable submits. */
function bench(answer: Answer | Promise<Answer> = ok('done')) {
  const { storage, clock } = createMemoryDevice();
  const tasks = storage.slot(deferralTaskKey);
  const sent: unknown[] = [];
  const runnerOf = (kind: string, payload: z.ZodMiniType): TaskRunner => ({
    kind,
    payload,
    async submit(data, { idempotencyKey }: RunOptions) {
      sent.push([kind, data, idempotencyKey]);
      return answer;
    },
  });
  const runners = [
    runnerOf('NoteSubmit', z.strictObject({ text: z.string() })),
    runnerOf('CountSubmit', z.strictObject({ count: z._default(z.int(), 1) })),
  ];
  const recordOf = (kind: string, payload: unknown, idempotencyKey = KEY): DeferredTask =>
    taskRecord({ kind, payload, idempotencyKey }, { path: '/', loginBy: 'modal' }, clock.now());
  const note = recordOf('NoteSubmit', { text: 'a' });
  return { ports: { tasks, clock, runners, locks: createMemoryLocks() }, tasks, sent, recordOf, note };
}

test.each([
  ['NoteSubmit', { text: 'a' }, { text: 'a' }],
  ['CountSubmit', { count: 3 }, { count: 3 }],
  ['CountSubmit', {}, { count: 1 }],
])(
  'REL-10 REL-12 a stored %s is sent once by its own runner, under its key, with its parsed payload',
  async (kind, payload, read) => {
    const { ports, tasks, sent, recordOf } = bench();
    tasks.save(recordOf(kind, payload));
    const ran = await runTask(ports, { localTask: null, isLast: false }, never);
    expect(ran).toEqual({ kind: 'sent', task: recordOf(kind, read), answer: 'done' });
    expect([sent, tasks.read()]).toEqual([[[kind, read, KEY]], null]);
    expect(await runTask(ports, { localTask: null, isLast: false }, never)).toEqual({ kind: 'nothing' });
    expect(sent.length).toBe(1);
  },
);

describe('the outcome of a task', () => {
  const failure = (kind: GatewayError['kind'], code = '') => err(gatewayError(kind, code));
  test.each<[string, Answer, boolean, string, boolean]>([
    ['a good answer', ok(null), false, 'sent', false],
    ['a good answer at last', ok(null), true, 'sent', false],
    ['a lost answer', failure('NETWORK_ERROR'), false, 'lost', true],
    ['a lost answer at last', failure('NETWORK_ERROR'), true, 'failed', false],
    ['no answer in time', failure('TIME_OUT'), false, 'lost', true],
    ['no answer in time at last', failure('TIME_OUT'), true, 'failed', false],
    ['a refusal', failure('SERVER_ERROR', '400'), false, 'failed', false],
    ['a gateway that is too busy', failure('SERVER_ERROR', '503'), false, 'failed', false],
    ['a token that is no longer good', failure('INVALID_TOKEN', '401'), false, 'expired', true],
    ['a token that is no longer good at last', failure('INVALID_TOKEN', '401'), true, 'expired', true],
  ])('REL-05 REL-12 after %s', async (_, answer, isLast, kind, isKept) => {
    const { ports, tasks, note } = bench(answer);
    tasks.save(note);
    const ran = await runTask(ports, { localTask: note, isLast }, never);
    const told = answer.ok ? { answer: null } : kind === 'failed' ? { error: answer.error } : {};
    expect([ran, tasks.read()]).toEqual([{ kind, task: note, ...told }, isKept ? note : null]);
  });

  test('REL-11 a form sends its own task although another tab has sent it, and leaves the task stored by that tab', async () => {
    const { ports, tasks, sent, note, recordOf } = bench();
    tasks.save(recordOf('NoteSubmit', { text: 'b' }, OTHER));
    expect((await runTask(ports, { localTask: note, isLast: false }, never)).kind).toBe('sent');
    expect([sent, tasks.read()?.taskId]).toEqual([[['NoteSubmit', { text: 'a' }, KEY]], OTHER]);
  });

  test('REL-12 a form’s own task is stored again if its token has expired', async () => {
    const { ports, tasks, note } = bench(err(gatewayError('INVALID_TOKEN')));
    await runTask(ports, { localTask: note, isLast: false }, never);
    expect(tasks.read()).toEqual(note);
  });
});

describe('a page that the user leaves', () => {
  test('REL-12 before its turn sends nothing', async () => {
    const { ports, tasks, sent, note } = bench();
    tasks.save(note);
    expect(await runTask(ports, { localTask: note, isLast: false }, AbortSignal.abort())).toEqual({ kind: 'nothing' });
    expect([sent, tasks.read()]).toEqual([[], note]);
  });

  test.each([
    ['sent', ok('done')],
    ['refused', err(gatewayError('SERVER_ERROR', '400'))],
  ] as const)('REL-12 while its task is being %s leaves it to the next page', async (_, answer) => {
    const { promise, resolve } = Promise.withResolvers<Answer>();
    const { ports, tasks, sent, note } = bench(promise);
    tasks.save(note);
    const leaving = new AbortController();
    const ran = runTask(ports, { localTask: null, isLast: true }, leaving.signal);
    await flushMicrotasks();
    expect(sent.length).toBe(1);
    leaving.abort();
    resolve(answer);
    expect([await ran, tasks.read()]).toEqual([{ kind: 'nothing' }, note]);
  });
});

test('a form that submits a task of an unknown kind throws, and nothing is sent', async () => {
  const { ports, sent, recordOf } = bench();
  const own = recordOf('OrderSubmit', { text: 'a' });
  await expect(runTask(ports, { localTask: own, isLast: false }, never)).rejects.toThrow(
    'no task is of the kind OrderSubmit',
  );
  expect(sent).toEqual([]);
});
