import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { brotliCompressSync } from 'node:zlib';
import { afterEach, expect, test } from 'vitest';
import { askTimes, calculateMedian, calculatePercentile, measure } from './load-driver.ts';
import { getRequest } from './requests.ts';

const servers: ReturnType<typeof createServer>[] = [];

afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function targetOf(answer: RequestListener) {
  const server = createServer(answer).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  const origin = `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
  const requests = ['/one', '/two'].map((path) => getRequest(new URL(path, origin)));
  return { name: 'a target', origin, requests, expects: 'end' };
}

const LOAD = { connections: 4, seconds: 1, warmSeconds: 0.05 };
/** For tests of the responses, which do not depend on time. */
const FORTY = { connections: 4, answers: 40 };

test('reads responses with a content length and chunked responses to the end, and requests the paths in turn', async () => {
  const asked: (string | undefined)[] = [];
  const target = await targetOf(({ url }, response) => {
    asked.push(url);
    if (url === '/two') response.write('begin ');
    response.end('end');
  });
  await askTimes(target, FORTY);
  const half = (url: string) => Array.from({ length: 20 }, () => url);
  expect(asked.sort()).toEqual([...half('/one'), ...half('/two')]);
});

test('reports the response times of a timed run in ascending order', async () => {
  const target = await targetOf((_, response) => response.end('end'));
  const { answers, p50, p99, perSecond } = await measure(target, LOAD);
  expect({ some: answers > 0, rising: p50 <= p99, perSecond }).toEqual({
    some: true,
    rising: true,
    perSecond: answers,
  });
});

test('an unexpected response aborts the measurement', async () => {
  const target = await targetOf((_, response) => response.writeHead(503, { 'content-length': 3 }).end('end'));
  await expect(measure(target, LOAD)).rejects.toThrow('a target: answered 503 end');
});

test('a compressed response is decoded before it is checked', async () => {
  const body = brotliCompressSync('the end');
  const head = { 'content-encoding': 'br', 'content-length': body.length };
  const target = await targetOf((_, response) => response.writeHead(200, head).end(body));
  await askTimes(target, FORTY);
  await expect(askTimes({ ...target, expects: 'beginning' }, FORTY)).rejects.toThrow('a target: answered 200 the end');
});

test('a 304 response has no body, whatever its content length', async () => {
  const target = await targetOf((_, response) => response.writeHead(304, { 'content-length': 70_000 }).end());
  await askTimes({ ...target, takes: ({ status }) => status === 304 }, FORTY);
  await expect(askTimes(target, FORTY)).rejects.toThrow('a target: answered 304');
});

test('a load by number ends after that many requests', async () => {
  let asked = 0;
  const target = await targetOf((_, response) => {
    asked += 1;
    response.end('end');
  });
  await askTimes(target, { connections: 4, answers: 10 });
  expect(asked).toBe(10);
});

test('percentiles are computed from sorted values', () => {
  expect([calculatePercentile([1, 2, 3, 4], 0.5), calculatePercentile([1], 0.99), calculateMedian([9, 1, 5])]).toEqual([
    3, 1, 5,
  ]);
});
