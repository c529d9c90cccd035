import { spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../system-clock.ts';
import { withFileLock } from './file-lock.ts';
import { createFileStore } from './file-store.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhall-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const KEYS_EACH = 60;

/** Another program that keeps many values in the same file. */
function keeper(name: string, file: string): Promise<number | null> {
  const [store, clock] = ['./file-store.ts', '../system-clock.ts'].map((path) => new URL(path, import.meta.url).href);
  const program = `
    const { createFileStore } = await import('${store}');
    const { systemClock } = await import('${clock}');
    const store = createFileStore(process.argv[1], systemClock);
    for (let at = 0; at < ${KEYS_EACH}; at += 1) store.set('local', '${name}_' + at, String(at));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', program, file], { stdio: 'inherit' });
  return new Promise((settle) => child.on('exit', settle));
}

test('of what several programs keep in one file at once nothing is lost', { timeout: 30_000 }, async () => {
  const file = join(folder, 'state.json');
  const names = ['a', 'b', 'c'];
  expect(await Promise.all(names.map((name) => keeper(name, file)))).toEqual([0, 0, 0]);
  const store = createFileStore(file, systemClock);
  const lost = names.flatMap((name) =>
    Array.from({ length: KEYS_EACH }, (_, at) => `${name}_${at}`).filter(
      (key) => store.get('local', key) === undefined,
    ),
  );
  expect(lost).toEqual([]);
});

test('a lock that a program left behind when it died holds nobody up for good', { timeout: 30_000 }, () => {
  const file = join(folder, 'state.json');
  writeFileSync(`${file}.lock`, '');
  expect(withFileLock(file, () => 'done')).toBe('done');
  expect(existsSync(`${file}.lock`)).toBe(false);
});

test('where nothing can be written nobody waits', () => {
  expect(withFileLock('/dev/null/state.json', () => 'done')).toBe('done');
});
