import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';

export interface StartedProcess {
  readonly pid: number;
  /** What `find` answered. */
  readonly url: string;
  /** What it has written to stdout so far, where that is read. */
  written(): string;
  /** Ends it and waits until it is gone. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Arguments for Node. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** The address it answers at, once it does; it is given what the process has written to stdout. */
  readonly find: (written: string) => string | undefined;
  /** Whether stdout is read at all; a log that is read costs the reader time. */
  readonly listens?: boolean;
  readonly limitMs?: number;
}

const POLL_MS = 5;
const KILL_AFTER_MS = 15_000;

/** Starts a program under this Node and waits for its address. It ends with the bench at the latest. */
export async function startProcess(
  { onEnd }: Pick<Bench, 'onEnd'>,
  { args, env, find, listens = true, limitMs = 60_000 }: StartOptions,
): Promise<StartedProcess> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    env: { PATH: process.env.PATH ?? '', HOME: process.env.HOME ?? '', ...env },
    stdio: ['ignore', listens ? 'pipe' : 'ignore', 'pipe'],
  });
  let [written, complaint] = ['', ''];
  child.stdout?.on('data', (chunk: Buffer) => {
    written += chunk.toString();
  });
  child.stderr?.on('data', (chunk: Buffer) => {
    complaint = (complaint + chunk.toString()).slice(-4_000);
  });
  const stop = () => stopProcess(child);
  onEnd(stop);
  for (const ends = performance.now() + limitMs; ; await pause(POLL_MS)) {
    const url = find(written);
    if (url !== undefined && child.pid !== undefined) {
      return { pid: child.pid, url, written: () => written, stop };
    }
    if (child.exitCode === null && performance.now() < ends) continue;
    await stop();
    throw new Error(`${args.join(' ')} did not start:\n${complaint}${written}`);
  }
}

async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  const kill = setTimeout(() => child.kill('SIGKILL'), KILL_AFTER_MS);
  await gone;
  clearTimeout(kill);
}
