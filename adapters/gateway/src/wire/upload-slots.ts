import type { Result } from '@fairhall/core/result';
import { createThroughputLimit, type ThroughputLimit } from '../limits/throughput-limit.ts';
import { createWorkQueue, type QueueKeys } from '../limits/work-queue.ts';

/** Forms that are read at once, and how many may wait without any of their data being stored. THR-40 REL-22 */
const MAX_CONCURRENT = 20;
const MAX_WAITING = 200;
/**
 * Bytes per second of all forms together: faster than the lines on which people upload pictures, and a small part of a
 * processor's time.
 */
const LIMIT_THROUGHPUT = { perSecond: 16 * 1024 ** 2, ahead: 16 * 1024 ** 2 };
/** The time that every form gets before it may be evicted, in milliseconds. */
const MIN_FORM_MS = 1_000;
const CHECK_INTERVAL_MS = 100;

/** Controls the reading of a form. */
export interface FormReading {
  /** Aborts when another network needs the slot. */
  readonly signal: AbortSignal;
  /** Reports received bytes; read the next ones after the returned promise has resolved. */
  countBytes(bytes: number): Promise<unknown> | undefined;
}

export interface UploadSlots {
  /** Reads a form when a slot is free; 'full' if too many wait already, or `left` aborts before its turn. */
  read<Value>(
    keys: QueueKeys,
    read: (reading: FormReading) => Promise<Value>,
    left?: AbortSignal,
  ): Promise<Result<Value, 'full'>>;
}

interface RunningForm extends FormReading {
  readonly network: string;
  readonly began: number;
  readonly ending: AbortController;
  bytes: number;
}

interface UploadSlotOptions {
  readonly atOnce?: number;
  readonly mostWaiting?: number;
  readonly minimumMs?: number;
}

/**
 * Limits the forms that are read at once. While a network waits that has fewer slots than another, a form past its
 * minimum time is evicted: the slowest one of the network with the most forms, read or waiting. A client with many
 * sockets therefore holds no slot for long, and one with a single form on a slow line is not evicted. THR-40
 */
export function createUploadSlots({
  atOnce = MAX_CONCURRENT,
  mostWaiting = MAX_WAITING,
  minimumMs = MIN_FORM_MS,
}: UploadSlotOptions = {}): UploadSlots {
  const line = createWorkQueue({ name: 'forms', atOnce, mostWaiting });
  const pace = createThroughputLimit(LIMIT_THROUGHPUT);
  const running = new Set<RunningForm>();
  const waiting = new Map<object, string>();
  let timer: NodeJS.Timeout | undefined;
  const updateTimer = (): void => {
    if (waiting.size > 0) timer ??= setInterval(removeSlowest, CHECK_INTERVAL_MS);
    else timer = void clearInterval(timer);
  };
  const removeSlowest = (): void => findFormToEvict([...running], [...waiting.values()], minimumMs)?.ending.abort();
  return {
    read: (keys, read, left) => {
      const network = keys[0] ?? '';
      const waiter = {};
      waiting.set(waiter, network);
      updateTimer();
      const leave = (): void => {
        waiting.delete(waiter);
        updateTimer();
      };
      return line
        .run(
          keys,
          async () => {
            leave();
            const form = startReading(network, pace);
            running.add(form);
            return read(form).finally(() => running.delete(form));
          },
          left,
        )
        .finally(leave);
    },
  };
}

/** Selects among forms past their minimum time whose network has more slots than a waiting one. */
function findFormToEvict(
  running: readonly RunningForm[],
  waiting: readonly string[],
  minimumMs: number,
): RunningForm | undefined {
  const now = performance.now();
  const read = Map.groupBy(running, ({ network }) => network);
  const waits = Map.groupBy(waiting, (network) => network);
  const countReading = (network: string): number => read.get(network)?.length ?? 0;
  const countForms = (network: string): number => countReading(network) + (waits.get(network)?.length ?? 0);
  const fewest = Math.min(...waiting.map(countReading));
  const over = running.filter(({ began, network }) => now - began >= minimumMs && countReading(network) > fewest);
  const most = Math.max(...over.map(({ network }) => countForms(network)));
  const [slowest] = over
    .filter(({ network }) => countForms(network) === most)
    .toSorted((one, other) => measureSpeed(one, now) - measureSpeed(other, now));
  return slowest;
}

function startReading(network: string, pace: ThroughputLimit): RunningForm {
  const ending = new AbortController();
  const form: RunningForm = {
    network,
    began: performance.now(),
    ending,
    signal: ending.signal,
    bytes: 0,
    countBytes: (bytes) => {
      form.bytes += bytes;
      return pace(bytes);
    },
  };
  return form;
}

const measureSpeed = ({ bytes, began }: RunningForm, now: number): number => bytes / (now - began);
