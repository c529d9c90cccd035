// Sends generated bodies to every call of the contract, without a token, with a buyer's and with a supplier's. No
// response may be a server error or reveal internals, and no log line may contain a secret or personal text.
//
// node tests/fuzz/main.ts [--bodies 100000] [--seed N]
import { parseArgs } from 'node:util';
import { migrate } from '@fairhall/gateway/db/migrate';
import { openPGlite } from '@fairhall/gateway/db/pglite';
import { openFuzzedGateway } from './fuzzed-gateway.ts';
import { runFuzz } from './run-fuzz.ts';
import type { Tally } from './tally.ts';

const { values } = parseArgs({
  options: {
    bodies: { type: 'string', default: '100000' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
  },
});

/**
 * With at least this many bodies every call accepts some. A call that accepts none is not really tested, so the run
 * fails.
 */
const ENOUGH = 20_000;

async function main(): Promise<number> {
  const [bodies, seed] = [Number(values.bodies), Number(values.seed)];
  if (!Number.isInteger(bodies) || bodies < 1 || !Number.isInteger(seed)) {
    console.error('usage: node tests/fuzz/main.ts [--bodies 100000] [--seed N]');
    return 2;
  }
  console.log(`seed ${seed}`);
  const database = await openPGlite({});
  await migrate(database.kysely);
  const { gateway, takeLog } = await openFuzzedGateway(database);
  const onProgress = (done: number): void => {
    if (done % 10_000 === 0) console.error(`${done} of ${bodies}`);
  };
  const tally = await runFuzz({ database, gateway, takeLog, bodies, seed, onProgress });
  await gateway.close();
  await database.close();
  console.log(reportOf(tally));
  const hidden = bodies >= ENOUGH ? tally.neverTaken : [];
  return tally.faults.length + hidden.length === 0 ? 0 : 1;
}

function reportOf({ bodies, logLines, statuses, taken, mostLimited, neverTaken, slowest, faults }: Tally): string {
  const listed = (counts: Readonly<Record<string, unknown>>) =>
    Object.entries(counts)
      .map(([name, count]) => `${name}: ${count}`)
      .join(', ');
  return [
    `bodies          ${bodies}`,
    `lines logged    ${logLines}`,
    `answers         ${listed(statuses)}`,
    `taken           ${listed(taken)}`,
    `most limited    ${mostLimited}`,
    `never taken     ${neverTaken.join(', ') || 'none'}`,
    `slowest         ${slowest}`,
    `faults          ${faults.length}`,
    ...faults.map((fault) => `  ${fault}`),
  ].join('\n');
}

process.exitCode = await main();
