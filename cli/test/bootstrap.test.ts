import { spawn } from 'node:child_process';
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer, text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';

const bootstrap = new URL('../bootstrap.mjs', import.meta.url).pathname;

/** The archive that the test registry serves for every package. */
const OTHER = Buffer.from('not what was published');
/** The pinned packages with the versions and hashes of their publication. */
const PINNED = [
  ...readFileSync(bootstrap, 'utf8').matchAll(/'?([\w@/.-]+)'?: \{\s+version: '([^']+)',\s+integrity: '([^']+)',/g),
].map(([, name, version, integrity]) => ({ name, version: version ?? '', integrity }));

let folder: string;
let registry: Server;
let asked: string[];
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'fairhall-bootstrap-'));
  mkdirSync(join(folder, 'cli'));
  copyFileSync(bootstrap, join(folder, 'cli', 'bootstrap.mjs'));
  asked = [];
  registry = createServer((request, response) => {
    const path = decodeURIComponent(request.url ?? '');
    asked.push(path);
    if (path.endsWith('.tgz')) return response.end(OTHER);
    const name = path.slice(1);
    const tarball = `${address()}${name}/-/archive.tgz`;
    const versions = Object.fromEntries(
      PINNED.filter((pinned) => pinned.name === name).map(({ version, integrity }) => [
        version,
        { name, version, dist: { tarball, integrity } },
      ]),
    );
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ name, versions }));
  });
  await new Promise<void>((ready) => registry.listen(0, '127.0.0.1', ready));
});
afterEach(async () => {
  registry.closeAllConnections();
  await new Promise((closed) => registry.close(closed));
  rmSync(folder, { recursive: true, force: true });
});

const address = (): string => `http://127.0.0.1:${(registry.address() as AddressInfo).port}/`; // a server on a port

test('THR-61 a download must match the published package: otherwise one message reports it, and nothing is stored or run', async () => {
  const env = {
    ...process.env,
    HOME: folder,
    npm_config_registry: address(),
    npm_config_cache: join(folder, 'npm-cache'),
    npm_config_userconfig: join(folder, 'npmrc'),
    npm_config_fetch_retries: '0', // npm would retry for minutes
  };
  const child = spawn(process.execPath, [join(folder, 'cli', 'bootstrap.mjs'), 'check'], { env });
  const [status, told, errors] = await Promise.all([
    new Promise((ended) => child.on('close', ended)),
    buffer(child.stdout),
    text(child.stderr),
  ]);
  expect([status, told.length]).toEqual([1, 0]);
  expect(errors).toMatch(
    /^Fetching pnpm \S+ \(.+\) …\nWhat the registry gave as \S*pnpm\S* \S+ is not what was published, so nothing of it was installed\.\n$/,
  );
  expect(asked.filter((path) => path.endsWith('.tgz'))).not.toEqual([]);
  expect(readdirSync(join(folder, '.tools'))).toEqual([]);
  expect(existsSync(join(folder, 'node_modules'))).toEqual(false);
});
