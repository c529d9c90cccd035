import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { systemClock } from '../system-clock.ts';
import { withFileLock } from './file-lock.ts';
import { createFileStore } from './file-store.ts';

let folder = '';
let file = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhall-lock-'));
  file = join(folder, 'state.json');
});
afterEach(() => rmSync(folder, { recursive: true }));

const KEYS_EACH = 60;
const HOLD_MS = 3_000;

/** Starts another process with these imports. */
function program(text: string): ChildProcess {
  const [store, clock, lock] = ['./file-store.ts', '../system-clock.ts', './file-lock.ts'].map(
    (path) => new URL(path, import.meta.url).href,
  );
  const imports = `
    const { createFileStore } = await import('${store}');
    const { systemClock } = await import('${clock}');
    const { withFileLock } = await import('${lock}');
    const { rmSync, writeFileSync, writeSync } = await import('node:fs');
    const file = process.argv[1];`;
  const options = ['--input-type=module', '-e', `${imports}\n${text}`, file];
  return spawn(process.execPath, options, { stdio: ['ignore', 'pipe', 'inherit'] });
}

/** Starts another process that saves many values in the same file. */
async function keeper(name: string): Promise<number | null> {
  const [code] = await once(
    program(`
    const store = createFileStore(file, systemClock);
    for (let at = 0; at < ${KEYS_EACH}; at += 1) store.set('local', '${name}_' + at, String(at));`),
    'exit',
  );
  return code;
}

/** Starts another process that holds the lock for three seconds, and shows it by a file of its own. */
async function holder(): Promise<ChildProcess> {
  const child = program(`
    withFileLock(file, () => {
      writeFileSync(file + '.held', '');
      writeSync(1, 'held');
      Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ${HOLD_MS});
      rmSync(file + '.held');
    });`);
  if (child.stdout) await once(child.stdout, 'data');
  return child;
}

test('nothing is lost when several programs write to one file at once', async () => {
  const names = ['a', 'b', 'c'];
  expect(await Promise.all(names.map((name) => keeper(name)))).toEqual([0, 0, 0]);
  const store = createFileStore(file, systemClock);
  const lost = names.flatMap((name) =>
    Array.from({ length: KEYS_EACH }, (_, at) => `${name}_${at}`).filter(
      (key) => store.get('local', key) === undefined,
    ),
  );
  expect(lost).toEqual([]);
});

test('a program that stalls for three seconds keeps its lock, and the next one gets it afterwards', async () => {
  const child = await holder();
  expect(withFileLock(file, () => existsSync(`${file}.held`))).toBe(false);
  await once(child, 'exit');
});

test('a lock left behind by a killed program blocks nobody', async () => {
  const child = await holder();
  child.kill('SIGKILL');
  await once(child, 'exit');
  expect(withFileLock(file, () => existsSync(`${file}.held`))).toBe(true);
});

test('an existing lock file that nobody holds does not block', () => {
  writeFileSync(`${file}.lock`, '');
  expect(withFileLock(file, () => 'done')).toBe('done');
});

test('a failing task releases the lock', () => {
  const fail = () => {
    throw new Error('broken');
  };
  expect(() => withFileLock(file, fail)).toThrow('broken');
  expect(withFileLock(file, () => 'done')).toBe('done');
});

test('without write access nobody waits, and a value lasts as long as its program', () => {
  expect(() => withFileLock('/dev/null/state.json', () => 'done')).toThrow();
  const store = createFileStore('/dev/null/state.json', systemClock);
  store.set('local', 'buyer_token', 't');
  expect(store.get('local', 'buyer_token')).toBe('t');
});
