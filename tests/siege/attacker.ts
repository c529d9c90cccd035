// Runs one attack in a process of its own, so that it takes no time of those who are measured, until it is told to stop.
// node attacker.ts <name> <origin>
import { ATTACK_BY_NAME } from './attacks.ts';

const [name = '', origin = ''] = process.argv.slice(2);
const stop = new AbortController();
process.once('SIGTERM', () => {
  stop.abort();
  setTimeout(() => process.exit(0), 500);
});
setInterval(() => undefined, 1_000); // a socket that is not read from keeps no process alive
await ATTACK_BY_NAME[name]?.(origin, stop.signal);
