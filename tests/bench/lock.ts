import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** While this file exists, no pictures are rendered. */
const LOCK = '/tmp/fairhall-bench.lock';

/** Takes the lock. Throws while another bench holds it; takes over the lock of a process that has ended. */
export function takeLock(): void {
  try {
    writeFileSync(LOCK, String(process.pid), { flag: 'wx' });
  } catch (cause) {
    const holder = Number(readFileSync(LOCK, 'utf8'));
    if (isAlive(holder)) throw new Error(`another bench runs already (process ${holder}, ${LOCK})`, { cause });
    writeFileSync(LOCK, String(process.pid));
  }
}

export const releaseLock = (): void => rmSync(LOCK, { force: true });

function isAlive(pid: number): boolean {
  try {
    return pid > 0 && process.kill(pid, 0);
  } catch {
    return false;
  }
}
