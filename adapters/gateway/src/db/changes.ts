import type { Database } from './database.ts';

/** What has changed in the database, by anybody: tables tell it by triggers (migration 0005). */
export interface Changes {
  /**
   * Which state what a branch of the contract answers is in; another state has another name. Undefined while nobody can
   * say: then nothing made of it may be kept.
   */
  stateOf(branch: string): string | undefined;
  /**
   * The last state that was known. It differs from every earlier state that is known to have changed, and stays the same
   * while nobody can say whether there is a newer one.
   */
  lastStateOf(branch: string): string;
}

/** Listens for changes, of this process and of all others on the same database. */
export function watchChanges(database: Database): Changes {
  const counts = new Map<string, number>();
  let connections = 0;
  let isListening = false;
  database.listen('change', {
    heard: (branch) => counts.set(branch, (counts.get(branch) ?? 0) + 1),
    listening: (is) => {
      isListening = is;
      connections += is ? 1 : 0; // what was sent in between was not heard
    },
  });
  const getLastState = (branch: string): string => `${connections}.${counts.get(branch) ?? 0}`;
  return { stateOf: (branch) => (isListening ? getLastState(branch) : undefined), lastStateOf: getLastState };
}
