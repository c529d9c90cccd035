import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  PAGE_URL_QUERY_NAMES,
  QUERY,
  QUERY_OF_EVERY_PAGE,
  QUERY_SECRET_NAMES,
  type QueryName,
  readQuery,
} from './query.ts';
import { createRouteTable } from './route-table.ts';
import type { RouteName } from './routes.ts';

const book = createRouteTable({ deployPath: '' });
const NAMES = Object.keys(QUERY) as QueryName[]; // the table's own names
const TEXTS = [
  '0',
  '1',
  '2',
  '40',
  '356',
  'list',
  'b',
  'en',
  'ar',
  'product',
  'newest',
  'none',
  'time',
  'tex',
  'EUR',
  'TX01',
  '/cart?a=1',
  'linkedin',
  'buyer',
  'old',
  'بريا',
  'a+b%&=#?',
];

/** The valid values of a parameter, from texts in addresses. */
const valuesOf = (name: QueryName) =>
  TEXTS.map((text) => QUERY[name].read(text)).filter((value) => value !== undefined);

const queryOf = (names: readonly QueryName[]) =>
  fc.record(Object.fromEntries(names.map((name) => [name, fc.constantFrom(...valuesOf(name))])), { requiredKeys: [] });

/** Routes without path parameters, so that a link needs only a query. */
const plainRoutes = book.all().filter(({ patterns }) => patterns.some((pattern) => !/[{[]/.test(pattern)));

const linkTo = (name: RouteName, query: object): URL =>
  new URL(book.href(name, {} as never, query as never), 'https://fairhall.test'); // built from the route's own names

describe('the query of a link', () => {
  test('every parameter has test values', () => {
    expect(NAMES.filter((name) => valuesOf(name).length === 0)).toEqual([]);
  });

  test.each(plainRoutes)('D-34 to $name is read back as written', ({ name, query = [], queryDefaults }) => {
    fc.assert(
      fc.property(queryOf([...QUERY_OF_EVERY_PAGE, ...query]), (given) => {
        expect(readQuery(linkTo(name, given).search)).toEqual({ ...queryDefaults, ...given });
      }),
      { numRuns: 20 },
    );
  });

  test.each(plainRoutes)(
    'D-34 to $name contains only parameters that the page reads',
    ({ name, query = [], queryDefaults }) => {
      const known: readonly string[] = [...QUERY_OF_EVERY_PAGE, ...query];
      const foreign = NAMES.filter((other) => !known.includes(other));
      fc.assert(
        fc.property(queryOf(foreign), (given) => {
          expect(readQuery(linkTo(name, given).search)).toEqual(queryDefaults ?? {});
        }),
        { numRuns: 10 },
      );
    },
  );

  test('A-17 a link is the same in any order of its values', () => {
    fc.assert(
      fc.property(fc.constantFrom(...plainRoutes), queryOf(QUERY_OF_EVERY_PAGE), ({ name }, given) => {
        const turned = Object.fromEntries(Object.entries(given).reverse());
        expect(linkTo(name, turned).href).toBe(linkTo(name, given).href);
      }),
    );
  });

  test('the first of equal names counts, and an unknown name changes nothing', () => {
    const pair = fc
      .constantFrom(...NAMES)
      .chain((name) => fc.tuple(fc.constantFrom(...QUERY[name].names), fc.constantFrom(...TEXTS)));
    const unknown = fc.tuple(
      fc.constantFrom('page', 'PageNo', 'utm_medium', '__proto__', 'constructor', ''),
      fc.string(),
    );
    fc.assert(
      fc.property(fc.array(pair, { maxLength: 6 }), fc.array(unknown, { maxLength: 3 }), (pairs, others) => {
        const once = readQuery(pairs);
        expect(readQuery([...pairs, ...pairs.map(([name]) => [name, '1'] as const)])).toEqual(once);
        expect(readQuery([...others, ...pairs])).toEqual(once);
      }),
    );
  });

  test('THR-20 no secret parameter may be passed on, in any spelling', () => {
    expect([...QUERY_SECRET_NAMES].filter((name) => PAGE_URL_QUERY_NAMES.has(name))).toEqual([]);
    const spelled = NAMES.flatMap((name) => QUERY[name].names);
    expect(new Set(spelled).size).toBe(spelled.length);
  });
});

describe('an installation below a path', () => {
  test.each(plainRoutes)('A-85 writes the URL of $name below it, and matches no other', ({ name }) => {
    const path = linkTo(name, {}).pathname;
    for (const deployPath of ['/shop', '/a/b']) {
      const deployed = createRouteTable({ deployPath });
      const visit = { audience: 'buyer', device: 'pc', production: false, platform: 'b2b' } as const;
      const below = new URL(deployed.href(name, {} as never), 'https://fairhall.test').pathname; // as above
      expect(below).toBe(`${deployPath}${path}`);
      expect(deployed.match(below, visit)?.name).toBe(book.match(path, visit)?.name);
      expect(deployed.match(path, visit)).toBeNull();
    }
  });
});
