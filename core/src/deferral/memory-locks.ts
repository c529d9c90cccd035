import type { Locks } from '../ports/locks.ts';

/** Locks between the flows of one program, for environments without tabs. */
export function createMemoryLocks(): Locks {
  const last = new Map<string, Promise<unknown>>();
  return {
    run(name, work) {
      const turn = (last.get(name) ?? Promise.resolve()).then(work);
      last.set(
        name,
        turn.catch(() => undefined),
      );
      return turn;
    },
  };
}
