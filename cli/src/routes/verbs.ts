import { ok, type Result } from '@fairhall/core/result';
import type { Visit } from '@fairhall/core/routes/definition';
import { type Query, readQuery } from '@fairhall/core/routes/query';
import type { RouteMatch, RouteTable } from '@fairhall/core/routes/route-table';
import type { RouteName } from '@fairhall/core/routes/routes';
import { AUDIENCE_KINDS, resolveAudience } from '@fairhall/core/site/audience';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { COMMAND_EXIT_CODES } from '../exit-codes.ts';
import { type ListOutcome, readPageOption, toPage } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { readChoiceOption, readFlagOption, readTextListOption } from '../option-values.ts';
import { listPageRemarks } from '../page-remarks.ts';
import { parseRouteParams, readRouteTable } from './route-table.ts';

const DEVICE_TYPES = ['pc', 'h5'] as const;

interface RouteRequest {
  readonly path: string;
  readonly query: Query;
  readonly visit: Visit;
}

export async function resolve(invocation: Invocation): Promise<Outcome> {
  const request = parseRouteRequest(invocation);
  if (!request.ok) return request;
  const book = readRouteTable(invocation.terminal.environment);
  if (!book.ok) return book;
  const { path, visit } = request.value;
  const match = book.value.match(path, visit);
  if (match) return toRouteOutcome(match, request.value);
  return fail(
    COMMAND_EXIT_CODES.refused,
    { key: 'terminal.route.none', values: { path, audience: visit.audience, device: visit.device } },
    {
      key: 'terminal.route.redirect',
      values: { home: book.value.href('home', {}) },
    },
  );
}

function toRouteOutcome({ name, params, canonical }: RouteMatch, { query, visit }: RouteRequest): Outcome {
  const { audience, device } = visit;
  const facts = [
    ['route', name],
    ...Object.entries({ ...params, ...query }).map(([key, value]) => [key, formatValue(value)] as const),
    ['canonical', String(canonical)],
    ['audience', audience],
    ['device', device],
  ] as const;
  return ok({ data: { route: name, params, query, canonical, audience, device }, view: { kind: 'facts', facts } });
}

function parseRouteRequest({ args: [address = ''], options, global }: Invocation): Result<RouteRequest, Failure> {
  const audience = readChoiceOption(options, 'audience', AUDIENCE_KINDS);
  const device = readChoiceOption(options, 'device', DEVICE_TYPES);
  const platform = readChoiceOption(options, 'platform', ['b2b']);
  if (!audience.ok) return audience;
  if (!device.ok) return device;
  if (!platform.ok) return platform;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [path = '', search = ''] = url ? [url.pathname, url.search.slice(1)] : splitAddress(address);
  if (!path.startsWith('/'))
    return fail(COMMAND_EXIT_CODES.usage, { key: 'terminal.route.noAddress', values: { address } });
  const addressAudience = resolveAudience({ host: url?.host ?? '', wishedSiteId: global.siteId });
  return ok({
    path,
    query: readQuery(search),
    visit: {
      audience: audience.value ?? addressAudience,
      device: device.value ?? 'pc',
      production: readFlagOption(options, 'production'),
      platform: platform.value,
    },
  });
}

function splitAddress(address: string): readonly [string, string] {
  const bare = address.split('#', 1)[0] ?? '';
  const at = bare.indexOf('?');
  return at < 0 ? [bare, ''] : [bare.slice(0, at), bare.slice(at + 1)];
}

export async function showHref({ args: [name = '', ...given], options, terminal }: Invocation): Promise<Outcome> {
  const book = readRouteTable(terminal.environment);
  if (!book.ok) return book;
  const route = book.value.all().find((candidate) => candidate.name === name);
  if (!route)
    return fail(
      COMMAND_EXIT_CODES.usage,
      { key: 'terminal.route.unknown', values: { name } },
      { key: 'terminal.route.seeList' },
    );
  const params = parseRouteParams(given);
  if (!params.ok) return params;
  const query = parseRouteParams(readTextListOption(options, 'query'), {});
  if (!query.ok) return query;
  const routeQuery = readQuery(Object.entries(query.value).map(([key, value]) => [key, String(value)] as const));
  const path = pathOf(book.value, route.name, params.value, routeQuery);
  if (path === undefined) {
    const patterns = route.patterns.join('  ');
    return fail(
      COMMAND_EXIT_CODES.usage,
      { key: 'terminal.route.noHref', values: { name } },
      { key: 'terminal.route.patterns', values: { patterns } },
    );
  }
  return ok({ data: { href: path }, view: { kind: 'table', columns: [{ title: 'href' }], rows: [[path]] } });
}

/**
 * The link of a route; undefined if its address would be parsed as another route, for example because parameters are
 * missing.
 */
function pathOf(
  book: RouteTable,
  name: RouteName,
  params: Readonly<Record<string, unknown>>,
  query: Query,
): string | undefined {
  const untyped = book.href as (name: RouteName, params: unknown, query: Query) => string; // checked by parsing
  try {
    const path = untyped(name, params, query);
    const [bare = ''] = path.split('?', 1);
    return listAllVisits().some((visit) => book.match(bare, visit)?.name === name) ? path : undefined;
  } catch {
    return undefined;
  }
}

function listAllVisits(): readonly Visit[] {
  return AUDIENCE_KINDS.flatMap((audience) =>
    DEVICE_TYPES.flatMap((device) =>
      [true, false].flatMap((production) =>
        ([undefined, 'b2b'] as const).map((platform): Visit => ({ audience, device, production, platform })),
      ),
    ),
  );
}

export async function list({ options, terminal }: Invocation): Promise<ListOutcome> {
  const page = readPageOption(options);
  if (!page.ok) return page;
  const audience = readChoiceOption(options, 'audience', AUDIENCE_KINDS);
  if (!audience.ok) return audience;
  const book = readRouteTable(terminal.environment);
  if (!book.ok) return book;
  const wanted = audience.value;
  const all = book.value.all().filter((route) => wanted === undefined || route.audiences.includes(wanted));
  const routes = toPage(all, page.value);
  return ok({
    data: routes,
    view: {
      kind: 'table',
      columns: ['route', 'address', 'audiences', 'devices'].map((title) => ({ title })),
      rows: routes.records.map(({ name, patterns, audiences, devices }) => [
        name,
        patterns[0],
        audiences.join(' '),
        (devices ?? DEVICE_TYPES).join(' '),
      ]),
    },
    remarks: listPageRemarks(routes, null),
  });
}

const formatValue = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
