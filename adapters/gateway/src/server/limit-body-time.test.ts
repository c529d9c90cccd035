import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { closeUnread, limitBodyTime } from './limit-body-time.ts';

/** How a connection ends if a request announces nine bytes and sends these. */
async function endOf(type: string, times: { body: number; form: number }, sent: string): Promise<string> {
  const server = Fastify({ forceCloseConnections: true });
  limitBodyTime(server, times);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post('/', async () => 'read');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number }; // it listens on a port
  const socket = connect(port, '127.0.0.1');
  socket.write(`POST / HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nContent-Length: 9\r\n\r\n${sent}`);
  const how = await new Promise<string>((resolve) => {
    socket.on('close', () => resolve('cut'));
    socket.on('data', (data) => resolve(String(data).split('\r\n')[0] ?? ''));
  });
  socket.destroy();
  await server.close();
  return how;
}

const FORM = 'multipart/form-data; boundary=x';
const LONG = 60_000;

test.each([
  ['application/json', { body: 20, form: LONG }, 'half', 'cut'],
  [FORM, { body: LONG, form: 20 }, 'half', 'cut'],
  ['application/json', { body: LONG, form: LONG }, 'half done', 'HTTP/1.1 200 OK'],
])('THR-40 a body of %s that does not arrive in time ends its connection: %j', async (type, times, sent, how) => {
  expect(await endOf(type, times, sent)).toEqual(how);
});

const ENDLESS = { time: LONG, bytes: Number.MAX_SAFE_INTEGER, bytesASecond: Number.MAX_SAFE_INTEGER };

test.each([
  ['is read for a moment and no longer, however much is still sent', undefined, { ...ENDLESS, time: 200 }],
  ['is read up to a size and no further, however fast it comes', undefined, { ...ENDLESS, bytes: 20_000 }],
  ['is read up to a size of all connections in a second', undefined, { ...ENDLESS, bytesASecond: 20_000 }],
  ['is not read at all where the answer closes the connection', 'close', ENDLESS],
])('THR-40 data after a response %s', async (_what, connection, linger) => {
  const server = Fastify();
  server.addContentTypeParser('*', (_request, payload, done) => done(null, payload));
  closeUnread(server, linger);
  server.post('/', async (_request, reply) => {
    if (connection !== undefined) reply.header('connection', connection);
    return reply.code(413).send('too large');
  });
  const { port } = new URL(await server.listen({ port: 0, host: '127.0.0.1' }));
  const socket = connect(Number(port), '127.0.0.1');
  let answer = '';
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', () => undefined); // writing to the cut connection fails
  const closed = new Promise((resolve) => socket.once('close', resolve));
  socket.write('POST / HTTP/1.1\r\nhost: localhost\r\ncontent-type: x/y\r\ncontent-length: 9000000000\r\n\r\n');
  const sending = setInterval(() => socket.write(Buffer.alloc(1_000)), 5);
  await closed;
  clearInterval(sending);
  expect(answer).toMatch(/^HTTP\/1\.1 413 .*too large$/s);
  await server.close();
});
