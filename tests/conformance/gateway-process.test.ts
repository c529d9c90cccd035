import { chmodSync, existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { connect, createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { runLine } from '../../cli/test/line.ts';
import { copyMigratedDatabase } from '../support/migrated-database.ts';
import { type PostgresServer, startPostgres } from '../support/postgres-server.ts';
import { runStatement, withDatabase } from '../support/postgres-setup.ts';
import { type ServerProcess, startServerProcess, waitForUrl } from '../support/server-process.ts';

let dataDir: string;
const started: ServerProcess[] = [];
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'fairhall-server-'));
});
afterEach(async () => {
  for (const { child, ended } of started.splice(0)) {
    child.kill('SIGKILL');
    await ended;
  }
  rmSync(dataDir, { recursive: true, force: true });
});

function start(environment: Record<string, string> = {}): ServerProcess {
  const server = startServerProcess({ DATA_DIR: dataDir, PORT: '0', ...environment });
  started.push(server);
  return server;
}

/** Starts on a folder in which a server ran before, since creating a database takes most of a start. */
async function startAgain(environment?: Record<string, string>): Promise<ServerProcess> {
  await copyMigratedDatabase(dataDir);
  return start(environment);
}

const call = (url: string, path: string, data: object, headers = {}) =>
  fetch(`${url}/gateway/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data }),
  });

/** The server accepts connections in order: once a later request has been answered, earlier ones have been read. */
const isBegun = (url: string) => fetch(`${url}/healthz`);

/** A proxy to a port of this machine that drops connections until `connect` is called. */
async function startLine(target: number) {
  let isConnected = false;
  const line = createServer((socket) => {
    socket.on('error', () => undefined);
    if (!isConnected) return void socket.destroy();
    const passed = connect(target, '127.0.0.1').on('error', () => socket.destroy());
    socket.pipe(passed).pipe(socket);
  });
  await new Promise<void>((resolve) => line.listen(0, '127.0.0.1', resolve));
  const address = line.address();
  const connectLine = (): void => {
    isConnected = true;
  };
  return {
    port: typeof address === 'object' && address !== null ? address.port : 0,
    connect: connectLine,
    close: () => void line.close(),
  };
}

describe('the server process', () => {
  test('prints its URL, answers requests, and cleans up when terminated', async () => {
    const server = start();
    const url = await waitForUrl(server, dataDir);
    // The address is written to a file a moment before it is printed.
    await expect.poll(server.output).toContain(`Fairhall is running at http://localhost:${new URL(url).port}/`);
    expect((await fetch(`${url}/healthz`)).status).toEqual(200);
    expect(await (await fetch(`${url}/readyz`)).json()).toMatchObject({
      ready: true,
      database: 'pglite',
      durability: 'process',
      pendingMigrations: 0,
    });
    expect(await (await call(url, 'blade-system/ip/getCurrentIp', {})).json()).toEqual({
      code: '0',
      data: { ip: '127.0.0.1' },
    });
    expect(await (await fetch(`${url}/metrics`)).text()).toContain(
      'fairhall_call_seconds_count{call="site.currentIp",code="0"} 1',
    );
    for (const path of ['/assets/x.js', '/gateway/x', '/dev/x', '/.well-known/x'])
      expect((await fetch(url + path)).status).toEqual(404);
    expect(await (await fetch(`${url}/robots.txt`)).text()).toContain('Disallow: /gateway/');
    expect((await fetch(`${url}/dev/mails`)).headers.get('content-security-policy')).toContain("default-src 'none'");
    server.child.kill('SIGTERM');
    expect(await server.ended).toEqual(0);
    expect(['server.json', 'database.lock'].filter((name) => existsSync(join(dataDir, name)))).toEqual([]);
  });

  test('warns at startup in production without HTTPS that passwords travel unencrypted', async () => {
    const server = await startAgain({ APP_ENV: 'production', PUBLIC_URL: 'http://fairhall.example' });
    await waitForUrl(server, dataDir);
    await expect
      .poll(server.output)
      .toContain(
        'PUBLIC_URL starts with http://, so passwords travel unencrypted. Serve it over https:// behind a proxy.',
      );
  });

  test('REL-21 finishes running requests after SIGTERM, then exits with 0', async () => {
    const server = await startAgain({ FAILPOINTS: 'after_parse:delay' });
    const url = await waitForUrl(server, dataDir);
    const answer = call(url, 'blade-system/country/list', {});
    await isBegun(url);
    server.child.kill('SIGTERM');
    expect((await answer).status).toEqual(200);
    expect(await server.ended).toEqual(0);
  });

  test('REL-21 exits with 1 at once on a second signal', async () => {
    const server = await startAgain({ FAILPOINTS: 'after_parse:hang' });
    const url = await waitForUrl(server, dataDir);
    const answer = call(url, 'blade-system/country/list', {}).catch(() => 'cut');
    await isBegun(url);
    server.child.kill('SIGTERM');
    await expect.poll(() => fetch(`${url}/healthz`).catch(() => 'closed')).toBe('closed');
    server.child.kill('SIGTERM');
    expect([await server.ended, await answer]).toEqual([1, 'cut']);
  });

  test('F6 rejects a second server on the same folder, and starts again after the first is killed', async () => {
    const first = await startAgain();
    await waitForUrl(first, dataDir);
    const second = start();
    expect(await second.ended).toEqual(78);
    expect(second.output()).toEqual(
      `the data folder ${dataDir} is in use by process ${first.child.pid}: stop the server first, or set DATA_DIR\n`,
    );
    first.child.kill('SIGKILL');
    await first.ended;
    expect((await fetch(`${await waitForUrl(start(), dataDir)}/readyz`)).status).toEqual(200);
  });

  test('makes the data folder and everything in it readable only by its owner, whatever its permissions were', async () => {
    mkdirSync(join(dataDir, 'uploads'), { mode: 0o755 });
    writeFileSync(join(dataDir, 'uploads', 'a'), '', { mode: 0o644 });
    chmodSync(dataDir, 0o755);
    await waitForUrl(await startAgain(), dataDir);
    const paths = ['.', ...readdirSync(dataDir, { encoding: 'utf8', recursive: true })];
    expect(paths).toEqual(expect.arrayContaining(['uploads/a', 'server.json', 'database.lock', 'database/PG_VERSION']));
    expect(paths.filter((path) => (statSync(join(dataDir, path)).mode & 0o077) !== 0)).toEqual([]);
  });

  test('a data folder that is not a folder prints one line and exits with 78', async () => {
    writeFileSync(join(dataDir, 'file'), '');
    const server = start({ DATA_DIR: join(dataDir, 'file'), DATABASE_URL: 'postgres://fairhall@127.0.0.1:1/fairhall' });
    expect(await server.ended).toEqual(78);
    expect(server.output()).toMatch(/^DATA_DIR=\S+ cannot be made private: [^\n]+\n$/);
  });

  test('THR-17 warns if other machines can reach the server, and only then', async () => {
    const wide = await startAgain({ HOST: '0.0.0.0' });
    await waitForUrl(wide, dataDir);
    await expect.poll(wide.output).toContain('HOST=0.0.0.0: other machines can reach this server');
    wide.child.kill('SIGTERM');
    await wide.ended;
    const narrow = start();
    await waitForUrl(narrow, dataDir);
    await expect.poll(narrow.output).toContain('Emails are shown at');
    expect(narrow.output()).not.toContain('HOST=');
  });

  test('every invalid setting prints one line, and the exit code is 78', async () => {
    const server = start({ PORT: '70000', DEMO: 'yes' });
    expect(await server.ended).toEqual(78);
    expect(server.output().trim().split('\n')).toEqual([
      'PORT=70000 is not valid. Allowed: a whole number from 0 to 65535',
      'DEMO=yes is not valid. Allowed: 0 or 1',
    ]);
  });

  test('a damaged data folder prints one line and exits with 78', async () => {
    writeFileSync(join(dataDir, 'database'), 'no folder');
    const server = start();
    expect(await server.ended).toEqual(78);
    expect(server.output()).toEqual(
      `the embedded database in ${dataDir}/database is damaged: move the folder away to start with an empty database, or restore a backup\n`,
    );
  });

  test.each(['development', 'production'])(
    'REL-23 in %s an unreachable database at startup is reported in one line, and SIGTERM ends the wait',
    async (APP_ENV) => {
      const PUBLIC_URL = 'http://localhost:1';
      const server = start({ APP_ENV, PUBLIC_URL, DATABASE_URL: 'postgres://fairhall:word@127.0.0.1:1/fairhall' });
      await expect.poll(server.output).toContain('not ready');
      expect(server.output()).toEqual(
        'Fairhall is listening at http://localhost:1/ but not ready: the database 127.0.0.1:1/fairhall cannot be reached: start it, or correct DATABASE_URL\n',
      );
      server.child.kill('SIGTERM');
      expect(await server.ended).toEqual(0);
    },
  );

  describe('on a PostgreSQL server', () => {
    let postgres: PostgresServer;
    beforeAll(async () => {
      postgres = await startPostgres(new URL('../..', import.meta.url).pathname);
    });
    afterAll(() => postgres.stop());

    test('REL-23 without its database the server stays up, reports why it is not ready, and serves once it is back', async () => {
      const line = await startLine(Number(new URL(postgres.url).port));
      try {
        const server = start({ DATABASE_URL: `postgres://postgres@127.0.0.1:${line.port}/postgres` });
        await expect.poll(server.output).toContain('not ready');
        const url = /http:\/\/localhost:\d+/.exec(server.output())?.[0] ?? '';
        const ready = await fetch(`${url}/readyz`);
        expect([ready.status, await ready.json()]).toEqual([
          503,
          { ready: false, databaseAnswers: false, reason: 'unreachable', draining: false },
        ]);
        expect((await fetch(`${url}/healthz`)).status).toEqual(200);
        const refused = await call(url, 'blade-system/country/list', {});
        expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '2']);
        line.connect();
        await waitForUrl(server, dataDir);
        const answer = await fetch(`${url}/readyz`);
        expect([answer.status, await answer.json()]).toMatchObject([200, { ready: true, database: 'postgres' }]);
      } finally {
        line.close();
      }
    });

    test('REL-23 a database that does not exist prints one line and exits with 78', async () => {
      const place = `${new URL(postgres.url).host}/nothing`;
      const server = start({ DATABASE_URL: `postgres://postgres@${place}` });
      expect(await server.ended).toEqual(78);
      expect(server.output()).toEqual(`the database ${place} does not exist: create it, or correct DATABASE_URL\n`);
    });

    test('REL-23 an empty database stops a production server with exit 78, and doctor names the command', async () => {
      await runStatement(postgres.url, 'create database unmigrated');
      const environment = { DATABASE_URL: withDatabase(postgres.url, 'unmigrated') };
      const server = start({ APP_ENV: 'production', PUBLIC_URL: 'http://localhost:1', ...environment });
      expect(await server.ended).toEqual(78);
      expect(server.output()).toMatch(/^the database's schema is not up to date [^\n]+ run "fairhall db migrate"\n$/);
      const { exit, out } = await runLine(['doctor', '--json'], dataDir, { environment });
      const { checks } = JSON.parse(out) as { checks: { name: string; ok: boolean; text: string }[] };
      expect([exit, checks.find(({ name }) => name === 'migrations')]).toEqual([
        1,
        { name: 'migrations', ok: false, text: expect.stringMatching(/^\d+ missing: run fairhall db migrate$/) },
      ]);
    });
  });

  describe('a port in use', () => {
    let other: Server;
    let port: number;
    beforeAll(async () => {
      other = createServer();
      await new Promise<void>((resolve) => other.listen(3000, '127.0.0.1', resolve).on('error', () => resolve()));
      port = 3000;
    });
    afterAll(() => other.close());

    test('set explicitly prints one line and exits with 78', async () => {
      const server = start({ PORT: String(port) });
      expect(await server.ended).toEqual(78);
      expect(server.output()).toEqual(`PORT=${port} is taken by another process: stop it, or choose another PORT\n`);
    });

    test('by default is replaced by the next free port, with a message', async () => {
      const server = await startAgain({ PORT: '' });
      const url = await waitForUrl(server, dataDir);
      await expect.poll(server.output).toContain(`Port 3000 is in use. Using port ${new URL(url).port} instead.`);
    });
  });
});
