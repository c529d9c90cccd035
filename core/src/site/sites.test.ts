import { describe, expect, test } from 'vitest';
import { findSiteByEnName, findSiteById, SITE_LIST } from './sites.ts';

describe('sites', () => {
  test('R-3.083 a website id gives name, language, country and abbreviation', () => {
    expect(findSiteById(2)).toEqual({
      id: 2,
      name: 'Turkey',
      enName: 'turkey',
      abbr: 'tr',
      lang: 'tr',
      countryId: '792',
      international: false,
    });
    expect(findSiteById('7')?.countryId).toBe('076');
    expect(findSiteById(22)).toBeUndefined();
  });

  test('R-3.083 there are 22 sites, and one of them is international', () => {
    expect(SITE_LIST.map((entry) => entry.id).sort((one, other) => one - other)).toEqual([
      ...Array.from({ length: 21 }, (_, index) => index + 1),
      999,
    ]);
    expect(SITE_LIST.filter((entry) => entry.international).map((entry) => entry.id)).toEqual([999]);
  });

  test('R-2.092 R-2.093 names in URLs are lower-case letters, abbreviations two of them', () => {
    expect(SITE_LIST.filter((entry) => !/^[a-z]+$/.test(entry.enName) || !/^[a-z]{2}$/.test(entry.abbr))).toEqual([]);
    expect(new Set(SITE_LIST.map((entry) => entry.enName)).size).toBe(22);
    expect(findSiteByEnName('southafrica')?.id).toBe(9);
    expect(findSiteByEnName('Turkey')).toBeUndefined();
  });
});
