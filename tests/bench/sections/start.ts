import { setTimeout as pause } from 'node:timers/promises';
import { type Bench, getCatalogueSize } from '../bench.ts';
import { findTerms } from '../catalogue/terms.ts';
import { openConnection } from '../load/http-connection.ts';
import { calculateMedian } from '../load/load-driver.ts';
import { readResidentMebibytes } from '../load/memory-by-minute.ts';
import { getRequest } from '../load/requests.ts';
import { createDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { fromRoot } from '../servers/paths.ts';
import { type StartedProcess, startProcess } from '../servers/started-process.ts';
import { formatMebibytes, formatMilliseconds, formatRatio, type Line, toMaximumLine } from '../table.ts';
import { listVersions, VERSION_NOW, type Version } from '../versions.ts';
import { createQuestions, createSearchTarget, type Question } from './search-postgres.ts';

const STARTS = 9;
const START_MS = 450;
const IDLE_MEBIBYTES = 110;
/** Milliseconds after which a server has finished its work following the first responses. */
const SETTLED_MS = 5_000;

interface Start {
  readonly milliseconds: number;
  readonly mebibytes: number;
}

/** Measures the time from the start of the process to the first search response on PostgreSQL, and the idle memory. */
export async function measureStart(bench: Bench): Promise<readonly Line[]> {
  const started = new Map<Version, Start[]>(listVersions(bench).map((version) => [version, []]));
  const [search] = createQuestions(findTerms(getCatalogueSize(bench)));
  if (search === undefined) throw new Error('there is nothing to ask');
  const empty: number[] = [];
  for (let turn = 0; turn < (bench.quick ? 1 : STARTS); turn += 1) {
    for (const [version, starts] of started) starts.push(await startOnce(bench, version, search));
    empty.push(await startEmpty(bench));
  }
  return [
    lineOf(started, ({ milliseconds }) => milliseconds, {
      name: 'gateway to its first answer',
      budget: START_MS,
      write: formatMilliseconds,
      note: ` (an empty Fastify ${formatMilliseconds(calculateMedian(empty))})`,
    }),
    lineOf(started, (one) => one.mebibytes, {
      name: 'idle memory',
      budget: IDLE_MEBIBYTES,
      write: formatMebibytes,
      note: '',
    }),
  ];
}

async function startOnce(bench: Bench, version: Version, question: Question): Promise<Start> {
  const databaseUrl = await bench.postgresCatalogue({ version });
  const dataFolder = createDataFolder(bench);
  const began = performance.now();
  const server = await startFairhall(bench, { version, dataFolder, databaseUrl });
  await askOnce(server, createSearchTarget(question, server.url).requests[0]);
  const took = performance.now() - began;
  await pause(bench.quick ? 500 : SETTLED_MS);
  const size = readResidentMebibytes(server.pid);
  await server.stop();
  return { milliseconds: took, mebibytes: size };
}

async function startEmpty(bench: Bench): Promise<number> {
  const began = performance.now();
  const server = await startProcess(bench, {
    args: [fromRoot('tests/bench/servers/empty-fastify.ts')],
    env: { NODE_ENV: 'production' },
    find: (written) => /^http:\S+/m.exec(written)?.[0],
  });
  await askOnce(server, getRequest(new URL(server.url)));
  const took = performance.now() - began;
  await server.stop();
  return took;
}

async function askOnce({ url }: StartedProcess, request: Buffer | undefined): Promise<void> {
  const connection = await openConnection(new URL(url));
  const { status } = await connection.ask(request ?? Buffer.of()).finally(() => connection.close());
  if (status !== 200) throw new Error(`the first answer had status ${status}`);
}

interface FigureFormat {
  readonly name: string;
  readonly budget: number;
  readonly write: (value: number) => string;
  readonly note: string;
}

function lineOf(
  started: ReadonlyMap<Version, readonly Start[]>,
  figureOf: (start: Start) => number,
  { name, budget, write, note }: FigureFormat,
): Line {
  const medianOf = (starts: readonly Start[]) => calculateMedian(starts.map(figureOf));
  const now = medianOf(started.get(VERSION_NOW) ?? []);
  const line = toMaximumLine(name, now, budget, write, note);
  const older = [...started].find(([version]) => version !== VERSION_NOW);
  if (older === undefined) return line;
  const before = medianOf(older[1]);
  return { ...line, before: { figure: write(before), ratio: formatRatio(now / before) } };
}
