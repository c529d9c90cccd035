import { err, ok, type Result } from '@fairhall/core/result';

/** A line for work that must not all be done at once. */
export interface WorkLine {
  /** Does it when its turn comes; where too many wait already it answers 'full' and never does it. */
  run<Value>(work: () => Promise<Value>): Promise<Result<Value, 'full'>>;
}

interface LineSize {
  readonly atOnce: number;
  readonly mostWaiting: number;
}

/** Lets a few pieces of work run and some wait for them, so that neither memory nor time is spent on the rest. REL-22 */
export function createWorkLine({ atOnce, mostWaiting }: LineSize): WorkLine {
  let running = 0;
  const waiting: (() => void)[] = [];
  return {
    run: async (work) => {
      if (running < atOnce) running += 1;
      else if (waiting.length >= mostWaiting) return err('full');
      else await new Promise<void>((resolve) => waiting.push(resolve));
      try {
        return ok(await work());
      } finally {
        const next = waiting.shift(); // its place goes straight to the next in line
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
