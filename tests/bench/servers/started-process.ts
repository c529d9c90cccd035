import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Bench } from '../bench.ts';

export interface StartedProcess {
  readonly pid: number;
  /** The result of `find`. */
  readonly url: string;
  /** The process's stdout so far, if it is read. */
  written(): string;
  /** Stops the process and waits for its end. */
  stop(): Promise<void>;
}

export interface StartOptions {
  /** Arguments for Node. */
  readonly args: readonly string[];
  readonly env: Readonly<Record<string, string>>;
  /** Finds the address in the stdout so far; undefined until it is there. */
  readonly find: (written: string) => string | undefined;
  /** Whether stdout is read at all; reading a log takes processor time. */
  readonly listens?: boolean;
  readonly limitMs?: number;
}

const POLL_MS = 5;
const KILL_AFTER_MS = 15_000;

/** Starts a program with this Node and waits for its address. It ends with the bench at the latest. */
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
