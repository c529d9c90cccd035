import { ok, type Result } from '@fairhall/core/result';
import { COUNTRY_CODES } from '@fairhall/gateway/country-codes';
import type { Failure } from './answer.ts';
import { failInvalidOption, readTextOption } from './option-values.ts';

/**
 * The ISO 3166-1 number of the country in an option, which may be given as number or as two letters; undefined without
 * the option. An empty value stays empty.
 */
export function readCountryOption(
  options: Readonly<Record<string, unknown>>,
  name: string,
): Result<string | undefined, Failure> {
  const given = readTextOption(options, name)?.trim();
  if (given === undefined || given === '') return ok(given);
  const country = COUNTRY_CODES.find(({ id, code2 }) => id === given || code2 === given.toUpperCase());
  return country === undefined ? failInvalidOption(name, given, '356, IN …') : ok(country.id);
}
