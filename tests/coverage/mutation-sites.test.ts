import { expect, test } from 'vitest';
import type { Spot } from './executed-code.ts';
import { formatLine, listMutationSites, sortByLikelihood } from './mutation-sites.ts';

const TEXT = [
  'export const LIMIT = 20;',
  'const OTHER = 30;',
  'export function isFull(count: number): boolean {',
  '  if (count === 7) return false;',
  '  return count >= LIMIT;',
  '}',
].join('\n');
const at = (line: number, ran: boolean): Spot => [line, 0, ran];
const recorded = {
  test: { 'rule.ts': [at(0, false), at(1, false), at(4, true)] },
  loading: { 'rule.ts': [at(0, true), at(1, true), at(4, false)] },
};
const found = listMutationSites(
  recorded,
  (file) => file === 'rule.ts',
  () => TEXT,
);

test('only executed code and the constants it reads can be mutated', () => {
  expect(found.map(({ line, mutation }) => [line, mutation.from, mutation.to])).toEqual([
    [1, '20', '21'],
    [5, '>=', '<'],
  ]);
});

test('test files are not mutated', () => {
  expect(
    listMutationSites(
      recorded,
      () => false,
      () => TEXT,
    ),
  ).toEqual([]);
});

test('mutations of executed code come before constants that no title names, then files about the row, then rarely run code', () => {
  const order = (uses: readonly (readonly [string, number])[], title: string, about?: string) =>
    sortByLikelihood(found, new Map(uses), [title], (file) => file === about).map(formatLine);
  expect(order([], 'a full cart')).toEqual(['rule.ts:5', 'rule.ts:1']);
  expect(order([['rule.ts:5', 3]], 'the LIMIT of a cart')).toEqual(['rule.ts:1', 'rule.ts:5']);
  const [limit, comparison] = found;
  if (limit === undefined || comparison === undefined) throw new Error('two places were found above');
  const places = [comparison, { ...comparison, file: 'cart.ts' }];
  const first = (about: string) => sortByLikelihood(places, new Map(), [], (file) => file === about)[0]?.file;
  expect([first('rule.ts'), first('cart.ts')]).toEqual(['rule.ts', 'cart.ts']);
});
