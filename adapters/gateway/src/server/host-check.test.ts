import type { FastifyInstance } from 'fastify';
import { afterEach, expect, test } from 'vitest';
import type { Gateway } from '../gateway.ts';
import type { Caller } from '../gateway-services.ts';
import { createRefusalTarpit } from '../limits/tarpit.ts';
import { createLoadShedding } from '../operations/load-shedding.ts';
import { noLogger } from '../operations/logger.ts';
import { readSettings } from '../settings.ts';
import { createServer } from './create-server.ts';
import { createHostCheck } from './host-check.ts';

let server: FastifyInstance | undefined;
afterEach(() => server?.close());

/** A gateway that echoes the caller it sees. */
const gateway = {
  handle: async (_request: Request, caller: Caller) => Response.json(caller),
  sites: { hosts: {} },
  mailsPage: async () => new Response('mails'),
  metrics: async () => 'metrics',
  ready: async () => ({ ready: true }),
} as unknown as Gateway; // the test uses nothing else

interface Sent {
  readonly url: string;
  readonly from?: string;
  readonly headers?: Record<string, string>;
}

async function send({ url, from = '127.0.0.1', headers = {} }: Sent, environment: Record<string, string> = {}) {
  const { settings } = readSettings({ APP_ENV: 'development', ...environment });
  const phase = { gateway, pages: undefined, draining: false };
  const serving = {
    settings,
    log: noLogger,
    assetsFolder: undefined,
    phase: () => phase,
    isOverloaded: () => false,
    loadShedding: createLoadShedding(noLogger),
    tarpit: createRefusalTarpit(),
  };
  server = await createServer(serving);
  return server.inject({ url, remoteAddress: from, headers: { host: 'localhost:3000', ...headers } });
}

test.each<[string, string, Record<string, string>, number]>([
  ['this machine', '127.0.0.1', {}, 200],
  ['this machine by IPv6', '::1', { host: '[::1]:3000' }, 200],
  ['this machine at a site', '::ffff:127.0.0.1', { host: 'turkey.localhost:3000' }, 200],
  ['another machine', '192.0.2.7', { host: '192.0.2.1:3000' }, 404],
  ['another machine that names ours', '192.0.2.7', {}, 404],
  ['another machine through a proxy on this one', '127.0.0.1', { 'x-forwarded-for': '192.0.2.7' }, 404],
  ['another machine that says it is forwarded from here', '192.0.2.7', { 'x-forwarded-for': '127.0.0.1' }, 404],
])('THR-17 emails are shown to this machine only: %s', async (_who, from, headers, status) => {
  const environment = { TRUST_PROXY: '127.0.0.1,192.0.2.7' };
  expect((await send({ url: '/dev/mails', from, headers }, environment)).statusCode).toEqual(status);
  const caller = await send({ url: '/gateway/dev/mails', from, headers }, environment);
  expect(caller.json().isLocal).toEqual(status === 200 ? true : undefined);
});

test.each(['/dev/mails', '/gateway/dev/mails', '/metrics', '/readyz', '/', '/assets/x.js'])(
  'THR-17 a request with a foreign host name reads nothing at %s, and the error names the setting to change',
  async (url) => {
    const headers = { host: 'rebound.example:3000', 'x-forwarded-host': 'localhost' };
    const answer = await send({ url, headers }, { TRUST_PROXY: '127.0.0.1' });
    expect([answer.statusCode, answer.headers['content-type'], answer.headers['cache-control']]).toEqual([
      421,
      'text/plain; charset=utf-8',
      'no-store',
    ]);
    expect(answer.body).toContain('set PUBLIC_URL');
  },
);

test('THR-17 in production the host name does not matter, and emails are not shown', async () => {
  const environment = { APP_ENV: 'production', PUBLIC_URL: 'https://fairhall.example' };
  const headers = { host: 'any.example' };
  expect((await send({ url: '/readyz', headers }, environment)).statusCode).toEqual(200);
  expect((await send({ url: '/dev/mails', headers }, environment)).statusCode).toEqual(404);
});

test.each<[string | undefined, boolean]>([
  ['localhost', true],
  ['LocalHost:3000', true],
  ['supplier.localhost:3000', true],
  ['127.0.0.1:3000', true],
  ['[::1]:3000', true],
  ['192.168.1.5:3000', true],
  ['fair.example:3000', true],
  ['box.lan', true],
  ['istanbul.example:3000', true],
  ['tr.istanbul.example', false],
  ['evil.fair.example', false],
  ['localhost.example', false],
  ['sellers.example', true],
  ['supplier.fair.example', false],
  ['notlocalhost', false],
  ['127.0.0.1.example', false],
  ['[::1].example', false],
  ['localhost:3000@example', false],
  ['', false],
  [undefined, false],
])('THR-17 the Host header %s is known: %s', (header, isKnown) => {
  const settings = { host: 'box.lan', publicUrl: 'https://fair.example', supplierUrl: 'https://sellers.example' };
  expect(createHostCheck(settings, (name) => name === 'istanbul.example')(header)).toEqual(isKnown);
});
