import { expect, test } from 'vitest';
import { DEFAULTS } from './defaults.ts';
import { siteById } from './sites.ts';

test('R-1.052 R-1.054 R-1.055 R-9.046 R-9.047 R-9.049 what is assumed when nothing else is known', () => {
  expect(DEFAULTS).toEqual({
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
  expect(siteById(DEFAULTS.siteId)?.international).toBe(true);
});

test('A-69 the default country is a country we have a site for', () => {
  expect(siteById(1)).toMatchObject({ name: DEFAULTS.country, countryId: DEFAULTS.countryId });
});
