import { createFakeTerminal } from '../src/fake-terminal.ts';
import { run } from '../src/program.ts';
import type { ProcessResult } from './process.ts';

type LineOptions = Parameters<typeof createFakeTerminal>[0];

/** Runs a command line in this process, for a user with the given home folder. */
export async function runLine(args: readonly string[], home: string, given: LineOptions = {}): Promise<ProcessResult> {
  const environment = { HOME: home, DATA_DIR: '/nonexistent/fairhall', NO_COLOR: '1', ...given.environment };
  const terminal = createFakeTerminal({ folder: home, ...given, environment });
  const exit = await run(args, terminal);
  return { exit, out: terminal.out(), err: terminal.err().replaceAll(WIPED, '') };
}

/**
 * The waiting message with the codes that erase it. It appears only if the gateway is slow, so tests must ignore it.
 */
const WIPED = 'Waiting for the gateway …\r\u001b[K';
