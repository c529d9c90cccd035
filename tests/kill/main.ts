// Kills the server under parallel enquiries, RFQs with files and carts, starts it again on the same data, and checks
// the result: nothing that was acknowledged is lost, nothing is stored twice, files have their original bytes, each
// event has an email, and emails repeat at most once per kill. At the end the database is broken in several ways, to
// show that the check notices each.
//
// With the plan "browser" the browser is killed instead, between a login and the submit that waited for it, and started
// again on the same profile; this needs built pages.
//
// node tests/kill/main.ts [--engine pglite|postgres] [--rounds 50] [--seed N] [--plan all|enquiries|answers|browser]
import { parseArgs } from 'node:util';
import { BROWSER_PLAN } from './browser-plan.ts';
import { runBrowsers } from './browser-run.ts';
import { formatBrowserTable } from './browser-table.ts';
import { runEngine } from './engine-run.ts';
import { KILL_PLANS } from './plan.ts';
import { formatServerTable } from './server-table.ts';
import { DATABASE_ENGINES, type Engine } from './store.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    plan: { type: 'string', default: 'all' },
  },
});

const PLAN_NAMES = [...KILL_PLANS, BROWSER_PLAN] as const;
const USAGE = `usage: node tests/kill/main.ts [--engine pglite|postgres] [--rounds 50] [--seed N] [--plan ${PLAN_NAMES.join('|')}]`;

async function main(): Promise<number> {
  const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
  const engines = DATABASE_ENGINES.filter((engine) => values.engine === undefined || values.engine === engine);
  const plan = PLAN_NAMES.find((name) => name === values.plan);
  if (
    plan === undefined ||
    engines.length === 0 ||
    !Number.isInteger(rounds) ||
    rounds < 1 ||
    !Number.isInteger(seed)
  ) {
    console.error(USAGE);
    return 2;
  }
  console.log(`seed ${seed}, plan ${plan}`);
  const options = { rounds, seed, print: console.log };
  const violations =
    plan === BROWSER_PLAN
      ? await tabled(engines, (engine) => runBrowsers(engine, options), formatBrowserTable)
      : await tabled(engines, (engine) => runEngine(engine, { ...options, plan }), formatServerTable);
  for (const violation of violations) console.error(violation);
  return violations.length === 0 ? 0 : 1;
}

/** Runs the plan on each engine and prints a table of the figures. */
async function tabled<Run extends { readonly engine: Engine; readonly violations: readonly string[] }>(
  engines: readonly Engine[],
  run: (engine: Engine) => Promise<Run>,
  table: (runs: readonly Run[]) => string,
): Promise<readonly string[]> {
  const runs: Run[] = [];
  for (const engine of engines) {
    console.log(`${values.rounds} rounds on ${engine}`);
    runs.push(await run(engine));
  }
  console.log(table(runs));
  return runs.flatMap(({ engine, violations }) => violations.map((violation) => `${engine}: ${violation}`));
}

process.exitCode = await main();
