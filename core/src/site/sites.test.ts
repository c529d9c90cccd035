import { afterEach, describe, expect, test } from 'vitest';
import { createRouteTable } from '../routes/route-table.ts';
import {
  createSite,
  findShippedSite,
  findSiteByAbbr,
  findSiteByEnName,
  findSiteById,
  listSites,
  replaceAddedSites,
  SITE_LIST,
} from './sites.ts';

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

describe('added sites', () => {
  const kenya = createSite({ id: 22, enName: 'kenya', abbr: 'ke', lang: 'en', countryId: '404' });
  afterEach(() => replaceAddedSites());

  test('R-3.083 are found like the shipped ones, until others replace them', () => {
    replaceAddedSites([kenya]);
    expect(findSiteById(22)).toMatchObject({ name: 'Kenya', enName: 'kenya', international: false });
    expect([findSiteByEnName('kenya'), findSiteByAbbr('ke'), listSites().at(-1)]).toEqual([kenya, kenya, kenya]);
    expect([findShippedSite('kenya'), findSiteByEnName('turkey')?.id, listSites().length]).toEqual([undefined, 2, 23]);
    replaceAddedSites();
    expect([findSiteById(22), listSites().length]).toEqual([undefined, 22]);
  });

  test('R-2.092 R-2.149 have addresses as soon as they exist, without a new table of routes', () => {
    const book = createRouteTable({ deployPath: '' });
    const visit = { audience: 'buyer', device: 'pc', production: true } as const;
    const paths = ['/expokenya', '/chinahomelife/Kenya', '/privacy-policy-kenya.html', '/expokenya_1001'];
    expect(paths.map((path) => book.match(path, visit))).toEqual([null, null, null, null]);
    replaceAddedSites([kenya]);
    expect(paths.map((path) => book.match(path, visit)?.canonical)).toEqual([true, true, true, true]);
    expect(book.href('countryHome', { websiteEnName: 'kenya' })).toBe('/chinahomelife/Kenya');
  });
});
