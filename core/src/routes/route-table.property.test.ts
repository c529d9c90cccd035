import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { AUDIENCE_KINDS } from '../site/audience.ts';
import type { Visit } from './definition.ts';
import { PATH_SLASH_MARK } from './parameter.ts';
import { EXHIBITION_TYPES, type ParameterName, ROUTE_PARAMETERS } from './parameters.ts';
import { createRouteTable } from './route-table.ts';
import type { RouteName } from './routes.ts';
import { toSlug } from './slug.ts';

const ALNUM = 'ABCxyz0189';
const word = (letters: string, minLength = 1, maxLength = 12) =>
  fc.string({ unit: fc.constantFrom(...letters), minLength, maxLength });
const entity = word(ALNUM).map((text) => `${text}7`);
const free = fc
  .string({ unit: 'binary', minLength: 1, maxLength: 20 })
  .filter((text) => text.isWellFormed() && !/\p{Cc}/u.test(text) && !text.includes(PATH_SLASH_MARK));
const lowerSlug = word('abc019-', 1, 60)
  .map((text) => toSlug(text).toLowerCase())
  .filter((text) => text !== '');

/** Sample values of each parameter that has no fixed list of values. */
const values: Partial<Record<ParameterName, fc.Arbitrary<unknown>>> = {
  name: fc.string({ unit: 'grapheme', maxLength: 70 }).map(toSlug),
  productId: entity,
  supplierId: entity,
  itemId: entity,
  categoryId: word('0189', 1, 6).map((text) => `TX${text}`),
  category: lowerSlug,
  // A single letter is the index page of that letter (D-21).
  spyKeyword: lowerSlug.filter((text) => text.length > 1),
  letter: word('abz', 1, 1),
  pageNo: fc.integer({ min: 2, max: 999_999_999 }),
  promotion: fc.record({ theme: lowerSlug, id: word('abz09') }),
  websiteEnName: fc.constantFrom('turkey', 'southafrica', 'international'),
  websiteAbbr: fc.constantFrom('tr', 'jp'),
  exhibitionType: fc.constantFrom(...EXHIBITION_TYPES),
  expoPrefix: fc.constantFrom(...EXHIBITION_TYPES),
  exhibitionId: word('0189', 1, 20),
  country: fc.constantFrom('turkey', 'southafrica'),
  japan: fc.constant('japan'),
  affiliate: fc.constant(true),
  status: fc.constantFrom('preregister', 'success', 'finish', 'withdraw'),
  shortName: fc.constantFrom('tex', 'didacasia'),
  pageId: word(ALNUM),
  themeId: word(ALNUM),
  chatId: free.filter((text) => text !== '.' && text !== '..'),
  tag: free.filter((text) => text !== '.' && text !== '..'),
};

const closed: Partial<Record<ParameterName, readonly string[]>> = {
  industryAbbr: ['tex', 'didacasia', 'reg'],
  newsType: ['expo', 'industry'],
  meetingAnswer: ['accept', 'decline'],
  role: ['buyer', 'supplier'],
  isMulti: ['0', '1'],
  hotType: ['product', 'supplier', 'category', 'exhibition'],
  searchType: ['product', 'supplier'],
  resultType: ['enquiry', 'rfq', 'meeting', 'order', 'bookstand', 'feedback'],
  operations: ['products', 'suppliers', 'industries'],
  favorite: ['exhibitorCard', 'exhibitor', 'product'],
};

function drawn(name: ParameterName): fc.Arbitrary<unknown> {
  const listed = closed[name];
  return values[name] ?? (listed ? fc.constantFrom(...listed) : word(`${ALNUM}_-`));
}

function specsOf(pattern: string): (readonly [key: string, name: ParameterName])[] {
  const specs = [...pattern.matchAll(/\{(\w+)(?::(\w+))?\}/g)];
  // The route table compiles, so these are names of parameters.
  return specs.map(([, key = '', name = key]) => [key, name as ParameterName]);
}

function paramsOf(pattern: string): fc.Arbitrary<Record<string, unknown>> {
  return fc.record(Object.fromEntries(specsOf(pattern).map(([key, name]) => [key, drawn(name)])));
}

/** One visit for each audience and device. */
const visits: readonly Visit[] = AUDIENCE_KINDS.flatMap((audience) =>
  (['pc', 'h5'] as const).map((device) => ({ audience, device, production: false, platform: 'b2b' as const })),
);
const book = createRouteTable({ deployPath: '/shop' });

function matchOfAnybody(path: string) {
  return visits.map((visit) => book.match(path, visit)).find((found) => found !== null) ?? null;
}

function pathTo(name: RouteName, params: object): string {
  // The values were generated for, or read by, the patterns from which the route's type is derived.
  return book.href(name, params as never).replace(/\?.*/s, '');
}

describe('a link and its match', () => {
  test.each(book.all())('R-2.003 a link to $name leads there, with the same parameters', ({ name, patterns }) => {
    // Links write an aggregate's slug in lower case by its first two patterns; the last two only read other cases.
    const written = name === 'aggregate' ? patterns.slice(0, 2) : patterns;
    fc.assert(
      fc.property(fc.oneof(...written.map(paramsOf)), (params) => {
        const path = pathTo(name, params);
        expect(matchOfAnybody(path)).toEqual({ name, params, canonical: true });
        expect(new URL(path, 'https://fairhall.test').pathname).toBe(path);
      }),
      { numRuns: 40 },
    );
  });

  test('R-2.006 any path is matched without throwing, and its link leads to the same page', () => {
    const odd = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.webPath(),
      fc.string({ unit: fc.constantFrom(...'/%2fF_.-expoturkey1') }),
    );
    fc.assert(
      fc.property(odd, (text) => {
        const found = matchOfAnybody(`/shop${text}`);
        if (found) expect(matchOfAnybody(pathTo(found.name, found.params))?.name).toBe(found.name);
      }),
      { numRuns: 500 },
    );
  });
});

test('every parameter is used by a route', () => {
  const used = new Set(book.all().flatMap(({ patterns }) => patterns.flatMap(specsOf).map(([, name]) => name)));
  expect(Object.keys(ROUTE_PARAMETERS).filter((name) => !used.has(name as ParameterName))).toEqual([]);
});
