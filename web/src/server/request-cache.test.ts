import { expect, test } from 'vitest';
import type { PageRequest, PageVisit } from './page-options.ts';
import { cacheRequests } from './request-cache.ts';

const ORIGIN = 'https://fairhall.test';
const PHONE = 'Mozilla/5.0 (iPhone) Mobile/15E148';

/**
 * Creates a request cache over pages that are shared below /shared, and records the addresses that were parsed and
 * rendered.
 */
function recalling() {
  const sites = { version: '1' };
  const read: string[] = [];
  const rendered: string[] = [];
  const pages = cacheRequests(
    {
      visit({ url }): PageVisit {
        read.push(url.pathname);
        const shared = url.pathname.startsWith('/shared') ? { name: `${read.length}`, cacheMs: 30_000 } : undefined;
        return {
          shared,
          cookies: [`visit=${read.length}`],
          async render() {
            rendered.push(`${url.pathname} ${read.length}`);
            return { status: 200, headers: {}, cookies: [], body: Buffer.of() };
          },
        };
      },
    },
    { publicUrl: ORIGIN, gateway: { sites } },
  );
  const visit = (path = '/shared', headers: PageRequest['headers'] = {}, sent: string | null = ORIGIN + path) =>
    pages.visit({ url: new URL(path, ORIGIN), headers, ...(sent === null ? {} : { sent }) });
  return { visit, read, rendered, sites };
}

test('A-58 the same request gets the same shared page and cookie without being read again', () => {
  const { visit, read } = recalling();
  const headers = { 'accept-language': 'en', cookie: 'lang=en' };
  const [first, again] = [visit('/shared', headers), visit('/shared', { ...headers })];
  expect([again.shared, again.cookies]).toEqual([first.shared, first.cookies]);
  expect(visit('/shared', { ...headers, 'user-agent': 'Firefox', cookie: 'seen=1; lang=en' }).shared).toBe(
    first.shared,
  );
  expect(read).toHaveLength(1);
});

test.each([
  ['another language cookie', '/shared', { cookie: 'lang=ar' }],
  ['an empty language cookie', '/shared', { cookie: 'lang=' }],
  ['another wish for a language', '/shared', { 'accept-language': 'ar' }],
  ['a phone', '/shared', { 'user-agent': PHONE }],
  ['a browser that says it is on a phone', '/shared', { 'sec-ch-ua-mobile': '?1' }],
  ['the native app', '/shared', { 'user-agent': `${PHONE} TradeExpoApp/1` }],
  ['another query', '/shared?a=1', {}],
])('A-58 %s is a different request', (_, path, headers) => {
  const { visit } = recalling();
  const names = [visit(), visit('/shared', { 'user-agent': PHONE, 'accept-language': 'de' }), visit(path, headers)];
  expect(new Set(names.map(({ shared }) => shared?.name)).size).toBe(3);
});

test('A-58 another host is a different request', () => {
  const { visit } = recalling();
  expect(visit('/shared', {}, 'https://other.test/shared').shared?.name).not.toBe(visit().shared?.name);
});

test.each([
  ['a login', '/shared', { cookie: '__Host-buyer_token=bt_x; buyer_login=1' }],
  ['the trace of a login', '/shared', { cookie: 'buyer_login=1' }],
  ['a page that is not shared', '/own', {}],
  ['a question longer than ours', `/shared?${'x'.repeat(1_100)}`, {}],
])('THR-26 %s is read again each time, even after the same request by others', (_, path, headers) => {
  const { visit, read } = recalling();
  visit(path);
  const seen = read.length;
  visit(path, headers);
  visit(path, headers);
  expect(read).toHaveLength(seen + 2);
});

test('a page that is rendered is read again, since it contains its creation time', async () => {
  const { visit, rendered } = recalling();
  visit();
  await visit().render({ address: '192.0.2.1' });
  expect(rendered).toEqual(['/shared 2']);
});

test('a request without its original URL is read each time', () => {
  const { visit, read } = recalling();
  for (let turn = 0; turn < 2; turn += 1) visit('/shared', {}, null);
  expect(read).toHaveLength(2);
});

test('requests beyond the limit evict the oldest', () => {
  const { visit, read } = recalling();
  visit('/shared/first');
  for (let place = 0; place < 4_096; place += 1) visit(`/shared/${place}`);
  const seen = read.length;
  visit('/shared/4095');
  expect(read).toHaveLength(seen);
  visit('/shared/first');
  expect(read).toHaveLength(seen + 1);
});

test('D-93 D-97 after a change of a site the same request is read again', () => {
  const { visit, read, sites } = recalling();
  visit();
  sites.version = '2';
  visit();
  expect(read).toHaveLength(2);
});
