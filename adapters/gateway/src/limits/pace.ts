/** Bytes a second that all who share it may take together, after so many that nobody waits for. */
interface PaceSize {
  readonly perSecond: number;
  readonly ahead: number;
}

interface PaceClock {
  /** Milliseconds. */
  readonly now: () => number;
  readonly wait: (ms: number) => Promise<unknown>;
}

/** Shorter waits than this are not worth a timer, in milliseconds. */
const NOT_WORTH = 5;

const CLOCK: PaceClock = {
  now: () => performance.now(),
  wait: (ms) => new Promise((resolve) => setTimeout(resolve, ms)),
};

/** Slows who takes bytes down to a common speed; undefined means that nothing has to be waited for. */
export type Pace = (bytes: number) => Promise<unknown> | undefined;

/** All who take at the same time are as fast as each other, since each waits for its next piece behind those of the others. */
export function createPace({ perSecond, ahead }: PaceSize, { now, wait }: PaceClock = CLOCK): Pace {
  const lead = (ahead / perSecond) * 1_000;
  let due = -Infinity;
  return (bytes) => {
    const time = now();
    due = Math.max(due, time - lead) + (bytes / perSecond) * 1_000;
    return due - time < NOT_WORTH ? undefined : wait(due - time);
  };
}
