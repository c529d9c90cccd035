// Picks requirements by a printed seed, breaks code that their own tests run, in a copy of the repository, and reports
// which tests failed.
//
// node tests/coverage/break.ts [seed] [rows, or ids with commas] [maximum of rows in a browser]
//
// Requires an earlier `npm test`.
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { buildForBrowser, recordInBrowser, runInBrowser } from './browser-runs.ts';
import { createRandom, shuffle } from './chance.ts';
import { type ExecutedCode, mergeExecutedCode } from './executed-code.ts';
import { type Row, readLedger } from './ledger.ts';
import {
  formatLine,
  listMutationSites,
  type MutationSite,
  type RecordedCode,
  sortByLikelihood,
} from './mutation-sites.ts';
import { applyMutation } from './mutations.ts';
import { readLastRun } from './passed-tests.ts';
import { findReferences } from './references.ts';
import { type RowTests, selectRowTests } from './row-tests.ts';
import { type RowRun, recordUnits, runUnits } from './unit-runs.ts';
import { createWorkingCopy } from './working-copy.ts';

const ROOT = new URL('../../', import.meta.url).pathname;
/** Maximum number of mutations for a row until one is detected. In a browser each needs a build. */
const TRIES = { unit: 5, browser: 3 };
/** Files for tests only. Breaking them would show nothing about the product. */
const SUPPORT =
  /\.test(?:-data|-driver)?\.tsx?$|^tests\/(?!coverage)|^tests\/coverage\/r|^cli\/t|^fixtures\/src\/(?!world)|\/support\/|\.test-driver\.ts$|\/memory\/|\/(?:test-deferral|create-typed-text|member-paths|walk-flow|fake-[\w-]+)\.ts$|\/samples?|sample.*\.ts$|\/scripted-/;
const isSource = (file: string): boolean => !SUPPORT.test(file);

interface Sampled {
  readonly row: Row;
  readonly tests: RowTests;
}

interface BreakableRow extends Sampled {
  readonly sites: readonly MutationSite[];
}

const seed = Number(process.argv[2] ?? Date.now() % 100_000);
/** The number of rows, or their ids. */
const wanted = (process.argv[3] ?? '10').split(',');
const count = Number(wanted[0]);
const inBrowser = Number(process.argv[4] ?? 5);
const random = createRandom(seed);

/** Random rows, with at most the given number of rows that only a browser test shows. */
function sample(): readonly Sampled[] {
  const run = readLastRun();
  if (run === undefined) throw new Error('run `npm test` first: it tells which tests show a requirement');
  const references = Map.groupBy(findReferences(run.tests), ({ id }) => id);
  const rows = shuffle(
    readLedger().filter(({ id, status }) => status === 'built' && (count > 0 || wanted.includes(id))),
    random,
  );
  const candidates = rows.flatMap((row) => {
    const tests = selectRowTests(row, references.get(row.id) ?? [], (items) => shuffle(items, random));
    return tests === undefined ? [] : [{ row, tests }];
  });
  const browserRows = candidates.filter(({ tests }) => tests.kind === 'browser').slice(0, inBrowser);
  const sampled = candidates
    .filter(({ tests }) => tests.kind === 'unit')
    .slice(0, (count || candidates.length) - browserRows.length);
  console.log(`seed ${seed}: ${sampled.length} rows by units and the gateway, ${browserRows.length} in a browser`);
  console.log(`of ${candidates.length} built rows whose tests can be run`);
  return [...sampled, ...browserRows];
}

const runOn = (copy: string, tests: RowTests): Promise<RowRun> =>
  tests.kind === 'unit' ? runUnits(copy, tests.tests) : runInBrowser(copy, tests.test);

/** The code that the tests of each row ran; undefined for a row without a passing test. */
async function recordAll(copy: string, sampled: readonly Sampled[]): Promise<readonly (RecordedCode | undefined)[]> {
  const units = sampled.flatMap(({ tests }) => (tests.kind === 'unit' ? tests.tests : []));
  const ofUnit = units.length > 0 ? await recordUnits(copy, units) : () => undefined;
  const all: (RecordedCode | undefined)[] = [];
  for (const { tests } of sampled) {
    if (tests.kind === 'browser') all.push(await recordInBrowser(copy, tests.test));
    else {
      const recorded = tests.tests.flatMap((test) => ofUnit(test) ?? []);
      const of = (when: keyof RecordedCode): ExecutedCode => mergeExecutedCode(recorded.map((one) => one[when]));
      all.push(recorded.length === 0 ? undefined : { test: of('test'), loading: of('loading') });
    }
  }
  return all;
}

async function findMutationSites(copy: string, sampled: readonly Sampled[]): Promise<readonly BreakableRow[]> {
  const recorded = await recordAll(copy, sampled);
  const read = (file: string): string => readFileSync(join(copy, file), 'utf8');
  const isPage = (file: string): boolean => isSource(file) && file.startsWith('web/src/');
  return sampled.map(({ row, tests }, at) => {
    const ran = recorded[at];
    if (ran === undefined) console.log(`${row.id} ${row.title}: none of its tests passes as it is`);
    const sites = ran === undefined ? [] : listMutationSites(ran, tests.kind === 'unit' ? isSource : isPage, read);
    return { row, tests, sites: shuffle(sites, random) };
  });
}

/** Runs a row's tests with a mutation, and undoes it. */
async function tryMutation(copy: string, { file, mutation }: MutationSite, tests: RowTests): Promise<RowRun> {
  const path = join(copy, file);
  const text = readFileSync(path, 'utf8');
  writeFileSync(path, applyMutation(text, mutation));
  try {
    return await runOn(copy, tests);
  } finally {
    writeFileSync(path, text);
  }
}

const describeSite = ({ file, line, mutation }: MutationSite): string =>
  `${file}:${line}  ${mutation.from.replaceAll('\n', ' ')} -> ${mutation.to.replaceAll('\n', ' ')}`;

/** Breaks a row's code until its tests fail, and prints the change and the failed test. */
async function breakRow(
  copy: string,
  { row, tests, sites }: BreakableRow,
  uses: ReadonlyMap<string, number>,
): Promise<boolean> {
  const rowTests = tests.kind === 'unit' ? tests.tests : [tests.test];
  const titles = rowTests.map(({ title }) => title);
  const isAbout = (file: string): boolean => readFileSync(join(copy, file), 'utf8').includes(row.id);
  const unseen: MutationSite[] = [];
  for (const site of sortByLikelihood(sites, uses, titles, isAbout).slice(0, 2 * TRIES[tests.kind])) {
    if (unseen.length === TRIES[tests.kind]) break;
    const { detectedBy, isVoid } = await tryMutation(copy, site, tests);
    if (isVoid) continue;
    if (detectedBy !== undefined) {
      console.log(`seen      ${row.id} ${row.title}\n            ${describeSite(site)}\n            by ${detectedBy}`);
      for (const one of unseen) console.log(`            not ${describeSite(one)}`);
      return true;
    }
    unseen.push(site);
  }
  const why = unseen.length === 0 ? ': nothing that its tests run could be broken' : '';
  console.log(`NOT SEEN  ${row.id} ${row.title}${why}`);
  for (const one of unseen) console.log(`            ${describeSite(one)}`);
  for (const { file, title } of rowTests) console.log(`            test ${file}: ${title}`);
  return false;
}

const sampled = sample();
const copy = createWorkingCopy(ROOT);
if (sampled.some(({ tests }) => tests.kind === 'browser')) await buildForBrowser(copy);
const found = await findMutationSites(copy, sampled);
const uses = new Map<string, number>();
for (const { sites } of found)
  for (const line of new Set(sites.map(formatLine))) uses.set(line, (uses.get(line) ?? 0) + 1);
let unseen = 0;
for (const one of found) if (!(await breakRow(copy, one, uses))) unseen += 1;
console.log(`${found.length} rows, ${found.length - unseen} seen, ${unseen} not seen`);
process.exitCode = unseen > 0 ? 1 : 0;
