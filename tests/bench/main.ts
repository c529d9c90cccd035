// Measures speed and size against their budgets: `node tests/bench/main.ts [section…] [--before folder] [--quick]
// [--no-build]` prints one table. `folder` is an older, built clone, which is measured in turn with this one.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Bench, Section } from './bench.ts';
import { createEndings } from './endings.ts';
import { releaseLock, takeLock } from './lock.ts';
import { measureAccounts } from './sections/accounts.ts';
import { measureBadge } from './sections/badge.ts';
import { measureCommandLine } from './sections/cli.ts';
import { measureGarbageCollections } from './sections/collections.ts';
import { measureImport } from './sections/import.ts';
import { measureInbox } from './sections/inbox.ts';
import { measureMemory } from './sections/memory.ts';
import { measureMemoryImport } from './sections/memory-import.ts';
import { measureMemoryPages } from './sections/memory-pages.ts';
import { measureMillion } from './sections/million.ts';
import { measurePages } from './sections/pages.ts';
import { measureRecall } from './sections/recall.ts';
import { measureRelevance } from './sections/relevance.ts';
import { measureRender } from './sections/render.ts';
import { measureSearchGrowth } from './sections/search-growth.ts';
import { measureSearchPGlite } from './sections/search-pglite.ts';
import { measureSearchPostgres } from './sections/search-postgres.ts';
import { measureSize } from './sections/size.ts';
import { measureStart } from './sections/start.ts';
import { measureDemoStart } from './sections/world.ts';
import { buildAll } from './servers/build.ts';
import { createPostgresCatalogues } from './servers/postgres-catalogue.ts';
import { formatTable, type Line } from './table.ts';
import { openOlderVersion, type Version } from './versions.ts';

const SECTIONS: Readonly<Record<string, Section>> = {
  'search-postgres': measureSearchPostgres,
  'search-growth': measureSearchGrowth,
  'search-pglite': measureSearchPGlite,
  recall: measureRecall,
  relevance: measureRelevance,
  render: measureRender,
  pages: measurePages,
  collections: measureGarbageCollections,
  size: measureSize,
  accounts: measureAccounts,
  badge: measureBadge,
  inbox: measureInbox,
  import: measureImport,
  cli: measureCommandLine,
  start: measureStart,
  memory: measureMemory,
  world: measureDemoStart,
};

/** Long sections, which run only when they are named: five minutes, five minutes, and a quarter of an hour. */
const LONG_SECTIONS: Readonly<Record<string, Section>> = {
  'memory-import': measureMemoryImport,
  'memory-pages': measureMemoryPages,
  million: measureMillion,
};

const tell = (text: string): void => console.error(`bench: ${text}`);

/** Creates a run: the resources that its sections share, and the clean-up for its end or interruption. */
function createRun(quick: boolean, before: Version | undefined) {
  const shared = createEndings();
  let ofSection = createEndings();
  const postgresCatalogue = createPostgresCatalogues({ quick, log: tell, onEnd: shared.add });
  return {
    measure: async (name: string, section: Section): Promise<readonly Line[]> => {
      ofSection = createEndings();
      try {
        return await linesOf(name, section, { quick, before, log: tell, onEnd: ofSection.add, postgresCatalogue });
      } finally {
        await ofSection.run();
      }
    },
    end: async () => {
      try {
        await ofSection.run();
        await shared.run();
      } finally {
        releaseLock();
      }
    },
  };
}

/** The lines of a section; a section that fails gives one line, which misses its budget. */
async function linesOf(name: string, section: Section, bench: Bench): Promise<readonly Line[]> {
  tell(`${name} …`);
  try {
    return (await section(bench)).map((line) => ({ ...line, name: `${name}: ${line.name}` }));
  } catch (error) {
    tell(`${name} failed: ${error instanceof Error ? error.stack : String(error)}`);
    return [{ name, figure: 'could not be measured', budget: 'a figure', isMet: false }];
  }
}

function readArguments() {
  const options = {
    quick: { type: 'boolean', default: false },
    build: { type: 'boolean', default: true },
    before: { type: 'string' },
  } as const;
  return parseArgs({ options, allowPositionals: true, allowNegative: true });
}

async function main(): Promise<number> {
  const { values, positionals } = readArguments();
  const all = { ...SECTIONS, ...LONG_SECTIONS };
  const unknown = positionals.filter((name) => !(name in all));
  if (unknown.length > 0) {
    console.error(`There is no section ${unknown.join(', ')}. Sections: ${Object.keys(all).join(', ')}`);
    return 2;
  }
  const wanted = Object.entries(positionals.length === 0 ? SECTIONS : all).filter(
    ([name]) => positionals.length === 0 || positionals.includes(name),
  );
  if (values.build) buildAll();
  const [loadBefore = 0] = loadavg();
  takeLock();
  const run = createRun(values.quick, values.before === undefined ? undefined : openOlderVersion(values.before));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => run.end().finally(() => process.exit(130)));
  const lines: Line[] = [];
  try {
    for (const [name, section] of wanted) lines.push(...(await run.measure(name, section)));
  } finally {
    await run.end();
  }
  console.log(formatTable(lines));
  console.log(`Machine: ${availableParallelism()} processors, load before the run ${loadBefore.toFixed(1)}.`);
  if (values.quick) console.log('A quick run, for trying out: its figures count for nothing.');
  return lines.some(({ isMet }) => isMet === false) && !values.quick ? 1 : 0;
}

process.exitCode = await main();
