import { spawn } from 'node:child_process';
import { ROOT } from './paths.ts';

export interface Outcome {
  readonly code: number;
  /** Standard output and standard error, in the order of arrival. */
  readonly output: string;
}

export interface RunOptions {
  readonly env?: NodeJS.ProcessEnv;
  /** Shows the child's output while it runs. */
  readonly showOutput?: boolean;
}

/** Runs a program to its end in the repository's folder. The exit code is 127 if it cannot be started. */
export function run(
  command: string,
  args: readonly string[],
  { env, showOutput = false }: RunOptions = {},
): Promise<Outcome> {
  return new Promise((settle) => {
    const child = spawn(command, args, {
      cwd: ROOT,
      env: { ...process.env, ...env },
      stdio: ['ignore', showOutput ? 'inherit' : 'pipe', showOutput ? 'inherit' : 'pipe'],
    });
    let output = '';
    const collect = (chunk: string) => {
      output += chunk;
    };
    child.stdout?.setEncoding('utf8').on('data', collect);
    child.stderr?.setEncoding('utf8').on('data', collect);
    child.on('error', (error) => settle({ code: 127, output: `${command}: ${error.message}` }));
    child.on('close', (code) => settle({ code: code ?? 1, output }));
  });
}

export const runNode = (args: readonly string[], options?: RunOptions): Promise<Outcome> =>
  run(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], options);

/** Runs a program until it is stopped, and forwards signals to it. Resolves to its exit code. */
export function runUntilStopped(args: readonly string[], env: NodeJS.ProcessEnv): Promise<number> {
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', ...args], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: 'inherit',
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => child.kill(signal === 'SIGHUP' ? 'SIGTERM' : signal));
  }
  process.on('disconnect', () => child.kill('SIGTERM'));
  return new Promise((settle, fail) => {
    child.on('error', fail);
    child.on('close', (code) => {
      if (process.connected) process.disconnect();
      settle(code ?? 1);
    });
  });
}
