import { expect, test } from 'vitest';
import { createIpCountries } from './ip-country.ts';

const countries = createIpCountries();

test.each([
  ['5.9.49.12', 'DE'],
  ['103.48.16.1', 'BD'],
  ['2a01:4f8::1', 'DE'],
])('R-3.030 the IP address %s is in %s', async (ip, code2) => {
  expect((await countries.countryOf(ip))?.code2).toEqual(code2);
});

test.each(['127.0.0.1', '10.1.2.3', '::1', '', 'no address', '999.1.1.1', '192.0.2.1'])(
  'an IP address without a country: %j',
  async (ip) => {
    expect(await countries.countryOf(ip)).toBeUndefined();
  },
);
