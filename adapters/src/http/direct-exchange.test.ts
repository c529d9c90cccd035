import { gatewayError } from '@fairhall/core/contract/error';
import { err, ok } from '@fairhall/core/result';
import { expect, test } from 'vitest';
import { systemClock } from '../system-clock.ts';
import { createDirectExchange } from './direct-exchange.ts';

const outgoing = {
  url: 'http://gateway.internal/gateway/search/goods',
  method: 'POST',
  headers: { authorization: 'Basic x' },
  body: '{"data":{}}',
  trusted: true,
} as const;
const { signal } = new AbortController();

const exchangeWith = (handle: (request: Request) => Promise<Response>) =>
  createDirectExchange(handle, systemClock)(outgoing, signal);

test('R-9.024 a gateway in the same process gets the same request, and its response is read', async () => {
  const echo = async (request: Request) =>
    Response.json({
      asked: [request.method, request.url, request.headers.get('content-type'), request.headers.get('authorization')],
      body: await request.json(),
    });
  expect(await exchangeWith(echo)).toEqual(
    ok({
      status: 200,
      body: { asked: ['POST', outgoing.url, 'application/json', 'Basic x'], body: { data: {} } },
      retryAfterSeconds: undefined,
    }),
  );
});

test('a response that is not JSON has no body, and its retry time is read', async () => {
  const busy = async () => new Response('busy', { status: 503, headers: { 'retry-after': '2' } });
  expect(await exchangeWith(busy)).toEqual(ok({ status: 503, body: undefined, retryAfterSeconds: 2 }));
});

test('a gateway that throws is a network error', async () => {
  expect(await exchangeWith(() => Promise.reject(new Error('no')))).toEqual(err(gatewayError('NETWORK_ERROR')));
});

test('a form sets its own content type', async () => {
  const body = new FormData();
  body.append('lang', 'ar');
  const echo = async (request: Request) => Response.json([...(await request.formData())]);
  const exchange = createDirectExchange(echo, systemClock);
  expect(await exchange({ ...outgoing, body }, signal)).toMatchObject({ value: { body: [['lang', 'ar']] } });
});
