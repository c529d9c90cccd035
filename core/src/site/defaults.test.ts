import { expect, test } from 'vitest';
import { DEFAULT_VALUES } from './defaults.ts';
import { findSiteById } from './sites.ts';

test('R-1.052 R-1.054 R-1.055 R-9.046 R-9.047 R-9.049 the default values', () => {
  expect(DEFAULT_VALUES).toEqual({
    country: 'India',
    countryId: '356',
    siteId: 999,
    lang: 'en',
    themeType: 'homelife',
    searchType: 'product',
    pageNo: 1,
  });
});

test('R-1.053 the default site is the international one', () => {
  expect(findSiteById(DEFAULT_VALUES.siteId)?.international).toBe(true);
});

test('A-69 the default country is one that has a site', () => {
  expect(findSiteById(1)).toMatchObject({ name: DEFAULT_VALUES.country, countryId: DEFAULT_VALUES.countryId });
});
