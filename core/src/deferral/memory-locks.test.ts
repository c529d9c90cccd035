import { expect, test } from 'vitest';
import { createMemoryLocks } from './memory-locks.ts';

const tick = () => new Promise((resolve) => setImmediate(resolve));

test('REL-11 a lock runs one job at a time, in order, and continues after a failure', async () => {
  const locks = createMemoryLocks();
  const seen: string[] = [];
  const work =
    (name: string, fails = false) =>
    async () => {
      seen.push(`${name} begins`);
      await tick();
      seen.push(`${name} ends`);
      if (fails) throw new Error(name);
      return name;
    };
  const turns = await Promise.allSettled([
    locks.run('a', work('first', true)),
    locks.run('a', work('second')),
    locks.run('a', work('third')),
  ]);
  expect(turns.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled']);
  expect(seen).toEqual(['first begins', 'first ends', 'second begins', 'second ends', 'third begins', 'third ends']);
});

test('locks with different names do not wait for each other', async () => {
  const locks = createMemoryLocks();
  const never = locks.run('a', () => new Promise<string>(() => {}));
  expect(await Promise.race([never, locks.run('b', async () => 'done')])).toBe('done');
});
