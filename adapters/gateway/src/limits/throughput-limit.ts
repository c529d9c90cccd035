/** Bytes per second for all users of the limit together, and the number of bytes that pass without a wait. */
interface ThroughputLimitOptions {
  readonly perSecond: number;
  readonly ahead: number;
}

interface ThroughputClock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Shorter waits are not worth a timer, in milliseconds. */
const MIN_WAIT_MS = 5;

const CLOCK: ThroughputClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Slows the sender of some bytes to the common speed; undefined if it need not wait. */
export type ThroughputLimit = (bytes: number) => Promise<unknown> | undefined;

/** Concurrent senders get the same speed, since each waits for its next chunk behind the chunks of the others. */
export function createThroughputLimit(
  { perSecond, ahead }: ThroughputLimitOptions,
  { now, wait }: ThroughputClock = CLOCK,
): ThroughputLimit {
  const lead = (ahead / perSecond) * 1_000;
  let due = -Infinity;
  return (bytes) => {
    const time = now();
    due = Math.max(due, time - lead) + (bytes / perSecond) * 1_000;
    return due - time < MIN_WAIT_MS ? undefined : wait(due - time);
  };
}
