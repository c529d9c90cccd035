import { expect, test } from 'vitest';
import { createWorkLine } from './work-line.ts';

function fourPieces(mostWaiting: number) {
  const line = createWorkLine({ atOnce: 2, mostWaiting });
  const doors = Array.from({ length: 4 }, () => Promise.withResolvers<string>());
  const begun: number[] = [];
  const all = doors.map((door, index) =>
    line.run(() => {
      begun.push(index);
      return door.promise;
    }),
  );
  const open = () => {
    for (const [index, door] of doors.entries()) door.resolve(`done ${index}`);
  };
  return { line, doors, begun, all, open };
}

test('THR-35 two run at once, the rest wait their turn, and a failure frees its place', async () => {
  const { doors, begun, all, open } = fourPieces(2);
  await settled();
  expect(begun).toEqual([0, 1]);
  doors[0]?.reject(new Error('no'));
  await expect(all[0]).rejects.toThrow('no');
  await settled();
  expect(begun).toEqual([0, 1, 2]);
  open();
  expect(await Promise.all(all.slice(1))).toEqual([
    { ok: true, value: 'done 1' },
    { ok: true, value: 'done 2' },
    { ok: true, value: 'done 3' },
  ]);
});

test('REL-22 who comes to a full line is turned away at once, and its work is never done', async () => {
  const { line, begun, all, open } = fourPieces(1);
  expect(await all[3]).toEqual({ ok: false, error: 'full' });
  open();
  expect(await Promise.all(all)).toMatchObject([{ ok: true }, { ok: true }, { ok: true }, { ok: false }]);
  expect(begun).toEqual([0, 1, 2]);
  expect(await line.run(async () => 'later')).toEqual({ ok: true, value: 'later' });
});

const settled = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
