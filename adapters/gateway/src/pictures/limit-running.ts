/** Runs at most `most` pieces of work at once; the others wait in line. `waiting` is how long the line is. */
export interface RunningLimit {
  readonly waiting: number;
  run<Value>(work: () => Promise<Value>): Promise<Value>;
}

export function limitRunning(most: number): RunningLimit {
  let running = 0;
  const line: (() => void)[] = [];
  return {
    get waiting() {
      return line.length;
    },
    run: async (work) => {
      if (running >= most) await new Promise<void>((resolve) => line.push(resolve));
      else running += 1;
      try {
        return await work();
      } finally {
        const next = line.shift(); // its place goes straight to the next in line
        if (next === undefined) running -= 1;
        else next();
      }
    },
  };
}
