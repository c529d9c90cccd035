import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

const INLINE_FLAGS = /\(\?(?:[ims]+(?:-[ims]*)?|-[ims]+):/;

/**
 * Node 24 sometimes loses the flags of a pattern if a part of it has flags of its own, and old browsers reject such a
 * pattern.
 */
test('no regular expression changes flags inline', () => {
  const sources = readSources('{core,adapters,web,cli,fixtures}/**/src/**/*.{ts,tsx}');
  expect(sources.length).toBeGreaterThan(1_000);
  expect(sources.filter(({ text }) => INLINE_FLAGS.test(text)).map(({ file }) => file)).toEqual([]);
  for (const pattern of ['(?-i:[A-Z])', '(?i:po)', '(?s-m:x)']) expect(INLINE_FLAGS.test(pattern)).toBe(true);
});
