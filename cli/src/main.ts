#!/usr/bin/env node
import manifest from '../package.json' with { type: 'json' };
import { COMMAND_EXIT_CODES } from './exit-codes.ts';

// Backups and new files in the data folder are readable only by the user who runs the command.
process.umask(0o077);

const args = process.argv.slice(2);

if (args[0] === '--version' || args[0] === '-V') {
  process.stdout.write(`${manifest.version}\n`);
} else {
  const interruption = new AbortController();
  process.on('SIGINT', () => {
    // The first Ctrl-C lets the command stop cleanly, the second ends the process at once.
    if (interruption.signal.aborted) process.exit(COMMAND_EXIT_CODES.interrupted);
    interruption.abort();
  });
  // EPIPE: the reader has closed the pipe, as `head` does. That is not a failure.
  process.stdout.on('error', () => process.exit());
  const { run } = await import('./program.ts');
  process.exitCode = await run(args, {
    environment: process.env,
    folder: process.cwd(),
    stdin: process.stdin,
    stdout: process.stdout,
    stderr: process.stderr,
    signal: interruption.signal,
    interrupt: () => void process.kill(process.pid, 'SIGINT'),
  });
  // A prompt may have left standard input open, which would keep the process alive.
  process.stdin.unref?.();
}
