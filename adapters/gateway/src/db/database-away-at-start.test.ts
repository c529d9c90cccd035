import { createServer, type Server } from 'node:net';
import { afterEach, expect, test } from 'vitest';
import { noLogger } from '../operations/logger.ts';
import { readSettings } from '../settings.ts';
import { DatabaseUnavailable, DatabaseUnusable, openDatabase } from './open-database.ts';

let server: Server | undefined;
afterEach(() => server?.close());

/** A server that turns every session away with this error of PostgreSQL's. */
async function refusingWith(code: string): Promise<number> {
  const fields = Buffer.from(`SFATAL\0VFATAL\0C${code}\0Mno\0\0`);
  const head = Buffer.alloc(5);
  head.write('E');
  head.writeInt32BE(fields.length + 4, 1);
  server = createServer((socket) => {
    socket.on('error', () => undefined);
    socket.once('data', () => socket.end(Buffer.concat([head, fields])));
  });
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  return typeof address === 'object' && address !== null ? address.port : 0;
}

async function failureOf(place: string): Promise<unknown> {
  const { settings } = readSettings({ DATABASE_URL: `postgres://fairhall:secret@${place}/fairhall` });
  const options = { settings, log: noLogger, migrate: false, onDeath: () => undefined };
  return openDatabase(options).then(
    () => 'open',
    (error: unknown) => error,
  );
}

test.each([
  ['57P03', 'starting', 'accepts no connections while it starts or stops'],
  ['53300', 'full', 'has no connections left: raise its limit, or run fewer servers'],
  ['57P01', 'unreachable', 'cannot be reached: start it, or correct DATABASE_URL'],
])('REL-23 a server that responds %s is temporarily unavailable: %s', async (code, reason, says) => {
  const place = `127.0.0.1:${await refusingWith(code)}`;
  const failure = await failureOf(place);
  expect(failure).toBeInstanceOf(DatabaseUnavailable);
  expect(failure).toMatchObject({ reason, message: `the database ${place}/fairhall ${says}` });
});

test.each([
  ['127.0.0.1:1', 'refused'],
  ['no-such-host.invalid', 'unresolved'],
])('REL-23 a missing server is temporarily unavailable: %s, %s', async (place, reason) => {
  expect(await failureOf(place)).toMatchObject({ reason });
});

test.each([
  ['28P01', /rejects the user name or password in DATABASE_URL$/],
  ['28000', /rejects the user name or password in DATABASE_URL$/],
  ['3D000', /does not exist: create it, or correct DATABASE_URL$/],
  ['08P01', /cannot be used: no$/],
])('REL-23 a server that responds %s is a configuration error, which waiting does not fix', async (code, says) => {
  const failure = await failureOf(`127.0.0.1:${await refusingWith(code)}`);
  expect(failure).toBeInstanceOf(DatabaseUnusable);
  expect(failure).not.toBeInstanceOf(DatabaseUnavailable);
  expect(String(failure)).toMatch(says);
  expect(String(failure)).not.toContain('secret');
});
