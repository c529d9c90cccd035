import { expect, test } from 'vitest';
import { nameInAddress } from './name-in-address.ts';

test.each([
  ['Cotton-tote-bag', 'Cotton tote bag'],
  ['Large-jute-beach-tote-bag-with-rope-handles-50-x-35-x-20-cm', 'Large jute beach tote bag'],
  ['Kupa-350-ml', 'Kupa ml'],
  ['x', ''],
  ['', ''],
  ['حقيبة-قطن', 'حقيبة قطن'],
])('R-8.021 the name %s of an address is searched as "%s"', (slug, words) => {
  expect(nameInAddress(slug)).toBe(words);
});
