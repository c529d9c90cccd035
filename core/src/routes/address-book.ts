import type { RouteDefinition, Visit } from './definition.ts';
import { ESCAPED_SLASH } from './parameter.ts';
import { compilePattern, type Pattern, type Values } from './pattern.ts';
import { printQuery, QUERY_OF_EVERY_PAGE, type Query, type QueryName } from './query.ts';
import { type QueryOf, ROUTES, type RouteName, type RouteParams } from './table.ts';

export type RouteMatch = {
  [Name in RouteName]: {
    readonly name: Name;
    readonly params: RouteParams[Name];
    /** The address is the one that a link to the same place has. */
    readonly canonical: boolean;
  };
}[RouteName];

export interface RouteInfo extends Omit<RouteDefinition, 'when'> {
  readonly name: RouteName;
}

export interface AddressBook {
  /** The route of a path with the deploy path in front; null where this visit has none. */
  match(pathname: string, visit: Visit): RouteMatch | null;
  /** A link, deploy path included; every link of the product is made here. */
  href<Name extends RouteName>(name: Name, params: RouteParams[Name], query?: QueryOf<Name>): string;
  isAvailable(name: RouteName, visit: Visit): boolean;
  all(): readonly RouteInfo[];
}

interface Route {
  readonly name: RouteName;
  readonly definition: RouteDefinition;
  /** What the page reads, in the order of writing, each once. */
  readonly queryOrder: ReadonlySet<QueryName>;
  readonly patterns: readonly Pattern[];
}

interface Found {
  readonly route: Route;
  readonly values: Values;
}

/** Far above any address of ours, and short enough for any expression. */
const LONGEST_PATH = 2_048;

/** The addresses of the product under one deploy path, such as `/shop` or the empty text. A-85 */
export function createAddressBook({ deployPath }: { readonly deployPath: string }): AddressBook {
  if (!/^(?:\/[\w.~-]+)*$/.test(deployPath)) throw new Error(`Not a deploy path: ${deployPath}`);
  // The table's names are the keys that Object.entries widens to text.
  const routes = (Object.entries(ROUTES) as [RouteName, RouteDefinition][]).map(([name, definition]) => ({
    name,
    definition,
    queryOrder: new Set([...(definition.query ?? []), ...QUERY_OF_EVERY_PAGE]),
    patterns: definition.patterns.map(compilePattern),
  }));
  const byName = new Map(routes.map((route) => [route.name, route]));
  const find = createFinder(routes);

  const routeOf = (name: RouteName): Route => {
    const route = byName.get(name);
    if (!route) throw new Error(`No route is called ${name}`);
    return route;
  };

  const pathOf = (route: Route, values: Values): string => {
    const path = print(route, values);
    const isTaken = route.definition.yields && /_\d+\.html$/.test(path) && find(path)?.route !== route;
    return deployPath + (isTaken ? print(route, { ...values, name: '' }) : path);
  };

  return {
    match(pathname, visit) {
      const path = readPath(pathname, deployPath);
      const found = path === null ? null : find(path);
      if (!found || !isOpen(found.route.definition, visit)) return null;
      const canonical = pathOf(found.route, found.values) === pathname;
      // The values were read by the patterns from which the route's type is made.
      return { name: found.route.name, params: found.values, canonical } as RouteMatch;
    },
    href: (name, params, query) => pathOf(routeOf(name), params) + queryText(routeOf(name), query),
    isAvailable: (name, visit) => isOpen(routeOf(name).definition, visit),
    all: () => routes.map(({ name, definition: { when: _when, ...facts } }) => ({ name, ...facts })),
  };
}

function isOpen({ audiences, devices, when }: RouteDefinition, visit: Visit): boolean {
  if (!audiences.includes(visit.audience)) return false;
  return (devices?.includes(visit.device) ?? true) && (when?.(visit) ?? true);
}

/** Exact paths first, then those that begin with the same word, then those that begin with a parameter. A-15 */
function createFinder(routes: readonly Route[]): (path: string) => Found | null {
  const exact = new Map<string, Route>();
  const shelves = new Map<string, { route: Route; pattern: Pattern }[]>();
  for (const route of routes) {
    for (const pattern of route.patterns) {
      if (pattern.isStatic) exact.set(pattern.text, route);
      else shelfFor(shelves, shelfKey(pattern.segments, pattern.firstSegment, pattern.text)).push({ route, pattern });
    }
  }
  return (path) => {
    const route = exact.get(path);
    if (route) return { route, values: {} };
    const [, first = '', ...rest] = path.split('/');
    for (const key of shelfKeys(rest.length + 1, first, path)) {
      for (const candidate of shelves.get(key) ?? []) {
        const values = candidate.pattern.match(path);
        if (values) return { route: candidate.route, values };
      }
    }
    return null;
  };
}

function shelfFor<Item>(shelves: Map<string, Item[]>, key: string): Item[] {
  const shelf = shelves.get(key) ?? [];
  shelves.set(key, shelf);
  return shelf;
}

function shelfKey(segments: number, first: string | undefined, text: string): string {
  return `${segments}${text.endsWith('.html') ? '.html' : ''}/${first ?? ''}`;
}

function shelfKeys(segments: number, first: string, path: string): readonly string[] {
  const keys = [shelfKey(segments, first, path), shelfKey(segments, undefined, path)];
  return path.endsWith('.html') ? [...keys, `${segments}/${first}`, `${segments}/`] : keys;
}

/** The path under the deploy path with its escapes read once; null where it is none of ours. */
function readPath(pathname: string, deployPath: string): string | null {
  if (pathname.length > LONGEST_PATH || !pathname.startsWith(deployPath)) return null;
  const path = pathname.slice(deployPath.length) || '/';
  if (!path.startsWith('/')) return null;
  const decoded = path.includes('%') ? decode(path) : path;
  return decoded === null || /\p{Cc}/u.test(decoded) ? null : decoded;
}

function decode(path: string): string | null {
  const marker = encodeURIComponent(ESCAPED_SLASH);
  if (path.toUpperCase().includes(marker)) return null;
  try {
    return decodeURIComponent(path.replace(/%2f/gi, marker));
  } catch {
    return null;
  }
}

function print({ patterns, name }: Route, given: Values): string {
  // The first page of a list carries no number.
  const values = given.pageNo === 1 ? { ...given, pageNo: undefined } : given;
  const pattern = patterns.find((candidate) => takesExactly(candidate, values));
  if (!pattern) throw new Error(`No address of ${name} takes exactly ${JSON.stringify(given)}`);
  return pattern.print(values);
}

function takesExactly({ keys }: Pattern, values: Values): boolean {
  let taken = 0;
  for (const key in values) {
    if (values[key] === undefined) continue;
    if (!keys.includes(key)) return false;
    taken += 1;
  }
  return taken === keys.length;
}

function queryText({ definition, queryOrder }: Route, given: Query | undefined): string {
  const { queryNames, queryDefaults } = definition;
  if (queryDefaults === undefined) return given === undefined ? '' : printQuery(queryOrder, given, queryNames);
  return printQuery(queryOrder, over(queryDefaults, given), queryNames);
}

/** Some values over others; one that is undefined takes nothing away. */
function over(defaults: Query, given: Query | undefined): Query {
  const values: Record<string, unknown> = { ...defaults };
  for (const name in given) if (given[name as QueryName] !== undefined) values[name] = given[name as QueryName];
  // Names and values are those of two queries.
  return values as Query;
}
