import { expect, test } from 'vitest';
import { countPagesPerFile } from './sitemap-size.ts';

test('a sitemap file stays within the limits of the protocol for URLs and bytes, in any number of languages', () => {
  expect([1, 4, 19].map(countPagesPerFile)).toEqual([50_000, 6_510, 391]);
  for (const languages of [1, 2, 4, 8, 19]) {
    expect(countPagesPerFile(languages) * languages).toBeLessThanOrEqual(50_000);
    expect(countPagesPerFile(languages) * languages * (languages + 2) * 320).toBeLessThanOrEqual(50_000_000);
  }
});
