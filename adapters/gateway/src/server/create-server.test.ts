import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import { createRefusalTarpit } from '../limits/tarpit.ts';
import { createLoadShedding } from '../operations/load-shedding.ts';
import { noLogger } from '../operations/logger.ts';
import { readSettings } from '../settings.ts';
import { createServer } from './create-server.ts';

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** A server without a gateway, which still answers a few addresses. */
async function serverWith(
  environment: Record<string, string>,
  headerTime?: number,
  assetsFolder?: string,
): Promise<FastifyInstance> {
  const phase = { gateway: undefined, pages: undefined, draining: false };
  const { settings } = readSettings(environment);
  const serving = {
    settings,
    log: noLogger,
    assetsFolder,
    phase: () => phase,
    isOverloaded: () => false,
    loadShedding: createLoadShedding(noLogger),
    tarpit: createRefusalTarpit(),
  };
  server = await createServer(serving, headerTime);
  return server;
}

test.each([
  ['max-age=63072000', { APP_ENV: 'production', PUBLIC_URL: 'https://fairhall.example' }],
  [undefined, { APP_ENV: 'production', PUBLIC_URL: 'http://fairhall.example' }],
  [undefined, { APP_ENV: 'development', PUBLIC_URL: 'https://fairhall.example' }],
])('the HSTS header (%s) is sent with every response of a server with %j', async (told, environment) => {
  const asked = await serverWith(environment);
  const answers = await Promise.all(
    ['/healthz', '/robots.txt', '/about-us.html', '/assets/x'].map((url) => asked.inject(url)),
  );
  expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual([told, told, told, told]);
});

test('THR-40 headers that do not arrive in time are cut off', async () => {
  const slow = await serverWith({}, 50);
  const { port } = new URL(await slow.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('408 Request Timeout');
  await once(socket, 'close');
});

test('THR-40 headers have ten seconds, and late ones are checked for every second', async () => {
  const { server: sockets } = await serverWith({});
  // Node documents `connectionsCheckingInterval` only as an option; its default is 30 seconds.
  expect(sockets).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 1_000 });
});

test('built files are cached for a year and compressed; source maps, hidden files and folders are not served', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'fairhall-assets-'));
  try {
    for (const name of ['a.js', 'a.js.br', 'a.js.map', 'A.MAP', '.hidden', 'b.css']) {
      writeFileSync(join(folder, name), name);
    }
    mkdirSync(join(folder, 'folder'));
    const assets = await serverWith({ APP_ENV: 'production' }, undefined, folder);
    const get = (name: string) => assets.inject({ url: `/assets/${name}`, headers: { 'accept-encoding': 'br' } });
    const { statusCode, headers, body } = await get('a.js');
    expect([statusCode, body]).toEqual([200, 'a.js.br']);
    expect(headers).toMatchObject({
      'cache-control': 'public, max-age=31536000, immutable',
      'content-type': 'application/javascript; charset=utf-8',
      'content-encoding': 'br',
      vary: 'accept-encoding',
    });
    expect((await get('b.css')).body).toBe('b.css');
    expect((await assets.inject({ method: 'HEAD', url: '/assets/b.css' })).statusCode).toBe(200);
    const REFUSED = ['', 'none.js', 'a.js.map', 'A.MAP', '.hidden', 'folder', 'folder/', 'a.js/', '..%2fa.js'];
    const statuses = await Promise.all(REFUSED.map(async (name) => [name, (await get(name)).statusCode]));
    expect(statuses).toEqual(REFUSED.map((name) => [name, 404]));
  } finally {
    rmSync(folder, { recursive: true });
  }
});
