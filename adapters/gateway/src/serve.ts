import { parseArgs } from 'node:util';
import { runServer } from './server/run-server.ts';
import { readSettings } from './settings.ts';

/** A bad setting, a port taken, a database that cannot be used. */
const ERROR_EXIT_CODE = 78;

// What the process writes, and what its workers write, is for the person who runs it alone.
process.umask(0o077);

// Whoever reads the log may go away, and the server goes on serving. REL-23
for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

const { values: folders } = parseArgs({
  options: {
    messages: { type: 'string' },
    content: { type: 'string' },
    pictures: { type: 'string' },
    world: { type: 'string' },
    packed: { type: 'string' },
    pages: { type: 'string' },
    assets: { type: 'string' },
  },
});

const { settings, problems, warnings } = readSettings(process.env);
for (const warning of warnings) process.stderr.write(`${warning}\n`);
if (problems.length > 0) stop(problems.join('\n'));
else await runServer({ settings, folders, stop });

function stop(reason: string): void {
  process.stderr.write(`${reason}\n`);
  process.exitCode = ERROR_EXIT_CODE;
}
