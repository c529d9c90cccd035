import { expect, test } from 'vitest';
import { formatPerSecond, formatRatio, formatTable, toMaximumLine, toMinimumLine } from './table.ts';

test('a figure within its budget is met, and one outside it is marked', () => {
  expect(
    formatTable([
      toMinimumLine('search', 1_200, 1_200, formatPerSecond),
      toMaximumLine('memory', 1.2, 1.1, formatRatio, ' (told)'),
    ]),
  ).toBe(
    [
      'line    figure       budget',
      '------  -----------  ----------  ------',
      'search  1,200/s      >= 1,200/s  met',
      'memory  1.20 (told)  <= 1.10     MISSED',
    ].join('\n'),
  );
});

test('a comparison shows the result of the older version beside every figure measured for it', () => {
  const search = {
    ...toMinimumLine('search', 2_400, 1_200, formatPerSecond),
    before: { figure: '1,200/s', ratio: formatRatio(2) },
  };
  expect(formatTable([search, { name: 'cards', figure: '4,700/s' }])).toBe(
    [
      'line    before   now      now/before  budget',
      '------  -------  -------  ----------  ----------  ---',
      'search  1,200/s  2,400/s  2.00        >= 1,200/s  met',
      'cards            4,700/s',
    ].join('\n'),
  );
});
