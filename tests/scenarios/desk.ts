import { type ChildProcess, spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { constants, tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { createFileStore } from '@fairhall/adapters/node/file-store';
import { systemClock } from '@fairhall/adapters/system-clock';
import { createFakeTerminal } from '@fairhall/cli/fake-terminal';
import { run } from '@fairhall/cli/program';
import { getStateFile } from '@fairhall/cli/saved-state';
import type { Storage } from '@fairhall/core/ports/storage';
import { createStorage } from '@fairhall/core/storage/storage';
import type { CliLine } from '@fairhall/fixtures/scenario';

/** The bundle if the test run has built one: it starts in a quarter of the time. */
const PROGRAM = process.env.FAIRHALL_PROGRAM ?? new URL('../../cli/src/main.ts', import.meta.url).pathname;

export interface Ran {
  /** The exit code as a shell reports it: 128 and the signal's number if the process was killed. */
  readonly exit: number;
  readonly stdout: string;
  readonly stderr: string;
}

/** The environment of a user who has never used the command line: a home folder and a working folder. */
export interface Desk {
  /** Runs a command line in this process. */
  run(line: CliLine, origin: string): Promise<Ran>;
  /** Runs a command line in a process of its own, which `kill` kills. */
  start(line: CliLine, origin: string): Promise<Ran>;
  kill(): void;
  /** The stored state for a gateway. */
  storage(origin: string): Storage;
  clear(): void;
}

export function openDesk(): Desk {
  const home = mkdtempSync(join(tmpdir(), 'fairhall-cli-'));
  const folder = join(home, 'work');
  mkdirSync(folder);
  const { PATH, NODE_COMPILE_CACHE } = process.env;
  const baseEnvironment = { PATH, NODE_COMPILE_CACHE, XDG_CONFIG_HOME: home, NO_COLOR: '1' };
  let running: ChildProcess | undefined;
  const put = ({ files = {} }: CliLine): void => {
    for (const [name, content] of Object.entries(files)) writeFileSync(join(folder, name), content);
  };
  return {
    async run(line, origin) {
      put(line);
      const { stdin = '', environment } = line;
      const terminal = createFakeTerminal({ folder, stdin, environment: { ...baseEnvironment, ...environment } });
      const exit = await run(argsOf(line, origin), terminal);
      return { exit, stdout: terminal.out(), stderr: terminal.err() };
    },
    async start(line, origin) {
      put(line);
      const { stdin = '', environment } = line;
      const env = { ...baseEnvironment, ...environment };
      const child = spawn(process.execPath, [PROGRAM, ...argsOf(line, origin)], { cwd: folder, env });
      running = child;
      const ended = exitOf(child);
      // A killed process may end before it has read everything.
      child.stdin.on('error', () => undefined);
      child.stdin.end(stdin);
      const [exit, stdout, stderr] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
      return { exit, stdout, stderr };
    },
    kill: () => void running?.kill('SIGKILL'),
    storage: (origin) =>
      createStorage(createFileStore(getStateFile(baseEnvironment, origin), systemClock), systemClock),
    clear: () => rmSync(home, { recursive: true, force: true }),
  };
}

const argsOf = ({ args }: CliLine, origin: string): readonly string[] => [
  ...args,
  '--json',
  '--yes',
  '--no-input',
  '--gateway',
  origin,
];

function exitOf(child: ChildProcess): Promise<number> {
  return new Promise((resolve, reject) => {
    child.on('error', reject);
    child.on('exit', (code, signal) => resolve(code ?? 128 + (signal === null ? 0 : constants.signals[signal])));
  });
}
