/** Bytes a second that all who share it may take together, after so many that nobody waits for. */
interface ThroughputLimitOptions {
  readonly perSecond: number;
  readonly ahead: number;
}

interface ThroughputClock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Shorter waits than this are not worth a timer, in milliseconds. */
const MIN_WAIT_MS = 5;

const CLOCK: ThroughputClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Slows who takes bytes down to a common speed; undefined means that nothing has to be waited for. */
export type ThroughputLimit = (bytes: number) => Promise<unknown> | undefined;

/** All who take at the same time are as fast as each other, since each waits for its next piece behind those of the others. */
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
