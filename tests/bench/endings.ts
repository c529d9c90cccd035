type Work = () => Promise<void> | void;

/** Clean-up work for the end of something. */
export interface Endings {
  add(work: Work): void;
  /** Runs all clean-up, the last one first; continues after a failure and throws it at the end. */
  run(): Promise<void>;
}

export function createEndings(): Endings {
  const works: Work[] = [];
  return {
    add: (work) => {
      works.push(work);
    },
    run: async () => {
      const failures: unknown[] = [];
      for (let work = works.pop(); work !== undefined; work = works.pop()) {
        try {
          await work();
        } catch (error) {
          failures.push(error);
        }
      }
      if (failures.length > 0) throw new AggregateError(failures, 'the bench could not end everything it had started');
    },
  };
}
