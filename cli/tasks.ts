// The tasks behind `npm start`, `npm test` and the other scripts, run with the pinned Node: `node cli/tasks.ts <task>
// …`.
import { existsSync } from 'node:fs';
import { build, isFresh } from './tasks/build.ts';
import { checkAlone } from './tasks/checks.ts';
import { findDataFolder, fromRoot } from './tasks/paths.ts';
import { runNode } from './tasks/process.ts';
import { runQuickChecks } from './tasks/run-quick-checks.ts';
import { serve, serveSources, start } from './tasks/serve.ts';
import { formatTally } from './tasks/tally.ts';
import { testRun } from './tasks/test-run.ts';

const [task = 'start', ...rest] = process.argv.slice(2);

const TASK_BY_NAME: Readonly<Record<string, () => Promise<number | undefined>>> = {
  start,
  serve,
  dev: serveSources,
  test: testRun,
  'test:quick': () => runQuickChecks(rest),
  build: async () => ((await build()) ? 0 : 1),
  check: async () => {
    const tally = await checkAlone();
    console.log(formatTally(tally));
    return tally.failures.length === 0 ? 0 : 1;
  },
  bench: () => runProgram('tests/bench/main.ts'),
  'coverage:requirements': () => runProgram('tests/coverage/main.ts'),
  cli: commandLine,
};

async function runProgram(file: string): Promise<number> {
  const { code } = await runNode([fromRoot(file), ...rest], { showOutput: true });
  return code;
}

/** Runs the command line in this process: the bundle if it is up to date, otherwise the sources. */
async function commandLine(): Promise<undefined> {
  const bundle = fromRoot('cli/dist/main.js');
  const entry = existsSync(bundle) && isFresh('cli') ? bundle : fromRoot('cli/src/main.ts');
  process.env.DATA_DIR = findDataFolder();
  process.argv = [process.execPath, entry, ...rest];
  await import(entry);
  return undefined;
}

const taskToRun = TASK_BY_NAME[task];
if (!taskToRun) {
  console.error(`There is no task ${task}. Tasks: ${Object.keys(TASK_BY_NAME).join(', ')}`);
  process.exitCode = 2;
} else {
  const code = await taskToRun();
  if (code !== undefined) process.exitCode = code;
}
