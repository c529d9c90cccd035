import type { Timer } from './timer.ts';

/** A timer for tests: its times pass when a test says so, and it knows how many are still to come. */
export interface CountedTimer extends Timer {
  count(): number;
  /** The one that is due first runs. */
  next(): void;
}

export function countedTimer(): CountedTimer {
  const timers = new Map<number, { readonly due: number; readonly run: () => void }>();
  let [now, made] = [0, 0];
  return {
    setTimeout(run, milliseconds) {
      made += 1;
      timers.set(made, { due: now + milliseconds, run });
      return made;
    },
    clearTimeout: (handle) => void timers.delete(handle as number), // one that setTimeout gave
    count: () => timers.size,
    next() {
      const [first] = [...timers].sort(([, one], [, other]) => one.due - other.due);
      if (first === undefined) return;
      timers.delete(first[0]);
      now = first[1].due;
      first[1].run();
    },
  };
}
