// Kills the server under parallel enquiries, requests with files and carts, starts it again on the same data, and counts
// what is left: nothing that was acknowledged lost, nothing twice, files as they were sent, a mail for each event, at most
// one repeat a kill. At the end the store is broken in several ways, to see that each is noticed.
// node tests/kill/main.ts [--engine pglite|postgres] [--rounds 50] [--seed N] [--plan all|enquiries]
import { parseArgs } from 'node:util';
import { type EngineRun, runEngine } from './engine-run.ts';
import { PLANS } from './plan.ts';
import { ENGINES } from './store.ts';

const { values } = parseArgs({
  options: {
    engine: { type: 'string' },
    rounds: { type: 'string', default: '50' },
    seed: { type: 'string', default: String(Date.now() % 100_000) },
    plan: { type: 'string', default: 'all' },
  },
});

const HEADINGS = [
  'engine',
  'rounds',
  'kills',
  'sent',
  'acknowledged',
  'retried',
  'lost',
  'doubled',
  'files of requests',
  'files without a row',
  'outbox rows',
  'mails arrived',
  'repeats',
  'restart ms (median, longest)',
  'breakages noticed',
  'violations',
];

function rowOf(run: EngineRun): readonly string[] {
  const { restarts, breakages } = run;
  const restart = [restarts[Math.floor(restarts.length / 2)], restarts.at(-1)].map((time = 0) => Math.round(time));
  return [
    run.engine,
    run.rounds,
    run.kills,
    run.sent,
    run.acknowledged,
    run.retried,
    run.lost,
    run.doubled,
    run.adopted,
    run.orphans,
    run.outboxRows,
    run.arrived,
    run.repeats,
    restart.join(', '),
    `${breakages.tried - breakages.unnoticed.length} of ${breakages.tried}`,
    run.violations.length,
  ].map(String);
}

/** One line a figure, one column an engine. */
function tableOf(runs: readonly EngineRun[]): string {
  const columns = runs.map(rowOf);
  const width = Math.max(...HEADINGS.map(({ length }) => length));
  return HEADINGS.map((heading, line) =>
    [heading.padEnd(width), ...columns.map((column) => (column[line] ?? '').padStart(12))].join('  '),
  ).join('\n');
}

async function main(): Promise<number> {
  const [rounds, seed] = [Number(values.rounds), Number(values.seed)];
  const engines = ENGINES.filter((engine) => values.engine === undefined || values.engine === engine);
  const plan = PLANS.find((name) => name === values.plan);
  if (
    plan === undefined ||
    engines.length === 0 ||
    !Number.isInteger(rounds) ||
    rounds < 1 ||
    !Number.isInteger(seed)
  ) {
    console.error(
      'usage: node tests/kill/main.ts [--engine pglite|postgres] [--rounds 50] [--seed N] [--plan all|enquiries]',
    );
    return 2;
  }
  console.log(`seed ${seed}, plan ${plan}`);
  const runs: EngineRun[] = [];
  for (const engine of engines) {
    console.log(`${rounds} rounds on ${engine}`);
    runs.push(await runEngine(engine, { rounds, seed, plan, tell: console.log }));
  }
  console.log(tableOf(runs));
  const violations = runs.flatMap((run) => run.violations.map((violation) => `${run.engine}: ${violation}`));
  for (const violation of violations) console.error(violation);
  return violations.length === 0 ? 0 : 1;
}

process.exitCode = await main();
