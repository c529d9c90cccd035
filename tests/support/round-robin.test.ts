import { once } from 'node:events';
import { createServer, type RequestListener, request, type Server } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { type RoundRobin, startRoundRobin } from './round-robin.ts';

const servers: Server[] = [];
const proxies: RoundRobin[] = [];

afterEach(async () => {
  for (const proxy of proxies.splice(0)) await proxy.close();
  for (const server of servers.splice(0)) {
    server.closeAllConnections();
    server.close();
  }
});

async function originOf(listener: RequestListener): Promise<string> {
  const server = createServer(listener).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function proxyTo(...origins: readonly string[]): Promise<string> {
  const proxy = await startRoundRobin();
  proxies.push(proxy);
  proxy.serve(origins);
  return `http://localhost:${proxy.port}`;
}

const saying =
  (word: string): RequestListener =>
  (_, response) =>
    response.end(word);

test('servers take turns', async () => {
  const proxy = await proxyTo(await originOf(saying('one')), await originOf(saying('other')));
  const answers: string[] = [];
  for (let turn = 0; turn < 4; turn += 1) answers.push(await (await fetch(proxy)).text());
  expect(answers).toEqual(['one', 'other', 'one', 'other']);
});

test('method, path, Host, headers and body are forwarded unchanged, and so is the answer', async () => {
  const origin = await originOf(async (incoming, response) => {
    const body = await incoming.setEncoding('utf8').toArray();
    const { method, url, headers } = incoming;
    response.writeHead(418, { 'set-cookie': ['a=1', 'b=2'] });
    response.end(JSON.stringify({ method, url, host: headers.host, own: headers['x-test-ip'], body: body.join('') }));
  });
  const proxy = await proxyTo(origin);
  const answer = await fetch(`${proxy}/a?b=c`, {
    method: 'POST',
    body: 'words',
    headers: { 'x-test-ip': '203.0.113.1' },
  });
  expect({
    status: answer.status,
    cookies: answer.headers.getSetCookie(),
    ...((await answer.json()) as object),
  }).toEqual({
    status: 418,
    cookies: ['a=1', 'b=2'],
    method: 'POST',
    url: '/a?b=c',
    host: new URL(proxy).host,
    own: '203.0.113.1',
    body: 'words',
  });
});

test('a stream is forwarded chunk by chunk', async () => {
  const origin = await originOf((incoming, response) => incoming.pipe(response));
  const through = request(await proxyTo(origin), { method: 'POST' });
  through.write('first');
  const [answer] = await once(through, 'response');
  const [first] = await once(answer, 'data');
  through.end('last');
  const [last] = await once(answer, 'data');
  expect([String(first), String(last)]).toEqual(['first', 'last']);
});

test('an unreachable server is answered with 502 at once', async () => {
  const gone = await proxyTo('http://127.0.0.1:1');
  expect((await fetch(gone)).status).toEqual(502);
  const broken = await proxyTo(await originOf((incoming) => incoming.socket.destroy()));
  expect((await fetch(broken)).status).toEqual(502);
  expect((await fetch(await proxyTo())).status).toEqual(502);
});
