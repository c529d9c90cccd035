import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { SCENARIO_WORLD } from '@fairhall/fixtures/scenario-world';
import { lockFolder } from '@fairhall/gateway/db/folder-lock';
import { databaseFolder } from '@fairhall/gateway/db/open-database';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { copyMigratedDatabase } from '../../tests/support/migrated-database.ts';
import { runLine } from './line.ts';
import { createEmptyFolder, runToEnd } from './process.ts';

let folder = '';
beforeAll(() => {
  folder = createEmptyFolder();
  writeFileSync(join(folder, 'world.ndjson'), SCENARIO_WORLD.map((row) => `${JSON.stringify(row)}\n`).join(''));
});
afterAll(() => rmSync(folder, { recursive: true }));

/** A product of the scenario catalogue. */
const UNREAD = SCENARIO_WORLD.find((row) => row.table === 'product')?.id ?? '';

/** Time-out in milliseconds of a test with many commands. */
const STORY = 900_000;

/** Runs in a process of its own, whose files are private to its user. */
const db = (...args: string[]) => runToEnd(['db', ...args], folder);

/** Runs commands that write nothing in this process: loading the gateway in a new one takes half a second. */
const here = (args: readonly string[], environment: Readonly<Record<string, string>> = {}) =>
  runLine(args, folder, { environment: { DATA_DIR: join(folder, 'data'), ...environment } });

/** A dry run lists the migrations and creates nothing; then they are applied once. */
async function migrate(): Promise<void> {
  const wouldBe = await here(['db', 'migrate', '--dry-run', '--json']);
  expect(existsSync(join(folder, 'data'))).toBe(false);
  const missing = await here(['db', 'status']);
  expect({ exit: missing.exit, err: missing.err }).toEqual({
    exit: 1,
    err: `There is no database in ${join(folder, 'data')} yet. Run npm start or fairhall db migrate to create one.\n`,
  });
  const applied = await db('migrate', '--json');
  const again = await here(['db', 'migrate']);
  const { pending } = JSON.parse(wouldBe.out);
  expect({ applied: JSON.parse(applied.out).applied, again }).toEqual({
    applied: pending,
    again: { exit: 0, out: '', err: 'The schema is already up to date.\n' },
  });
  expect(pending.length).toBeGreaterThan(0);
}

/** Loads the demo world into an empty catalogue, once. */
async function seed(): Promise<void> {
  const rows = SCENARIO_WORLD.length;
  expect(await db('seed', '--file', 'world.ndjson', '--json')).toEqual({
    exit: 0,
    out: `{"kind":"loaded","rows":${rows}}\n`,
    err: `Loaded ${rows} rows of demo data.\n`,
  });
  expect((await here(['db', 'seed', '--file', 'world.ndjson'])).err).toBe('The demo data has already been loaded.\n');
  writeFileSync(join(folder, 'other.ndjson'), '');
  const other = await here(['db', 'seed', '--file', 'other.ndjson']);
  expect(other).toEqual({ exit: 1, out: '', err: 'The catalogue is not empty, so it was left unchanged.\n' });
}

/** A backup restores the database as it was, and replaces nothing without confirmation. */
async function backUpAndRestore(): Promise<void> {
  const file = join(folder, 'backup.tar');
  expect(await db('backup', 'backup.tar')).toEqual({ exit: 0, out: `${file}\n`, err: `Backup written to ${file}\n` });
  expect((await here(['db', 'backup', 'backup.tar'])).exit).toBe(1);
  rmSync(join(folder, 'data', 'database'), { recursive: true });
  const refused = await here(['db', 'restore', 'backup.tar']);
  expect({ exit: refused.exit, yes: refused.err.includes('--yes') }).toEqual({ exit: 1, yes: true });
  expect((await db('restore', 'backup.tar', '--yes')).exit).toBe(0);
  expect((await here(['db', 'seed', '--file', 'world.ndjson'])).err).toBe('The demo data has already been loaded.\n');
}

/** No other user can read the written files: the data folder with its content, and backups. */
function keepFromOthers(): void {
  const inside = readdirSync(join(folder, 'data'), { encoding: 'utf8', recursive: true });
  const paths = ['backup.tar', 'data', ...inside.map((path) => join('data', path))];
  expect(paths).toEqual(expect.arrayContaining(['data/database/PG_VERSION']));
  expect(paths.filter((path) => (statSync(join(folder, path)).mode & 0o077) !== 0)).toEqual([]);
}

/** A file that is not a backup is rejected and changes nothing. */
async function refuseOtherFiles(): Promise<void> {
  writeFileSync(join(folder, 'letter.txt'), 'Dear Sir or Madam');
  const { exit, err } = await here(['db', 'restore', 'letter.txt', '--yes']);
  expect({ exit, said: err.split(':', 1)[0] }).toEqual({
    exit: 1,
    said: `${join(folder, 'letter.txt')} is not a readable backup`,
  });
  expect((await here(['db', 'status'])).out).toContain('\tapplied\n');
}

test('the embedded database, from empty to restored', { timeout: STORY }, async () => {
  await migrate();
  await seed();
  await backUpAndRestore();
  keepFromOthers();
  await refuseOtherFiles();
});

test.each(['migrate', 'status', 'seed --file world.ndjson', 'backup new.tar', 'restore world.ndjson --yes'])(
  'F6 db %s leaves a folder that a server uses alone, and says to stop the server',
  async (line) => {
    const data = join(folder, 'held');
    mkdirSync(data, { recursive: true });
    const unlock = lockFolder(data);
    try {
      const { exit, err } = await here(['db', ...line.split(' ')], { DATA_DIR: data });
      expect({ exit, err }).toEqual({
        exit: 1,
        err: `${data} is in use by process ${process.pid}: stop the server first.\n`,
      });
    } finally {
      unlock();
    }
  },
);

test('an unreachable database server is reported in one line with advice', async () => {
  const environment = { DATABASE_URL: 'postgres://fairhall:secret@127.0.0.1:1/fairhall' };
  const { exit, out, err } = await here(['db', 'status'], environment);
  expect({ exit, out, lines: err.trim().split('\n').length }).toEqual({ exit: 1, out: '', lines: 1 });
  expect(err).toContain('127.0.0.1:1/fairhall');
  expect(err).not.toContain('secret');
});

test('an invalid setting is reported with its name, value and the allowed values', async () => {
  const { exit, err } = await here(['db', 'status'], { DATABASE_URL: 'mysql://x' });
  expect({ exit, err }).toEqual({
    exit: 2,
    err: 'DATABASE_URL=mysql://x is not valid. Allowed: a URL that starts with postgres:// or postgresql://\n',
  });
});

describe('doctor', () => {
  test('shows every setting with its source, no secret, and the checks', async () => {
    const environment = { PORT: '4000', METRICS_TOKEN: 'very-secret', SMTP_URL: 'smtp://user:word@127.0.0.1:1' };
    const { exit, out } = await here(['doctor', '--json'], environment);
    const { settings, checks } = JSON.parse(out);
    expect(settings).toEqual(
      expect.arrayContaining([
        { name: 'PORT', value: '4000', source: 'environment' },
        { name: 'HOST', value: '127.0.0.1', source: 'default' },
        { name: 'METRICS_TOKEN', value: '(set, not shown)', source: 'environment' },
      ]),
    );
    expect(out).not.toMatch(/very-secret|user|word/);
    const found = Object.fromEntries(checks.map(({ name, ok }: { name: string; ok: boolean }) => [name, ok]));
    expect({ exit, found }).toMatchObject({ exit: 1, found: { node: true, database: true, mail: false } });
  });

  test('shows every setting of the guide, also what follows from another one', async () => {
    const guide = readFileSync(new URL('../../adapters/gateway/docs/settings.md', import.meta.url), 'utf8');
    const names = guide.split('\n').flatMap((line) => (line.split('|')[1] ?? '').match(/[A-Z_]{4,}/g) ?? []);
    const { out } = await here(['doctor', '--json'], { PUBLIC_URL: 'https://fair.example' });
    const { settings } = JSON.parse(out) as { settings: { name: string; value: string | null; source: string }[] };
    expect(settings.map(({ name }) => name)).toEqual(expect.arrayContaining(names));
    const data = join(folder, 'data');
    expect(settings).toEqual(
      expect.arrayContaining([
        { name: 'SUPPLIER_URL', value: 'https://supplier.fair.example', source: 'default' },
        { name: 'GLOBAL_URL', value: 'https://fair.example', source: 'default' },
        { name: 'FILES_URL', value: pathToFileURL(join(data, 'uploads')).href, source: 'default' },
        { name: 'REVOCATION_LOG', value: join(data, 'revocations.log'), source: 'default' },
      ]),
    );
  });

  test('says that an embedded database lacks migrations, which is no fault', async () => {
    const own = createEmptyFolder();
    const data = join(own, 'data');
    await copyMigratedDatabase(data);
    const database = await openPGlite({ folder: databaseFolder(data) });
    const text = 'delete from kysely_migration where name = (select max(name) from kysely_migration) returning name';
    await database.json({ name: 'forget-migration', text }, []);
    await database.close();
    const { out } = await runLine(['doctor', '--json'], own, { environment: { DATA_DIR: data } });
    rmSync(own, { recursive: true });
    const { checks } = JSON.parse(out) as { checks: { name: string; ok: boolean; text: string }[] };
    expect(checks.find(({ name }) => name === 'migrations')).toEqual({
      name: 'migrations',
      ok: true,
      text: '1 missing; the server applies them when it starts',
    });
  });

  test('R-7.058 lists the prices with an unknown currency, and shows how the database compares letters', async () => {
    const own = createEmptyFolder();
    const rows = SCENARIO_WORLD.map((row) =>
      row.table === 'product' && row.id === UNREAD ? { ...row, currency: 'XAU' } : row,
    );
    writeFileSync(join(own, 'world.ndjson'), rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
    await copyMigratedDatabase(join(own, 'data'));
    const environment = { DATA_DIR: join(own, 'data') };
    await runLine(['db', 'seed', '--file', 'world.ndjson'], own, { environment });
    const { exit, out } = await runLine(['doctor', '--json'], own, { environment });
    rmSync(own, { recursive: true });
    const { checks } = JSON.parse(out) as { checks: { name: string; ok: boolean; text: string }[] };
    const told = (name: string) => checks.filter((check) => check.name === name);
    expect([exit, told('currencies')]).toEqual([
      1,
      [{ name: 'currencies', ok: false, text: expect.stringContaining(`${UNREAD} (XAU)`) }],
    ]);
    expect(told('database')).toEqual([
      { name: 'database', ok: true, text: expect.stringMatching(/pglite reachable, LC_CTYPE \S+/) },
    ]);
  });
});
