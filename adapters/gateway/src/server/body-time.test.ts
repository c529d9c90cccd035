import { connect } from 'node:net';
import Fastify from 'fastify';
import { expect, test } from 'vitest';
import { boundBodies } from './body-time.ts';

/** How a connection ends on which nine bytes are promised and these are sent. */
async function endOf(type: string, times: { body: number; form: number }, sent: string): Promise<string> {
  const server = Fastify({ forceCloseConnections: true });
  boundBodies(server, times);
  server.removeAllContentTypeParsers();
  server.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, done) => done(null, body));
  server.post('/', async () => 'read');
  await server.listen({ port: 0, host: '127.0.0.1' });
  const { port } = server.server.address() as { port: number }; // it listens at a port
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
])('THR-40 a body of %s that does not come in time ends its connection: %j', async (type, times, sent, how) => {
  expect(await endOf(type, times, sent)).toEqual(how);
});
