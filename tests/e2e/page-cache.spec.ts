import { readMixed } from '../isolation/mixed-run.ts';
import { createBuyer, createGuest } from '../isolation/readers.ts';
import { expect, test } from './support/test.ts';

test('A-58 a public page is cached: the browser asks whether it has changed @pc', async ({ request }) => {
  const path = '/search/product?keyword=lamp';
  const first = await request.get(path);
  const { etag = '', 'cache-control': keeping, vary } = first.headers();
  expect([first.status(), keeping]).toEqual([200, 'private, no-cache']);
  expect(vary).toContain('Cookie');
  const again = await request.get(`${path}&unknown=1`, { headers: { 'if-none-match': etag } });
  expect([again.status(), await again.text()]).toEqual([304, '']);
  const other = await request.get('/search/product?keyword=pump', { headers: { 'if-none-match': etag } });
  expect(other.status()).toBe(200);
  const loggedIn = { cookie: `buyer_token=bt_${'x'.repeat(43)}; buyer_login=1`, 'if-none-match': etag };
  const own = await request.get(path, { headers: loggedIn });
  expect([own.status(), own.headers()['cache-control'], own.headers().etag]).toEqual([
    200,
    'private, no-store',
    undefined,
  ]);
});

test('R-1.044 a cached page sets the language cookie only for a visitor with a chosen language @pc', async ({
  request,
}) => {
  const cookieOf = async (headers: Record<string, string>) =>
    (await request.get('/', { headers })).headers()['set-cookie'];
  expect(await cookieOf({ 'accept-language': 'ar' })).toBeUndefined();
  expect(await cookieOf({ cookie: 'lang=ar' })).toContain('lang=ar; Path=/; Max-Age=315360000');
});

test('THR-26 readers with and without a login read concurrently, and none sees the data of another @pc', async ({
  server,
}) => {
  const origin = `http://localhost:${server.port}`;
  const places = [0, 1, 2, 3];
  const buyers = await Promise.all(places.map((place) => createBuyer(origin, place)));
  const readers = places.flatMap((place) => [createGuest(place), ...buyers.slice(place, place + 1)]);
  const { faults, cached } = await readMixed(origin, readers, 200);
  expect(faults).toEqual([]);
  expect(cached).toBe(100);
});
