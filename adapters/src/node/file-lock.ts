import { closeSync, openSync, rmSync } from 'node:fs';

/** How long the turn of another program is waited for, in milliseconds; one that takes longer has died. */
const PATIENCE = 2_000;
const PAUSE = 5;

/** Does the work while no other program does theirs on the same file. Where nothing can be written nobody waits. */
export function withFileLock<Done>(file: string, work: () => Done): Done {
  const lock = `${file}.lock`;
  const isHeld = take(lock);
  try {
    return work();
  } finally {
    if (isHeld) rmSync(lock, { force: true });
  }
}

function take(lock: string): boolean {
  for (let waited = 0; ; waited += PAUSE) {
    try {
      closeSync(openSync(lock, 'wx', 0o600));
      return true;
    } catch (error) {
      if (!isTaken(error) || waited > 2 * PATIENCE) return false;
      if (waited === PATIENCE) rmSync(lock, { force: true });
      sleep(PAUSE);
    }
  }
}

const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EEXIST';

/** Stands still, as everything else about a file here does. */
function sleep(milliseconds: number): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds);
}
