#!/usr/bin/env node
import manifest from '../package.json' with { type: 'json' };
import { EXIT } from './exit-codes.ts';

const args = process.argv.slice(2);

if (args[0] === '--version' || args[0] === '-V') {
  process.stdout.write(`${manifest.version}\n`);
} else {
  const interruption = new AbortController();
  process.on('SIGINT', () => {
    // Whoever presses twice does not want to wait for anything.
    if (interruption.signal.aborted) process.exit(EXIT.interrupted);
    interruption.abort();
  });
  // A reader that has seen enough, such as `head`, is no failure.
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
  // A prompt may have left the terminal open for reading.
  process.stdin.unref?.();
}
