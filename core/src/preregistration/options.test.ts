import { expect, test } from 'vitest';
import { VISITOR_TYPES } from '../contract/preregistration/limits.ts';
import { listJobTitles, listVisitPurposes, toggleCode } from './options.ts';

const EIGHT = ['business_development', 'business_owner', 'ceo', 'pr', 'purchasing', 'director', 'technical', 'other'];

test('R-5.050 D-69 most exhibitions offer eight job titles', () => {
  expect(listJobTitles('machinery')).toEqual(EIGHT);
  expect(listJobTitles(null)).toEqual(EIGHT);
});

test('R-5.051 D-69 textile also offers the design department, before “other”', () => {
  expect(listJobTitles('textile')).toEqual([...EIGHT.slice(0, -1), 'design', 'other']);
});

test('R-5.052 D-69 home and gifts and pets have no technical department', () => {
  const seven = EIGHT.filter((title) => title !== 'technical');
  expect([listJobTitles('homeGifts'), listJobTitles('pets')]).toEqual([seven, seven]);
});

test('R-5.053 a company has one of ten types', () => {
  expect(VISITOR_TYPES.join(' ')).toBe(
    'manufacturer distributor retailer supermarket e_commerce contractor logistics consulting media other',
  );
});

test('R-5.054 most exhibitions offer six reasons to visit', () => {
  expect(listVisitPurposes('textile')).toEqual(['procure', 'conduct', 'gain', 'innovative', 'learn', 'seek']);
});

test('R-5.055 maternity offers four more', () => {
  expect(listVisitPurposes('maternity').slice(6)).toEqual(['prepare', 'meeting', 'collect', 'search']);
});

test('D-69 codes are joined in the order of their list, in whatever order they were selected', () => {
  expect(toggleCode('media', 'retailer', VISITOR_TYPES)).toBe('retailer,media');
  expect(toggleCode('retailer,media', 'retailer', VISITOR_TYPES)).toBe('media');
});
