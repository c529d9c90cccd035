import { setImmediate } from 'node:timers/promises';

/** Work with the database in its order, while what follows is made ready. */
export interface Turns {
  /** Hands work over; it begins when all before it is done. Lets what is under way go on before it answers. */
  send(work: () => Promise<unknown>): Promise<void>;
  /** Waits until all is done; throws what the first that failed threw, and what was behind that was not begun. */
  end(): Promise<void>;
}

/** The database works at a statement while the values of the next are made here: neither waits for the other. */
export function takeTurns(): Turns {
  let last: Promise<unknown> = Promise.resolve();
  return {
    send: async (work) => {
      last = last.then(work);
      last.catch(() => undefined); // thrown when all is waited for
      await setImmediate();
    },
    end: async () => void (await last),
  };
}
