import { country } from '@fairhall/core/contract/site/calls';
import { SITE_LIST } from '@fairhall/core/site/sites';
import { expect, test } from 'vitest';
import { COUNTRY_LIST, findCountryByCode } from './countries.ts';

test('every country of ISO 3166-1 is listed once, ordered by English name', () => {
  expect(COUNTRY_LIST.length).toEqual(249);
  expect(new Set(COUNTRY_LIST.map(({ id }) => id)).size).toEqual(249);
  expect(new Set(COUNTRY_LIST.map(({ code2 }) => code2)).size).toEqual(249);
  expect(new Set(COUNTRY_LIST.map(({ enName }) => enName)).size).toEqual(249);
  expect(COUNTRY_LIST[0]).toEqual({
    id: '004',
    enName: 'Afghanistan',
    cnName: '阿富汗',
    code2: 'AF',
    dialingCode: '+93',
  });
});

test('each country has both names, a three-digit id and a dialling code', () => {
  for (const entry of COUNTRY_LIST) {
    expect(country.parse(entry)).toEqual(entry);
    expect(`${entry.id} ${entry.dialingCode}`).toMatch(/^\d{3} \+[1-9]\d{0,2}$/);
    expect(entry.enName).not.toEqual(entry.code2);
    expect(entry.cnName).toMatch(/\p{Script=Han}/u);
  }
});

test("every site's country is listed, and India is found by its code", () => {
  const ids = new Set(COUNTRY_LIST.map(({ id }) => id));
  expect(SITE_LIST.filter(({ countryId }) => countryId !== null && !ids.has(countryId))).toEqual([]);
  expect(findCountryByCode('IN')).toEqual({
    id: '356',
    enName: 'India',
    cnName: '印度',
    code2: 'IN',
    dialingCode: '+91',
  });
});
