import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FolderLocked, findFolderHolder, lockFolder } from './folder-lock.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fairhall-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

/** Takes the lock in a separate process, prints the result, and holds the lock until it is killed. */
const HOLD = `
  import { lockFolder } from ${JSON.stringify(new URL('./folder-lock.ts', import.meta.url).href)};
  try { lockFolder(process.argv[1]); console.log('held'); setInterval(() => {}, 1000); }
  catch (error) { console.log(error.message); }`;

function hold(): { child: ChildProcess; said: Promise<string> } {
  const child = spawn(process.execPath, ['--input-type=module', '-e', HOLD, folder], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const said = new Promise<string>((resolve) =>
    child.stdout?.once('data', (data: Buffer) => resolve(data.toString().trim())),
  );
  return { child, said };
}

async function kill(child: ChildProcess): Promise<void> {
  const ended = new Promise((resolve) => child.once('exit', resolve));
  child.kill('SIGKILL');
  await ended;
}

describe('the lock on a data folder', () => {
  test('F6 rejects a second process with one line that names the folder and the first process', async () => {
    const { child, said } = hold();
    expect(await said).toEqual('held');
    const message = `the data folder ${folder} is in use by process ${child.pid}: stop the server first, or set DATA_DIR`;
    expect(() => lockFolder(folder)).toThrow(new FolderLocked(message));
    expect(findFolderHolder(folder)).toEqual(child.pid);
    await kill(child);
  });

  test('F6 can be taken over by the next process after the first was killed', async () => {
    const { child, said } = hold();
    await said;
    await kill(child);
    expect(findFolderHolder(folder)).toBeUndefined();
    const unlock = lockFolder(folder);
    expect(findFolderHolder(folder)).toEqual(process.pid);
    unlock();
    expect(existsSync(join(folder, 'database.lock'))).toEqual(false);
  });

  test('F6 is acquired by only one of several processes that find a stale lock', async () => {
    writeFileSync(join(folder, 'database.lock'), JSON.stringify({ pid: 2 ** 22 - 1, started: '1' }));
    const all = Array.from({ length: 6 }, hold);
    const said = await Promise.all(all.map((one) => one.said));
    expect(said.filter((line) => line === 'held').length).toEqual(1);
    await Promise.all(all.map(({ child }) => (child.exitCode === null ? kill(child) : undefined)));
  });

  test('is not held by a process that only has the same id as the dead one', () => {
    writeFileSync(join(folder, 'database.lock'), JSON.stringify({ pid: process.pid, started: '1' }));
    const unlock = lockFolder(folder);
    expect(findFolderHolder(folder)).toEqual(process.pid);
    unlock();
  });

  test('is ignored if it cannot be read', () => {
    writeFileSync(join(folder, 'database.lock'), '{"pid":');
    lockFolder(folder)();
    expect(findFolderHolder(folder)).toBeUndefined();
  });
});
