/** Runs work under one name one at a time. */
export interface Locks {
  /**
   * Runs `work` while no other work with the same name runs: in this program, and in the browser's other tabs if it
   * supports locks across tabs. Other callers wait for their turn; a tab that dies releases the lock. REL-11
   */
  run<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
}
