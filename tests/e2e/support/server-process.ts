// Runs the server of the browser tests for a whole test run, which starts it while other tests run: the demo world takes
// a quarter of a minute to load. Prints the value of E2E_RUNNING_SERVER, and stops when its standard input ends.
import { once } from 'node:events';
import { startSharedServer } from './server.ts';

const { running, stop } = await startSharedServer();
console.log(JSON.stringify(running));
// An interrupt reaches all processes of a terminal; the parent's end closes the input then, so the folder is deleted.
process.on('SIGINT', () => undefined);
process.stdin.resume();
await once(process.stdin, 'end');
await stop();
