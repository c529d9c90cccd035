import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFolderFiles } from './folder-files.ts';

let parent: string;
let folder: string;
beforeEach(() => {
  parent = mkdtempSync(path.join(tmpdir(), 'fairhall-files-'));
  folder = path.join(parent, 'deep', 'uploads');
});
afterEach(() => rmSync(parent, { recursive: true }));

const bytes = new TextEncoder().encode('need');
const all = async (ids: AsyncIterable<string>): Promise<string[]> => {
  const found: string[] = [];
  for await (const id of ids) found.push(id);
  return found.sort();
};

test('a stored file is readable by its owner only, until it is deleted', async () => {
  const files = createFolderFiles(folder);
  expect(await files.get('one')).toBeUndefined();
  await files.put('one', bytes);
  expect(await files.get('one')).toEqual(bytes);
  expect([folder, path.join(folder, 'one')].map((kept) => statSync(kept).mode & 0o077)).toEqual([0, 0]);
  await files.drop('one');
  await files.drop('one');
  expect(await files.get('one')).toBeUndefined();
  expect(await files.hasRoom()).toEqual(true);
});

test.each(['', '..', '../one', 'a/b', 'a\\b', 'a.part', 'x'.repeat(65), 'a\0'])(
  'THR-39 %j is not a valid id',
  async (id) => {
    const files = createFolderFiles(folder);
    await expect(files.put(id, bytes)).rejects.toThrow('under an id');
    expect(() => files.get(id)).toThrow('under an id');
  },
);

test('REL-27 a write that fails before the rename leaves nothing', async () => {
  const files = createFolderFiles(folder, (failpoint) =>
    failpoint === 'before_rename' ? Promise.reject(new Error('power')) : undefined,
  );
  await expect(files.put('one', bytes)).rejects.toThrow('power');
  expect(readdirSync(folder)).toEqual([]);
});

test('REL-27 files stored before a given time are listed, and incomplete ones are deleted', async () => {
  const files = createFolderFiles(folder);
  expect(await all(files.putBefore(Date.now()))).toEqual([]);
  for (const id of ['old', 'older', 'new']) await files.put(id, bytes);
  writeFileSync(path.join(folder, 'old.1.part'), 'half');
  writeFileSync(path.join(folder, 'new.1.part'), 'half');
  const yesterday = new Date(Date.now() - 86_400_000);
  for (const name of ['old', 'older', 'old.1.part']) utimesSync(path.join(folder, name), yesterday, yesterday);
  expect(await all(files.putBefore(Date.now() - 3_600_000))).toEqual(['old', 'older']);
  expect(readdirSync(folder).sort()).toEqual(['new', 'new.1.part', 'old', 'older']);
  expect(readFileSync(path.join(folder, 'new'), 'utf8')).toEqual('need');
});
