import { expect, test } from 'vitest';
import { pagesInPart } from './sitemap-size.ts';

test('a part of a sitemap holds no more addresses and bytes than its protocol allows, however many languages there are', () => {
  expect([1, 4, 19].map(pagesInPart)).toEqual([50_000, 6_510, 391]);
  for (const languages of [1, 2, 4, 8, 19]) {
    expect(pagesInPart(languages) * languages).toBeLessThanOrEqual(50_000);
    expect(pagesInPart(languages) * languages * (languages + 2) * 320).toBeLessThanOrEqual(50_000_000);
  }
});
