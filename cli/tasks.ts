// What stands behind `npm start`, `npm test` and the others, under the pinned Node: `node cli/tasks.ts <task> …`.
import { existsSync } from 'node:fs';
import { build, isFresh } from './tasks/build.ts';
import { checkAlone } from './tasks/checks.ts';
import { at, dataFolder } from './tasks/paths.ts';
import { node } from './tasks/process.ts';
import { quickRun } from './tasks/quick-run.ts';
import { dev, serve, start } from './tasks/serve.ts';
import { ending } from './tasks/tally.ts';
import { testRun } from './tasks/test-run.ts';

const [task = 'start', ...rest] = process.argv.slice(2);

const TASKS: Readonly<Record<string, () => Promise<number | undefined>>> = {
  start,
  serve,
  dev,
  test: testRun,
  'test:quick': () => quickRun(rest),
  build: async () => ((await build()) ? 0 : 1),
  check: async () => {
    const tally = await checkAlone();
    console.log(ending(tally));
    return tally.failures.length === 0 ? 0 : 1;
  },
  bench: () => program('tests/bench/main.ts'),
  'coverage:requirements': () => program('tests/coverage/main.ts'),
  cli: commandLine,
};

async function program(file: string): Promise<number> {
  const { code } = await node([at(file), ...rest], { shown: true });
  return code;
}

/** In this process: the bundle where it is up to date, else the sources. */
async function commandLine(): Promise<undefined> {
  const bundle = at('cli/dist/main.js');
  const entry = existsSync(bundle) && isFresh('cli') ? bundle : at('cli/src/main.ts');
  process.env.DATA_DIR = dataFolder();
  process.argv = [process.execPath, entry, ...rest];
  await import(entry);
  return undefined;
}

const work = TASKS[task];
if (!work) {
  console.error(`There is no task ${task}. Tasks: ${Object.keys(TASKS).join(', ')}`);
  process.exitCode = 2;
} else {
  const code = await work();
  if (code !== undefined) process.exitCode = code;
}
