import { spawn } from 'node:child_process';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The bundle if the test run has built one: it starts in a quarter of the time. */
const PROGRAM = process.env.FAIRHALL_PROGRAM ?? join(import.meta.dirname, '..', 'src', 'main.ts');

export interface ProcessResult {
  readonly exit: number | null;
  readonly out: string;
  readonly err: string;
}

export interface StartedProcess {
  readonly ended: Promise<ProcessResult>;
  interrupt(): void;
}

interface ProcessOptions {
  readonly stdin?: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** An empty folder for a test file. */
export const createEmptyFolder = (): string => mkdtempSync(join(tmpdir(), 'fairhall-cli-'));

/** Starts the command line in a process of its own, without the environment of the user who runs the tests. */
export function start(
  args: readonly string[],
  folder: string,
  { stdin = '', environment = {} }: ProcessOptions = {},
): StartedProcess {
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const child = spawn(process.execPath, ['--disable-warning=ExperimentalWarning', PROGRAM, ...args], {
    cwd: folder,
    env: { PATH, NODE_COMPILE_CACHE, HOME: folder, DATA_DIR: join(folder, 'data'), ...environment },
  });
  let out = '';
  let err = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    out += text;
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    err += text;
  });
  child.stdin.on('error', () => undefined).end(stdin);
  const ended = new Promise<ProcessResult>((settle) => child.on('close', (exit) => settle({ exit, out, err })));
  return { ended, interrupt: () => void child.kill('SIGINT') };
}

export const runToEnd = (args: readonly string[], folder: string, options?: ProcessOptions): Promise<ProcessResult> =>
  start(args, folder, options).ended;
