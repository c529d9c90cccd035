import { expect, test } from 'vitest';
import { atLeast, atMost, perSecond, ratio, tableOf } from './table.ts';

test('a figure that reaches its budget is met, and one that falls short is marked', () => {
  expect(tableOf([atLeast('search', 1_200, 1_200, perSecond), atMost('memory', 1.2, 1.1, ratio, ' (told)')])).toBe(
    [
      'line    figure       budget',
      '------  -----------  ----------  ------',
      'search  1,200/s      >= 1,200/s  met',
      'memory  1.20 (told)  <= 1.10     MISSED',
    ].join('\n'),
  );
});

test('a comparison shows what the older version did beside every figure that it was measured for', () => {
  const search = { ...atLeast('search', 2_400, 1_200, perSecond), before: { figure: '1,200/s', ratio: ratio(2) } };
  expect(tableOf([search, { name: 'cards', figure: '4,700/s' }])).toBe(
    [
      'line    before   now      now/before  budget',
      '------  -------  -------  ----------  ----------  ---',
      'search  1,200/s  2,400/s  2.00        >= 1,200/s  met',
      'cards            4,700/s',
    ].join('\n'),
  );
});
