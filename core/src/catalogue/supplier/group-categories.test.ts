import { describe, expect, test } from 'vitest';
import { CATEGORY_MATCHES_MAX, groupCategories } from './group-categories.ts';

const category = (id: string, path: string, name: string, isUsed = false) => ({
  id,
  path,
  name,
  industry: 'textile',
  isUsed,
});
const CATEGORIES = [
  category('1', 'Textiles › Bed and bath', 'Cotton bath towels'),
  category('2', 'Textiles › Bed and bath', 'Towels for beaches'),
  category('3', 'Textiles › Kitchen', 'Tea towels', true),
  category('4', 'Textiles › Kitchen', 'Aprons'),
  category('5', 'Towel dispensers', 'Spare parts'),
];
const summaryOf = (keyword: string) =>
  groupCategories(CATEGORIES, keyword).map(({ kind, path, categories }) => [
    kind,
    path,
    categories.map(({ id }) => id).join(),
  ]);

describe('the categories of a product', () => {
  test('D-52 those of the supplier’s products come first, then the tree by branch', () => {
    expect(summaryOf(' ')).toEqual([
      ['used', '', '3'],
      ['branch', 'Textiles › Bed and bath', '1,2'],
      ['branch', 'Textiles › Kitchen', '3,4'],
      ['branch', 'Towel dispensers', '5'],
    ]);
  });

  test('a keyword finds them by name and path, those whose name begins with it first', () => {
    expect(summaryOf('towel')).toEqual([
      ['used', '', '3'],
      ['found', '', '2,1,5'],
    ]);
    expect(summaryOf('kitchen')).toEqual([
      ['used', '', '3'],
      ['found', '', '4'],
    ]);
    expect(summaryOf('bath COTTON')).toEqual([['found', '', '1']]);
    expect(summaryOf('zeppelin')).toEqual([]);
  });

  test('no more than fifty matches are shown', () => {
    const many = Array.from({ length: 80 }, (_, index) => category(`c${index}`, 'Tools', `Drill ${index}`));
    expect(groupCategories(many, 'drill')[0]?.categories).toHaveLength(CATEGORY_MATCHES_MAX);
  });
});
