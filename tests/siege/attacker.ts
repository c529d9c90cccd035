// Runs one attack in a process of its own, so that it takes no processor time from the measured clients, until it is
// stopped.
//
// node attacker.ts <name> <origin>
import { ATTACK_BY_NAME } from './attacks.ts';

const [name = '', origin = ''] = process.argv.slice(2);
const stop = new AbortController();
process.once('SIGTERM', () => {
  stop.abort();
  setTimeout(() => process.exit(0), 500);
});
setInterval(() => undefined, 1_000); // keeps the process alive: a socket that is not read does not
await ATTACK_BY_NAME[name]?.(origin, stop.signal);
