import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { calculatePercentile } from '../bench/load/load-driver.ts';
import { readResidentMebibytes } from '../bench/load/memory-by-minute.ts';
import type { Version } from '../bench/versions.ts';
import { type Engine, startServer } from './besieged-server.ts';
import { createHonestPeople, type Kind, type StatsByKind } from './honest.ts';

export interface KindResult {
  readonly calls: number;
  /** The share of rejected requests, 0 to 1. */
  readonly rejected: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly calmP99: number;
}

export interface Outcome {
  readonly name: string;
  readonly engine: Engine;
  readonly version: Version['name'];
  readonly kinds: Readonly<Record<Kind, KindResult>>;
  /** Memory in MiB: before the attack, the maximum during it, and a minute after it. */
  readonly memory: { readonly calm: number; readonly most: number; readonly after: number };
  /** Whether all figures are within their limits. */
  readonly isWithinLimits: boolean;
}

const HALL_ADDRESS = '198.51.100.7';
const CALM_SECONDS = 10;
const AFTER_SECONDS = 60;
/**
 * Limits for honest requests: the share of rejections, and the slowest hundredth as a multiple of its earlier duration.
 */
const MAX_REJECTED_SHARE = 0.05;
const MOST_SLOWER = 4;
/** Limit for additional memory a minute after the attack, in MiB. */
const MOST_MEMORY = 150;
/** Durations below this are too short to notice and always pass, in milliseconds. */
const UNNOTICED = 200;

interface AttackOptions {
  readonly name: string;
  readonly engine: Engine;
  readonly version: Version;
  readonly seconds: number;
  /** Whether the honest people are two hundred devices behind one address. */
  readonly inHall: boolean;
}

/** Lets honest people use a server, first alone and then during an attack. */
export async function runAttack({ name, engine, version, seconds, inHall }: AttackOptions): Promise<Outcome> {
  const server = await startServer(engine, version);
  try {
    const people = await createHonestPeople(server.url, inHall ? { hall: HALL_ADDRESS } : {});
    const actFor = (time: number) => people.act(AbortSignal.timeout(time * 1_000));
    await actFor(3);
    const calmStats = await actFor(CALM_SECONDS);
    const calm = readResidentMebibytes(server.pid);
    const watch = watchMemory(server.pid);
    const attacker = spawn(
      process.execPath,
      [fileURLToPath(new URL('attacker.ts', import.meta.url)), name, server.url],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    await pause(1_000);
    const stats = await actFor(seconds);
    await end(attacker);
    const most = watch.stop();
    const after = await settledMemory(server.pid, calm + MOST_MEMORY);
    const kinds = comparedBy(stats, calmStats);
    const isWithinLimits = Object.values(kinds).every(isKindServed) && after <= calm + MOST_MEMORY;
    return { name, engine, version: version.name, kinds, memory: { calm, most, after }, isWithinLimits };
  } finally {
    await server.stop();
  }
}

export const isKindServed = ({ calls, rejected, p99, calmP99 }: KindResult): boolean =>
  calls > 0 && rejected <= MAX_REJECTED_SHARE && p99 <= Math.max(UNNOTICED, MOST_SLOWER * calmP99);

function comparedBy(stats: StatsByKind, calm: StatsByKind): Record<Kind, KindResult> {
  const of = (kind: Kind): KindResult => {
    const { times, rejected } = stats[kind];
    const calls = times.length + rejected;
    return { calls: calls, rejected: rejected / calls, p99: slowest(times), calmP99: slowest(calm[kind].times) };
  };
  return { reading: of('reading'), login: of('login'), enquiry: of('enquiry'), upload: of('upload') };
}

const slowest = (times: readonly number[]): number =>
  calculatePercentile(
    [...times].sort((one, other) => one - other),
    0.99,
  );

function watchMemory(pid: number): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, readResidentMebibytes(pid));
  }, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** The memory a minute later, or as soon as it is below the limit. */
async function settledMemory(pid: number, allowed: number): Promise<number> {
  for (let second = 0; second < AFTER_SECONDS; second += 1) {
    if (readResidentMebibytes(pid) <= allowed) break;
    await pause(1_000);
  }
  return readResidentMebibytes(pid);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error('the attack ended by itself');
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
