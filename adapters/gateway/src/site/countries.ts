import type { Country } from '@fairhall/core/contract/site/calls';
import { COUNTRY_CODES } from '../country-codes.ts';

const countryNamesEnglish = new Intl.DisplayNames('en', { type: 'region' });
const countryNamesChinese = new Intl.DisplayNames('zh-CN', { type: 'region' });

/** Names that are shorter on trade pages than in the table of names. */
const COUNTRY_NAME_OVERRIDES: Readonly<Record<string, { readonly enName?: string; readonly cnName?: string }>> = {
  CD: { enName: 'DR Congo' },
  CG: { enName: 'Congo' },
  HK: { enName: 'Hong Kong', cnName: '中国香港' },
  MM: { enName: 'Myanmar' },
  MO: { enName: 'Macao', cnName: '中国澳门' },
  PS: { enName: 'Palestine', cnName: '巴勒斯坦' },
};

/** All countries by English name. Ids are ISO 3166-1 numeric, dialling codes begin with a plus sign (D-03). */
export const COUNTRY_LIST: readonly Country[] = COUNTRY_CODES.map(({ code2, id, dialing }) => ({
  id,
  enName: countryNamesEnglish.of(code2) ?? code2,
  cnName: countryNamesChinese.of(code2) ?? code2,
  code2,
  dialingCode: `+${dialing}`,
  ...COUNTRY_NAME_OVERRIDES[code2],
})).sort((one, other) => one.enName.localeCompare(other.enName, 'en'));

const countryMapByCode: ReadonlyMap<string, Country> = new Map(COUNTRY_LIST.map((country) => [country.code2, country]));

const countryMapById: ReadonlyMap<string, Country> = new Map(COUNTRY_LIST.map((country) => [country.id, country]));

export const findCountryById = (id: string): Country | undefined => countryMapById.get(id);

export const findCountryByCode = (code2: string): Country | undefined => countryMapByCode.get(code2);
