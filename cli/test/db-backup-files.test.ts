import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { copyMigratedDatabase } from '../../tests/support/migrated-database.ts';
import { runLine } from './line.ts';
import { createEmptyFolder } from './process.ts';

const ID = 'abcdefghijklmnopqrstuv';
const PICTURE = '338207482904';

const folder = createEmptyFolder();
const uploads = join(folder, 'data', 'uploads');
beforeAll(async () => {
  await copyMigratedDatabase(join(folder, 'data'));
});
afterEach(() => rmSync(uploads, { recursive: true, force: true }));
afterAll(() => rmSync(folder, { recursive: true }));

/** Runs in this process: loading the gateway in a new one for each command takes half a second. */
const dbWith = (environment: Readonly<Record<string, string>>, ...args: string[]) =>
  runLine(['db', ...args], folder, { environment: { DATA_DIR: join(folder, 'data'), ...environment } });
const db = (...args: string[]) => dbWith({}, ...args);

function keep(place: string, files: Readonly<Record<string, string>>): void {
  mkdirSync(place, { recursive: true });
  for (const [name, content] of Object.entries(files)) writeFileSync(join(place, name), content);
}

const contentOf = (place: string): Readonly<Record<string, string>> =>
  Object.fromEntries(
    readdirSync(place)
      .sort()
      .map((name) => [name, readFileSync(join(place, name), 'utf8')]),
  );

test('REL-31 uploaded files are backed up beside the database, and restored beside newer ones', async () => {
  keep(uploads, { [ID]: 'fifty bags', [PICTURE]: 'a picture', [`${ID}.1234.part`]: 'half' });
  const [file, beside] = [join(folder, 'monday.tar'), join(folder, 'monday.tar.uploads')];
  expect(await db('backup', 'monday.tar')).toEqual({
    exit: 0,
    out: `${file}\n`,
    err: `Backup written to ${file}\nBackup written to ${beside}\n`,
  });
  expect(contentOf(beside)).toEqual({ [ID]: 'fifty bags', [PICTURE]: 'a picture' });

  rmSync(uploads, { recursive: true });
  keep(uploads, { [PICTURE]: 'damaged', since: 'a file of Tuesday' });
  const restored = await db('restore', 'monday.tar', '--yes');
  expect(restored.exit).toEqual(0);
  expect(contentOf(uploads)).toEqual({ [ID]: 'fifty bags', [PICTURE]: 'a picture', since: 'a file of Tuesday' });
});

test('REL-31 without uploads no folder is created, and an existing folder is not written to', async () => {
  expect((await db('backup', 'empty.tar')).exit).toEqual(0);
  expect(existsSync(join(folder, 'empty.tar.uploads'))).toEqual(false);
  keep(join(folder, 'taken.tar.uploads'), { other: 'something else' });
  const { exit, err } = await db('backup', 'taken.tar');
  expect({ exit, err }).toEqual({
    exit: 1,
    err: `${join(folder, 'taken.tar.uploads')} already exists; choose another file.\n`,
  });
  expect(existsSync(join(folder, 'taken.tar'))).toEqual(false);
});

test('REL-31 a shared folder is backed up from FILES_URL', async () => {
  const shared = join(folder, 'shared');
  keep(shared, { [ID]: 'fifty bags' });
  const environment = { FILES_URL: pathToFileURL(shared).href };
  const { exit } = await dbWith(environment, 'backup', 'shared.tar');
  expect({ exit, kept: contentOf(join(folder, 'shared.tar.uploads')) }).toEqual({
    exit: 0,
    kept: { [ID]: 'fifty bags' },
  });
  const wrong = await dbWith({ FILES_URL: 'http://files' }, 'backup', 'other.tar');
  expect({ exit: wrong.exit, made: existsSync(join(folder, 'other.tar')) }).toEqual({ exit: 2, made: false });
});

test('REL-31 files that the database lists but the restore lacks are reported', async () => {
  await insertFile(ID);
  keep(uploads, { [ID]: 'fifty bags' });
  await db('backup', 'tuesday.tar');
  rmSync(join(folder, 'tuesday.tar.uploads'), { recursive: true });
  rmSync(uploads, { recursive: true });
  const { exit, err } = await db('restore', 'tuesday.tar', '--yes');
  expect({ exit, last: err.trim().split('\n').at(-1) }).toEqual({
    exit: 0,
    last: `Uploaded files in the database but missing from ${uploads}: 1`,
  });
});

async function insertFile(fileId: string): Promise<void> {
  const database = await openPGlite({ folder: join(folder, 'data', 'database') });
  await database.kysely
    .insertInto('file')
    .values({
      file_id: fileId,
      kind: 'rfq',
      visitor: 'visitor',
      account_id: null,
      name: 'needs.txt',
      content_type: 'text/plain',
      size: 10,
      is_private: true,
      fingerprint: 'fingerprint',
      task_id: 'task',
      created: 0,
      adopted_by: null,
      adopted_at: null,
    })
    .execute();
  await database.close();
}
