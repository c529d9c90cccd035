import { expect, test } from 'vitest';
import { openIpCountries } from './ip-country.ts';

const countries = await openIpCountries();

test.each([
  ['5.9.49.12', 'DE'],
  ['103.48.16.1', 'BD'],
  ['2a01:4f8::1', 'DE'],
])('R-3.030 the address %s is of %s', (ip, code2) => {
  expect(countries.countryOf(ip)?.code2).toEqual(code2);
});

test.each(['127.0.0.1', '10.1.2.3', '::1', '', 'no address', '999.1.1.1', '192.0.2.1'])(
  'an address of no country: %j',
  (ip) => {
    expect(countries.countryOf(ip)).toBeUndefined();
  },
);
