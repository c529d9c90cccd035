import ar from '@fairhall/core/messages/ar/terminal.json' with { type: 'json' };
import en from '@fairhall/core/messages/en/terminal.json' with { type: 'json' };
import tr from '@fairhall/core/messages/tr/terminal.json' with { type: 'json' };
import zh from '@fairhall/core/messages/zh/terminal.json' with { type: 'json' };
import { createFakeTerminal } from '../src/fake-terminal.ts';
import { run } from '../src/program.ts';
import type { ProcessResult } from './process.ts';

type LineOptions = Parameters<typeof createFakeTerminal>[0];

/** Runs a command line in this process, for a user with the given home folder. */
export async function runLine(args: readonly string[], home: string, given: LineOptions = {}): Promise<ProcessResult> {
  const environment = { HOME: home, DATA_DIR: '/nonexistent/fairhall', NO_COLOR: '1', ...given.environment };
  const terminal = createFakeTerminal({ folder: home, ...given, environment });
  const exit = await run(args, terminal);
  return { exit, out: terminal.out(), err: withoutWaiting(terminal.err()) };
}

/**
 * Removes the waiting message with the codes that erase it. It appears only if the gateway is slow, so tests must ignore
 * it.
 */
const withoutWaiting = (text: string): string =>
  [en, ar, tr, zh].reduce((left, texts) => left.replaceAll(`${texts['terminal.waiting']} …\r\u001b[K`, ''), text);
