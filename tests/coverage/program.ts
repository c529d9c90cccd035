import { spawn } from 'node:child_process';

export interface ProgramEnd {
  /** Undefined if it was ended after its time-out. */
  readonly code: number | undefined;
  readonly output: string;
}

/** Running programs, each with its child processes. */
const running = new Set<number>();
process.on('exit', () => {
  for (const id of running) end(id);
});

/** Runs Node with arguments in a folder; after `limitMs`, ends it with all its child processes. */
export function runNode(
  args: readonly string[],
  { folder, env = {}, limitMs }: { folder: string; env?: Record<string, string>; limitMs: number },
): Promise<ProgramEnd> {
  const child = spawn(process.execPath, args, {
    cwd: folder,
    detached: true, // a process group of its own, which can be ended as a whole
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, APP_ENV: 'test', NO_COLOR: '1', ...env },
  });
  const { pid } = child;
  if (pid === undefined) throw new Error(`${process.execPath} does not start`);
  running.add(pid);
  let output = '';
  let hangs = false;
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (chunk: string) => {
      output += chunk;
    });
  const limit = setTimeout(() => {
    hangs = true;
    end(pid);
  }, limitMs);
  return new Promise((settle) => {
    child.on('close', (code) => {
      clearTimeout(limit);
      running.delete(pid);
      settle({ code: hangs ? undefined : (code ?? 1), output });
    });
  });
}

function end(id: number): void {
  try {
    process.kill(-id, 'SIGKILL');
  } catch {
    // It has ended by itself.
  }
}
