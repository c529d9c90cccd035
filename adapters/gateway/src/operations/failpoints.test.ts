import { expect, test } from 'vitest';
import { createFailpoints, parseFailpoints } from './failpoints.ts';

test('a plan sets the failpoint, the action and the pass to fail', () => {
  expect(parseFailpoints('before_commit:throw:2,before_smtp:hang')).toEqual([
    { failpoint: 'before_commit', action: 'throw', nth: 2 },
    { failpoint: 'before_smtp', action: 'hang', nth: 1 },
  ]);
  for (const wrong of ['', 'before_commit', 'before_commit:explode', 'nowhere:kill', 'before_commit:kill:0']) {
    expect(parseFailpoints(wrong)).toBeUndefined();
  }
});

test('a failpoint acts on that pass only', async () => {
  const pass = createFailpoints(parseFailpoints('before_commit:throw:2') ?? []);
  expect(await pass('before_commit')).toBeUndefined();
  await expect(pass('before_commit')).rejects.toThrow('before_commit');
  expect(await pass('before_commit')).toBeUndefined();
  expect(await pass('before_tx')).toBeUndefined();
});
