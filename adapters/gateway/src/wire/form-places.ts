import type { Result } from '@fairhall/core/result';
import { createPace, type Pace } from '../limits/pace.ts';
import { createWorkLine, type WorkFor } from '../limits/work-line.ts';

/** Forms that are read at once, and how many may wait for it with nothing of theirs kept. THR-40 REL-22 */
const AT_ONCE = 20;
const MOST_WAITING = 200;
/** Bytes of all forms together: faster than lines are that people send pictures on, and a small part of a processor. */
const PACE = { perSecond: 32 * 1024 ** 2, ahead: 32 * 1024 ** 2 };
/** How long a form may take in any case before it gives way, in milliseconds. */
const PATIENCE = 3_000;
const LOOKED_AT = 250;

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
 * Few forms are read at once. While a network waits that has fewer places than another, the slowest form of the one with the
 * most gives way, once it has had its time: who sends slowly from many sockets holds no place for long. THR-40
 */
export function createFormPlaces({
  atOnce = AT_ONCE,
  mostWaiting = MOST_WAITING,
  patience = PATIENCE,
}: PlacesSize = {}): FormPlaces {
  const line = createWorkLine({ atOnce, mostWaiting });
  const pace = createPace(PACE);
  const running = new Set<Running>();
  const waiting = new Map<object, string>();
  let looking: NodeJS.Timeout | undefined;
  const look = (): void => {
    if (waiting.size > 0) looking ??= setInterval(makeRoom, LOOKED_AT);
    else looking = void clearInterval(looking);
  };
  const makeRoom = (): void => {
    const now = performance.now();
    const counts = Map.groupBy(running, ({ network }) => network);
    const countOf = (network: string): number => counts.get(network)?.length ?? 0;
    const fewest = Math.min(...[...waiting.values()].map(countOf));
    const over = [...running].filter(({ began, network }) => now - began >= patience && countOf(network) > fewest);
    const most = Math.max(...over.map(({ network }) => countOf(network)));
    const [slowest] = over
      .filter(({ network }) => countOf(network) === most)
      .toSorted((one, other) => speedOf(one, now) - speedOf(other, now));
    slowest?.ending.abort();
  };
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
