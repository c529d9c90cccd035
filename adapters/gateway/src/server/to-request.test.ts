import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { toTrustedProxies } from './read-caller.ts';
import { toPageRequest, toRequest } from './to-request.ts';

async function urlOf(path: string, headers: Record<string, string>, proxies: readonly string[] = []): Promise<string> {
  const server = Fastify({ trustProxy: toTrustedProxies(proxies) });
  server.get('/*', async (request) => ({ url: toRequest(request).url }));
  return (await server.inject({ url: path, headers, remoteAddress: '10.1.1.1' })).json().url;
}

test('the URL consists of the requested host and the path as sent', async () => {
  expect(await urlOf('/a%20b?x=1?y', { host: 'turkey.localhost:3000' })).toEqual(
    'http://turkey.localhost:3000/a%20b?x=1?y',
  );
});

test.each(['evil.example/path', 'user@evil.example', 'a b', 'host:99999', ''])(
  'an invalid host is replaced by our own: %j',
  async (host) => {
    expect(await urlOf('/x', { host })).toEqual('http://localhost/x');
  },
);

test('THR-15 a path that looks like a host stays a path', async () => {
  const server = Fastify();
  server.get('/*', async (request) => ({ url: toRequest(request).url }));
  const { url } = (
    await server.inject({ url: { pathname: '//evil.example/x' }, headers: { host: 'localhost' } })
  ).json();
  expect(new URL(url).host).toEqual('localhost');
});

test('a trusted proxy can set the scheme to https, nobody else', async () => {
  const headers = { host: 'localhost', 'x-forwarded-proto': 'https', 'x-forwarded-host': 'fairhall.example' };
  expect(await urlOf('/x', headers)).toEqual('http://localhost/x');
  expect(await urlOf('/x', headers, ['10.0.0.0/8'])).toEqual('https://fairhall.example/x');
});

test('a page request has no accessors of its own, since each would be a hidden class that retains the request', async () => {
  const server = Fastify();
  server.get('/*', async (request) => {
    const asked = toPageRequest(request);
    return { url: asked.url, own: Object.getOwnPropertyDescriptor(asked, 'url') ?? null };
  });
  const { url, own } = (
    await server.inject({ url: '/search/product?keyword=a%20b', headers: { host: 'a.localhost' } })
  ).json();
  expect([url, own]).toEqual(['http://a.localhost/search/product?keyword=a%20b', null]);
});
