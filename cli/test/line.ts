import { createFakeTerminal } from '../src/fake-terminal.ts';
import { run } from '../src/program.ts';
import type { ProcessResult } from './process.ts';

type LineOptions = Parameters<typeof createFakeTerminal>[0];

/** A line of the program in this process, for somebody whose settings lie in a folder of their own. */
export async function runLine(args: readonly string[], home: string, given: LineOptions = {}): Promise<ProcessResult> {
  const environment = { HOME: home, DATA_DIR: '/nonexistent/fairhall', NO_COLOR: '1', ...given.environment };
  const terminal = createFakeTerminal({ folder: home, ...given, environment });
  const exit = await run(args, terminal);
  return { exit, out: terminal.out(), err: terminal.err().replaceAll(WIPED, '') };
}

/** What is taken off the terminal again. It appears only where the gateway takes long, so no test may depend on it. */
const WIPED = 'Waiting for the gateway …\r\u001b[K';
