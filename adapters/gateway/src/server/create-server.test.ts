import { once } from 'node:events';
import { connect } from 'node:net';
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
async function serverWith(environment: Record<string, string>, headerTime?: number): Promise<FastifyInstance> {
  const phase = { gateway: undefined, pages: undefined, draining: false };
  const { settings } = readSettings(environment);
  const serving = {
    settings,
    log: noLogger,
    assetsFolder: undefined,
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
])('browsers are told to come by https alone (%s) with every answer of a server with %j', async (told, environment) => {
  const asked = await serverWith(environment);
  const answers = await Promise.all(
    ['/healthz', '/robots.txt', '/about-us.html', '/assets/x'].map((url) => asked.inject(url)),
  );
  expect(answers.map(({ headers }) => headers['strict-transport-security'])).toEqual([told, told, told, told]);
});

test('THR-40 headers that do not come to their end in time are cut off', async () => {
  const slow = await serverWith({}, 50);
  const { port } = new URL(await slow.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  socket.write('GET / HTTP/1.1\r\nHost: x\r\nX-Slow: ');
  const [answer] = await once(socket, 'data');
  expect(String(answer)).toContain('408 Request Timeout');
  await once(socket, 'close');
});

test('THR-40 headers have ten seconds, and what is late is looked for every second', async () => {
  const { server: sockets } = await serverWith({});
  // Node documents `connectionsCheckingInterval` only as an option; its default is 30 seconds.
  expect(sockets).toMatchObject({ headersTimeout: 10_000, connectionsCheckingInterval: 1_000 });
});
