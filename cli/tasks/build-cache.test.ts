import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { createBuildCache, findCacheFolder } from './build-cache.ts';

let root = '';
let folder = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fairhall-build-cache-'));
  folder = join(root, 'cache', 'fairhall');
});
afterEach(() => rmSync(root, { recursive: true }));

/** Creates a built folder of a clone, with a subfolder. */
function built(clone: string, content: string): string {
  const place = join(root, clone, 'dist');
  mkdirSync(join(place, 'assets'), { recursive: true });
  writeFileSync(join(place, 'assets', 'page.js'), content);
  return place;
}
const readIn = (place: string): string => readFileSync(join(place, 'assets', 'page.js'), 'utf8');

describe('a build from the cache', () => {
  test('comes from another clone with the same inputs, and replaces the clone’s own', () => {
    const cache = createBuildCache(folder);
    cache.store('client', 'a1', built('one', 'page'));
    const other = built('two', 'older');
    writeFileSync(join(other, 'gone.js'), '');
    expect([cache.restore('client', 'a1', other), readIn(other), existsSync(join(other, 'gone.js'))]).toEqual([
      true,
      'page',
      false,
    ]);
    const fresh = join(root, 'three', 'web', 'dist');
    expect([cache.restore('client', 'a1', fresh), readIn(fresh)]).toEqual([true, 'page']);
  });

  test('is not restored when an input differs: a clone never starts with a stale build', () => {
    const cache = createBuildCache(folder);
    cache.store('client', 'a1', built('one', 'page'));
    const other = built('two', 'own');
    expect([cache.restore('client', 'a2', other), cache.restore('pages', 'a1', other), readIn(other)]).toEqual([
      false,
      false,
      'own',
    ]);
  });

  test('does not change when a clone changes its copy', () => {
    const cache = createBuildCache(folder);
    const place = built('one', 'page');
    cache.store('client', 'a1', place);
    writeFileSync(join(place, 'assets', 'page.js'), 'changed');
    const other = join(root, 'two');
    cache.restore('client', 'a1', other);
    expect(readIn(other)).toBe('page');
  });
});

describe('the build cache', () => {
  test('keeps the two most recently used builds of each target', () => {
    const cache = createBuildCache(folder);
    const place = built('one', 'page');
    for (const print of ['a1', 'a2']) cache.store('client', print, place);
    cache.store('pages', 'a1', place);
    cache.store('client', 'a3', place);
    expect(readdirSync(folder).filter((name) => name.startsWith('client-'))).toHaveLength(2);
    expect(readdirSync(folder)).toEqual(expect.arrayContaining(['client-a3', 'pages-a1']));
  });

  test('is accessible only to its owner', () => {
    createBuildCache(folder).store('client', 'a1', built('one', 'page'));
    expect(statSync(folder).mode & 0o077).toBe(0);
    chmodSync(folder, 0o777);
    createBuildCache(folder).store('client', 'a2', built('one', 'page'));
    expect(statSync(folder).mode & 0o077).toBe(0);
  });

  test('is skipped when it cannot be written or has no folder', () => {
    const place = built('one', 'page');
    writeFileSync(join(root, 'file'), '');
    for (const cache of [createBuildCache(join(root, 'file', 'fairhall')), createBuildCache(undefined)]) {
      cache.store('client', 'a1', place);
      expect(cache.restore('client', 'a1', place)).toBe(false);
    }
    expect(readIn(place)).toBe('page');
  });

  test('is stored in XDG_CACHE_HOME, else in the home folder', () => {
    expect(findCacheFolder({ XDG_CACHE_HOME: '/var/x' }, '/home/ana')).toBe('/var/x/fairhall');
    expect(findCacheFolder({ XDG_CACHE_HOME: 'relative' }, '/home/ana')).toBe('/home/ana/.cache/fairhall');
    expect([findCacheFolder({}, ''), findCacheFolder({}, '/')]).toEqual([undefined, undefined]);
  });
});
