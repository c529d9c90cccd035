import { ok, type Result } from '@fairhall/core/result';
import type { AddressBook, RouteMatch } from '@fairhall/core/routes/address-book';
import type { Visit } from '@fairhall/core/routes/definition';
import { type Query, readQuery } from '@fairhall/core/routes/query';
import type { RouteName } from '@fairhall/core/routes/table';
import { AUDIENCES, resolveAudience } from '@fairhall/core/site/audience';
import { type Failure, fail, type Outcome } from '../answer.ts';
import { EXIT } from '../exit-codes.ts';
import { type ListOutcome, pageOf, pageOption } from '../list-verb.ts';
import type { Invocation } from '../noun.ts';
import { choiceOption, flagOption, textsOption } from '../option-values.ts';
import { pageRemarks } from '../page-remarks.ts';
import { addressBook, paramsOf } from './route-book.ts';

const DEVICES = ['pc', 'h5'] as const;

interface Place {
  readonly path: string;
  readonly query: Query;
  readonly visit: Visit;
}

export async function resolve(invocation: Invocation): Promise<Outcome> {
  const place = placeOf(invocation);
  if (!place.ok) return place;
  const book = addressBook(invocation.terminal.environment);
  if (!book.ok) return book;
  const { path, visit } = place.value;
  const match = book.value.match(path, visit);
  if (match) return resolved(match, place.value);
  return fail(
    EXIT.refused,
    { key: 'terminal.route.none', values: { path, audience: visit.audience, device: visit.device } },
    {
      key: 'terminal.route.redirect',
      values: { home: book.value.href('home', {}) },
    },
  );
}

function resolved({ name, params, canonical }: RouteMatch, { query, visit }: Place): Outcome {
  const { audience, device } = visit;
  const facts = [
    ['route', name],
    ...Object.entries({ ...params, ...query }).map(([key, value]) => [key, printed(value)] as const),
    ['canonical', String(canonical)],
    ['audience', audience],
    ['device', device],
  ] as const;
  return ok({ data: { route: name, params, query, canonical, audience, device }, view: { kind: 'facts', facts } });
}

function placeOf({ args: [address = ''], options, global }: Invocation): Result<Place, Failure> {
  const audience = choiceOption(options, 'audience', AUDIENCES);
  const device = choiceOption(options, 'device', DEVICES);
  const platform = choiceOption(options, 'platform', ['b2b']);
  if (!audience.ok) return audience;
  if (!device.ok) return device;
  if (!platform.ok) return platform;
  const url = URL.canParse(address) ? new URL(address) : undefined;
  const [path = '', search = ''] = url ? [url.pathname, url.search.slice(1)] : splitAddress(address);
  if (!path.startsWith('/')) return fail(EXIT.usage, { key: 'terminal.route.noAddress', values: { address } });
  const asked = resolveAudience({ host: url?.host ?? '', wishedSiteId: global.siteId });
  return ok({
    path,
    query: readQuery(search),
    visit: {
      audience: audience.value ?? asked,
      device: device.value ?? 'pc',
      production: flagOption(options, 'production'),
      platform: platform.value,
    },
  });
}

function splitAddress(address: string): readonly [string, string] {
  const bare = address.split('#', 1)[0] ?? '';
  const at = bare.indexOf('?');
  return at < 0 ? [bare, ''] : [bare.slice(0, at), bare.slice(at + 1)];
}

export async function href({ args: [name = '', ...given], options, terminal }: Invocation): Promise<Outcome> {
  const book = addressBook(terminal.environment);
  if (!book.ok) return book;
  const route = book.value.all().find((candidate) => candidate.name === name);
  if (!route)
    return fail(EXIT.usage, { key: 'terminal.route.unknown', values: { name } }, { key: 'terminal.route.seeList' });
  const params = paramsOf(given);
  if (!params.ok) return params;
  const query = paramsOf(textsOption(options, 'query'), {});
  if (!query.ok) return query;
  const asked = readQuery(Object.entries(query.value).map(([key, value]) => [key, String(value)] as const));
  const path = pathOf(book.value, route.name, params.value, asked);
  if (path === undefined) {
    const patterns = route.patterns.join('  ');
    return fail(
      EXIT.usage,
      { key: 'terminal.route.noHref', values: { name } },
      { key: 'terminal.route.patterns', values: { patterns } },
    );
  }
  return ok({ data: { href: path }, view: { kind: 'table', columns: [{ title: 'href' }], rows: [[path]] } });
}

/** The link of a route; undefined if its address would be read as another route, as with parameters missing. */
function pathOf(
  book: AddressBook,
  name: RouteName,
  params: Readonly<Record<string, unknown>>,
  query: Query,
): string | undefined {
  const untyped = book.href as (name: RouteName, params: unknown, query: Query) => string; // checked by reading it back
  try {
    const path = untyped(name, params, query);
    const [bare = ''] = path.split('?', 1);
    return everyVisit().some((visit) => book.match(bare, visit)?.name === name) ? path : undefined;
  } catch {
    return undefined;
  }
}

function everyVisit(): readonly Visit[] {
  return AUDIENCES.flatMap((audience) =>
    DEVICES.flatMap((device) =>
      [true, false].flatMap((production) =>
        ([undefined, 'b2b'] as const).map((platform): Visit => ({ audience, device, production, platform })),
      ),
    ),
  );
}

export async function list({ options, terminal }: Invocation): Promise<ListOutcome> {
  const page = pageOption(options);
  if (!page.ok) return page;
  const audience = choiceOption(options, 'audience', AUDIENCES);
  if (!audience.ok) return audience;
  const book = addressBook(terminal.environment);
  if (!book.ok) return book;
  const wanted = audience.value;
  const all = book.value.all().filter((route) => wanted === undefined || route.audiences.includes(wanted));
  const routes = pageOf(all, page.value);
  return ok({
    data: routes,
    view: {
      kind: 'table',
      columns: ['route', 'address', 'audiences', 'devices'].map((title) => ({ title })),
      rows: routes.records.map(({ name, patterns, audiences, devices }) => [
        name,
        patterns[0],
        audiences.join(' '),
        (devices ?? DEVICES).join(' '),
      ]),
    },
    remarks: pageRemarks(routes, null),
  });
}

const printed = (value: unknown): string => (typeof value === 'object' ? JSON.stringify(value) : String(value));
