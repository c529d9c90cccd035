import type { FastifyInstance } from 'fastify';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { DatabaseTrouble } from '../db/database-error.ts';
import type { Gateway } from '../gateway.ts';
import { createRefusalTarpit } from '../limits/tarpit.ts';
import { noLogger } from '../operations/logger.ts';
import { readSettings } from '../settings.ts';
import { createTextsByLanguage } from '../texts.ts';
import { createServer } from './create-server.ts';
import type { PageVisit } from './pages.ts';
import type { ServerParts } from './server-parts.ts';

const texts = createTextsByLanguage({
  en: {
    'request.busy': 'Busy & full.',
    'request.unavailable': 'Away.',
    'request.id': 'Request ID: {id}',
    'page.noSuchPage.title': 'No page',
    'page.toHome': 'Home',
  },
  ar: {
    'request.busy': 'مشغول',
    'request.unavailable': 'غير متاح',
    'request.id': 'رقم {id}',
    'page.noSuchPage.title': 'لا صفحة',
    'page.toHome': 'الرئيسية',
  },
});
// Pages use nothing else of the gateway.
const gateway = {
  texts,
  stateOf: () => state,
  lastStateOf: () => '1',
  isSubmit: (path: string) => path === 'call',
  handle: async () => new Response('called'),
  refuse: () => new Response('shed', { status: 503 }),
  ready: async () => ({ ready: true }),
} as unknown as Gateway;

/** The home page is the same for everybody; every other page is for one reader. */
const visit = ({ sent = '' }: { readonly sent?: string }): PageVisit => ({
  shared: sent.endsWith('/') ? { name: 'home', cacheMs: 30_000 } : undefined,
  cookies: [],
  render: async ({ reads, onCallFailed }) => {
    reads?.('catalogue');
    if (trouble !== undefined) onCallFailed?.({ requestId: 'r', trouble });
    const headers = sent.endsWith('/moved') ? { location: '/' } : {};
    const status = trouble === undefined ? (sent.endsWith('/moved') ? 302 : 200) : 502;
    return { status, headers, cookies: [], body: Buffer.from('rendered') };
  },
});

let server: FastifyInstance;
let behind = false;
let state: string | undefined;
let trouble: DatabaseTrouble | undefined;
/** The overload errors that were recorded. */
const recorded: object[] = [];
beforeEach(async () => {
  behind = false;
  state = '1';
  trouble = undefined;
  recorded.length = 0;
  const phase = { gateway, pages: { visit }, draining: false };
  const { settings } = readSettings({ APP_ENV: 'production' });
  const serving: ServerParts = {
    settings,
    log: noLogger,
    assetsFolder: undefined,
    phase: () => phase,
    isOverloaded: () => behind,
    loadShedding: { record: (cause, request) => void recorded.push({ cause, ...request }), counts: () => new Map() },
    tarpit: createRefusalTarpit(),
  };
  server = await createServer(serving);
});
afterEach(() => server.close());

const get = (url: string, language = 'en') =>
  server.inject({ url, headers: { 'accept-language': language, host: 'fairhall.test' } });

test.each(['/%FF', '/%C0%AF.html', '/supplier/Acme_S%ED%A0%80.html', '/category/%'])(
  'a visitor who opens %s, which cannot be decoded, sees that the page does not exist and how to continue',
  async (url) => {
    const { statusCode, headers, body } = await get(url, 'ar');
    expect([statusCode, headers['content-type']]).toEqual([400, 'text/html; charset=utf-8']);
    expect(body).toContain('<p lang="ar" dir="rtl">لا صفحة <a href="/">الرئيسية</a></p>');
    expect(body).toContain('<p lang="en" dir="ltr">No page <a href="/">Home</a></p>');
  },
);

test('REL-22 an overloaded process serves a cached page', async () => {
  expect((await get('/')).body).toEqual('rendered');
  behind = true;
  const kept = await get('/');
  expect([kept.statusCode, kept.body]).toEqual([200, 'rendered']);
});

test('REL-22 an overloaded process renders no page and asks the reader to retry', async () => {
  behind = true;
  for (const url of ['/', '/rfq/manage']) {
    const answer = await get(url, 'ar');
    expect([answer.statusCode, answer.headers['retry-after'], answer.headers['cache-control']]).toEqual([
      503,
      '2',
      'no-store',
    ]);
    const id = String(answer.headers['x-request-id']);
    expect(answer.body).toContain(
      `<p lang="ar" dir="rtl">مشغول<br>رقم ${id}</p>\n<p lang="en" dir="ltr">Busy &#38; full.<br>Request ID: ${id}</p>`,
    );
    expect(recorded.at(-1)).toEqual({ cause: 'eventLoop', requestId: id, call: 'page' });
  }
  expect((await get('/', 'ko')).body.match(/<p /g)).toHaveLength(1);
  behind = false;
  expect((await get('/rfq/manage')).body).toEqual('rendered');
});

test('REL-22 an overloaded process accepts a submit, but no other call with an idempotency key', async () => {
  behind = true;
  const submit = { method: 'POST', url: '/gateway/call', headers: { 'idempotency-key': 'k' } } as const;
  expect((await server.inject(submit)).body).toEqual('called');
  expect((await server.inject({ ...submit, headers: {} })).statusCode).toEqual(503);
  for (const url of ['/gateway/read', '/gateway/image/0.0.80.10.0/1.jpg'])
    expect((await server.inject({ ...submit, url })).statusCode).toEqual(503);
});

test('REL-23 without the database the shared page is served with its age, and any other is 503', async () => {
  await get('/');
  trouble = 'unavailable';
  state = undefined;
  const { statusCode, body, headers } = await get('/');
  expect([statusCode, body, headers.age, headers['cache-status']]).toEqual([
    200,
    'rendered',
    '0',
    'Fairhall; hit; detail=database-away',
  ]);
  const other = await get('/rfq/manage');
  expect([other.statusCode, other.headers['retry-after'], other.headers['x-request-id']]).toEqual([503, '2', 'r']);
  expect(other.body).toContain('Away.<br>Request ID: r');
  expect(recorded).toEqual([]); // the failed call was recorded, not the page
});

test('REL-23 a page that fails because of a bug keeps its own status', async () => {
  trouble = 'bug';
  const { statusCode, body } = await get('/rfq/manage');
  expect([statusCode, body]).toEqual([502, 'rendered']);
});

test('REL-23 an error outside a call is also 503 if the database is unavailable', async () => {
  const away = Object.assign(new Error('terminating connection'), { code: '57P01' });
  server.get('/breaks', () => Promise.reject(away));
  const { statusCode, headers } = await get('/breaks');
  expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
  expect(recorded).toEqual([{ cause: 'databaseAway', requestId: headers['x-request-id'], call: 'request' }]);
});

test('REL-23 a connection that cannot be accepted does not end the process', () => {
  expect(() => server.server.emit('error', new Error('accept EMFILE'))).not.toThrow();
});

test.each([
  ['/healthz', 200],
  ['/readyz', 200],
  ['/robots.txt', 200],
  ['/moved', 302],
  ['/metrics', 200],
  ['/assets/none.js', 404],
  ['/dev/none', 404],
  ['/.well-known/none', 404],
  ['/gateway/anything', 200],
  ['/%FF', 400],
])('%s, without headers of its own, has nosniff and a referrer policy', async (url, status) => {
  const { statusCode, headers } = await get(url);
  expect([statusCode, headers['x-content-type-options']]).toEqual([status, 'nosniff']);
  expect(headers['referrer-policy']).toMatch(/^(no-referrer|strict-origin-when-cross-origin)$/);
});
