export interface Locks {
  /**
   * Runs `work` while no other work under the same name runs, in this tab or in another. Calls under that name wait in
   * turn, and a tab that dies gives its lock to the next. Without it, two tabs would both send a task that waited for a
   * login. REL-11
   */
  run<Done>(name: string, work: () => Promise<Done>): Promise<Done>;
}
