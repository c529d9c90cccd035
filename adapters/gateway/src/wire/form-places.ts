import type { Result } from '@fairhall/core/result';
import { createPace, type Pace } from '../limits/pace.ts';
import { createWorkLine, type WorkFor } from '../limits/work-line.ts';

/** Forms that are read at once, and how many may wait for it with nothing of theirs kept. THR-40 REL-22 */
const AT_ONCE = 20;
const MOST_WAITING = 200;
/** Bytes of all forms together: faster than lines are that people send pictures on, and a small part of a processor. */
const PACE = { perSecond: 16 * 1024 ** 2, ahead: 16 * 1024 ** 2 };
/** How long a form may take in any case before it gives way, in milliseconds. */
const PATIENCE = 1_000;
const LOOKED_AT = 100;

/** The reading of a form. */
export interface FormReading {
  /** Ends when another network needs the place. */
  readonly signal: AbortSignal;
  /** Tells of bytes that came; the next ones are to be read when what it returns has ended. */
  came(bytes: number): Promise<unknown> | undefined;
}

export interface FormPlaces {
  /** Reads a form when there is a place; 'full' where too many wait already, or `left` ends before its turn. */
  read<Value>(
    whom: WorkFor,
    read: (reading: FormReading) => Promise<Value>,
    left?: AbortSignal,
  ): Promise<Result<Value, 'full'>>;
}

interface Running extends FormReading {
  readonly network: string;
  readonly began: number;
  readonly ending: AbortController;
  bytes: number;
}

interface PlacesSize {
  readonly atOnce?: number;
  readonly mostWaiting?: number;
  readonly patience?: number;
}

/**
 * Few forms are read at once. While a network waits that has fewer places than another, a form gives way that has had its
 * time: the slowest of the network that has the most forms here, be they read or waiting. So who sends from many sockets
 * holds no place for long, and who sends one form on a slow line is not the one to go. THR-40
 */
export function createFormPlaces({
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
  patience = PATIENCE,
}: PlacesSize = {}): FormPlaces {
  const line = createWorkLine({ name: 'forms', atOnce, mostWaiting });
  const pace = createPace(PACE);
  const running = new Set<Running>();
  const waiting = new Map<object, string>();
  let looking: NodeJS.Timeout | undefined;
  const look = (): void => {
    if (waiting.size > 0) looking ??= setInterval(makeRoom, LOOKED_AT);
    else looking = void clearInterval(looking);
  };
  const makeRoom = (): void => whoGivesWay([...running], [...waiting.values()], patience)?.ending.abort();
  return {
    read: (whom, read, left) => {
      const network = whom[0] ?? '';
      const waiter = {};
      waiting.set(waiter, network);
      look();
      const leave = (): void => {
        waiting.delete(waiter);
        look();
      };
      return line
        .run(
          whom,
          async () => {
            leave();
            const form = begin(network, pace);
            running.add(form);
            return read(form).finally(() => running.delete(form));
          },
          left,
        )
        .finally(leave);
    },
  };
}

/** Of the forms that have had their time and whose network has more places than one that waits. */
function whoGivesWay(running: readonly Running[], waiting: readonly string[], patience: number): Running | undefined {
  const now = performance.now();
  const read = Map.groupBy(running, ({ network }) => network);
  const waits = Map.groupBy(waiting, (network) => network);
  const readOf = (network: string): number => read.get(network)?.length ?? 0;
  const hereOf = (network: string): number => readOf(network) + (waits.get(network)?.length ?? 0);
  const fewest = Math.min(...waiting.map(readOf));
  const over = running.filter(({ began, network }) => now - began >= patience && readOf(network) > fewest);
  const most = Math.max(...over.map(({ network }) => hereOf(network)));
  const [slowest] = over
    .filter(({ network }) => hereOf(network) === most)
    .toSorted((one, other) => speedOf(one, now) - speedOf(other, now));
  return slowest;
}

function begin(network: string, pace: Pace): Running {
  const ending = new AbortController();
  const form: Running = {
    network,
    began: performance.now(),
    ending,
    signal: ending.signal,
    bytes: 0,
    came: (bytes) => {
      form.bytes += bytes;
      return pace(bytes);
    },
  };
  return form;
}

const speedOf = ({ bytes, began }: Running, now: number): number => bytes / (now - began);
