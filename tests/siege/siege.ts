import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { percentile } from '../bench/load/load-driver.ts';
import { residentMebibytes } from '../bench/load/memory-by-minute.ts';
import type { Version } from '../bench/versions.ts';
import { type Engine, startBesieged } from './besieged-server.ts';
import { gatherPeople, type Kind, type SeenByKind } from './honest.ts';

export interface KindSeen {
  readonly asked: number;
  /** Share of them that were refused, 0 to 1. */
  readonly refused: number;
  /** Milliseconds. */
  readonly p99: number;
  readonly calmP99: number;
}

export interface Outcome {
  readonly name: string;
  readonly engine: Engine;
  readonly version: Version['name'];
  readonly kinds: Readonly<Record<Kind, KindSeen>>;
  /** MiB: while it was calm, at most during the attack, and at most a minute after it. */
  readonly memory: { readonly calm: number; readonly most: number; readonly after: number };
  /** Whether all stayed within what is promised. */
  readonly isHeld: boolean;
}

const HALL_ADDRESS = '198.51.100.7';
const CALM_SECONDS = 10;
const AFTER_SECONDS = 60;
/** Of honest requests at most so many are refused, and the slowest hundredth takes so many times what it took before. */
const MOST_REFUSED = 0.05;
const MOST_SLOWER = 4;
/** MiB above what it was, a minute after. */
const MOST_MEMORY = 150;
/** A person notices nothing below this, in milliseconds, whatever it was before. */
const UNNOTICED = 200;

interface Besieging {
  readonly name: string;
  readonly engine: Engine;
  readonly version: Version;
  readonly seconds: number;
  /** Whether the honest people are two hundred devices behind one address. */
  readonly inHall: boolean;
}

/** Lets honest people use a server, first alone and then through an attack. */
export async function besiege({ name, engine, version, seconds, inHall }: Besieging): Promise<Outcome> {
  const server = await startBesieged(engine, version);
  try {
    const people = await gatherPeople(server.url, inHall ? { hall: HALL_ADDRESS } : {});
    const actFor = (time: number) => people.act(AbortSignal.timeout(time * 1_000));
    await actFor(3);
    const calmSeen = await actFor(CALM_SECONDS);
    const calm = residentMebibytes(server.pid);
    const watch = watchMemory(server.pid);
    const attacker = spawn(
      process.execPath,
      [fileURLToPath(new URL('attacker.ts', import.meta.url)), name, server.url],
      {
        stdio: ['ignore', 'ignore', 'inherit'],
      },
    );
    await pause(1_000);
    const seen = await actFor(seconds);
    await end(attacker);
    const most = watch.stop();
    const after = await settledMemory(server.pid, calm + MOST_MEMORY);
    const kinds = comparedBy(seen, calmSeen);
    const isHeld = Object.values(kinds).every(isKindHeld) && after <= calm + MOST_MEMORY;
    return { name, engine, version: version.name, kinds, memory: { calm, most, after }, isHeld };
  } finally {
    await server.stop();
  }
}

export const isKindHeld = ({ asked, refused, p99, calmP99 }: KindSeen): boolean =>
  asked > 0 && refused <= MOST_REFUSED && p99 <= Math.max(UNNOTICED, MOST_SLOWER * calmP99);

function comparedBy(seen: SeenByKind, calm: SeenByKind): Record<Kind, KindSeen> {
  const of = (kind: Kind): KindSeen => {
    const { times, refused } = seen[kind];
    const asked = times.length + refused;
    return { asked, refused: refused / asked, p99: slowest(times), calmP99: slowest(calm[kind].times) };
  };
  return { reading: of('reading'), login: of('login'), enquiry: of('enquiry'), upload: of('upload') };
}

const slowest = (times: readonly number[]): number =>
  percentile(
    [...times].sort((one, other) => one - other),
    0.99,
  );

function watchMemory(pid: number): { stop(): number } {
  let most = 0;
  const timer = setInterval(() => {
    most = Math.max(most, residentMebibytes(pid));
  }, 250);
  return {
    stop: () => {
      clearInterval(timer);
      return most;
    },
  };
}

/** Memory a minute later, or as soon as it is below what is allowed. */
async function settledMemory(pid: number, allowed: number): Promise<number> {
  for (let second = 0; second < AFTER_SECONDS; second += 1) {
    if (residentMebibytes(pid) <= allowed) break;
    await pause(1_000);
  }
  return residentMebibytes(pid);
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) throw new Error('the attack ended by itself');
  const gone = once(child, 'exit');
  child.kill('SIGTERM');
  await gone;
}
