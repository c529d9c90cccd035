import type { Timer } from './timer.ts';

/** A timer for tests: time passes only when a test calls `next`, and `count` returns the number of pending timers. */
export interface CountedTimer extends Timer {
  count(): number;
  /** Runs the timer that is due first. */
  next(): void;
}

export function createCountedTimer(): CountedTimer {
  const timers = new Map<number, { readonly due: number; readonly run: () => void }>();
  let [now, made] = [0, 0];
  return {
    setTimeout(run, milliseconds) {
      made += 1;
      timers.set(made, { due: now + milliseconds, run });
      return made;
    },
    clearTimeout: (handle) => void timers.delete(handle as number), // a handle that setTimeout returned
    count: () => timers.size,
    next() {
      const [next] = [...timers].sort(([, one], [, other]) => one.due - other.due);
      if (next === undefined) return;
      timers.delete(next[0]);
      now = next[1].due;
      next[1].run();
    },
  };
}
