import { parseArgs } from 'node:util';
import { runServer } from './server/run-server.ts';
import { readSettings } from './settings.ts';

/** Exit code for an invalid setting, a port in use, or an unusable database. */
const ERROR_EXIT_CODE = 78;

// Only the user who runs the process may read files that it and its workers write.
process.umask(0o077);

// If the reader of the log closes the pipe, the server keeps running. REL-23
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
