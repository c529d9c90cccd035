import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { createTypedText } from '../../../tests/support/create-typed-text.ts';
import { requireSiteHref } from '../ports/navigator.ts';
import { printQuery, QUERY, type QueryName, readQuery } from './query.ts';
import { sitePath } from './query-values.ts';
import { PATH_SLUG_MAX, toSlug } from './slug.ts';

const NAMES = Object.keys(QUERY) as QueryName[]; // the table's own names
const TOKENS = [
  '0',
  '1',
  'TX01',
  '1001',
  '/cart',
  '//evil.example',
  'product',
  'en',
  'old',
  '-5',
  'null',
  '%',
  '%zz',
  '=',
  '&',
  '__proto__',
];
const pairs = fc.array(
  fc.tuple(
    fc.constantFrom(...NAMES.flatMap((name) => QUERY[name].names)),
    fc.oneof(fc.constantFrom(...TOKENS), createTypedText(20)),
  ),
  { maxLength: 8 },
);

describe('the query of a URL', () => {
  test('R-2.229 D-34 is the same when written and read again, whatever the URL contained', () => {
    fc.assert(
      fc.property(pairs, (given) => {
        const once = readQuery(given);
        const { utmSource, ...query } = readQuery(printQuery(NAMES, once));
        const { utmSource: before, ...rest } = once;
        const wellFormed = Object.fromEntries(
          Object.entries(rest).map(([name, value]) => [name, typeof value === 'string' ? value.toWellFormed() : value]),
        );
        expect(query).toEqual(wellFormed);
        expect(utmSource ?? '').toBe((before ?? '').toWellFormed());
      }),
      { numRuns: 500 },
    );
  });

  test('R-2.230 any text is read without throwing, and gives only known parameters', () => {
    fc.assert(
      fc.property(fc.oneof(createTypedText(80), fc.webQueryParameters()), (search) => {
        const known: readonly string[] = NAMES;
        expect(Object.keys(readQuery(search)).filter((name) => !known.includes(name))).toEqual([]);
      }),
      { numRuns: 500 },
    );
  });
});

const path = fc.oneof(
  createTypedText(40),
  fc
    .array(
      fc.constantFrom(
        '/',
        '\\',
        '.',
        '..',
        '@',
        ':',
        '//',
        'evil.example',
        'cart',
        '?',
        '#',
        '%2f',
        '\t',
        '\n',
        ' ',
        'https:',
        'javascript:',
      ),
      { maxLength: 8 },
    )
    .map((parts) => `/${parts.join('')}`),
);

describe('a path to continue to', () => {
  test('THR-15 R-2.252 any accepted site path stays on our origin', () => {
    let taken = 0;
    fc.assert(
      fc.property(path, (given) => {
        const own = sitePath(given);
        if (own === undefined) return;
        taken += 1;
        expect(new URL(own, 'https://fairhall.example/rfq').origin).toBe('https://fairhall.example');
        expect(requireSiteHref(own)).toBe(own);
      }),
      { numRuns: 2_000 },
    );
    expect(taken).toBeGreaterThan(100);
  });
});

describe('a name in a URL', () => {
  test('R-2.085 R-2.088 R-9.048 is short, plain, without a dash at its ends, and unchanged when converted again', () => {
    fc.assert(
      fc.property(
        fc.oneof(
          createTypedText(80),
          fc
            .array(fc.constantFrom('Ball', ' valve', '/', '–', '.', 'Ünïted', '阀门', '--'), { maxLength: 12 })
            .map((parts) => parts.join('')),
        ),
        (name) => {
          const slug = toSlug(name);
          expect([
            /^(?:[A-Za-z0-9]+(?:-[A-Za-z0-9]+)*)?$/.test(slug),
            slug.length <= PATH_SLUG_MAX,
            toSlug(slug),
          ]).toEqual([true, true, slug]);
        },
      ),
      { numRuns: 500 },
    );
  });
});
