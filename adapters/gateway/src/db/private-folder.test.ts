import { chmodSync, mkdirSync, mkdtempSync, rmSync, statSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ensurePrivateFolder, setContentPrivate } from './private-folder.ts';

let parent: string;
beforeEach(() => {
  parent = mkdtempSync(join(tmpdir(), 'fairhall-private-'));
});
afterEach(() => rmSync(parent, { recursive: true }));

const modeOf = (path: string): string => (statSync(path).mode & 0o777).toString(8);

function folder(path: string, mode: number): string {
  mkdirSync(path);
  chmodSync(path, mode);
  return path;
}

function file(path: string, mode: number): string {
  writeFileSync(path, '');
  chmodSync(path, mode);
  return path;
}

test('a missing data folder is created for its owner only', () => {
  ensurePrivateFolder(join(parent, 'data'));
  expect(modeOf(join(parent, 'data'))).toEqual('700');
});

test('files that an older version left readable become private to their owner, at any depth', () => {
  const data = folder(join(parent, 'data'), 0o755);
  const inner = folder(join(data, 'database'), 0o777);
  const paths = [data, inner, file(join(data, 'server.json'), 0o644), file(join(inner, 'PG_VERSION'), 0o666)];
  ensurePrivateFolder(data);
  expect(setContentPrivate(data)).toEqual([]);
  expect(paths.map(modeOf)).toEqual(['700', '700', '600', '600']);
});

test('the owner’s own permissions stay as they are', () => {
  const paths = [file(join(parent, 'locked'), 0o440), file(join(parent, 'program'), 0o755)];
  setContentPrivate(parent);
  expect(paths.map(modeOf)).toEqual(['400', '700']);
});

test('symbolic links are not followed', () => {
  const outside = folder(join(parent, 'outside'), 0o755);
  const target = file(join(outside, 'letter'), 0o644);
  const data = folder(join(parent, 'data'), 0o700);
  symlinkSync(target, join(data, 'file'));
  symlinkSync(outside, join(data, 'folder'));
  symlinkSync(join(parent, 'nowhere'), join(data, 'broken'));
  expect(setContentPrivate(data)).toEqual([]);
  expect([target, outside].map(modeOf)).toEqual(['644', '755']);
});

test('a file that cannot be changed is reported, and the others are changed', () => {
  const [foreign, gone, own] = ['foreign', 'gone', 'own'].map((name) => file(join(parent, name), 0o644)) as [
    string,
    string,
    string,
  ]; // three go in
  const left = setContentPrivate(parent, (path, mode) => {
    if (path === foreign) throw Object.assign(new Error('not yours'), { code: 'EPERM' });
    if (path === gone) throw Object.assign(new Error('not there'), { code: 'ENOENT' });
    chmodSync(path, mode);
  });
  expect([left, modeOf(own)]).toEqual([[foreign], '600']);
});
