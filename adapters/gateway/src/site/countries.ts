import type { Country } from '@fairhall/core/contract/site/calls';
import { COUNTRY_CODES } from '../country-codes.ts';

const english = new Intl.DisplayNames('en', { type: 'region' });
const chinese = new Intl.DisplayNames('zh-CN', { type: 'region' });

/** Where a trade page says it shorter than the table of names. */
const SHORTER: Readonly<Record<string, { readonly enName?: string; readonly cnName?: string }>> = {
  CD: { enName: 'DR Congo' },
  CG: { enName: 'Congo' },
  HK: { enName: 'Hong Kong', cnName: '中国香港' },
  MM: { enName: 'Myanmar' },
  MO: { enName: 'Macao', cnName: '中国澳门' },
  PS: { enName: 'Palestine', cnName: '巴勒斯坦' },
};

/** All countries by English name. Ids are ISO 3166-1 numeric, dialling codes begin with a plus sign (D-03). */
export const COUNTRIES: readonly Country[] = COUNTRY_CODES.map(({ code2, id, dialing }) => ({
  id,
  enName: english.of(code2) ?? code2,
  cnName: chinese.of(code2) ?? code2,
  code2,
  dialingCode: `+${dialing}`,
  ...SHORTER[code2],
})).sort((one, other) => one.enName.localeCompare(other.enName, 'en'));

const byCode: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.code2, country]));

const byId: ReadonlyMap<string, Country> = new Map(COUNTRIES.map((country) => [country.id, country]));

export const countryById = (id: string): Country | undefined => byId.get(id);

export const countryByCode = (code2: string): Country | undefined => byCode.get(code2);
