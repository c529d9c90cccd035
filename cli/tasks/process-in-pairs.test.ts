import { expect, test } from 'vitest';
import { runInPairs } from './process-in-pairs.ts';

test('at most two items are processed at once, and results keep the order of the list', async () => {
  let underWay = 0;
  let most = 0;
  const answers = await runInPairs([5, 1, 4, 2, 3], async (item) => {
    underWay += 1;
    most = Math.max(most, underWay);
    for (let turns = 0; turns < item; turns += 1) await Promise.resolve();
    underWay -= 1;
    return item * 10;
  });
  expect({ answers, most }).toEqual({ answers: [50, 10, 40, 20, 30], most: 2 });
});
