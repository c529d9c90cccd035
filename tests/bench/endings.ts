type Work = () => Promise<void> | void;

/** Things to undo when something is over. */
export interface Endings {
  add(work: Work): void;
  /** Undoes all, the last first; goes on after a failure and throws it afterwards. */
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
