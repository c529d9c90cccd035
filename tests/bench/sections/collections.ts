import type { Bench } from '../bench.ts';
import { askTimes } from '../load/load-driver.ts';
import { createCommonLists, createPageTarget, type Reader } from '../pages/page-targets.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { type Line, toMaximumLine } from '../table.ts';
import { listVersions, VERSION_NOW, type Version } from '../versions.ts';

/** Tolerance: one collection may happen just before or after the measurement starts or ends. */
const CHANCE = 1;

interface Counted {
  readonly version: Version;
  readonly compressed: number;
  readonly plain: number;
}

/**
 * Measures full garbage collections of the server while it renders the same pages for clients with and without Brotli.
 * Each case gets a server of its own, since collections depend on the history of the process.
 */
export async function measureGarbageCollections(bench: Bench): Promise<readonly Line[]> {
  const counts: Counted[] = [];
  for (const version of listVersions(bench)) {
    const plain = await countIn(bench, version, 'none');
    counts.push({ version, plain, compressed: await countIn(bench, version, 'brotli') });
  }
  const [now, before] = [
    counts.find(({ version }) => version === VERSION_NOW),
    counts.find(({ version }) => version !== VERSION_NOW),
  ];
  if (now === undefined) throw new Error('nothing was counted');
  const name = 'full garbage collections with Brotli';
  const line = toMaximumLine(name, now.compressed, now.plain + CHANCE, String, told(now, bench));
  const ofBefore = before && { figure: `${before.compressed}${told(before, bench)}`, ratio: '' };
  return [ofBefore === undefined ? line : { ...line, before: ofBefore }];
}

const answersOf = ({ quick }: Bench): number => (quick ? 400 : 3_000);

const told = ({ plain }: Counted, bench: Bench): string => ` (${plain} without; ${answersOf(bench)} pages)`;

async function countIn(bench: Bench, version: Version, reader: Reader): Promise<number> {
  const databaseUrl = await bench.postgresCatalogue({ version });
  const server = await startFairhall(bench, {
    version,
    dataFolder: createDataFolder(bench),
    databaseUrl,
    pages: true,
    cachesPages: false,
    nodeArgs: ['--trace-gc'],
    listens: true,
  });
  const target = createPageTarget(createCommonLists(bench), { name: 'list', origin: server.url, reader });
  const load = { connections: 16, answers: answersOf(bench) };
  await askTimes(target, { ...load, answers: load.answers / 4 });
  const before = fullCollections(server.written());
  await askTimes(target, load);
  const counted = fullCollections(server.written()) - before;
  await server.stop();
  return counted;
}

/** Counts lines of Node's own GC trace. */
const fullCollections = (written: string): number => written.match(/Mark-Compact/g)?.length ?? 0;
