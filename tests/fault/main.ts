// Terminates a random busy connection of the server to its database every 500 ms under load, and crashes and restarts
// the database several times: the server survives, nothing that was acknowledged is lost, cached pages are served
// meanwhile, and successful responses return within five seconds of the database's return. At the end the same is done
// to a server without error listeners on its connections, which must not survive it. The pages have to be built.
//
// npm run build && node tests/fault/main.ts [--seconds 300] [--outages 5]
import { parseArgs } from 'node:util';
import { type FaultReport, listViolations, runFaults } from './run.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const PAGES = ['--pages', `${ROOT}web/dist/server/pages.js`, '--assets', `${ROOT}web/dist/client/assets`];

const { values } = parseArgs({
  options: { seconds: { type: 'string', default: '300' }, outages: { type: 'string', default: '5' } },
});

async function main(): Promise<number> {
  const [seconds, outages] = [Number(values.seconds), Number(values.outages)];
  if (!(seconds > 0) || !Number.isInteger(outages) || outages < 0) {
    console.error('usage: node tests/fault/main.ts [--seconds 300] [--outages 5]');
    return 2;
  }
  const report = await runFaults({ seconds, outages, awayMs: 5_000, pages: PAGES });
  print('with listeners', report);
  const control = await runFaults({ seconds: 30, outages: 0, awayMs: 0, withoutListener: true, pages: PAGES });
  print('control, without listeners', control);
  const violations = [...listViolations(report), ...(control.isAlive ? ['the control survived'] : [])];
  for (const violation of violations) console.error(violation);
  return violations.length === 0 ? 0 : 1;
}

function print(title: string, { isAlive, terminated, acknowledged, lost, statuses, outages }: FaultReport): void {
  console.log(`${title}: ${isAlive ? 'alive' : 'ended'}, ${terminated} connections terminated`);
  console.log(`  enquiries: ${acknowledged} acknowledged, ${lost} lost`);
  console.log(`  reading calls by status: ${JSON.stringify(statuses)}`);
  for (const { cachedPage, otherPage, recoveryMs } of outages) {
    const served = cachedPage.filter((status) => status === 200).length;
    console.log(
      `  outage: cached page ${served} of ${cachedPage.length}, other pages ${[...new Set(otherPage)]}, good again after ${Math.round(recoveryMs)} ms`,
    );
  }
}

process.exitCode = await main();
