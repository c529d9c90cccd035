import { expect, test } from 'vitest';
import { readSources } from './sources.ts';

/** Style sheets about the bars at a phone's head and foot, which only its markup has. */
const ABOUT_BARS: readonly string[] = [
  'web/src/catalogue/compare/compare-tray.module.css',
  'web/src/lead/leads.module.css',
  'web/src/supplier-site/supplier-bar.module.css',
  'web/src/theme/base.css',
  'web/src/theme/tokens.css',
  'web/src/ui/suggest/search-suggestions.module.css',
];

test('WCAG 1.4.10 styles go by the window’s width, and ask for the markup’s layout only because of its bars', () => {
  const sheets = readSources('web/{src,gallery}/**/*.css');
  expect(sheets.length).toBeGreaterThan(50);
  const asking = sheets.filter(({ text }) => text.includes('[data-layout='));
  expect(asking.map(({ file }) => file)).toEqual(ABOUT_BARS);
});

test('WCAG 1.4.4 media queries measure in em, so that they follow the reader’s font size', () => {
  const queries = readSources('web/{src,gallery}/**/*.css').flatMap(({ file, text }) =>
    [...text.matchAll(/@(?:media|container)[^{]*/g)].map(([query]) => `${file}: ${query.trim()}`),
  );
  expect(queries.length).toBeGreaterThan(100);
  expect(queries.filter((query) => /\dpx/.test(query))).toEqual([]);
});
