import { expect, test } from 'vitest';
import { canReadMetrics } from './metrics-access.ts';

const asking = (headers: Record<string, string> = {}, { remoteAddress = '127.0.0.1', httpVersion = '1.1' } = {}) => ({
  headers: { host: '127.0.0.1:3000', ...headers },
  httpVersion,
  socket: { remoteAddress },
});

test.each([
  asking(),
  asking({ host: 'localhost' }, { remoteAddress: '::1' }),
  asking({ host: '[::1]:3000' }, { remoteAddress: '::ffff:127.0.0.1' }),
])('REL-32 without a token this machine can read the metrics: %j', (request) => {
  expect(canReadMetrics(request, null)).toEqual(true);
});

test.each([
  ['another machine', asking({}, { remoteAddress: '10.0.0.7' })],
  ['an address that only begins like this machine’s', asking({}, { remoteAddress: '127.evil' })],
  ['a proxy that tells an address', asking({ 'x-forwarded-for': '192.0.2.1' })],
  ['a proxy that tells it in another header', asking({ 'x-real-ip': '192.0.2.1' })],
  ['a proxy that tells it in the standard one', asking({ forwarded: 'for=192.0.2.1' })],
  ['a proxy that tells the scheme alone', asking({ 'x-forwarded-proto': 'https' })],
  ['a proxy that tells of itself alone', asking({ via: '1.1 proxy' })],
  ['a proxy that hands on the host alone', asking({ host: 'fairhall.example' })],
  ['a proxy that says nothing and asks in HTTP/1.0', asking({}, { httpVersion: '1.0' })],
])('REL-32 without a token nobody can read the metrics through %s', (_, request) => {
  expect(canReadMetrics(request, null)).toEqual(false);
});

test('REL-32 with a token configured only requests with it can read the metrics, from any machine', () => {
  const far = { remoteAddress: '10.0.0.7' };
  const shown = (authorization: string) => canReadMetrics(asking({ authorization }, far), 'secret');
  expect(['Bearer secret', 'Bearer secre', 'bearer secret', 'secret', ''].map(shown)).toEqual([
    true,
    false,
    false,
    false,
    false,
  ]);
  expect(canReadMetrics(asking(), 'secret')).toEqual(false);
});
