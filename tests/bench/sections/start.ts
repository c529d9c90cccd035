import { setTimeout as pause } from 'node:timers/promises';
import { type Bench, catalogueSize } from '../bench.ts';
import { termsOf } from '../catalogue/terms.ts';
import { openConnection } from '../load/http-connection.ts';
import { median } from '../load/load-driver.ts';
import { residentMebibytes } from '../load/memory-by-minute.ts';
import { getRequest } from '../load/requests.ts';
import { makeDataFolder } from '../servers/data-folder.ts';
import { startFairhall } from '../servers/fairhall-server.ts';
import { at } from '../servers/paths.ts';
import { type StartedProcess, startProcess } from '../servers/started-process.ts';
import { atMost, type Line, mebibytes, milliseconds, ratio } from '../table.ts';
import { NOW, type Version, versionsOf } from '../versions.ts';
import { ownTarget, type Question, questionsOf } from './search-postgres.ts';

const STARTS = 9;
const START_MS = 450;
const IDLE_MEBIBYTES = 110;
/** By then what a server does after its first answers is done. */
const SETTLED_MS = 5_000;

interface Start {
  readonly milliseconds: number;
  readonly mebibytes: number;
}

/** From the start of the process to the first answered search on PostgreSQL, and its memory when nothing is asked of it. */
export async function start(bench: Bench): Promise<readonly Line[]> {
  const started = new Map<Version, Start[]>(versionsOf(bench).map((version) => [version, []]));
  const [search] = questionsOf(termsOf(catalogueSize(bench)));
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
      write: milliseconds,
      note: ` (an empty Fastify ${milliseconds(median(empty))})`,
    }),
    lineOf(started, (one) => one.mebibytes, {
      name: 'idle memory',
      budget: IDLE_MEBIBYTES,
      write: mebibytes,
      note: '',
    }),
  ];
}

async function startOnce(bench: Bench, version: Version, question: Question): Promise<Start> {
  const databaseUrl = await bench.postgresCatalogue({ version });
  const dataFolder = makeDataFolder(bench);
  const began = performance.now();
  const server = await startFairhall(bench, { version, dataFolder, databaseUrl });
  await askOnce(server, ownTarget(question, server.url).requests[0]);
  const took = performance.now() - began;
  await pause(bench.quick ? 500 : SETTLED_MS);
  const size = residentMebibytes(server.pid);
  await server.stop();
  return { milliseconds: took, mebibytes: size };
}

async function startEmpty(bench: Bench): Promise<number> {
  const began = performance.now();
  const server = await startProcess(bench, {
    args: [at('tests/bench/servers/empty-fastify.ts')],
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

interface Told {
  readonly name: string;
  readonly budget: number;
  readonly write: (value: number) => string;
  readonly note: string;
}

function lineOf(
  started: ReadonlyMap<Version, readonly Start[]>,
  figureOf: (start: Start) => number,
  { name, budget, write, note }: Told,
): Line {
  const medianOf = (starts: readonly Start[]) => median(starts.map(figureOf));
  const now = medianOf(started.get(NOW) ?? []);
  const line = atMost(name, now, budget, write, note);
  const older = [...started].find(([version]) => version !== NOW);
  if (older === undefined) return line;
  const before = medianOf(older[1]);
  return { ...line, before: { figure: write(before), ratio: ratio(now / before) } };
}
