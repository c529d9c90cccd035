import type { RouteDefinition, Visit } from './definition.ts';
import { PATH_SLASH_MARK } from './parameter.ts';
import { type Pattern, parsePattern, type Values } from './pattern.ts';
import { printQuery, QUERY_OF_EVERY_PAGE, type Query, type QueryName } from './query.ts';
import { type QueryOf, ROUTE_DEFINITIONS, type RouteName, type RouteParams } from './routes.ts';

export type RouteMatch = {
  [Name in RouteName]: {
    readonly name: Name;
    readonly params: RouteParams[Name];
    /** Whether `href` would write exactly this path. */
    readonly canonical: boolean;
  };
}[RouteName];

export interface RouteInfo extends Omit<RouteDefinition, 'when'> {
  readonly name: RouteName;
}

export interface RouteTable {
  /**
   * Returns the route of a path that begins with the deploy path; null if no route that exists for this visit matches.
   *
   */
  match(pathname: string, visit: Visit): RouteMatch | null;
  /**
   * Builds a link, including the deploy path. All links of the product are built here. Throws if no pattern takes
   * exactly `params`.
   */
  href<Name extends RouteName>(name: Name, params: RouteParams[Name], query?: QueryOf<Name>): string;
  /**
   * Returns a query in its normal form: the parameters that the page reads, in the order in which links write them. ''
   * or with its question mark.
   */
  normalQuery(name: RouteName, query: Query): string;
  isAvailable(name: RouteName, visit: Visit): boolean;
  all(): readonly RouteInfo[];
}

interface Route {
  readonly name: RouteName;
  readonly definition: RouteDefinition;
  /** The query parameters that the page reads, in the order in which links write them. */
  readonly queryOrder: ReadonlySet<QueryName>;
  readonly patterns: readonly Pattern[];
}

interface PathMatch {
  readonly route: Route;
  readonly values: Values;
}

/**
 * Longer paths match nothing. None of our addresses comes near this length, and patterns match so short a text quickly
 * (THR-44).
 */
const MAX_PATH_LENGTH = 2_048;

/**
 * Creates the table that reads and writes the product's addresses under one deploy path, such as `/shop` or ''. A-85
 */
export function createRouteTable({ deployPath }: { readonly deployPath: string }): RouteTable {
  if (!/^(?:\/[\w.~-]+)*$/.test(deployPath)) throw new Error(`Not a deploy path: ${deployPath}`);
  // Object.entries types its keys as string; they are the table's own names.
  const routes = (Object.entries(ROUTE_DEFINITIONS) as [RouteName, RouteDefinition][]).map(([name, definition]) => ({
    name,
    definition,
    queryOrder: new Set([...(definition.query ?? []), ...QUERY_OF_EVERY_PAGE]),
    patterns: definition.patterns.map(parsePattern),
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
      // The types of a route's parameters are derived from the same patterns that read these values.
      return { name: found.route.name, params: found.values, canonical } as RouteMatch;
    },
    href: (name, params, query) => pathOf(routeOf(name), params) + queryText(routeOf(name), query),
    normalQuery: (name, query) => printQuery(routeOf(name).queryOrder, query, routeOf(name).definition.queryNames),
    isAvailable: (name, visit) => isOpen(routeOf(name).definition, visit),
    all: () => routes.map(({ name, definition: { when: _when, ...rest } }) => ({ name, ...rest })),
  };
}

function isOpen({ audiences, devices, when }: RouteDefinition, visit: Visit): boolean {
  if (!audiences.includes(visit.audience)) return false;
  return (devices?.includes(visit.device) ?? true) && (when?.(visit) ?? true);
}

/**
 * Finds the pattern of a path: paths without parameters first, then patterns with a fixed first segment, then those
 * with a parameter in it. Patterns are grouped by number of segments, ending and first segment, so that only few
 * of them are tried on a path.
 */
function createFinder(routes: readonly Route[]): (path: string) => PathMatch | null {
  const exact = new Map<string, Route>();
  const groups = new Map<string, { route: Route; pattern: Pattern }[]>();
  for (const route of routes) {
    for (const pattern of route.patterns) {
      if (pattern.isStatic) exact.set(pattern.text, route);
      else groupFor(groups, groupKey(pattern.segments, pattern.firstSegment, pattern.text)).push({ route, pattern });
    }
  }
  return (path) => {
    const route = exact.get(path);
    if (route) return { route, values: {} };
    const [, first = '', ...rest] = path.split('/');
    for (const key of groupKeys(rest.length + 1, first, path)) {
      for (const candidate of groups.get(key) ?? []) {
        const values = candidate.pattern.match(path);
        if (values) return { route: candidate.route, values };
      }
    }
    return null;
  };
}

function groupFor<Item>(groups: Map<string, Item[]>, key: string): Item[] {
  const group = groups.get(key) ?? [];
  groups.set(key, group);
  return group;
}

function groupKey(segments: number, first: string | undefined, text: string): string {
  return `${segments}${text.endsWith('.html') ? '.html' : ''}/${first ?? ''}`;
}

function groupKeys(segments: number, first: string, path: string): readonly string[] {
  const keys = [groupKey(segments, first, path), groupKey(segments, undefined, path)];
  return path.endsWith('.html') ? [...keys, `${segments}/${first}`, `${segments}/`] : keys;
}

/**
 * Returns the path below the deploy path, percent-decoded once (THR-39). Null if it is too long, outside the deploy
 * path or malformed, or contains a control character or line separator.
 */
function readPath(pathname: string, deployPath: string): string | null {
  if (pathname.length > MAX_PATH_LENGTH || !pathname.startsWith(deployPath)) return null;
  const path = pathname.slice(deployPath.length) || '/';
  if (!path.startsWith('/')) return null;
  const decoded = path.includes('%') ? decode(path) : path;
  return decoded === null || /[\p{Cc}\p{Zl}\p{Zp}]/u.test(decoded) ? null : decoded;
}

function decode(path: string): string | null {
  const marker = encodeURIComponent(PATH_SLASH_MARK);
  if (path.toUpperCase().includes(marker)) return null;
  try {
    return decodeURIComponent(path.replace(/%2f/gi, marker));
  } catch {
    return null;
  }
}

function print({ patterns, name }: Route, given: Values): string {
  // The first page of a list has no number.
  const values = given.pageNo === 1 ? { ...given, pageNo: undefined } : given;
  const pattern = patterns.find((candidate) => hasExactKeys(candidate, values));
  if (!pattern) throw new Error(`No address of ${name} takes exactly ${JSON.stringify(given)}`);
  return pattern.print(values);
}

function hasExactKeys({ keys }: Pattern, values: Values): boolean {
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
  return printQuery(queryOrder, withDefaults(queryDefaults, given), queryNames);
}

/** Returns the given values, with the defaults for absent or undefined ones. */
function withDefaults(defaults: Query, given: Query | undefined): Query {
  const values: Record<string, unknown> = { ...defaults };
  for (const name in given) if (given[name as QueryName] !== undefined) values[name] = given[name as QueryName];
  // All names and values come from one of the two queries.
  return values as Query;
}
