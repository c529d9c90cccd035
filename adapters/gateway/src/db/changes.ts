import type { Database } from './database.ts';

/** Tracks changes of the database by any process: tables report them with triggers (migration 0005). */
export interface Changes {
  /**
   * The current version of a contract branch's answers; each change gives it a new name. Undefined while it is unknown:
   * then nothing made from the answers may be cached.
   */
  stateOf(branch: string): string | undefined;
  /**
   * The last known version. It differs from every earlier version that is known to have changed, and stays the same
   * while it is unknown whether there is a newer one.
   */
  lastStateOf(branch: string): string;
}

/** Listens for changes by this process and by all others on the same database. */
export function watchChanges(database: Database): Changes {
  const counts = new Map<string, number>();
  let connections = 0;
  let isListening = false;
  database.listen('change', {
    heard: (branch) => counts.set(branch, (counts.get(branch) ?? 0) + 1),
    listening: (is) => {
      isListening = is;
      connections += is ? 1 : 0; // notifications sent in between were missed
    },
  });
  const getLastState = (branch: string): string => `${connections}.${counts.get(branch) ?? 0}`;
  return { stateOf: (branch) => (isListening ? getLastState(branch) : undefined), lastStateOf: getLastState };
}
