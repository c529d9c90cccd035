import { expect, test } from 'vitest';
import { restoreTaskFromCopy } from './restore-task-from-copy.ts';

const KEY = 'deferred_task';
const TASK = '{"v":{"taskId":"one"},"exp":9}';

function device(kept: string | null, copy: string | undefined, meanwhile?: string) {
  const values = new Map(kept === null ? [] : [[KEY, kept]]);
  const localStorage = {
    getItem: (key: string) => values.get(key) ?? null,
    setItem: (key: string, value: string) => void values.set(key, value),
    removeItem: (key: string) => void values.delete(key),
    clear: () => values.clear(),
  };
  const read = async () => {
    if (meanwhile !== undefined) values.set(KEY, meanwhile);
    return copy;
  };
  return { values, run: () => restoreTaskFromCopy({ localStorage }, { read }) };
}

test('REL-10 a task that a killed browser has lost is restored from its safe copy', async () => {
  const { run, values } = device(null, TASK);
  expect([await run(), values.get(KEY)]).toEqual([true, TASK]);
});

test.each([
  ['there is no copy', null, undefined, undefined, undefined],
  ['it is there already', 'newer', TASK, undefined, 'newer'],
  ['another was handed in while the copy was read', null, TASK, 'newer', 'newer'],
])('nothing is restored if %s', async (_, kept, copy, meanwhile, left) => {
  const { run, values } = device(kept, copy, meanwhile);
  expect([await run(), values.get(KEY)]).toEqual([false, left]);
});

test('a browser that blocks storage has nothing to restore', async () => {
  const window = {
    get localStorage(): never {
      throw new Error('forbidden');
    },
  };
  expect(await restoreTaskFromCopy(window, { read: async () => TASK })).toBe(false);
});
