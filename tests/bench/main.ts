// Speed and size against their budgets: `node tests/bench/main.ts [section…] [--before folder] [--quick] [--no-build]` prints
// one table. `folder` is an older clone, built, that is measured in turn with this one.
import { availableParallelism, loadavg } from 'node:os';
import { parseArgs } from 'node:util';
import type { Bench, Section } from './bench.ts';
import { createEndings } from './endings.ts';
import { releaseLock, takeLock } from './lock.ts';
import { accounts } from './sections/accounts.ts';
import { badge } from './sections/badge.ts';
import { cli } from './sections/cli.ts';
import { collections } from './sections/collections.ts';
import { importing } from './sections/import.ts';
import { inbox } from './sections/inbox.ts';
import { memory } from './sections/memory.ts';
import { memoryImport } from './sections/memory-import.ts';
import { memoryPages } from './sections/memory-pages.ts';
import { million } from './sections/million.ts';
import { pages } from './sections/pages.ts';
import { recall } from './sections/recall.ts';
import { relevance } from './sections/relevance.ts';
import { render } from './sections/render.ts';
import { searchGrowth } from './sections/search-growth.ts';
import { searchPGlite } from './sections/search-pglite.ts';
import { searchPostgres } from './sections/search-postgres.ts';
import { size } from './sections/size.ts';
import { start } from './sections/start.ts';
import { world } from './sections/world.ts';
import { buildAll } from './servers/build.ts';
import { createPostgresCatalogues } from './servers/postgres-catalogue.ts';
import { type Line, tableOf } from './table.ts';
import { olderVersion, type Version } from './versions.ts';

const SECTIONS: Readonly<Record<string, Section>> = {
  'search-postgres': searchPostgres,
  'search-growth': searchGrowth,
  'search-pglite': searchPGlite,
  recall,
  relevance,
  render,
  pages,
  collections,
  size,
  accounts,
  badge,
  inbox,
  import: importing,
  cli,
  start,
  memory,
  world,
};

/** They take long, and run only when they are named: five minutes, five minutes, and a quarter of an hour. */
const LONG_SECTIONS: Readonly<Record<string, Section>> = {
  'memory-import': memoryImport,
  'memory-pages': memoryPages,
  million,
};

const tell = (text: string): void => console.error(`bench: ${text}`);

/** A run: what its sections share, and what has to be undone when it is over or broken off. */
function createRun(quick: boolean, before: Version | undefined) {
  const shared = createEndings();
  let ofSection = createEndings();
  const postgresCatalogue = createPostgresCatalogues({ quick, tell, onEnd: shared.add });
  return {
    measure: async (name: string, section: Section): Promise<readonly Line[]> => {
      ofSection = createEndings();
      try {
        return await linesOf(name, section, { quick, before, tell, onEnd: ofSection.add, postgresCatalogue });
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

/** The lines of a section; one that cannot be measured is a line too, and missed. */
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
  const run = createRun(values.quick, values.before === undefined ? undefined : olderVersion(values.before));
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => run.end().finally(() => process.exit(130)));
  const lines: Line[] = [];
  try {
    for (const [name, section] of wanted) lines.push(...(await run.measure(name, section)));
  } finally {
    await run.end();
  }
  console.log(tableOf(lines));
  console.log(`Machine: ${availableParallelism()} processors, load before the run ${loadBefore.toFixed(1)}.`);
  if (values.quick) console.log('A quick run, for trying out: its figures count for nothing.');
  return lines.some(({ isMet }) => isMet === false) && !values.quick ? 1 : 0;
}

process.exitCode = await main();
