// Picks requirements by a printed seed, breaks the code that their tests import, and checks that one of the tests fails.
// Run nothing else meanwhile: it changes source files and restores them.  node tests/coverage/break.ts [seed] [rows]
import { spawnSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { readLedger } from './ledger.ts';
import { type Mutation, mutated, mutationsOf } from './mutations.ts';
import { readLastRun } from './passed-tests.ts';
import { type Reference, referencesIn } from './references.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
const VITEST = join(ROOT, 'node_modules/vitest/vitest.mjs');
const TRIES = 40;
const TEST = /\.test\.tsx?$/;
/** Files that serve tests alone. Breaking them would show nothing about the product. */
const TEST_SUPPORT = /^tests\/|^cli\/test\/|\/support\/|-stage\.ts$|\/samples?\.ts$|\/scripted-/;

/** Random numbers from 0 up to 1 that are the same in every run with the seed. */
function randomBy(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

function shuffled<Item>(items: readonly Item[], random: () => number): readonly Item[] {
  return items
    .map((item) => ({ item, place: random() }))
    .sort((one, other) => one.place - other.place)
    .map(({ item }) => item);
}

/** The source files that a test imports. They are what it tests. */
function sourcesBehind(test: string): readonly string[] {
  const text = readFileSync(join(ROOT, test), 'utf8');
  const relatives = [...text.matchAll(/from '(\.{1,2}\/[^']+\.tsx?)'/g)].map(([, path = '']) =>
    relative(ROOT, join(ROOT, dirname(test), path)),
  );
  const packages = [...text.matchAll(/from '@fairhall\/([a-z]+)\/([^']+)'/g)].map(([, name, path]) =>
    name === 'gateway' ? `adapters/gateway/src/${path}.ts` : `${name}/src/${path}.ts`,
  );
  return [...relatives, ...packages].filter(
    (file) => !TEST.test(file) && !TEST_SUPPORT.test(file) && !file.endsWith('.json.ts'),
  );
}

function passes(test: string, id: string): boolean {
  const project = test.endsWith('.gateway.test.ts') ? 'gateway-pglite' : 'unit';
  const args = [
    VITEST,
    'run',
    '--root',
    '.',
    '--config',
    'tests/vitest.config.ts',
    '--project',
    project,
    test,
    '-t',
    id.replace('.', '\\.'),
  ];
  const run = spawnSync(process.execPath, args, {
    cwd: ROOT,
    stdio: 'ignore',
    timeout: 120_000,
    env: { ...process.env, APP_ENV: 'test' },
  });
  return run.status === 0;
}

/** Whether a test of the requirement fails once a file is changed in one place. The file is restored in any case. */
function failsWith(file: string, mutation: Mutation, test: string, id: string): boolean {
  const path = join(ROOT, file);
  const text = readFileSync(path, 'utf8');
  try {
    writeFileSync(path, mutated(text, mutation));
    return !passes(test, id);
  } finally {
    writeFileSync(path, text);
  }
}

function breakRow(id: string, references: readonly Reference[], random: () => number): string | undefined {
  for (const { file: test } of references) {
    if (!passes(test, id)) return undefined;
    const places = sourcesBehind(test).flatMap((file) =>
      mutationsOf(readFileSync(join(ROOT, file), 'utf8')).map((mutation) => ({ file, mutation })),
    );
    for (const { file, mutation } of shuffled(places, random).slice(0, TRIES)) {
      if (failsWith(file, mutation, test, id)) return `${file}: ${mutation.from} -> ${mutation.to}, seen by ${test}`;
    }
  }
  return undefined;
}

const seed = Number(process.argv[2] ?? Date.now() % 100_000);
const count = Number(process.argv[3] ?? 10);
const random = randomBy(seed);
const references = Map.groupBy(
  referencesIn(readLastRun()?.tests ?? []).filter(
    ({ file }) => TEST.test(file) && file !== 'fixtures/src/urls.test.ts',
  ),
  ({ id }) => id,
);
const candidates = readLedger().filter((row) => row.status === 'built' && references.has(row.id));
console.log(`seed ${seed}, ${count} of ${candidates.length} rows with a unit or gateway test`);
let unbroken = 0;
for (const row of shuffled(candidates, random).slice(0, count)) {
  const broken = breakRow(row.id, references.get(row.id) ?? [], random);
  if (broken === undefined) unbroken += 1;
  console.log(
    `${broken === undefined ? 'NOT BROKEN' : 'broken    '} ${row.id} ${row.title}${broken === undefined ? '' : `\n           ${broken}`}`,
  );
}
process.exitCode = unbroken > 0 ? 1 : 0;
