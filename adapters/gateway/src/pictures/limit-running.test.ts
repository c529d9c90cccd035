import { expect, test } from 'vitest';
import { limitRunning } from './limit-running.ts';

test('THR-35 two run at once, the rest wait their turn, and a failure frees its place', async () => {
  const limit = limitRunning(2);
  const doors = Array.from({ length: 4 }, () => Promise.withResolvers<string>());
  const begun: number[] = [];
  const all = doors.map((door, index) =>
    limit.run(() => {
      begun.push(index);
      return door.promise;
    }),
  );
  await settled();
  expect([begun, limit.waiting]).toEqual([[0, 1], 2]);
  doors[0]?.reject(new Error('no'));
  await expect(all[0]).rejects.toThrow('no');
  await settled();
  expect([begun, limit.waiting]).toEqual([[0, 1, 2], 1]);
  for (const [index, door] of doors.entries()) door.resolve(`done ${index}`);
  expect(await Promise.all(all.slice(1))).toEqual(['done 1', 'done 2', 'done 3']);
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
