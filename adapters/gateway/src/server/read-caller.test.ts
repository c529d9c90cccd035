import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { readCaller, toTrustedProxies } from './read-caller.ts';

/** The caller that a server behind these proxies sees for such a request. */
async function callerOf(proxies: readonly string[], remoteAddress: string, forwarded?: string): Promise<unknown> {
  const server = Fastify({ trustProxy: toTrustedProxies(proxies) });
  server.get('/', async (request) => readCaller(request));
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
  return (await server.inject({ url: '/', remoteAddress, headers })).json();
}

test.each<[string, string | undefined, string]>([
  ['192.0.2.1', undefined, '192.0.2.1'],
  ['::ffff:192.0.2.1', undefined, '192.0.2.1'],
  ['192.0.2.1', '198.51.100.1', '192.0.2.1'],
  ['10.1.1.1', '198.51.100.1', '198.51.100.1'],
  ['10.1.1.1', '198.51.100.1, 10.2.2.2', '198.51.100.1'],
  ['10.1.1.1', '203.0.113.9, 198.51.100.1', '198.51.100.1'],
  ['::1', '2001:db8::7', '2001:db8::7'],
  ['10.1.1.1', undefined, '10.1.1.1'],
  ['10.1.1.1', 'unknown', '10.1.1.1'],
  ['10.1.1.1', '203.0.113.9, nonsense', '10.1.1.1'],
])('THR-14 socket %s, forwarded %s: the caller is %s', async (socket, forwarded, address) => {
  expect(await callerOf(['10.0.0.0/8', '::1'], socket, forwarded)).toEqual({ address });
});

test('without a trusted proxy forwarded headers are ignored', async () => {
  expect(await callerOf([], '127.0.0.1', '198.51.100.1')).toEqual({ address: '127.0.0.1' });
});
